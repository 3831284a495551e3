"""The bus over PostgreSQL: NOTIFY wakes the others up; what was missed while disconnected is looked up again."""

import asyncio
import contextlib
from collections.abc import Iterable
from secrets import token_hex
from typing import Final

import psycopg
import structlog

from dracotheque.server.bus.bus import Listener

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

    async def open(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._notify())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, listener: Listener) -> None:
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        sender, _, table = notice.payload.partition(" ")
                        if sender != self._own:
                            listener(table)
            logger.warning("bus-lost")
            await asyncio.sleep(RETRY)

    async def _notify(self) -> None:
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    while True:
                        await self._wake.wait()
                        await self._send(connection, tuple(self._changed))
            await asyncio.sleep(RETRY)

    async def _send(self, connection: psycopg.AsyncConnection, tables: Iterable[str]) -> None:
        async with connection.pipeline():
            for table in tables:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._own} {table}"))
        self._changed.difference_update(tables)
        if not self._changed:
            self._wake.clear()
