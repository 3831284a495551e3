"""One's own tables: whoever looks at any page is told when one of them waits for them, or no longer does."""

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

import msgspec
import structlog

from dracotheque.server.hub import Hub
from dracotheque.server.store import StoreDown
from dracotheque.server.store import hall as rows
from dracotheque.server.wire.hall import MineChanged
from dracotheque.tables.domain.history import asked
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.tables import Chair, waits_for
from dracotheque.tables.table import Table

SOON: Final = 0.3
"""Seconds for which what happens together is gathered."""
_CHANGED: Final = msgspec.json.encode(MineChanged())
logger = structlog.get_logger("hall")


class Subscriber(Protocol):
    """One connection."""

    @property
    def person(self) -> Person | None: ...

    def send(self, message: bytes) -> None: ...


class Standing(NamedTuple):
    """What somebody's list says of a table: another one is news."""

    status: str
    waits: bool


class Mine:
    """Everybody who wants to hear of their own tables. Nothing is done while nobody does."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._subscribers: dict[str, set[Subscriber]] = {}
        self._known: dict[str, dict[str, Standing]] = {}
        """By table and person, as it was told."""
        self._touched: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def enter(self, subscriber: Subscriber) -> None:
        if subscriber.person is not None:
            self._subscribers.setdefault(subscriber.person.id, set()).add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        if subscriber.person is None:
            return
        person = subscriber.person.id
        others = self._subscribers.get(person, set())
        others.discard(subscriber)
        if not others:
            self._subscribers.pop(person, None)
            for known in self._known.values():
                known.pop(person, None)
            self._known = {table: known for table, known in self._known.items() if known}

    def touch(self, table: str) -> None:
        """Something has changed at a table."""
        if self._subscribers:
            self._touched.add(table)
            if self._task is None:
                self._task = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(SOON)
            touched, self._touched = self._touched, set()
            for person in await self._whom(touched):
                for subscriber in self._subscribers.get(person, ()):
                    subscriber.send(_CHANGED)
        except StoreDown:
            logger.warning("mine-waits")
        finally:
            self._task = None
            if self._touched:
                self._task = asyncio.create_task(self._tell())

    async def _whom(self, touched: set[str]) -> set[str]:
        """Whose lists are another now: of tables in memory it is known, of others whoever sits there looks."""
        found: set[str] = set()
        unknown = []
        for name in touched:
            table = self._hub.in_memory(name)
            if table is None:
                unknown.append(name)
            else:
                found |= self._note(table)
        if unknown:
            for _, chairs in await self._hub.store.read(rows.tables_named(unknown)):
                found |= set(self._here(chairs))
        return found

    def _here(self, chairs: Iterable[Chair]) -> list[str]:
        return [chair.person for chair in chairs if chair.person is not None and chair.person in self._subscribers]

    def _note(self, table: Table) -> set[str]:
        """Who reads something else in their list: also whoever has no chair there any more."""
        turns = 0 if table.history is None else asked(table.history.state)
        now = {
            person: Standing(
                table.row.status, waits_for(table.row, [each for each in table.chairs if each.person == person], turns)
            )
            for person in self._here(table.chairs)
        }
        before = self._known.pop(table.id, {})
        if now:
            self._known[table.id] = now
        return {person for person in before.keys() | now.keys() if before.get(person) != now.get(person)}

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
