"""The store: one writer, a few readers, and a schema brought up to date when it is opened.

What is asked of the database is written as functions of a connection, in the modules beside this one:

person = await store.read(people.by_id(person_id))
await store.write(people.add(person))
"""

import asyncio
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final, TypeVar

import structlog

from dracotheque.server.store.alone import alone
from dracotheque.server.store.at_tables import AtTables
from dracotheque.server.store.engine import for_writing, open_engine
from dracotheque.server.store.faults import explained
from dracotheque.server.store.migrate import migrate
from dracotheque.server.store.writer import Work, Writer
from dracotheque.server.threads import Threads
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.saving import Chain, Saving

T = TypeVar("T")
SILENCE: Final = 30.0
"""Seconds after which a database that takes questions and says nothing is an outage like any other: longer than any
lock or network is waited for."""
STOPS_WITHIN: Final = 5.0
"""Seconds that a thread is waited for whose database says nothing, when the server stops."""
logger = structlog.get_logger("store")


class Store(AtTables):
    """A database, opened and up to date."""

    def __init__(self, url: str, silence: float = SILENCE) -> None:
        self._silence = silence
        self.engine = open_engine(url)
        migrate(for_writing(self.engine))
        self._writer = Writer(for_writing(self.engine), silence)
        self._readers = Threads("store-reader", 2)

    async def read(self, work: Work[T]) -> T:
        """Do this with a connection, in another thread."""
        try:
            async with asyncio.timeout(self._silence):
                return await self._readers.do(partial(self._read, work))
        except TimeoutError:
            raise StoreDown from None

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except Exception as error:
            raise explained(error) from None

    def write(self, work: Work[T]) -> "asyncio.Future[T]":
        """Do this in the next transaction; done when it is durable."""
        return self._writer.submit(work)

    def append(self, entry: Entry, chain: Chain) -> Saving:
        """Append to a table's log in the next transaction; done when durable, `Conflict` where the place is taken."""
        return self._writer.append(entry, chain)

    def alone(self, what: str) -> AbstractAsyncContextManager[None]:
        """One after the other, whichever server they asked."""
        return alone(self.engine, what)

    def close(self) -> None:
        """Finish what was handed in, and let go of the database; one that says nothing is not waited for for ever."""
        written, read = self._writer.close(STOPS_WITHIN), self._readers.close(STOPS_WITHIN)
        if not (written and read):
            logger.error("store-left-behind", writer=not written, readers=not read)
        self.engine.dispose()
