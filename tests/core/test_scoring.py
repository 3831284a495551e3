"""What a sensible player makes of scores. (core/scoring.py)"""

from random import Random

import pytest

from dracotheque.core.moves import Move
from dracotheque.core.scoring import NEAR_TIE, TEMPTATION, drawn_to, one_of_the_best


class Step(Move, frozen=True):
    place: int


MOVES = [Step(0), Step(1), Step(2)]


def test_the_best_move_is_taken_and_chance_is_not_asked() -> None:
    rng = Random(0)
    before = rng.getstate()
    assert one_of_the_best(MOVES, [1.0, 3.0, 2.0], rng) is MOVES[1]
    assert rng.getstate() == before


def test_chance_decides_between_near_equals_alone() -> None:
    scores = [3.0, 3.0 - NEAR_TIE / 2, 3.0 - 2 * NEAR_TIE]
    taken = {one_of_the_best(MOVES, scores, Random(seed)) for seed in range(20)}
    assert taken == {MOVES[0], MOVES[1]}
    assert {one_of_the_best(MOVES, scores, Random(seed), near=1e-6) for seed in range(20)} == {MOVES[0]}


def test_one_is_drawn_to_the_best_move_and_less_to_the_others() -> None:
    assert drawn_to([1.0, 1.0 - TEMPTATION]) == pytest.approx([1.0, 0.367879], abs=1e-5)
