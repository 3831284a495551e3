"""The notifier: tells each person once of each turn and each reveal at a slow table, and gives up after a few tries."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import structlog

from dracotheque.server.store import Store, StoreDown, notices
from dracotheque.server.store.notices import MAIL, WEBHOOK, Errand, Kind
from dracotheque.tables.moments import now_ms

TRIES: Final = 5
AT_ONCE: Final = 40
LEASE: Final = 120_000
"""Milliseconds after which a notice is taken up by another process if this one has died with it."""
FIRST_RETRY: Final = 60_000
LOOK_EVERY: Final = 5.0
logger = structlog.get_logger("notices")


class Messenger(Protocol):
    """A way to reach somebody."""

    async def send(self, errand: Errand) -> bool:
        """Whether it arrived."""
        ...


class Notifier:
    """Writes down who is to be told, and tells them."""

    def __init__(self, store: Store, letters: Messenger | None, webhooks: Messenger, delay: float) -> None:
        self._store = store
        self._messengers: dict[str, Messenger | None] = {MAIL: letters, WEBHOOK: webhooks}
        self._delay = round(delay * 1000)
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        tasks = [*self._sending, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self, kind: Kind, table: str, seat: int) -> None:
        """Something of a slow table concerns somebody; hearing it twice is harmless.

        It is handed in at once: what is played after this must come after it in the store, too.
        """
        written = self._store.write(notices.announce(kind, table, (seat,), now_ms() + self._delay))
        written.add_done_callback(_note_failure)

    async def send_due(self) -> int:
        """Send what is due; how many notices were tried."""
        begun = await self._begin(AT_ONCE)
        await asyncio.gather(*begun)
        return len(begun)

    async def _begin(self, most: int) -> list[asyncio.Task[None]]:
        """Begin to send what is due: whoever is slow to take theirs holds nobody up."""
        now = now_ms()
        begun = [
            asyncio.create_task(self._send(each))
            for each in await self._store.write(notices.claim(now, now + LEASE, most))
        ]
        for task in begun:
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        return begun

    async def _send(self, errand: Errand) -> None:
        notice = errand.notice
        messenger = self._messengers[notice.channel]
        sent = messenger is None or await messenger.send(errand)
        given_up = not sent and notice.attempts >= TRIES
        due = None if sent or given_up else now_ms() + FIRST_RETRY * 4 ** (notice.attempts - 1)
        logger.info("notice", channel=notice.channel, table=notice.table_id, sent=sent, attempt=notice.attempts)
        with suppress(StoreDown):  # it is tried again when the lease is over
            await self._store.write(notices.settle(notice, due))

    async def _run(self) -> None:
        while True:
            free = AT_ONCE - len(self._sending)
            try:
                if free and await self._begin(free):
                    continue
            except StoreDown:
                logger.warning("notices-wait")
            if free:
                await asyncio.sleep(LOOK_EVERY)
            else:
                await asyncio.wait(self._sending, return_when=asyncio.FIRST_COMPLETED)


def _note_failure(written: "asyncio.Future[int]") -> None:
    """Another process may have written the same notice, or the store may be down: the next look finds out."""
    if not written.cancelled() and written.exception() is not None:
        logger.warning("notice-not-written")
