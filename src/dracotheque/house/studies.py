"""Finished games that somebody wants to understand: studied one at a time, and kept."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque import __version__
from dracotheque.analysis.habits import GAMES, Habit, to_work_on
from dracotheque.analysis.study import ADVISER
from dracotheque.analysis.values import Analysis, Judged
from dracotheque.core.replays import encode
from dracotheque.house.ports import Storage, Thinker, surely
from dracotheque.tables.domain.analysis import Found, Job, Progress, StudyStatus
from dracotheque.tables.finished import finished, names_at
from dracotheque.tables.log import Log
from dracotheque.tables.studying import StudyWish
from dracotheque.tables.table import Table

STUDIES: Final = "study/"
logger = Log("house")


class Study(msgspec.Struct, frozen=True):
    """An analysis, and of what: this log, by this version of the program."""

    made: str
    analysis: Analysis


class Studies:
    """Studies what it is asked to, in the order in which it was asked."""

    def __init__(self, storage: Storage, thinker: Thinker, depth: int | None = None) -> None:
        self._storage = storage
        self._thinker = thinker
        self._depth = depth
        """Imagined games for a glance at each decision; None is what suits the game."""
        self._waiting: list[Table] = []
        self._found: list[Found] = []
        """What was found in the first one that waits."""
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _key(self, table: Table) -> str:
        return f"{finished(table).hash} {__version__} {self._depth}"

    async def ask(self, table: Table) -> None:
        """Have a finished game studied, unless it has been, or is about to be."""
        kept = await self._kept(table.id)
        if (kept is not None and kept.made == self._key(table)) or self._place(table) is not None:
            return
        self._failed.discard(table.id)
        self._waiting.append(table)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def progress(self, table: Table, after: int) -> Progress:
        """Where the study of a finished game stands, and what was found since the first so many things."""
        kept, place = await self._kept(table.id), self._place(table)
        analysis = None if kept is None else replace(kept.analysis, names=tuple(names_at(table)))
        current = kept is not None and kept.made == self._key(table)
        if place is None:
            rest: StudyStatus = "none" if kept is None else "done"
            return Progress("failed" if table.id in self._failed else rest, analysis=analysis, current=current)
        if place:
            return Progress("waiting", place, analysis=analysis, current=current)
        done, total = (self._found[-1].done, self._found[-1].total) if self._found else (0, 0)
        return Progress("working", 0, done, total, tuple(self._found[after:]), analysis, current)

    async def forget(self, table: str) -> None:
        await surely(self._storage.delete(STUDIES + table))

    async def habits(self, played: Sequence[tuple[str, int]]) -> tuple[int, tuple[Habit, ...]]:
        """How many of these games were studied, the latest first, and what they tell whoever had these seats."""
        studied, made = 0, list[Judged]()
        for name, seat in played:
            kept = await self._kept(name)
            if kept is not None:
                studied += 1
                made += [each for each in kept.analysis.judged if each.seat == seat]
            if studied == GAMES:
                break
        return studied, to_work_on(made)

    def _place(self, table: Table) -> int | None:
        return next((place for place, each in enumerate(self._waiting) if each.id == table.id), None)

    async def _kept(self, table: str) -> Study | None:
        content = await surely(self._storage.get(STUDIES + table))
        return None if content is None else msgspec.json.decode(content, type=Study)

    async def _run(self) -> None:
        while self._waiting:
            table = self._waiting[0]
            self._found = []
            try:
                await self._carry_out(table)
            except Exception as error:  # it is told, and may be asked for again
                logger.warning("analysis-lost", table=table.id, why=type(error).__name__)
                self._failed.add(table.id)
            del self._waiting[0]
        self._task = None

    async def _carry_out(self, table: Table) -> None:
        job = Job(encode(finished(table).replay(names_at(table))), ADVISER, self._depth)
        while not self._found or self._found[-1].analysis is None:
            self._found.append(await self._next(job))
        analysis = self._found[-1].analysis
        assert analysis is not None
        content = msgspec.json.encode(Study(self._key(table), replace(analysis, names=())))
        await self._storage.put(STUDIES + table.id, content)

    async def _next(self, job: Job) -> Found:
        """The next thing found; whoever thinks may have died meanwhile, and another one begins anew."""
        request = msgspec.json.encode(StudyWish(job=job, after=len(self._found))).decode()
        try:
            told = await self._thinker.think(request)
        except Exception:  # whatever somebody who thinks stumbles over
            told = await self._thinker.think(request)
        return msgspec.json.decode(told, type=Found)
