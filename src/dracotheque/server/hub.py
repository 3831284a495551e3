"""The hub: the tables of a server, in step with the store and with other servers, forgotten when nobody needs them."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

import structlog

from dracotheque.core.errors import DracothequeError
from dracotheque.server.bots.pool import BotPool
from dracotheque.server.bus import Bus
from dracotheque.server.people.looks import are_alike
from dracotheque.server.settings import Settings
from dracotheque.server.store import Store, StoreDown, deadlines
from dracotheque.tables.keeper import Customs, Keeper
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.recovery import FIRST_PAUSE, LONGEST_PAUSE
from dracotheque.tables.state import MakeAudience

SWEEP_EVERY: Final = 2.0
SWEPT_AT_ONCE: Final = 200
LOOK_EVERY: Final = 10.0
"""Seconds after which every table in memory is looked at, whether something has happened there or not."""
ORDERS: Final = "orders"
"""Told on the bus instead of the id of a table: look at what was ordered."""
HALL: Final = "hall"
"""Told on the bus instead of the id of a table: somebody came to the hall, left or spoke."""
logger = structlog.get_logger("tables")


class Hub(Keeper):
    """Keeps tables in step with the store, and forgets those that nobody needs."""

    store: Store

    def __init__(self, store: Store, bus: Bus, pool: BotPool, settings: Settings, audience: MakeAudience) -> None:
        super().__init__(store, pool, _customs(settings), audience)
        self._settings = settings
        self.pool = pool
        self.on_orders: Callable[[], None] = lambda: None
        """Called when another server says that something was ordered."""
        self.on_hall: Callable[[], None] = lambda: None
        """Called when another server says that something is new in the hall."""
        self.on_touched: Callable[[str], None] = lambda _: None
        """Called with the name of every table that has changed, here or elsewhere."""
        self._bus = bus
        self._looked = 0.0

    @property
    def settings(self) -> Settings:
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        """Those who run the server have changed a limit."""
        self._settings, self.customs = settings, _customs(settings)

    async def open(self) -> None:
        """Listen to the bus, and sweep the deadlines: tables where bots were thinking have one too."""
        await self._bus.open(self._hear, self._wake_loaded)
        self._spawn(self._sweep())

    async def close(self) -> None:
        await super().close()
        await self._bus.close()

    def _changed(self, name: str) -> None:
        """We have changed this table: its supervisor looks, and the others are told."""
        self._bus.tell(name)
        super()._changed(name)
        self.on_touched(name)

    def spread(self, names: Iterable[str]) -> None:
        """Something has changed at these tables in the store: whoever looks at them is told, at every server."""
        for name in names:
            self._bus.tell(name)
            self.wake(name)

    def tell_orders(self) -> None:
        """Let other servers see what was ordered."""
        self._bus.tell(ORDERS)

    @property
    def has_others(self) -> bool:
        """Whether other servers may be on the same bus."""
        return self.settings.bus is not None

    def tell_hall(self) -> None:
        """Let other servers see what is new in the hall."""
        self._bus.tell(HALL)

    def _hear(self, name: str) -> None:
        if name == ORDERS:
            self.on_orders()
        elif name == HALL:
            self.on_hall()
        else:
            self.wake(name)

    def wake(self, name: str) -> None:
        """Somebody else has changed this table in the store, perhaps after we began to load it."""
        if name in self._supervisors or name in self._loading:
            self._spawn(self._refresh(name))
        else:
            self.on_touched(name)

    def _wake_loaded(self) -> None:
        self.on_orders()
        self.on_hall()
        for name in (*self._supervisors, *self._loading):
            self.wake(name)

    async def _refresh(self, name: str) -> None:
        loading = self._loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        pause = FIRST_PAUSE
        while (supervisor := self._supervisors.get(name)) is not None:
            try:
                await supervisor.table.refresh()
            except (StoreDown, DracothequeError):  # nobody would tell us again
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                supervisor.look()
                self.on_touched(name)
                return

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                names = await self.store.read(deadlines.past(steady_ms(), SWEPT_AT_ONCE))
                for name in names:
                    await self._visit(name)
                self._forget_idle()
                self._look_after()
            except StoreDown:
                continue
            except Exception:
                logger.exception("sweeper-failed")

    async def _visit(self, name: str) -> None:
        """Have a look at a table whose time may have come; one broken table must not stop the others."""
        try:
            table = await self.get(name)
            supervisor = self.supervisor(table)
            supervisor.note_deadline_passed()
            await supervisor.tick()
        except Exception:
            logger.exception("table-unwell", table=name)

    def _look_after(self) -> None:
        """Looking twice is harmless, and a table at which nobody has looked would wait for ever."""
        now = asyncio.get_running_loop().time()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        for name, supervisor in list(self._supervisors.items()):
            try:
                supervisor.look()
            except Exception:
                logger.exception("table-unwell", table=name)

    def _forget_idle(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        for name, supervisor in list(self._supervisors.items()):
            if self._used[name] < oldest and not supervisor.table.here and supervisor.is_idle:
                self.forget(name)


def _customs(settings: Settings) -> Customs:
    return Customs(are_alike, settings.bot_pace, settings.most_tables_each)
