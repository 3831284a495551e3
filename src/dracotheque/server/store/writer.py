"""The only writer: jobs submitted while it is busy are committed in one transaction, and settled after the commit."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import repeat
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec.structs import astuple
from sqlalchemy import Connection, Dialect, Engine, select

from dracotheque.server.store.engine import execute_alone
from dracotheque.server.store.faults import Stale, explained, is_outage, is_stale
from dracotheque.server.store.schema import log
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.faults import Conflict, StoreDown
from dracotheque.tables.saving import Chain, Saving

logger = structlog.get_logger("store")
T = TypeVar("T")
Work = Callable[[Connection], T]
"""Work inside a transaction; it must have no other side effects, as it is retried when a transaction fails."""
Done = Callable[[], None]
AT_ONCE: Final = 64
"""Entries in one statement: the driver releases the GIL for each statement and has to wait to get it back."""


class _Job(msgspec.Struct, eq=False):
    """Work, and the future that is done when it is durable."""

    work: Work[Any]
    future: "asyncio.Future[Any]"
    since: float
    """When it was submitted, in loop time."""
    result: Any = None
    error: Exception | None = None

    def fail(self, error: Exception) -> None:
        self.error = error

    def settle(self) -> None:
        if self.future.done():  # nobody waits any more, or it was given up
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)

    def give_up(self) -> None:
        """Fail the future with an unknown outcome; what the thread reports later is ignored."""
        if not self.future.done():
            self.future.set_exception(StoreDown())


Jobs = Sequence[_Job | Saving]


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        """Timeout after which a database that does not respond counts as down."""
        self._unanswered: deque[_Job | Saving] = deque()
        """Jobs that are neither durable nor refused, oldest first."""
        self._watch: asyncio.TimerHandle | None = None
        self._is_silent = False
        """Whether a job timed out and nothing has become durable since."""
        self._held: Connection | None = None
        self._queue: SimpleQueue[list[_Job | Saving] | None] = SimpleQueue()
        self._gathered: list[_Job | Saving] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> "asyncio.Future[T]":
        """Submit work; the future is done when it is durable."""
        loop = self._running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._hand_in(loop, _Job(work, future, loop.time()))
        return future

    def append(self, entry: Entry, chain: Chain) -> Saving:
        """Append to a log; `Conflict` where that place is taken, or where an earlier entry of the chain failed."""
        loop = self._running_loop()
        saving = Saving(entry, chain, loop.time())
        self._hand_in(loop, saving)
        return saving

    def _running_loop(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        return self._loop

    def _hand_in(self, loop: asyncio.AbstractEventLoop, job: _Job | Saving) -> None:
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(job)
        self._unanswered.append(job)
        if self._watch is None:
            self._watch = loop.call_later(self._patience, self._give_up)

    def _give_up(self) -> None:
        """The oldest job has timed out, so the thread hangs: whether any of the jobs will be durable is unknown."""
        self._watch = None
        if not self._unanswered:
            return
        assert self._loop is not None
        left = self._unanswered[0].since + self._patience - self._loop.time()
        if left > 0:
            self._watch = self._loop.call_later(left, self._give_up)
            return
        self._is_silent = True
        logger.error("store-silent", waiting=len(self._unanswered))
        hanging, self._unanswered = self._unanswered, deque()
        for job in hanging:
            job.give_up()

    def _hand_over(self) -> None:
        """Everything submitted during one turn of the loop goes to the thread in one batch."""
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def close(self, patience: float) -> bool:
        """Finish the submitted jobs, and stop; whether the thread has ended.

        A database that was silent before is given so many seconds, any other so many more than its silence may last.
        """
        if self._watch is not None:
            self._watch.cancel()
        self._hand_over()
        self._queue.put(None)
        self._thread.join(patience if self._is_silent else self._patience + patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            stopping = None in batch
            jobs = [job for gathered in batch if gathered is not None for job in gathered]
            if jobs:
                self._commit_surely(jobs)
                self._settle(jobs)
        self._let_go()

    def _commit_surely(self, jobs: Jobs) -> None:
        """Whatever is raised, every job is settled and the thread lives on."""
        try:
            self._commit(jobs)
        except Exception:
            logger.exception("writer-unwell")
            self._held = None
            _fail_all(jobs)

    def _connection(self) -> Connection:
        """The kept connection, reopened after a failure."""
        if self._held is None:
            self._held = self._engine.connect()
        return self._held

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(Exception):  # it may be dead
                held.close()

    def _settle(self, jobs: Jobs) -> None:
        def settle_all() -> None:
            self._is_silent = False
            for job in jobs:
                if self._unanswered and self._unanswered[0] is job:
                    self._unanswered.popleft()
                job.settle()

        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(settle_all)

    def _commit(self, jobs: Jobs) -> None:
        """All jobs in one transaction; if one is at fault, each in its own, in the same order."""
        try:
            self._transact_somehow(jobs)
        except Exception as error:
            if is_outage(error):
                self._let_go()
                _fail_all(jobs)
            elif len(jobs) == 1:
                self._refuse(jobs[0], explained(error))
            else:
                self._commit_one_by_one(jobs)

    def _commit_one_by_one(self, jobs: Jobs) -> None:
        for place, job in enumerate(jobs):
            self._commit([job])
            if isinstance(job.error, StoreDown):
                _fail_all(jobs[place + 1 :])  # nobody waits for a dead database again and again
                return

    def _transact_somehow(self, jobs: Jobs) -> None:
        """Retries once with a new connection if the held one is dead."""
        try:
            self._transact(jobs)
        except Exception as error:
            if not is_stale(error):
                raise
            self._let_go()
            self._transact(jobs)

    def _transact(self, jobs: Jobs) -> None:
        connection = self._connection()
        entries = _lone_entries(jobs)
        if entries:
            self._append_at_once(connection, entries)
            return
        transaction = connection.begin()
        try:
            _do_all(connection, jobs)
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except Exception:
            self._resolve(jobs)

    def _append_at_once(self, connection: Connection, entries: list[Entry]) -> None:
        """The fast path of most moves: a single statement is its own transaction, without BEGIN and COMMIT."""
        held: Any = connection.connection.dbapi_connection
        try:
            execute_alone(held, *_appending_all(connection.dialect, entries))
        except Exception as error:
            raised: Any = error  # by a driver, or perhaps not
            if not connection.dialect.is_disconnect(raised, held, None):
                raise
            connection.invalidate(error)
            # Should it be durable all the same, it is found to be in the log, to the letter.
            raise Stale from None

    def _resolve(self, jobs: Jobs) -> None:
        """The commit itself failed, so its outcome is unknown: entries can be looked up."""
        self._let_go()
        for job in jobs:
            if not (isinstance(job, Saving) and self._has(job.entry)):
                job.fail(StoreDown())

    def _refuse(self, job: _Job | Saving, error: Exception) -> None:
        """A conflict with an identical entry is our own earlier append."""
        if not (isinstance(error, Conflict) and isinstance(job, Saving) and self._has(job.entry)):
            job.fail(error)

    def _has(self, entry: Entry) -> bool:
        place = (log.c.table_id == entry.table_id, log.c.seq == entry.seq, log.c.hash == entry.hash)
        try:
            with self._engine.connect() as connection:
                return bool(entry.hash) and connection.execute(select(log.c.seq).where(*place)).first() is not None
        except Exception as error:
            if not is_outage(error):
                raise
            return False


def _lone_entries(jobs: Jobs) -> list[Entry]:
    """The entries of these jobs, if they are all appends and fit into one statement."""
    entries: list[Entry] = []
    if len(jobs) <= AT_ONCE:
        for job in jobs:
            if not isinstance(job, Saving):
                return []
            if job.chain.broken:
                raise Conflict
            entries.append(job.entry)
    return entries


def _do_all(connection: Connection, jobs: Jobs) -> None:
    entries: list[Entry] = []
    for job in jobs:
        if isinstance(job, Saving):
            if job.chain.broken:
                raise Conflict
            entries.append(job.entry)
        else:
            append_all(connection, entries)
            job.result = job.work(connection)
    append_all(connection, entries)


def append_all(connection: Connection, entries: list[Entry]) -> None:
    """Append these to the logs of their tables; the list is empty afterwards."""
    for first in range(0, len(entries), AT_ONCE):
        connection.exec_driver_sql(*_appending_all(connection.dialect, entries[first : first + AT_ONCE]))
    entries.clear()


def _appending_all(dialect: Dialect, entries: list[Entry]) -> tuple[str, tuple[Any, ...]]:
    return _appending(dialect, len(entries)), tuple([value for entry in entries for value in astuple(entry)])


@cache
def _appending(dialect: Dialect, entries: int) -> str:
    """Raw SQL for the driver: every move passes here, and SQLAlchemy would process each value."""
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    columns = [dialect.identifier_preparer.quote(name) for name in Entry.__struct_fields__]
    row = f"({', '.join(repeat(mark, len(columns)))})"
    return f"INSERT INTO {log.name} ({', '.join(columns)}) VALUES {', '.join(repeat(row, entries))}"


def _fail_all(jobs: Jobs) -> None:
    for job in jobs:
        job.fail(StoreDown())
