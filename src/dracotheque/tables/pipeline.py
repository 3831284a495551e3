"""A move on its way in: played on a copy, appended to the log, and history only when that is durable."""

import asyncio
from typing import Final

import msgspec

from dracotheque.core.errors import DracothequeError, IllegalMove, RulesBug
from dracotheque.core.events import seen_by
from dracotheque.core.moves import Move
from dracotheque.tables.audience import Outbox
from dracotheque.tables.domain.clocks import Clocks
from dracotheque.tables.domain.history import Draft, Fold, History
from dracotheque.tables.domain.motions import undo_wish
from dracotheque.tables.domain.numbers import is_order
from dracotheque.tables.domain.sight import look
from dracotheque.tables.domain.tables import Author
from dracotheque.tables.faults import Conflict, StoreDown
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.queue import Queue, Waiting
from dracotheque.tables.recovery import Recovery
from dracotheque.tables.refusals import Denied, not_now
from dracotheque.tables.replaying import in_slices
from dracotheque.tables.saving import Saving
from dracotheque.tables.state import TableState

TRIES: Final = 5
MOST_UNDOS: Final = 300
"""So often moves are taken back at one table; each time everything before is played again."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """A move that somebody wants to make; with a number, as the answer to that question alone."""

    seat: int
    move: Move
    author: Author
    client: str | None
    number: int | None


class TakeBack(msgspec.Struct, frozen=True):
    """Only the first moves are to stand; refused where the log has gone on since."""

    seat: int
    fold: Fold
    """What they lead to."""
    client: str | None
    history: History
    seq: int


Wish = Play | TakeBack


class Pipeline:
    """Whatever one table is asked to write into its log goes through here."""

    def __init__(self, table: TableState, queue: Queue, recovery: Recovery) -> None:
        self._table = table
        self._queue = queue
        self._recovery = recovery

    def begin(self, wish: Wish) -> Saving | None:
        """Act at once: the future is done when it is durable. None where something must come first."""
        if self._recovery.is_reading or self._queue or self._table.has(wish.seat, wish.client):
            return None
        return self._act(wish)

    async def take_back(self, kept: int, seat: int, client: str | None) -> None:
        """Let only the first moves stand. They are played again meanwhile, and the other tables have their turn."""
        history = self._table.history_now
        if history.undos >= MOST_UNDOS:
            raise not_now("server-too-many-undos", most=MOST_UNDOS)
        seq = history.seq
        try:
            fold = await in_slices(history.rewinding(kept))
        except Exception as error:
            raise self._explained(error) from error
        await self.carry_out(TakeBack(seat, fold, client, history, seq), 1)

    async def carry_out(self, wish: Wish, tries: int) -> None:
        """Act until it is durable; after a failure, on what the log says now, if it does not have it already."""
        for _ in range(tries):
            try:
                await self._recovery.known()
                if await self._is_done(wish):
                    return
                saving = await self._act_in_turn(wish)
                await asyncio.shield(saving)
                if self._queue.holds(saving):
                    await asyncio.sleep(0)  # it was durable at once: let it become history
            except (Conflict, StoreDown):
                continue
            else:
                return
        await self._recovery.known()
        if not await self._is_done(wish):
            raise not_now("server-unsure")

    async def _act_in_turn(self, wish: Wish) -> Saving:
        """What is refused because of something that is not durable yet is tried again when it is, or never will be."""
        while True:
            waits = bool(self._queue)
            try:
                return self._act(wish)
            except (IllegalMove, Denied):
                if not waits:
                    raise
            await self._queue.settled()
            await self._recovery.known()

    async def _is_done(self, wish: Wish) -> bool:
        """Whether the log has what this client asked for under this id."""
        if wish.client is None:
            return False
        while self._queue.has(wish.seat, wish.client):
            await self._queue.settled()
            await self._recovery.known()
        return self._table.has(wish.seat, wish.client)

    # What is drafted.

    def _act(self, wish: Wish) -> Saving:
        return self._play(wish) if isinstance(wish, Play) else self._take_back(wish)

    def _play(self, wish: Play) -> Saving:
        table, history, last = self._table, self._table.history_now, self._queue.last
        after, clocks = (None, table.clocks) if last is None else (last.draft, last.clocks)
        state = history.state if after is None else after.state
        seat, move = wish.seat, wish.move
        try:
            if not self._is_in_time(wish, after) and not is_order(state, seat, move):
                raise not_now("server-stale-question")
            before = look(state, None) if table.motions else None
            watched = table.audience.wants_moments
            draft = history.draft(seat, move, wish.author, wish.client, steady_ms(), after, watched=watched)
            clocks = clocks.after(draft.state, draft.entry, move)
            outbox = table.audience.prepare(table.position_after(draft, clocks), draft.told, draft.stills)
            seen = before is not None and (before != look(draft.state, None) or bool(seen_by(None, draft.told)))
        except Exception as error:
            raise self._explained(error) from error
        return self._append(draft, clocks, outbox, seen)

    def _is_in_time(self, wish: Play, after: Draft | None) -> bool:
        """Whether a move answers what is asked now; a bot thinks again where others have spoken meanwhile."""
        history, seat, number = self._table.history_now, wish.seat, wish.number
        if number is None:
            return True
        return history.stands(seat, number, after) if wish.author == "person" else number == history.number(seat, after)

    def _take_back(self, wish: TakeBack) -> Saving:
        table, history = self._table, self._table.history_now
        if self._queue or history is not wish.history or history.seq != wish.seq:
            raise not_now("server-nothing-to-undo")
        try:
            draft = history.draft_undo(wish.fold, wish.seat, wish.client, steady_ms())
            clocks = table.clocks.after(draft.state, draft.entry, None)
            outbox = table.audience.prepare_anew(table.position_after(draft, clocks))
        except Exception as error:
            raise self._explained(error) from error
        return self._append(draft, clocks, outbox, True)

    def _explained(self, error: Exception) -> DracothequeError:
        """A refusal stays one; where the rules themselves fail, the table pauses, and nothing has happened."""
        if isinstance(error, DracothequeError) and not isinstance(error, RulesBug):
            return error
        self._table.pause(error)
        return not_now("server-table-paused")

    # What becomes history.

    def _append(self, draft: Draft, clocks: Clocks, outbox: Outbox, ends_undo: bool) -> Saving:
        saving = self._table.store.append(draft.entry, self._table.chain)
        self._queue.append(Waiting(draft, clocks, outbox, ends_undo, saving))
        saving.add_done_callback(self._release)
        return saving

    def _release(self, saving: Saving) -> None:
        """The entry is durable, and has happened. Or it is not, or perhaps: then the log must be read again."""
        waiting = self._queue.release()
        assert waiting.saving is saving
        if self._has_failed(saving) or self._recovery.is_reading:
            self._recovery.doubt()
        else:
            self._commit(waiting)
        if not self._queue:
            self._table.audience.forget_drafts()

    def _has_failed(self, saving: Saving) -> bool:
        return saving.cancelled() or saving.exception() is not None

    def _commit(self, waiting: Waiting) -> None:
        table = self._table
        assert table.history is not None
        table.history.commit(waiting.draft)
        table.clocks = waiting.clocks
        if waiting.ends_undo:
            self._forget_undo()
        waiting.outbox.send()
        table.changed()

    def _forget_undo(self) -> None:
        """Everybody can see that the game has gone on, or back: nobody asks for that any more."""
        table = self._table
        if undo_wish(table.motions) is not None:
            table.motions = tuple(motion for motion in table.motions if motion.kind != "undo")
            table.store.drop(table.id, "undo").add_done_callback(lambda future: future.exception())
            table.audience.tell_table()
