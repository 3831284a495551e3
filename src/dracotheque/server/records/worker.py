"""Background worker: enters the results of every finished game once, also of those that ended while nobody looked."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import Connection

from dracotheque.server.records.ratings import newcomer, rate
from dracotheque.server.store import Conflict, Store, StoreDown, records
from dracotheque.server.store import tables as table_rows
from dracotheque.server.store.records import RatingRow, ResultRow
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.statistics import ranks
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.moments import now_ms

AT_ONCE: Final = 50
LOOK_EVERY: Final = 60.0
logger = structlog.get_logger("records")


class RecordsWorker:
    """Looks for finished games when told that there is one, and now and then without being told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._told.set()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self) -> None:
        """A game has ended."""
        self._told.set()

    async def settle_all(self) -> int:
        """Enter everything there is to enter; how many games that were."""
        count = 0
        while tables := await self._store.read(records.unsettled(AT_ONCE)):
            for table in tables:
                try:
                    await self._store.write(settle(table, now_ms()))
                except Conflict:
                    continue  # another process was faster
                count += 1
        return count

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):  # `wait_for` may swallow that we are cancelled
                    await self._told.wait()
            self._told.clear()
            try:
                await self.settle_all()
            except StoreDown:
                logger.warning("results-wait")


def settle(table: str, at: int) -> Work[None]:
    """Enter the results of one finished game and what they change, all or nothing, unless it has been done.

    One that was played on from a moment of another counts for nobody: whoever took the seat knew how it goes on.
    """

    def work(connection: Connection) -> None:
        loaded = table_rows.load_seats(table)(connection)
        if loaded is None or loaded[0].result is None or records.is_settled(table)(connection):
            return
        row, chairs = loaded
        taken = [chair for chair in chairs if chair.person is not None and row.origin is None]
        # Whoever shares a device with another is known by a name only, and has no record.
        first = {chair.person: chair for chair in reversed(taken) if chair.person is not None}
        persons, seated = list(first), list(first.values())
        held = records.with_accounts(sorted(persons))(connection)
        rated = row.rated and 2 <= len(taken) == len(persons) == len(held)
        places = ranks(row.result["scores"], row.result["winners"]) if row.result else []
        before: list[RatingRow] = []
        after: list[RatingRow] = []
        if rated:
            known = records.ratings_of(persons, row.game)(connection)
            before = [known.get(person) or newcomer(person, row.game) for person in persons]
            after = rate(before, [places[chair.seat] for chair in seated])
        changes = {new.person: (old.shown, new.shown) for old, new in zip(before, after, strict=True)}
        alive = records.known(persons)(connection)
        found = [_result(row, chair, places, changes) for chair in seated if chair.person in alive]
        records.settle(table, at, found, after)(connection)

    return work


def _result(row: TableRecord, chair: Chair, places: list[int], changes: dict[str, tuple[float, float]]) -> ResultRow:
    assert row.result is not None
    assert chair.person is not None
    before, after = changes.get(chair.person, (None, None))
    return ResultRow(
        table_id=row.id,
        seat=chair.seat,
        person=chair.person,
        game=row.game,
        players=row.players,
        score=row.result["scores"][chair.seat],
        rank=places[chair.seat],
        won=chair.seat in row.result["winners"] and not row.result.get("drawn", False),
        ended=row.ended or row.created,
        rating_before=before,
        rating_after=after,
    )
