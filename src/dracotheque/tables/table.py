"""A table in memory: what is durable of it, and what is being made durable.

A move is played on a copy, and what everybody will be told of it is written down; then its entry goes to the log. When
that is durable, and only then, the copy becomes the table, and whoever may know is told (`pipeline`). After anything
else the table does not know what it is until it has read the log again (`recovery`).
"""

from collections.abc import Awaitable

from dracotheque.core.moves import Move
from dracotheque.tables.audience import Subscriber
from dracotheque.tables.domain.motions import Motions
from dracotheque.tables.domain.tables import Author
from dracotheque.tables.pipeline import TRIES, Pipeline, Play
from dracotheque.tables.queue import Queue
from dracotheque.tables.recovery import Recovery
from dracotheque.tables.replaying import Replayed
from dracotheque.tables.saving import Saving
from dracotheque.tables.state import Changed, MakeAudience, TableState
from dracotheque.tables.store import TableStore


class Table(TableState):
    """One table: whoever plays, talks or looks there comes through here."""

    def __init__(self, store: TableStore, replayed: Replayed, audience: MakeAudience, changed: Changed) -> None:
        self._queue = Queue()
        self._recovery = Recovery(self, self._queue)
        self._pipeline = Pipeline(self, self._queue, self._recovery)
        super().__init__(store, replayed, audience, changed)

    def close(self) -> None:
        """Nobody needs this table in memory any more."""
        self._recovery.close()

    @property
    def is_well(self) -> bool:
        """Whether it runs, knows what it is, and can go on."""
        return self.is_running and self.trouble is None and not self._recovery.is_reading

    # Playing.

    def begin(self, seat: int, move: Move, number: int | None, client: str) -> Saving | None:
        """Play a person's move at once: the future is done when it is durable. None where something must come first."""
        return self._pipeline.begin(Play(seat, move, "person", client, number))

    async def play(
        self, seat: int, move: Move, author: Author = "person", client: str | None = None, *, number: int | None = None
    ) -> None:
        """Play a move that answers the question of this number, or whichever is open; returns when it is durable.

        The same client id is never played twice.
        """
        wish = Play(seat, move, author, client, number)
        await self._pipeline.carry_out(wish, TRIES if author == "person" else 1)

    async def take_back(self, kept: int, seat: int, client: str | None) -> None:
        """Let only the first moves stand; returns when that is durable."""
        await self._pipeline.take_back(kept, seat, client)

    # What the store says.

    async def settled(self) -> None:
        """Wait until nothing is on its way to the log."""
        await self._queue.settled()

    async def catch_up(self) -> None:
        """Be what the store says, and show it."""
        await self._recovery.catch_up()

    async def refresh(self) -> None:
        """Another process has changed this table, or somebody has decided something about it: follow that."""
        await self._recovery.refresh()

    async def agree(self, change: Awaitable[Motions]) -> None:
        """Somebody wants something of the others, or has answered: tell them.

        What others have said meanwhile at another server is read afterwards: the last who speaks hears everybody.
        """
        await change
        await self.refresh()
        self.changed()

    # Being looked at.

    async def attach(self, subscriber: Subscriber, stream: str | None, last: int | None) -> None:
        """Let a connection hear what its viewer is told: what it missed, or everything.

        Whoever comes from another server may have seen there what we have not read yet.
        """
        await self.settled()
        if stream is not None and not self.audience.knows(stream):
            await self.refresh()
        self.audience.attach(subscriber, stream, last)

    def detach(self, subscriber: Subscriber) -> None:
        self.audience.detach(subscriber)
