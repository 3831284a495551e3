"""Moves that nobody has listed say of themselves what their list would say."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from dracotheque import games
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Unlisted

LONG = {"drakon": ("action", "rotation"), "dragons_du_mekong": ("plank",)}


def met(game: str, question: str) -> Iterator[Unlisted]:
    """The unlisted moves of this question in a few random games, none of them listed before."""
    dice = Random(1)
    for seed in range(20):
        state = games.get(game).start(4, seed=seed, events=False)
        for _ in range(100):
            if state.over:
                break
            seat = state.actors[0]
            decision = state.decision(seat)
            if decision.question == question and isinstance(decision.moves, Unlisted):
                moves = games.get(game).from_json(state.to_json(), events=False).decision(seat).moves
                assert isinstance(moves, Unlisted)
                yield moves
            state.play(seat, decision.moves[int(dice.random() * len(decision.moves))])


@pytest.mark.parametrize(("game", "question"), [(game, each) for game, those in LONG.items() for each in those])
def test_one_by_one_they_are_the_list(game: str, question: str) -> None:
    strangers: list[Move] = []
    count = 0
    for moves in islice(met(game, question), 12):
        one_by_one = [moves[place] for place in range(len(moves))]
        claimed = [move for move in strangers if move in moves]
        assert all(move in moves for move in one_by_one)
        assert moves == one_by_one
        assert list(moves) == one_by_one
        assert (moves[-1], moves[1:3]) == (one_by_one[-1], one_by_one[1:3])
        assert claimed == [move for move in strangers if move in one_by_one]
        with pytest.raises(IndexError):
            moves[len(one_by_one)]
        strangers = one_by_one
        count += 1
    assert count > 1


def test_what_was_never_handed_out_is_no_move() -> None:
    state = games.get("drakon").start(4, seed=1)
    assert isinstance(state.decision(0).moves, Unlisted)
    with pytest.raises(IllegalMove, match="refuse-not-a-move"):
        state.play(0, None)  # type: ignore[arg-type]  # nothing was taken from the list yet
