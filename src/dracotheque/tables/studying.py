"""Studying a finished game, as far as it can be done anywhere: from a job to what is found on the way."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal

import msgspec

from dracotheque.analysis import study
from dracotheque.core.replays import decode
from dracotheque.tables.domain.analysis import Found, Job


class StudyWish(msgspec.Struct, frozen=True, kw_only=True):
    """What is found in a game after the first so many things, as it is asked of whoever thinks elsewhere."""

    thought: Literal["study"] = "study"
    job: Job
    after: int


class Begun:
    """A study that goes on whenever somebody asks for more."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.told = 0
        self._findings = studied(job)

    def found(self, after: int) -> Found | None:
        """What comes after the first so many; None where that is all."""
        skipped = after - self.told
        self.told = after + 1
        return next(islice(self._findings, skipped, None), None)


_begun: Final[list[Begun]] = []
"""The latest: one studies one game at a time."""


def studied(job: Job) -> Iterator[Found]:
    """What is found, decision by decision; the last one has the whole."""
    for step in study(decode(job.replay), bot=job.bot, depth=job.depth):
        yield Found(step.done, step.total, step.judged, step.point, step.analysis)


def go_on(wish: StudyWish) -> Found | None:
    """The next thing found; whoever has not begun this game, or has told more than that, begins it anew."""
    if not _begun or _begun[0].job != wish.job or _begun[0].told > wish.after:
        _begun[:] = [Begun(wish.job)]
    found = _begun[0].found(wish.after)
    if found is None or found.analysis is not None:
        _begun.clear()
    return found
