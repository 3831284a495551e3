"""What is on its way to the log of a table, in order."""

import asyncio
from collections import deque

import msgspec

from dracotheque.server.domain.clocks import Clocks
from dracotheque.server.domain.history import Draft
from dracotheque.server.tables.audience import Outbox

Saving = asyncio.Future[None]
"""Done when what was played is durable."""


class Waiting(msgspec.Struct, frozen=True, eq=False):
    """A draft whose entry is on its way to the log, with all that will be so when it is durable."""

    draft: Draft
    clocks: Clocks
    outbox: Outbox
    ends_undo: bool
    """Everybody will see that the game has gone on: nobody asks any more to take something back."""
    saving: Saving


class Queue:
    """The drafts that wait to be durable; each stands on the one before."""

    def __init__(self) -> None:
        self._waiting: deque[Waiting] = deque()
        self._empty = asyncio.Event()
        self._empty.set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def last(self) -> Waiting | None:
        return self._waiting[-1] if self._waiting else None

    def append(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)
        self._empty.clear()

    def popleft(self) -> Waiting:
        waiting = self._waiting.popleft()
        if not self._waiting:
            self._empty.set()
        return waiting

    def has(self, seat: int, client: str) -> bool:
        """Whether something waits that this client asked for under this id."""
        return any((one.draft.entry.seat, one.draft.entry.client) == (seat, client) for one in self._waiting)

    def holds(self, saving: Saving) -> bool:
        return any(one.saving is saving for one in self._waiting)

    async def settled(self) -> None:
        """Wait until nothing is on its way to the log."""
        while self._waiting:
            await self._empty.wait()
