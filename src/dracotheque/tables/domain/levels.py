"""Which bots suit somebody: the level at which one wins about as often as not, as one's own results tell."""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from dracotheque.bots import CHARACTERS
from dracotheque.bots.characters import LEVELS, Level
from dracotheque.tables.domain.tables import Chair, TableRecord

STEP: Final = 1.1
"""How far apart two levels are taken to be: at a table of two, the upper one wins three games in four."""
NEWCOMER: Final = 0.0
"""Somebody of whom nothing is known plays like a beginner, give or take."""
SPREAD: Final = 2.0
FADING: Final = 0.92
"""What a game tells beside the one after it: people learn."""
LOOKED_AT: Final = 60
"""Finished games of a kind, with whomever."""
REMEMBERED: Final = 30
"""Those of them that count."""
SAID: Final = 5
"""Games that are told of."""
STRENGTHS: Final = tuple(step / 4 for step in range(-16, 41))


class Met(NamedTuple):
    """A finished game of one person and bots."""

    won: bool
    levels: tuple[int, ...]
    """Of the bots, from 0 up."""


class Record(NamedTuple):
    """How the latest games against bots of one level went."""

    level: Level
    won: int
    played: int


def met(games: Iterable[tuple[TableRecord, Sequence[Chair]]], person: str) -> list[Met]:
    """What a person's finished games tell, in the same order.

    Only games from their start to their end, with nobody else at the table but bots of a known level.
    """
    found = (_met(row, chairs, person) for row, chairs in games if row.status == "over" and row.origin is None)
    return [each for each in found if each is not None][:REMEMBERED]


def _met(row: TableRecord, chairs: Sequence[Chair], person: str) -> Met | None:
    own = [chair for chair in chairs if chair.kind != "bot"]
    others = [CHARACTERS[chair.bot].level for chair in chairs if chair.kind == "bot" and chair.bot in CHARACTERS]
    if len(own) != 1 or not own[0].is_manned or own[0].person != person:
        return None
    if row.result is None or not others or len(others) < len(chairs) - 1:
        return None
    won = own[0].seat in row.result["winners"] and not row.result.get("drawn", False)
    return Met(won, tuple(LEVELS.index(level) for level in others))


def fitting(games: Sequence[Met], players: int) -> Level:
    """The level that suits somebody at a table of so many, by their games, the latest first."""
    belief = _belief(games)
    total = sum(belief)

    def even(level: int) -> float:
        """How far from winning half the games."""
        opponents = (level,) * (players - 1)
        chances = (weight * _chance(strength, opponents) for strength, weight in zip(STRENGTHS, belief, strict=True))
        return abs(sum(chances) / total - 0.5)

    return LEVELS[min(range(len(LEVELS)), key=even)]


def _belief(games: Sequence[Met]) -> list[float]:
    """How likely each strength is after these games."""
    doubts = [((strength - NEWCOMER) / SPREAD) ** 2 / 2 for strength in STRENGTHS]
    for age, game in enumerate(games):
        for place, strength in enumerate(STRENGTHS):
            chance = _chance(strength, game.levels)
            doubts[place] -= FADING**age * log(chance if game.won else 1 - chance)
    least = min(doubts)
    return [exp(least - doubt) for doubt in doubts]


def _chance(strength: float, opponents: Sequence[int]) -> float:
    """Of winning alone against all of these: everybody's part is as their strength (Bradley, Terry and Luce)."""
    return 1 / (1 + sum(exp(STEP * level - strength) for level in opponents))


def records(games: Sequence[Met]) -> tuple[Record, ...]:
    """The latest games against each level alone, the level met last first."""
    results: dict[int, list[bool]] = {}
    for game in games:
        if len(set(game.levels)) == 1:
            results.setdefault(game.levels[0], []).append(game.won)
    return tuple(Record(LEVELS[level], sum(won[:SAID]), len(won[:SAID])) for level, won in results.items())
