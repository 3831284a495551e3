"""Retention: guests, sessions, abandoned tables, letters and old records end after a set time."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from dracotheque.server.accounts.accounts import Accounts
from dracotheque.server.settings import Settings
from dracotheque.server.store import Store, StoreDown
from dracotheque.server.store import retention as rows
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.moments import now_ms

EVERY: Final = 3600.0
HOUR: Final = 3_600_000
AT_ONCE: Final = 200
"""Rows of a kind in one transaction, so that nobody's move waits for the broom."""
IDLE_GUEST_DAYS: Final = 7
"""Days after which a guest is forgotten who never sat at a table."""
logger = structlog.get_logger("retention")


class Retention:
    """Looks once an hour for what is no longer to be kept."""

    def __init__(self, store: Store, accounts: Accounts, settings: Callable[[], Settings]) -> None:
        self._store = store
        self._accounts = accounts
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def sweep(self, now: int | None = None) -> dict[str, int]:
        """End what has had its time; how much of each kind."""
        now = now_ms() if now is None else now
        days = self._settings()
        idle, closed = now - days.table_days * DAY, now - days.closed_table_days * DAY
        return {
            "sessions": await self._store.write(rows.end_sessions(now)),
            "tables": await self._store.write(rows.close_idle_tables(idle, now, AT_ONCE)),
            "closed": await self._store.write(rows.drop_closed_tables(closed, AT_ONCE)),
            "guests": await self._forget(now - days.guest_days * DAY, now - IDLE_GUEST_DAYS * DAY),
            "letters": await self._store.write(rows.drop_letters()),
            "records": await self._store.write(
                rows.drop_records(now - days.report_days * DAY, now - days.audit_days * DAY)
            ),
        }

    async def make_room(self) -> None:
        """The server is full: guests who never sat anywhere and have been away for an hour go first."""
        await self._forget(now_ms() - self._settings().guest_days * DAY, now_ms() - HOUR)

    async def _forget(self, since: int, idle_since: int) -> int:
        gone = await self._store.read(rows.gone_guests(since, idle_since, AT_ONCE))
        for guest in gone:
            await self._accounts.erase(guest)
        return len(gone)

    async def _run(self) -> None:
        while True:
            try:
                while True:
                    ended = await self.sweep()
                    logger.info("swept", **ended)
                    if max(ended.values()) < AT_ONCE:
                        break
            except StoreDown:
                logger.warning("retention-waits")
            await asyncio.sleep(EVERY)
