"""The hall: a stream for everybody who looks at it. Nothing is done while nobody does."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Final, Protocol

import msgspec
import structlog

from dracotheque.core.errors import DracothequeError
from dracotheque.server.domain.hall import HallLine, Language
from dracotheque.server.hall.attendance import Attendance
from dracotheque.server.hall.listing import Listing
from dracotheque.server.hall.mine import Mine
from dracotheque.server.hall.talk import Talk
from dracotheque.server.hub import Hub
from dracotheque.server.store import StoreDown
from dracotheque.server.store import hall as rows
from dracotheque.server.wire.hall import (
    Called,
    Crowd,
    HallFresh,
    HallNews,
    HallSaid,
    HallTable,
    HallTalk,
    Visitor,
)
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.sight import NOTHING
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.wire.outgoing import Said
from dracotheque.tables.wire.requests import Picture

SOON: Final = 0.05
"""Seconds for which what happens together is gathered."""
PAUSE: Final = 1.0
"""Seconds between two messages to everybody."""
BEAT: Final = 2.0
"""Seconds between two looks at who came, who left and who watches what."""
MOST_KNOWN: Final = 5000
_encode: Final = msgspec.json.Encoder().encode
logger = structlog.get_logger("hall")


class HallSubscriber(Protocol):
    """One connection to the hall."""

    muted: frozenset[str]

    @property
    def person(self) -> Person | None: ...

    @property
    def language(self) -> Language: ...

    def send(self, message: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Hall:
    """What everybody in the hall sees, and everybody who is there."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self.subscribers: set[HallSubscriber] = set()
        self.attendance = Attendance(hub.store)
        self.mine = Mine(hub)
        self._talk = Talk(hub.store)
        self._listing = Listing()
        self._pictures: dict[str, tuple[bytes, bytes]] = {}
        """The view and the prompt of each board that is shown, as they were told."""
        self._visitors: dict[str, Visitor] = {}
        self._crowd = Crowd(0, 0, 0)
        self._touched: set[str] = set()
        self._opening: asyncio.Task[None] | None = None
        """None while nobody is here."""
        self._fresh: bytes | None = None
        self._told = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._telling = False
        self._called: dict[tuple[str, str], Called] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hub.on_touched, hub.on_hall = self.touch, self._hear

    async def open(self) -> None:
        self._spawn(self._keep_time())

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await self.mine.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._hub.has_others:
            await self.attendance.close()

    # Coming and going.

    async def enter(self, subscriber: HallSubscriber) -> None:
        """Somebody wants to see the hall: everything now, and what changes from then on."""
        if self._opening is None:
            self._opening = self._spawn(self._open_doors())
        try:
            await asyncio.shield(self._opening)
        except (StoreDown, DracothequeError):
            self._opening = None
            raise
        if self._fresh is None:
            self._fresh = _encode(self._everything())
        subscriber.send(self._fresh)
        self._send_talk(subscriber)
        self.subscribers.add(subscriber)
        self._tell_soon()
        for (person, _), call in self._called.items():
            if subscriber.person is not None and subscriber.person.id == person:
                subscriber.send(_encode(call))

    def leave(self, subscriber: HallSubscriber) -> None:
        self.subscribers.discard(subscriber)
        if self.subscribers:
            self._tell_soon()
        else:
            self._opening = None

    async def _open_doors(self) -> None:
        """Look around after nobody has for a while."""
        self._listing, self._pictures, self._fresh = Listing(), {}, None
        self._touched.clear()
        for row, chairs in await self._store.read(rows.public_tables(MOST_KNOWN)):
            self._listing.note(row, chairs)
        await self._talk.load()
        if self._hub.has_others:
            await self.attendance.hear()
        self._count()
        self._listing.settle()
        await self._look_at_boards(set(self._listing.pictured))

    # What changes.

    def touch(self, table: str) -> None:
        """Something has changed at a table: at most once in a while everybody is told."""
        self.mine.touch(table)
        if self._opening is not None:
            self._touched.add(table)
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._timer is None and not self._telling:
            delay = max(SOON, self._told + PAUSE - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self.subscribers:
            self._telling = True
            self._spawn(self._tell())

    async def _tell(self) -> None:
        try:
            await self._look_around()
        except (StoreDown, DracothequeError):
            logger.warning("hall-waits")
        finally:
            self._telling, self._told = False, time.monotonic()
            if self._touched:
                self._tell_soon()

    async def _look_around(self) -> None:
        touched, self._touched = self._touched, set()
        await self._note_tables(touched)
        changed, gone = self._listing.settle()
        pictured = self._listing.pictured
        hidden = [name for name in self._pictures if name not in pictured]
        for name in hidden:
            del self._pictures[name]
        pictures = await self._look_at_boards(
            {name for name in pictured if name in touched or name not in self._pictures}
        )
        came, left = self._look_at_people()
        crowd = self._count_crowd()
        if changed or gone or pictures or hidden or came or left or crowd != self._crowd:
            self._crowd, self._fresh = crowd, None
            self._tell_all(HallNews(tuple(changed), tuple(gone), tuple(pictures), tuple(hidden), came, left, crowd))

    async def _note_tables(self, touched: set[str]) -> None:
        """Those in memory are known; the others are read, all at once."""
        unknown = []
        for name in touched:
            table = self._hub.in_memory(name)
            if table is None:
                unknown.append(name)
            else:
                self._note(table.row, table.chairs)
        if unknown:
            found = await self._store.read(rows.tables_named(unknown))
            self._listing.forget(set(unknown).difference(row.id for row, _ in found))
            for row, chairs in found:
                self._note(row, chairs)

    def _note(self, row: TableRecord, chairs: tuple[Chair, ...]) -> None:
        self._listing.note(row, chairs)
        self._call(row, chairs)

    async def _look_at_boards(self, names: set[str]) -> list[Picture]:
        """The boards among these that look different, through nobody's eyes."""
        pictures = []
        for name in names:
            try:
                table = await self._hub.get(name)
            except DracothequeError:
                continue
            sight = table.look(None)
            seen = sight.view, sight.prompt
            if sight.view != NOTHING and self._pictures.get(name) != seen:
                self._pictures[name] = seen
                pictures.append(_picture(name, seen))
        return pictures

    def _look_at_people(self) -> tuple[tuple[Visitor, ...], tuple[str, ...]]:
        before, self._visitors = self._visitors, self.attendance.visitors(self._people_here())
        came = tuple(each for each in self._visitors.values() if before.get(each.id) != each)
        return came, tuple(name for name in before if name not in self._visitors)

    def _people_here(self) -> frozenset[str]:
        return frozenset(subscriber.person.id for subscriber in self.subscribers if subscriber.person is not None)

    def _count_crowd(self) -> Crowd:
        return Crowd(self.attendance.number, *self._listing.counts)

    def _everything(self) -> HallFresh:
        tables: list[HallTable] = list(self._listing.shown.values())
        pictures = tuple(_picture(name, seen) for name, seen in self._pictures.items())
        return HallFresh(tuple(tables), pictures, tuple(self._visitors.values()), self._count_crowd())

    def _tell_all(self, news: HallNews) -> None:
        message = _encode(news)
        for subscriber in self.subscribers:
            subscriber.send(message)

    # Who watches, and what other servers say.

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except StoreDown:
                logger.warning("hall-waits")

    async def _beat(self) -> None:
        if self.subscribers:
            before = self._listing.watchers
            self._count()
            if before != self._listing.watchers or self._crowd.here != self.attendance.number:
                self._tell_soon()
        if self._hub.has_others and await self.attendance.tell(self._people_here(), self._own_watchers()):
            self._hub.tell_hall()

    def _count(self) -> None:
        self._listing.watchers = self.attendance.watchers(self._own_watchers())

    def _own_watchers(self) -> dict[str, int]:
        found = {table.id: table.audience.watchers for table in self._hub.tables if table.row.public}
        return {table: number for table, number in found.items() if number}

    def _hear(self) -> None:
        """Another server says that somebody came, left or spoke."""
        self._spawn(self._follow())

    async def _follow(self) -> None:
        try:
            await self.attendance.hear()
            if self.subscribers:
                for line in await self._talk.hear():
                    self._spread(line)
                self._count()
                self._tell_soon()
        except StoreDown:
            logger.warning("hall-waits")

    # What is said.

    async def say(self, person: Person, language: Language, text: str) -> None:
        line = await self._talk.say(person, language, text)
        if self._talk.note(line):
            self._spread(line)
        self._hub.tell_hall()

    def _spread(self, line: HallLine) -> None:
        message = _encode(HallSaid(_said(line)))
        for subscriber in self.subscribers:
            if subscriber.language == line.language and line.person not in subscriber.muted:
                subscriber.send(message)

    def rename(self, person: Person) -> None:
        """Somebody goes by another name from now on."""
        self.attendance.rename(person)
        self.show_talk_again()
        self._tell_soon()

    def show_talk_again(self, _: str = "") -> None:
        """Something that was said has been hidden."""
        if self.subscribers:
            self._spawn(self._talk_again())

    async def _talk_again(self) -> None:
        await self._talk.load()
        for subscriber in self.subscribers:
            self._send_talk(subscriber)

    def _send_talk(self, subscriber: HallSubscriber) -> None:
        lines = self._talk.lines[subscriber.language]
        subscriber.send(_encode(HallTalk(tuple(_said(line) for line in lines if line.person not in subscriber.muted))))

    # Somebody is called to a table.

    def _call(self, row: TableRecord, chairs: tuple[Chair, ...]) -> None:
        """Whoever is in the hall hears that a chair is kept for them, once."""
        is_open = row.status == "open"
        kept = {chair.person for chair in chairs if is_open and chair.is_kept and chair.person is not None}
        for key in [key for key in self._called if key[1] == row.id and key[0] not in kept]:
            del self._called[key]
        by = next((chair.name for chair in chairs if chair.person == row.host), "")
        for person in kept:
            if (person, row.id) in self._called:
                continue
            self._called[person, row.id] = call = Called(row.id, row.game, by)
            for subscriber in self.subscribers_of(person):
                subscriber.send(_encode(call))

    def subscribers_of(self, person: str) -> list[HallSubscriber]:
        return [
            subscriber
            for subscriber in self.subscribers
            if subscriber.person is not None and subscriber.person.id == person
        ]

    def _spawn(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _picture(table: str, seen: tuple[bytes, bytes]) -> Picture:
    return Picture(table, msgspec.Raw(seen[0]), msgspec.Raw(seen[1]))


def _said(line: HallLine) -> Said:
    return Said(
        number=line.number,
        person=line.person,
        name=line.name,
        seat=None,
        text="" if line.hidden else line.text,
        at=line.at,
        hidden=line.hidden,
    )
