"""Where the local house keeps its tables: names and bytes. The log is the truth, one name for one entry.

One thing is written after the other, in the order in which it was asked for. What a storage has not said to have kept
is read again before anything is believed of it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from dracotheque.house.ports import Storage, surely
from dracotheque.tables.domain.motions import Motion, MotionKind, Motions
from dracotheque.tables.domain.tables import Chair, ChatLine, Entry, Status, TableRecord
from dracotheque.tables.faults import Conflict, StoreDown
from dracotheque.tables.log import Log
from dracotheque.tables.saving import Chain, Saving
from dracotheque.tables.store import RECENT_CHAT, Finished, Listed, Loaded

T = TypeVar("T")
TABLES: Final = "table/"
Job = Callable[[], Awaitable[None]]
logger = Log("house")


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its log, as it is kept."""

    row: TableRecord
    seats: tuple[Chair, ...]
    chat: tuple[ChatLine, ...] = ()
    motions: Motions = ()


def record_key(table: str) -> str:
    return f"{TABLES}{table}/record"


def log_prefix(table: str) -> str:
    return f"{TABLES}{table}/log/"


class KeptTables:
    """The tables of one device, as `TableStore` wants them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: dict[str, Kept] = {}
        self._doubted: set[str] = set()
        """Tables of which it is not known what was kept last."""
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read what is kept of every table, but for the logs; tables that were closed before their end are let go."""
        keys = await surely(self._storage.keys(TABLES))
        for table in {key.split("/")[1] for key in keys if key.endswith("/record")}:
            try:
                await self._read(table)
            except msgspec.MsgspecError:  # the others are well; what there is stays where it is
                logger.error("record-unreadable", table=table)
        self._writer = asyncio.create_task(self._write_on())
        for table in [table for table, kept in self._kept.items() if kept.row.status == "closed"]:
            with suppress(StoreDown):  # then the next time
                await self.forget(table)

    async def close(self) -> None:
        """Finish what was asked for."""
        await self._jobs.join()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    # How things are written and read.

    async def _write_on(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job()
            finally:
                self._jobs.task_done()

    def _submit(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)

        self._jobs.put_nowait(job)
        return future

    async def _read(self, table: str) -> Kept | None:
        """What is kept of a table, from the storage itself."""
        content = await surely(self._storage.get(record_key(table)))
        self._doubted.discard(table)
        if content is None:
            self._kept.pop(table, None)
            return None
        self._kept[table] = kept = msgspec.json.decode(content, type=Kept)
        return kept

    async def _known(self, table: str) -> Kept | None:
        return await self._read(table) if table in self._doubted else self._kept.get(table)

    async def _keep(self, kept: Kept) -> None:
        table = kept.row.id
        self._doubted.add(table)
        await surely(self._storage.put(record_key(table), msgspec.json.encode(kept)))
        self._doubted.discard(table)
        self._kept[table] = kept

    async def _keep_log(self, table: str, played: Sequence[Entry]) -> None:
        """The log of a table that has none yet; what a failed attempt has left behind is no part of it."""
        for key in await surely(self._storage.keys(log_prefix(table))):
            await surely(self._storage.delete(key))
        for entry in played:
            await surely(self._storage.put(f"{log_prefix(table)}{entry.seq}", msgspec.json.encode(entry)))

    def _changed(self, table: str, change: Callable[[Kept], Kept | None]) -> "asyncio.Future[bool]":
        """Keep a table as it is after this change; False where that cannot be any more."""

        async def work() -> bool:
            kept = await self._known(table)
            after = None if kept is None else change(kept)
            if after is None:
                return False
            if after != kept:
                await self._keep(after)
            return True

        return self._submit(work)

    # The log.

    def append(self, entry: Entry, chain: Chain) -> Saving:
        saving = Saving(entry, chain, asyncio.get_running_loop().time())

        async def job() -> None:
            try:
                if chain.broken:
                    raise Conflict
                key = f"{log_prefix(entry.table_id)}{entry.seq}"
                if await surely(self._storage.get(key)) is not None:
                    raise Conflict
                await surely(self._storage.put(key, msgspec.json.encode(entry)))
            except Exception as error:
                saving.fail(error)
            saving.settle()

        self._jobs.put_nowait(job)
        return saving

    async def entries_after(self, table: str, seq: int) -> tuple[Entry, ...]:
        keys = await surely(self._storage.keys(log_prefix(table)))
        found = sorted(number for key in keys if (number := int(key.rpartition("/")[2])) > seq)
        contents = [await surely(self._storage.get(f"{log_prefix(table)}{number}")) for number in found]
        return tuple(_entry(table, number, content) for number, content in zip(found, contents, strict=True))

    # Tables.

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        kept = await self._known(table)
        if kept is None:
            return None
        entries = await self.entries_after(table, after) if kept.row.started is not None else ()
        return Loaded(kept.row, kept.seats, entries, kept.chat, kept.motions)

    def add(self, table: TableRecord, chairs: Sequence[Chair], played: Sequence[Entry] = ()) -> "asyncio.Future[None]":
        async def work() -> None:
            await self._keep_log(table.id, played)
            await self._keep(Kept(row=table, seats=tuple(chairs)))

        return self._submit(work)

    def begin(self, row: TableRecord, chosen: Sequence[str | None], played: Sequence[Entry]) -> "asyncio.Future[bool]":
        async def work() -> bool:
            kept = await self._known(row.id)
            if kept is None or kept.row.status != "open" or [chair.choice for chair in kept.seats] != list(chosen):
                return False
            await self._keep_log(row.id, played)
            begun = replace(kept.row, status=row.status, started=row.started, options=row.options)
            await self._keep(replace(kept, row=begun))
            return True

        return self._submit(work)

    def change(self, table: str, before: Status, /, **values: Any) -> "asyncio.Future[bool]":  # Any: what a row holds
        plain = {name: msgspec.to_builtins(value) if name == "result" else value for name, value in values.items()}

        def changed(kept: Kept) -> Kept | None:
            return replace(kept, row=replace(kept.row, **plain)) if kept.row.status == before else None

        return self._changed(table, changed)

    def pause(self, table: str, version: str | None) -> "asyncio.Future[None]":
        async def work() -> None:
            await self._changed(table, lambda kept: replace(kept, row=replace(kept.row, paused=version)))

        return asyncio.ensure_future(work())

    def claim_rematch(self, table: str, rematch: str) -> "asyncio.Future[str]":
        async def work() -> str:
            kept = await self._known(table)
            assert kept is not None
            named = kept.row.rematch
            other = None if named is None else await self._known(named)
            if named is not None and other is not None and other.row.status != "closed":
                return named
            await self._keep(replace(kept, row=replace(kept.row, rematch=rematch)))
            return rematch

        return self._submit(work)

    def put_deadline(self, table: str, at: int | None) -> "asyncio.Future[None]":
        """A house that is closed looks after no table: nothing is kept."""
        return self._nothing()

    def _nothing(self) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_result(None)
        return future

    async def is_code_taken(self, code: str) -> bool:
        return any(kept.row.code == code for kept in self._kept.values())

    async def count_hosted(self, person: str) -> int:
        return sum(kept.row.host == person and kept.row.status in ("open", "running") for kept in self._kept.values())

    async def forget(self, table: str) -> None:
        """Keep nothing of a table any more: the record first, so that nobody finds a log that is not whole."""

        async def work() -> None:
            self._doubted.add(table)
            await surely(self._storage.delete(record_key(table)))
            await self._keep_log(table, ())
            await self._read(table)

        await self._submit(work)

    async def listed(self) -> list[Listed]:
        """Every table, the newest first; whose turn it is says the last entry of its log."""
        found = sorted(self._kept.values(), key=lambda kept: kept.row.created, reverse=True)
        return [Listed(kept.row, kept.seats, *await self._turn(kept.row)) for kept in found]

    async def finished_games(self, person: str, game: str, most: int) -> Finished:
        found = [kept for kept in self._kept.values() if (kept.row.game, kept.row.status) == (game, "over")]
        own = [kept for kept in found if any(chair.seats(person) for chair in kept.seats)]
        own.sort(key=lambda kept: kept.row.ended or 0, reverse=True)
        return tuple((kept.row, kept.seats) for kept in own[:most])

    async def _turn(self, row: TableRecord) -> tuple[int | None, int | None]:
        if row.status != "running":
            return None, None
        keys = await surely(self._storage.keys(log_prefix(row.id)))
        last = max((int(key.rpartition("/")[2]) for key in keys), default=0)
        entries = await self.entries_after(row.id, last - 1) if last else ()
        return (entries[-1].asked, entries[-1].at) if entries else (None, None)

    # Chairs.

    def take_seat(self, table: str, before: Chair, after: Chair) -> "asyncio.Future[bool]":
        def changed(kept: Kept) -> Kept | None:
            others = [chair for chair in kept.seats if chair.seat != before.seat]
            now = kept.seats[before.seat]
            if (now.kind, now.person) != (before.kind, before.person):
                return None
            if after.choice not in (None, before.choice) and (
                kept.row.status != "open" or any(chair.choice == after.choice for chair in others)
            ):
                return None
            if after.person not in (None, before.person) and any(chair.person == after.person for chair in kept.seats):
                return None
            return replace(kept, seats=_with(kept.seats, after))

        return self._changed(table, changed)

    def change_place(self, table: str, own: Chair, target: Chair) -> "asyncio.Future[bool]":
        def changed(kept: Kept) -> Kept | None:
            if kept.row.status != "open" or (kept.seats[own.seat], kept.seats[target.seat]) != (own, target):
                return None
            left = Chair(seat=own.seat, kind="open")
            return replace(kept, seats=_with(kept.seats, left, replace(own, seat=target.seat)))

        return self._changed(table, changed)

    def rename(self, table: str, person: str, before: str, after: str) -> "asyncio.Future[bool]":
        """Somebody goes by another name; those who share the device keep theirs."""

        def changed(kept: Kept) -> Kept | None:
            renamed = [
                replace(chair, name=after) for chair in kept.seats if (chair.person, chair.name) == (person, before)
            ]
            return replace(kept, seats=_with(kept.seats, *renamed)) if renamed else None

        return self._changed(table, changed)

    # What people want of each other, and say.

    def _moved(self, table: str, change: Callable[[Motions], Motions]) -> "asyncio.Future[Motions]":
        async def work() -> Motions:
            kept = await self._known(table)
            assert kept is not None
            motions = tuple(sorted(change(kept.motions), key=lambda each: (each.kind, each.seat, each.voter)))
            if motions != kept.motions:
                await self._keep(replace(kept, motions=motions))
            return motions

        return self._submit(work)

    def ask(self, table: str, kind: MotionKind, seat: int, kept: int = 0) -> "asyncio.Future[Motions]":
        asked = Motion(kind, seat, seat, kept)
        return self._moved(table, lambda motions: (*_without(motions, kind), asked))

    def vote(self, table: str, motion: Motion) -> "asyncio.Future[Motions]":
        return self._moved(table, lambda motions: (*_without(motions, motion.kind, motion.seat, motion.voter), motion))

    def drop(
        self, table: str, kind: MotionKind, seat: int | None = None, voter: int | None = None
    ) -> "asyncio.Future[Motions]":
        return self._moved(table, lambda motions: _without(motions, kind, seat, voter))

    def settle_kick(self, table: str, seat: int) -> "asyncio.Future[Motions]":
        return self._moved(table, lambda motions: _without(_without(motions, "kick", seat), "keep", seat))

    def say(self, line: ChatLine) -> "asyncio.Future[None]":
        async def work() -> None:
            kept = await self._known(line.table_id)
            assert kept is not None
            if kept.chat and kept.chat[-1].number >= line.number:
                raise Conflict
            await self._keep(replace(kept, chat=(*kept.chat, line)[-RECENT_CHAT:]))

        return self._submit(work)

    # People: whoever is at this device.

    async def is_silenced(self, person: str, now: int) -> bool:
        return False

    async def muted_by(self, person: str) -> frozenset[str]:
        return frozenset()

    async def have_accounts(self, people: Collection[str]) -> bool:
        return False

    async def any_hidden(self, cards: Sequence[str]) -> bool:
        return False


def _entry(table: str, number: int, content: bytes | None) -> Entry:
    """One that cannot be read fits nowhere in the log: the table pauses there, and what was kept stays as it is."""
    try:
        return msgspec.json.decode(content or b"", type=Entry)
    except (msgspec.MsgspecError, UnicodeError):
        return Entry(table, number, "move", 0, "record", None, "", 0)


def _with(seats: tuple[Chair, ...], *changed: Chair) -> tuple[Chair, ...]:
    chairs = {chair.seat: chair for chair in (*seats, *changed)}
    return tuple(chairs[seat] for seat in sorted(chairs))


def _without(motions: Motions, kind: MotionKind, seat: int | None = None, voter: int | None = None) -> Motions:
    return tuple(
        motion
        for motion in motions
        if motion.kind != kind or (seat not in (None, motion.seat)) or (voter not in (None, motion.voter))
    )
