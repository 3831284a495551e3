"""A store in memory, with the real schema and the real queries, whose commits go the way of a plan."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from dracotheque.server.store import Conflict, StoreDown
from dracotheque.server.store.at_tables import AtTables
from dracotheque.server.store.faults import explained
from dracotheque.server.store.writer import Work, append_all
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.saving import Chain
from tests.server.databases import empty_sqlite
from tests.server.faults.plan import Plan

T = TypeVar("T")
Job = tuple[Work[Any], Chain | None, "asyncio.Future[Any]"]


COMPILED: dict[Any, Any] = {}
"""The SQL of every query, for all databases in memory: they speak the same dialect."""


def new_engine() -> Engine:
    """A new database in memory."""
    held = sqlite3.connect(":memory:", isolation_level=None)
    held.deserialize(empty_sqlite())
    engine = create_engine("sqlite://", creator=lambda: held, poolclass=StaticPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine.execution_options(compiled_cache=COMPILED)


class MemoryStore(AtTables):
    """As much of a store as tables need: one writer that works in order, in the time of its event loop."""

    def __init__(self, engine: Engine, plan: Plan) -> None:
        self._engine = engine
        self._plan = plan
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._late: set[asyncio.Task[None]] = set()
        self._writer = asyncio.create_task(self._run())

    async def read(self, work: Work[T]) -> T:
        await asyncio.sleep(self._plan.delay())
        if self._plan.is_down(_now()) or self._plan.fails():
            raise StoreDown
        return self._do(work)

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        return self._hand_in(work, None)

    def append(self, entry: Entry, chain: Chain) -> "asyncio.Future[None]":
        return self._hand_in(lambda connection: append_all(connection, [entry]), chain)

    def _hand_in(self, work: Work[Any], chain: Chain | None) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, chain, future))
        return future

    def _do(self, work: Work[T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except Exception as error:
            raise explained(error) from None

    async def _run(self) -> None:
        while True:
            work, chain, future = await self._jobs.get()
            await asyncio.sleep(self._plan.delay())
            self._settle(chain, future, partial(self._commit, work, chain))

    def _settle(self, chain: Chain | None, future: "asyncio.Future[Any]", commit: Callable[[], Any]) -> None:
        try:
            result = commit()
        except Exception as error:
            if chain is not None:
                chain.broken = True
            if not future.cancelled():
                future.set_exception(error)
        else:
            if not future.cancelled():
                future.set_result(result)

    def _commit(self, work: Work[Any], chain: Chain | None) -> Any:
        """Do it, or not, and say so, or not."""
        if self._plan.is_down(_now()):
            raise StoreDown
        if chain is not None and chain.broken:
            raise Conflict
        fate = self._plan.fate()
        if fate == "refused":
            raise StoreDown
        if fate == "late":
            task = asyncio.create_task(self._do_late(work))
            self._late.add(task)
            task.add_done_callback(self._late.discard)
            raise StoreDown
        result = self._do(work)
        if fate == "twice" and chain is not None:
            self._do(work)  # the driver sends it again: the place is taken, and what took it is the same
        if fate == "lost":
            raise StoreDown
        return result

    async def _do_late(self, work: Work[Any]) -> None:
        await asyncio.sleep(self._plan.delay())
        try:
            self._do(work)
        except Exception:
            return  # somebody was faster

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, *self._late, return_exceptions=True)


def _now() -> float:
    return asyncio.get_running_loop().time()
