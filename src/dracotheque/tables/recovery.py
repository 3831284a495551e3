"""Recovery: a table that does not know what it is, or that others have changed, becomes what the store says."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from dracotheque import __version__
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.tables import Entry, Result
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.log import Log
from dracotheque.tables.queue import Queue
from dracotheque.tables.refusals import not_now
from dracotheque.tables.replaying import replay_in_slices
from dracotheque.tables.state import TableState
from dracotheque.tables.store import RECENT_CHAT, Loaded

KNOWN_WITHIN: Final = 10.0
"""Seconds for which somebody waits for a table that does not know what it is."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts to read the log again."""
logger = Log("tables")


class Recovery:
    """Reads what the store says of one table."""

    def __init__(self, table: TableState, queue: Queue) -> None:
        self._table = table
        self._queue = queue
        self._reading: asyncio.Task[None] | None = None
        """Reads the log again, while nobody knows what this table is."""
        self._is_outdated = False
        """Whether somebody has asked since that reading began: what they know of may have come after it."""

    @property
    def is_reading(self) -> bool:
        return self._reading is not None

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()

    async def known(self) -> None:
        """Wait until the table knows what it is."""
        if self._reading is None:
            return
        try:
            async with asyncio.timeout(KNOWN_WITHIN):
                while self._reading is not None:
                    await asyncio.shield(self._reading)
        except TimeoutError:
            raise not_now("server-unsure") from None

    def doubt(self) -> None:
        """Nobody knows what this table is: read the log again, until that succeeds."""
        self._is_outdated = True
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_again())

    async def catch_up(self) -> None:
        """Be what the store says, and show it."""
        self.doubt()
        await self.known()

    async def _read_again(self) -> None:
        table = self._table
        try:
            while True:
                self._is_outdated = False
                loaded, before = await self._read_surely()
                if loaded is None:
                    break
                replayed = await replay_in_slices(loaded)
                if self._is_outdated or before != self._beside_the_game:
                    continue
                ended = table.row.status == "running" and loaded.row.status == "over"
                table.adopt(replayed)
                table.audience.show_again()
                table.audience.tell_table()
                self._tell_end(ended)
                break
        except Exception as error:
            table.pause(error)
        finally:
            self._reading = None
        table.changed()

    async def _read_surely(self) -> tuple[Loaded | None, tuple[object, ...]]:
        table, pause = self._table, FIRST_PAUSE
        while True:
            await self._queue.settled()
            before = self._beside_the_game
            try:
                return await table.store.load(table.id), before
            except StoreDown:
                if table.trouble is None:
                    table.trouble = "unknown"
                    table.audience.tell_table()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def refresh(self) -> None:
        """Another process has changed this table, or somebody has decided something about it: follow that."""
        table = self._table
        loaded = await self._read()
        if loaded is None:
            return
        reopened = table.trouble == "paused" and loaded.row.paused != __version__
        taken_back = any(entry.kind == "undo" for entry in loaded.entries)  # the game is played again, in slices
        if reopened or table.history is None or taken_back:
            await self.catch_up()
            return
        ended = table.row.status == "running" and loaded.row.status == "over"
        table.row, table.chairs, table.motions = loaded.row, loaded.seats, loaded.motions
        try:
            self._follow(table.history, loaded.entries)
        except Exception as error:
            logger.warning("table-reads-again", table=table.id, why=type(error).__name__)
            await self.catch_up()
            return
        hidden = {line.number for line in table.chat if line.hidden}
        for line in loaded.chat:
            if line.number > table.chat_number or (line.hidden and line.number not in hidden):
                table.tell_chat(line)
        table.chat = deque(loaded.chat, RECENT_CHAT)
        table.audience.reseat()
        self._tell_end(ended)

    async def _read(self) -> Loaded | None:
        """What the store says, while we change nothing ourselves."""
        table = self._table
        while True:
            await self._queue.settled()
            before = (table.seq, *self._beside_the_game)
            loaded = await table.store.load(table.id, table.seq)
            unchanged = before == (table.seq, *self._beside_the_game)
            if loaded is None or (unchanged and not self.is_reading and not self._queue):
                return loaded
            await self.known()

    @property
    def _beside_the_game(self) -> tuple[object, ...]:
        """What a reading must not put back to what it was."""
        return self._table.row, self._table.chairs, self._table.motions

    def _tell_end(self, ended: bool) -> None:
        if ended and self._table.row.result is not None:
            self._table.audience.tell_over(msgspec.convert(self._table.row.result, Result))

    def _follow(self, history: History, entries: Sequence[Entry]) -> None:
        table = self._table
        for entry in entries:
            told = history.follow(entry)
            table.clocks.record(history.state, entry, history.last_move)
            table.audience.prepare(table.position(history), told).send()
            table.audience.forget_drafts()
