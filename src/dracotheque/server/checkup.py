"""The checkup: whether the store can still write something down, asked now and then, and told when that changes."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from dracotheque.server import metrics
from dracotheque.server.store import Store, StoreDown

EVERY: Final = 30.0
PATIENCE: Final = 5.0
"""Seconds after which a store that has not answered is not well."""
SLOW: Final = 1.0
FRESH: Final = 2.0
"""Seconds during which an answer is not asked for again, however many want to know."""
QUIET: Final = 60.0
"""Seconds between two mentions of complaints that went away by themselves."""
WELL: Final = "store-well"
logger = structlog.get_logger("store")


def write_something(connection: Connection) -> None:
    """A real write that changes nothing: a full disk refuses it like any other."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


class Checkup:
    """Looks after the store, and says each trouble once."""

    def __init__(self, store: Store, every: float = EVERY, patience: float = PATIENCE, slow: float = SLOW) -> None:
        self._store = store
        self._every = every
        self._patience = patience
        self._slow = slow
        self._state = WELL
        self._reason = ""
        self._asked = self._mentioned = float("-inf")
        self._asking: asyncio.Task[bool] | None = None
        self._alarm = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())
        event.listen(store.engine, "handle_error", self._note)

    async def is_well(self) -> bool:
        """Whether something was durably written just now."""
        if self._asking is None and time.monotonic() - self._asked >= FRESH:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking) if self._asking is not None else self._state != "store-down"

    async def close(self) -> None:
        event.remove(self._store.engine, "handle_error", self._note)
        tasks: list[asyncio.Task[Any]] = [task for task in (self._task, self._asking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask(self) -> bool:
        began = time.monotonic()
        try:
            async with asyncio.timeout(self._patience):
                await self._store.write(write_something)
        except (StoreDown, TimeoutError):
            state = "store-down"
        else:
            state = "store-slow" if time.monotonic() - began > self._slow else WELL
        self._asking, self._asked = None, time.monotonic()
        metrics.store_seconds.set(self._asked - began)
        metrics.store_up.set(state != "store-down")
        self._say(state)
        return state != "store-down"

    def _say(self, state: str) -> None:
        if state == self._state:
            return
        self._state = state
        if state == WELL:
            logger.warning(state)
        else:
            logger.error(state, reason=self._reason)
        self._reason = ""

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._every):  # `wait_for` may swallow that we are cancelled
                    await self._alarm.wait()
            self._alarm.clear()
            if await self.is_well() and self._reason:
                self._mention(time.monotonic())
            await asyncio.sleep(FRESH)

    def _mention(self, now: float) -> None:
        """The store has complained, and is well all the same: say so now and then."""
        if now - self._mentioned >= QUIET:
            self._mentioned = now
            logger.warning("store-complained", reason=self._reason)
        self._reason = ""

    def _note(self, context: Any) -> None:
        """The driver complains, in whatever thread: look at once. That a place is taken is no complaint."""
        if isinstance(context.sqlalchemy_exception, IntegrityError):
            return
        metrics.store_errors.inc()
        self._reason = str(context.original_exception).partition("\n")[0][:200]
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._alarm.set)
