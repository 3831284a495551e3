"""An entry on its way to the log, for whoever waits until it is durable."""

import asyncio
from collections.abc import Callable, Generator

import structlog

from dracotheque.server.domain.tables import Entry
from dracotheque.server.store.faults import StoreDown

logger = structlog.get_logger("store")


class Chain:
    """Entries that stand on each other: when one fails, those after it must fail too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Saving:
    """Like a future, but whoever waits is called at once: every move passes here, and a future takes a turn for each.

    The thread of the writer notes an error; everything else happens in the event loop.
    """

    __slots__ = ("_callbacks", "_is_done", "_why_not", "chain", "entry", "error", "since")

    def __init__(self, entry: Entry, chain: Chain, since: float) -> None:
        self.entry = entry
        self.chain = chain
        self.since = since
        """When it was handed in, by the clock of the loop."""
        self.error: Exception | None = None
        """What the thread notes."""
        self._why_not: Exception | None = None
        """What whoever waits is told."""
        self._is_done = False
        self._callbacks: list[Callable[[Saving], None]] = []

    def done(self) -> bool:
        return self._is_done

    def cancelled(self) -> bool:
        """Nobody can cancel what is on its way."""
        return False

    def exception(self) -> Exception | None:
        """Why it is not durable, or why nobody knows."""
        return self._why_not

    def add_done_callback(self, callback: "Callable[[Saving], None]") -> None:
        """Have this called in the event loop, in the order in which it was asked for."""
        if self._is_done:
            asyncio.get_running_loop().call_soon(callback, self)
        else:
            self._callbacks.append(callback)

    def fail(self, error: Exception) -> None:
        """It is not durable, or nobody knows; said by the thread, and heard when this is settled."""
        self.error = error
        self.chain.broken = True

    def settle(self) -> None:
        """It is durable, or has failed: tell whoever waits, unless it was given up."""
        if not self._is_done:
            self._end(self.error)

    def give_up(self) -> None:
        """Tell whoever waits that nobody knows; what the thread still notes of it is its own affair."""
        self.chain.broken = True
        if not self._is_done:
            self._end(StoreDown())

    def _end(self, why_not: Exception | None) -> None:
        self._is_done, self._why_not = True, why_not
        for callback in self._callbacks:
            try:
                callback(self)
            except Exception:  # the others wait, too
                logger.exception("writer-unwell")
        self._callbacks.clear()

    def __await__(self) -> Generator[None, None, None]:
        if not self._is_done:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.add_done_callback(lambda _: None if waiting.done() else waiting.set_result(None))
            yield from waiting
        if self._why_not is not None:
            raise self._why_not
