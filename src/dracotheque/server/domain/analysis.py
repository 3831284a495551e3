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


class StudyRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of the study of one game: one that was asked for, and one that was made."""

    table_id: str
    key: str
    """What was asked for: this log, studied by this bot of this version, so thoroughly."""
    person: str
    """Who asked, until it is made."""
    asked: int
    server: str = ""
    """Who is at it."""
    alive: int = 0
    """When they last gave a sign of life."""
    tries: int = 0
    done: int = 0
    total: int = 0
    failed: bool = False
    made: str = ""
    """What the content is, as `key` says it; another than that where it was made earlier, by another version."""
    content: bytes | None = None
    """The analysis as packed JSON, without the names: people may change theirs."""

    @property
    def waits(self) -> bool:
        """Whether it is to be made, or being made."""
        return self.key != self.made and not self.failed


class Progress(NamedTuple):
    """Where a study stands."""

    status: StudyStatus
    ahead: int = 0
    done: int = 0
    total: int = 0
    steps: tuple[Found, ...] = ()
    analysis: Analysis | None = None
    current: bool = False
