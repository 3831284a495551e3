"""Answers that are given piece by piece: by lot as likely as the network says, or the likeliest of all."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import exp
from random import Random
from typing import Any

import pytest

from dracotheque import games
from dracotheque.bots.learned import LearnedMind, shared_out
from dracotheque.bots.mind import Asked
from dracotheque.bots.network import Position
from dracotheque.bots.spelling import likeliest, logarithms, spell, spelled_in
from dracotheque.core.decisions import Decision
from dracotheque.core.window import Window

LETTERS = 3


class Words:
    """A room whose answers are the three letters 0, 1, 2 in any order; features are the letters said so far."""

    SPELLED = frozenset({"word"})

    @staticmethod
    def features(world: int, seat: int) -> list[int]:
        return [10 + world]

    @staticmethod
    def pieces(world: int, seat: int, said: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(letter for letter in range(LETTERS) if letter not in said)

    @staticmethod
    def told(said: Sequence[int]) -> list[int]:
        return list(said)

    @staticmethod
    def whole(world: int, seat: int, said: Sequence[int]) -> str:
        return "".join(map(str, said))


class Taste:
    """Likes each letter so much more, in 256ths, at the first place; all alike later on."""

    quick = True
    asked = 0

    def answers(self, positions: Sequence[Position], actions: Sequence[Sequence[int]]) -> list[list[int]]:
        self.asked += 1
        return [
            [256 * letter if len(position) == 1 else 0 for letter in letters]
            for position, letters in zip(positions, actions, strict=True)
        ]

    def shares(self, positions: Sequence[Position]) -> list[int]:
        return [0] * len(positions)


ROOM: Any = Words()
WORLD: Any = 1
"""Any stands for a game's own room and state."""
CHANCES = [exp(letter) / sum(map(exp, range(LETTERS))) for letter in range(LETTERS)]


def test_all_answers_are_spelled_at_once_each_with_its_own_dice() -> None:
    taste = Taste()
    said = spell(ROOM, taste, [(WORLD, 0, Random(number)) for number in range(3000)])
    assert taste.asked == LETTERS
    assert said[:50] == [spell(ROOM, taste, [(WORLD, 0, Random(number))])[0] for number in range(50)]
    counted: Counter[Any] = Counter(said)
    for letters in permutations("012"):
        word = "".join(letters)
        assert counted[word] / 3000 == pytest.approx(CHANCES[int(word[0])] / 2, abs=0.03)


def test_the_likeliest_answers_come_first_the_best_with_weight_one() -> None:
    found = likeliest(ROOM, Taste(), WORLD, 0, 4)
    words: list[Any] = [word for word, _ in found]
    assert words == ["201", "210", "102", "120"]
    assert [weight for _, weight in found] == pytest.approx([1.0, 1.0, exp(-1.0), exp(-1.0)])


def test_logarithms_are_of_chances_that_make_one() -> None:
    assert sum(map(exp, logarithms([300, -20, 0]))) == pytest.approx(1.0)


def test_few_games_spell() -> None:
    assert spelled_in(games.get("dragons_du_mekong").insight.features) == {"programme"}
    assert spelled_in(games.get("drakon").insight.features) == frozenset()


def test_answers_found_in_two_ways_come_in_the_order_of_the_questions() -> None:
    asked: Any = [(None, seat, Decision(seat, question), None) for seat, question in enumerate(("a", "b", "a"))]

    def told(word: str) -> Any:
        return lambda asked: [f"{word}{seat}" for _, seat, _, _ in asked]

    def answers(questions: frozenset[str]) -> list[Any]:
        return list(shared_out(asked, questions, told("these"), told("others")))

    assert answers(frozenset({"b"})) == ["others0", "these1", "others2"]
    assert answers(frozenset()) == ["others0", "others1", "others2"]


def test_a_mind_spells_programmes_and_lists_what_is_not_spelled() -> None:
    game = games.get("dragons_du_mekong")
    taste: Any = Taste()
    mind = LearnedMind(game, taste)
    state = game.start(2, seed=1, events=False)

    def asked() -> list[Asked]:
        return [(state, seat, state.decision(seat), Random(seat)) for seat in (0, 1)]

    programmes = mind.moves(asked())
    assert programmes == mind.spelled(asked()) and programmes[0] not in state.decision(0).moves
    ideas = mind.ideas_at(Window(state, 0), Random(1))
    assert len({move for move, _ in ideas}) == mind.traits.breadth
    assert sum(weight for _, weight in ideas) == pytest.approx(1.0)
    for seat, programme in enumerate(programmes):
        state.play(seat, programme)
    seat = state.actors[0]
    assert mind.moves([(state, seat, state.decision(seat), Random(1))])[0] in state.decision(seat).moves
