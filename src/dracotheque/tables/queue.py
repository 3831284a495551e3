"""What is on its way to the log of a table, in order."""

import asyncio
from collections import deque

import msgspec

from dracotheque.tables.audience import Outbox
from dracotheque.tables.domain.clocks import Clocks
from dracotheque.tables.domain.history import Draft
from dracotheque.tables.saving import Saving


class Waiting(msgspec.Struct, frozen=True, eq=False):
    """A draft whose entry is on its way to the log, with all that will be so when it is durable."""

    draft: Draft
    clocks: Clocks
    outbox: Outbox
    ends_undo: bool
    """Everybody will see that the game has gone on: nobody asks any more to take something back."""
    saving: Saving


class Queue(deque[Waiting]):
    """The drafts that wait to be durable; each stands on the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._settled: asyncio.Future[None] | None = None
        """Made by the first who waits."""

    @property
    def last(self) -> Waiting | None:
        return self[-1] if self else None

    def release(self) -> Waiting:
        """The oldest is durable, or will not be."""
        waiting = self.popleft()
        if not self and self._settled is not None:
            settled, self._settled = self._settled, None
            settled.set_result(None)
        return waiting

    def has(self, seat: int, client: str) -> bool:
        """Whether something waits that this client asked for under this id."""
        return any((one.draft.entry.seat, one.draft.entry.client) == (seat, client) for one in self)

    def holds(self, saving: Saving) -> bool:
        return any(one.saving is saving for one in self)

    async def settled(self) -> None:
        """Wait until nothing is on its way to the log."""
        while self:
            if self._settled is None:
                self._settled = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._settled)
