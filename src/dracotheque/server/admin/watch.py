"""The watch: a running server takes note of what was decided at the command line or in another process."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import structlog

from dracotheque.server.store import Store, StoreDown, admin
from dracotheque.tables.moments import now_ms

LOOK_EVERY: Final = 2.0
MEMORY: Final = 120_000
"""Milliseconds for which orders are looked at again: one may become visible after a later one."""
logger = structlog.get_logger("admin")


class Watch:
    """Reads orders and limits now and then, and passes on what is new."""

    def __init__(
        self,
        store: Store,
        on: Mapping[str, Callable[[str], None]],
        on_limits: Callable[[dict[str, int]], None],
        tell: Callable[[], None],
    ) -> None:
        self._store = store
        self._on = on
        """What is done with the target of an order, by its kind."""
        self._on_limits = on_limits
        self._tell = tell
        """Called where other servers had better look at once."""
        self._limits: dict[str, int] = {}
        self._since = now_ms()
        self._seen: set[int] = set()
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    async def open(self) -> None:
        await self.look()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def spread(self) -> None:
        """Do what was just ordered, here and on every other server."""
        await self.look()
        self._tell()

    def wake(self) -> None:
        """Another server has ordered something."""
        self._wake.set()

    async def look(self) -> None:
        """Do once what was ordered since the last look."""
        limits = await self._store.read(admin.all_limits())
        if limits != self._limits:
            self._limits = limits
            self._on_limits(limits)
        orders = await self._store.read(admin.orders_since(max(self._since, now_ms() - MEMORY)))
        for order in orders:
            if order.number not in self._seen:
                self._on[order.kind](order.target)
        self._seen = {order.number for order in orders}

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):  # `wait_for` may swallow that we are cancelled
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self.look()
            except StoreDown:
                logger.warning("orders-wait")
