"""The bus over PostgreSQL: NOTIFY wakes the others up; what was missed while disconnected is looked up again."""

import asyncio
import contextlib
from secrets import token_hex
from typing import Final

import psycopg
import structlog

from dracotheque.server.bus.bus import CatchUp, OnMessage

CHANNEL: Final = "dracotheque"
RETRY: Final = 2.0
logger = structlog.get_logger("bus")


class PostgresBus:
    """Two connections of its own: one listens, one tells what has gathered since it last did."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._own = token_hex(8)
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, table: str) -> None:
        self._changed.add(table)
        self._wake.set()

    async def open(self, on_message: OnMessage, catch_up: CatchUp) -> None:
        self._tasks = [asyncio.create_task(self._listen(on_message, catch_up)), asyncio.create_task(self._notify())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, on_message: OnMessage, catch_up: CatchUp) -> None:
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    catch_up()
                    async for notice in connection.notifies():
                        sender, _, table = notice.payload.partition(" ")
                        if sender != self._own:
                            on_message(table)
            logger.warning("bus-lost")
            await asyncio.sleep(RETRY)

    async def _notify(self) -> None:
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    while True:
                        await self._wake.wait()
                        await self._send(connection)
            await asyncio.sleep(RETRY)

    async def _send(self, connection: psycopg.AsyncConnection) -> None:
        """Tell what has changed; a table that changes while it is being told is told again."""
        tables, self._changed = self._changed, set()
        self._wake.clear()
        try:
            async with connection.pipeline():
                for table in tables:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._own} {table}"))
        except psycopg.Error:
            self._changed |= tables
            self._wake.set()
            raise
