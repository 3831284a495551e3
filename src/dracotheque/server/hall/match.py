"""Play against people, whoever comes: those who want the same find each other, and bots fill in for the others."""

import asyncio
from typing import NamedTuple

import structlog

from dracotheque import games
from dracotheque.core.errors import DracothequeError
from dracotheque.server.hall.attendance import Attendance
from dracotheque.server.hub import Hub
from dracotheque.server.store import Conflict, StoreDown, friends
from dracotheque.server.store import hall as rows
from dracotheque.server.store import tables as table_rows
from dracotheque.tables import consent
from dracotheque.tables.domain.notices import Notice, Waited
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import TablePlan
from dracotheque.tables.domain.speeds import Speed
from dracotheque.tables.moments import now_ms, steady_ms
from dracotheque.tables.refusals import Denied
from dracotheque.tables.seating import Seating
from dracotheque.tables.table import Table

logger = structlog.get_logger("hall")
USUAL = 4


class Wanted(NamedTuple):
    """What somebody wants to play, and how long they wait for people."""

    game: str
    players: int | None
    speed: Speed
    patience: int


class Match:
    """Finds company."""

    def __init__(self, hub: Hub, seating: Seating, attendance: Attendance) -> None:
        self._hub = hub
        self._seating = seating
        self._attendance = attendance
        self._one_by_one = asyncio.Lock()
        """Of two who ask at the same moment the second finds the first; so it is among servers by the store."""
        self._tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self._listen)

    async def find(self, wanted: Wanted, person: Person) -> Table:
        """A chair among people who wait for the same, or a table at which others find this person."""
        async with self._one_by_one, self._hub.store.alone("match"):
            await self._stop_waiting(person)
            query = rows.waiting_tables(wanted.game, wanted.players, wanted.speed, now_ms())
            for name in await self._hub.store.read(query):
                table = await self._hub.get(name)
                if await self._sits_down(table, person):
                    return table
            players = wanted.players or min(USUAL, games.get(wanted.game).players[-1])
            plan = TablePlan(wanted.game, players, {}, speed=wanted.speed, public=True)
            return await self._seating.open_table(plan, person, fills=now_ms() + 1000 * wanted.patience)

    async def _sits_down(self, table: Table, person: Person) -> bool:
        if self._hub.has_others:
            await table.refresh()  # what was done at another server may not have been heard yet
        seated = [chair.person for chair in table.chairs if chair.person is not None]
        if await self._hub.store.read(friends.do_not_meet(person.id, seated)):
            return False
        try:
            await self._seating.join(table, person, None, None)
        except Denied:  # full by now, or somebody of this name sits there; or another server starts it this very moment
            return table.seat_of(person.id) is not None
        return True

    async def _stop_waiting(self, person: Person) -> None:
        """Nobody waits at two tables: bots would start both."""
        for listed in await self._hub.store.read(table_rows.of_person(person.id, USUAL)):
            if listed.row.status == "open" and listed.row.fills is not None:
                table = await self._hub.get(listed.row.id)
                if self._hub.has_others:
                    await table.refresh()
                if table.row.status != "open":
                    continue
                if sum(chair.kind == "person" for chair in table.chairs) <= 1 and table.row.host == person.id:
                    await consent.close(table, person)
                elif table.seat_of(person.id) is not None:
                    await self._seating.leave(table, person)

    # Bots fill in.

    def _listen(self, notice: Notice) -> None:
        if isinstance(notice, Waited):
            task = asyncio.create_task(self._fill(notice.table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _fill(self, name: str) -> None:
        try:
            table = await self._hub.get(name)
            if table.row.status != "open" or table.row.fills is None or table.row.fills > steady_ms():
                return
            people = [chair.person for chair in table.chairs if chair.kind == "person" and chair.person is not None]
            if any(map(self._attendance.is_here, people)):
                await self._seating.fill(table)
            else:
                await consent.close_now(table)
        except (DracothequeError, Conflict, StoreDown):
            logger.warning("match-waits", table=name)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
