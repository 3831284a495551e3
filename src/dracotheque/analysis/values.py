"""What an analysis says, as values that travel as JSON; the sentences are in `texts`."""

from typing import Literal

import msgspec

from dracotheque.bots import Reason
from dracotheque.core.decisions import Content, plain
from dracotheque.core.moves import Move

Verdict = Literal["forced", "fine", "find", "slip", "blunder"]
Cause = Literal["blunder", "slip", "find", "fortune"]
Plain = dict[str, Content]
"""The JSON form of a move, which is as its game makes it."""


def content_of(move: Move) -> Plain:
    content = plain(move)
    assert isinstance(content, dict)
    return content


class Estimate(msgspec.Struct, frozen=True):
    """A number, and the bounds that noise alone would leave it within: three standard errors to either side."""

    value: float
    low: float
    high: float


class Considered(msgspec.Struct, frozen=True):
    """A move the adviser thought of."""

    move: Plain
    chance: float
    """The part of the victory one may expect with it, from 0 to 1, as its search saw it."""
    weight: float
    """How much speaks for it, all together 1."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One decision, seen from the chair of who made it."""

    number: int
    """The move's place in the replay, counted from 1."""
    seat: int
    question: str
    move: Plain
    best: Plain
    """What the adviser would have done; the move itself where it agrees."""
    cost: Estimate
    """How much of the victory the move gave away against the best one; below 0 it did better."""
    gain: Estimate
    """How much more it promised than what habit would have played; looked at where the adviser agrees."""
    effects: tuple[float, ...]
    """What the move changed for each seat, against the best one."""
    verdict: Verdict
    reason: Reason
    """Why the adviser would have played as it says."""
    options: tuple[Considered, ...]
    worlds: int
    """In how many imagined worlds the moves were compared."""
    looks: int
    """1 after a glance, 2 where it was worth a closer look, 0 where there was no choice."""


class Point(msgspec.Struct, frozen=True):
    """The chances of every seat just before a move, each as that seat could know them; after the last, the result."""

    number: int
    chances: tuple[Estimate, ...]


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one seat's chances from the start to here; together they are the change of the curve."""

    skill: float
    """Its own moves, against the best ones: 0 for whoever always finds those."""
    others: float
    """What the slips of the others brought it."""
    fortune: float
    """All the rest: deals, draws, dice, and what was hidden and came to light."""
    doubt: float
    """Three standard errors of each part."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A move after which the game was another one for somebody."""

    number: int
    seat: int
    """For whom."""
    before: float
    after: float
    cause: Cause
    by: int
    """Who moved."""


class Highlight(msgspec.Struct, frozen=True):
    """One of the moments of the evening: `code` is the id of a sentence, `values` fill it."""

    number: int
    code: str
    values: Plain


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's game in a few figures."""

    seat: int
    start: Estimate
    end: float
    parts: Parts
    decisions: int
    """Those in which it had a choice."""
    slips: int
    blunders: int
    finds: int
    worst: tuple[int, ...]
    """The numbers of its dearest moves, the dearest first; three at most."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, decision by decision."""

    format: Literal["dracotheque-analysis"] = "dracotheque-analysis"
    version: str
    """Of the program that made it."""
    game: str
    rules: int
    players: int
    names: tuple[str, ...]
    digest: str
    """The fingerprint of the game's last state, as in its replay."""
    bot: str
    """The adviser."""
    learned: bool
    """Whether a network judged the positions, or the game's own insight."""
    calibrated: bool
    """Whether chances were compared with how games end."""
    seed: int
    depth: int
    """How many imagined games a glance took."""
    judged: tuple[Judged, ...]
    course: tuple[Point, ...]
    parts: tuple[tuple[Parts, ...], ...]
    """For each point of the course, those of every seat."""
    accounts: tuple[Account, ...]
    turns: tuple[Turn, ...]
    highlights: tuple[Highlight, ...]
