"""The keeper: every table in memory, loaded when somebody wants it, each with its supervisor."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from random import Random
from typing import Final, NamedTuple

from dracotheque.tables.domain.notices import Notice, OnNotice
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.refusals import not_there
from dracotheque.tables.replaying import replay_in_slices
from dracotheque.tables.state import MakeAudience
from dracotheque.tables.store import TableStore
from dracotheque.tables.supervisor import Supervisor
from dracotheque.tables.table import Table
from dracotheque.tables.thinking import Thinkers

GRACE: Final = 30_000
"""Milliseconds that are left at least to everybody after the house was away."""


class Customs(NamedTuple):
    """What every house settles for itself."""

    are_alike: Callable[[str, str], bool]
    """Whether one name could be taken for the other."""
    pace: float = 0.8
    """Seconds a bot takes at least before it moves at a table where people play."""
    most_tables_each: int = 50
    """Tables one person may host at a time."""
    chance: Random | None = None
    """What is dealt and drawn by lot follows from it; None is the machine's own chance."""


class Keeper:
    """Finds tables, and hands them to their supervisors."""

    def __init__(self, store: TableStore, thinkers: Thinkers, customs: Customs, audience: MakeAudience) -> None:
        self.store = store
        self.thinkers = thinkers
        self.customs = customs
        self.listeners: list[OnNotice] = []
        """Called with every notice: whose turn it is, which game has ended."""
        self._audience = audience
        self._supervisors: dict[str, Supervisor] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._used: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return [supervisor.table for supervisor in self._supervisors.values()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for supervisor in self._supervisors.values():
            supervisor.close()
            supervisor.table.close()

    async def get(self, table: str) -> Table:
        """The table of this name, from memory or from the store."""
        supervisor = self._supervisors.get(table)
        if supervisor is not None:
            self._used[table] = time.monotonic()
            return supervisor.table
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    def in_memory(self, table: str) -> Table | None:
        """The table of this name, if it need not be loaded."""
        supervisor = self._supervisors.get(table)
        return None if supervisor is None else supervisor.table

    def supervisor(self, table: Table) -> Supervisor:
        return self._supervisors[table.id]

    async def _load(self, name: str) -> Table:
        try:
            loaded = await self.store.load(name)
            if loaded is None:
                raise not_there()
            table = Table(self.store, await replay_in_slices(loaded), self._audience, self._changed)
            table.clocks.resume(steady_ms(), GRACE)
            supervisor = Supervisor(table, self.thinkers, self.customs.pace, self._notify)
            self._supervisors[name] = supervisor
            self._used[name] = time.monotonic()
            supervisor.look()
            return table
        finally:
            del self._loading[name]

    def _changed(self, name: str) -> None:
        """We have changed this table: its supervisor looks."""
        supervisor = self._supervisors.get(name)
        if supervisor is not None:
            supervisor.look()

    def forget(self, name: str) -> None:
        """Nobody needs this table in memory any more."""
        supervisor = self._supervisors.pop(name)
        del self._used[name]
        supervisor.close()
        supervisor.table.close()

    def _notify(self, notice: Notice) -> None:
        for listener in self.listeners:
            listener(notice)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
