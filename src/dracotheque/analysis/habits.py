"""Habits: which kind of question costs somebody most, over the decisions of several games."""

from collections.abc import Iterable
from typing import Final

import msgspec

from dracotheque.analysis.values import Judged

GAMES: Final = 10
"""How many of somebody's last games tell what to work on."""
MOST: Final = 2
"""Things to work on at a time."""
COSTLY: Final = ("slip", "blunder")


class Habit(msgspec.Struct, frozen=True):
    """One kind of question, and what one's answers to it came to."""

    question: str
    made: int
    costly: int
    """How many of them surely gave something away."""
    lost: float
    """What these cost together, in victories."""


def to_work_on(decisions: Iterable[Judged]) -> tuple[Habit, ...]:
    """The kinds of questions that cost most, the dearest first; what is within the noise counts for nothing."""
    by_question: dict[str, list[Judged]] = {}
    for each in decisions:
        if each.verdict != "forced":
            by_question.setdefault(each.question, []).append(each)
    found = [_habit(question, made) for question, made in by_question.items()]
    return tuple(sorted((each for each in found if each.costly), key=lambda each: -each.lost)[:MOST])


def _habit(question: str, made: list[Judged]) -> Habit:
    costs = [each.cost.value for each in made if each.verdict in COSTLY]
    return Habit(question, len(made), len(costs), sum(costs))
