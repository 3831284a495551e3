"""What is asked of whoever studies a game, and what they find on the way."""

from typing import Literal, NamedTuple

import msgspec

from dracotheque.analysis.values import Analysis, Judged, Point

StudyStatus = Literal["none", "waiting", "working", "done", "failed"]


class Job(msgspec.Struct, frozen=True):
    """A finished game to go through, as its file, and how thoroughly; None is what suits the game."""

    replay: bytes
    bot: str
    depth: int | None


class Found(msgspec.Struct, frozen=True):
    """How far somebody has got, and what they have just looked at; the last one has the whole."""

    done: int
    total: int
    judged: Judged | None
    point: Point | None
    analysis: Analysis | None = None


class Progress(NamedTuple):
    """Where a study stands."""

    status: StudyStatus
    ahead: int = 0
    done: int = 0
    total: int = 0
    steps: tuple[Found, ...] = ()
    analysis: Analysis | None = None
    current: bool = False
