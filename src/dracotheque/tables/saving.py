"""A pending append to a table's log, with callbacks for when it is durable."""

import asyncio
from collections.abc import Callable, Generator

from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.log import Log

logger = Log("store")


class Chain:
    """Entries that stand on each other: when one fails, those after it must fail too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Saving:
    """Like a future, but callbacks run at once: every move passes here, and a future costs a turn of the loop for each.

    The thread of the writer notes an error; everything else happens in the event loop.
    """

    __slots__ = ("_callbacks", "_is_done", "_why_not", "chain", "entry", "error", "since")

    def __init__(self, entry: Entry, chain: Chain, since: float) -> None:
        self.entry = entry
        self.chain = chain
        self.since = since
        """When it was submitted, in loop time."""
        self.error: Exception | None = None
        """Set by the writer's thread."""
        self._why_not: Exception | None = None
        """What callbacks see."""
        self._is_done = False
        self._callbacks: list[Callable[[Saving], None]] = []

    def done(self) -> bool:
        return self._is_done

    def cancelled(self) -> bool:
        """A pending append cannot be cancelled."""
        return False

    def exception(self) -> Exception | None:
        """Why it is not durable, or why that is unknown."""
        return self._why_not

    def add_done_callback(self, callback: "Callable[[Saving], None]") -> None:
        """Callbacks run in the event loop, in the order they were added."""
        if self._is_done:
            asyncio.get_running_loop().call_soon(callback, self)
        else:
            self._callbacks.append(callback)

    def fail(self, error: Exception) -> None:
        """Called by the writer's thread: it failed, or the outcome is unknown; callbacks see it when it is settled."""
        self.error = error
        self.chain.broken = True

    def settle(self) -> None:
        """It is durable, or has failed: run the callbacks, unless it was given up."""
        if not self._is_done:
            self._end(self.error)

    def give_up(self) -> None:
        """Run the callbacks with an unknown outcome; what the thread reports later is ignored."""
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
