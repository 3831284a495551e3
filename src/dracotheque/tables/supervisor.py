"""The supervisor of a table: lets its bots think, watches its clocks, and sees to it that its end is written down."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import uniform
from typing import Final

from msgspec.structs import replace

from dracotheque.core.decisions import Timer
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.rules import Context
from dracotheque.core.state import State
from dracotheque.tables.consent import grant_closing
from dracotheque.tables.deadline_timer import DeadlineTimer
from dracotheque.tables.domain.clocks import MISSES
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.notices import Ended, OnNotice, Opened, Turn, Waited
from dracotheque.tables.domain.tables import Author, Chair
from dracotheque.tables.ending import EXPECTED, LONGEST_REST, write_end
from dracotheque.tables.log import Log
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.table import Table
from dracotheque.tables.table_talk import grant_undo
from dracotheque.tables.thinking import STAND_IN, Thinkers

logger = Log("tables")
SLOWEST_PACE: Final = 2.0
"""A bot takes up to so many times its pace, so that the time it takes says nothing."""
SPOKEN_PACE: Final = 8.0
SPOKEN_PAUSE: Final = 1.0
"""Seconds, whatever the pace."""
MOMENTS: Final = (0.4, 0.9)
LONGEST_WINDOW: Final = 6.0
"""A bot answers in this part of a window, of so many seconds at most, whatever it holds and however long it thought."""
NO_SEATS: Final[frozenset[int]] = frozenset()
FILL_AGAIN: Final = 5000
ORDER_PACE: Final = (8.0, 120.0)
PRESENT_PACE: Final = (2.0, 8.0)
"""What a person has left in advance is played within so many times the pace of bots, sooner where that person is at the
table: the wait must not betray it."""


class Supervisor:
    """Looks after one table whenever something has changed there."""

    def __init__(self, table: Table, thinkers: Thinkers, pace: float, notify: OnNotice) -> None:
        self.table = table
        self._thinkers = thinkers
        self._pace = pace
        """Seconds a bot takes at least before it moves."""
        self._notify = notify
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._deadline = DeadlineTimer(table, self._on_deadline)
        self._awaited: list[int] = []
        self._sealed = NO_SEATS
        """Who wants to hear that the answers being sealed lie open."""
        self._strokes = 0
        """How many moves stood at the last look."""
        self._waited = 0
        """When it was last said that bots may take the free chairs."""
        self._finishing = False
        self._stumbles = 0
        """How often in a row something went wrong that nobody has foreseen."""
        self._spoken: dict[int, tuple[str, Context]] = {}
        """Bots whose last move left the question open: in a negotiation one does not talk without a pause."""
        self._ordered: dict[int, int] = {}
        """When the answers that persons have left in advance will be played, by seat."""

    def look(self) -> None:
        """Do what there is to do; looking twice is harmless."""
        table, history = self.table, self.table.history
        if history is None or not table.is_well:
            self._deadline.set(self._when_to_fill())
            return
        state = history.state
        if state.over:
            self._finish(history)
            return
        if table.motions:
            self._spawn(self._grant())
        chairs = table.chairs
        manned = [seat for seat in state.actors if seat != CLOCK and chairs[seat].is_manned]
        if len(manned) < len(state.actors):
            self._let_bots_think([seat for seat in state.actors if seat != CLOCK and seat not in manned])
        self._note_orders(state, manned)
        self._tell_opened(history)
        self._tell_turns(manned)
        self._deadline.set(self.next_deadline(history), bots_think=bool(self._thinking))

    def close(self) -> None:
        self._deadline.stop()
        for task in (*self._thinking.values(), *self._tasks):
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way here that would be lost or late if the table were forgotten."""
        busy = self._thinking or self._tasks or self._deadline.is_writing
        return not busy and self.table.audience.is_empty

    # Bots.

    def _let_bots_think(self, asked: list[int]) -> None:
        if not any(self.table.is_manned(seat) for seat in range(self.table.row.players)):
            return  # where everybody has gone, the game waits for them
        for seat in asked:
            self._let_think(seat, "bot")

    def _let_think(self, seat: int, author: Author) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.create_task(self._think(seat, author))

    async def _think(self, seat: int, author: Author) -> None:
        try:
            if author == "bot" and self._window() is None:
                await asyncio.sleep(self._pause(seat))
            await self._move(seat, author)
        except EXPECTED:
            pass
        except Exception:
            self._stumbles += 1
            logger.exception("supervisor-failed", table=self.table.id)
            await asyncio.sleep(min(LONGEST_REST, 2.0**self._stumbles))
        else:
            self._stumbles = 0
        finally:
            del self._thinking[seat]
        self.look()

    def _pause(self, seat: int) -> float:
        """How long a bot takes before it moves; longer where it has spoken already and the sand still runs."""
        pause = uniform(self._pace, SLOWEST_PACE * self._pace)
        spoken = self._spoken.get(seat) == _open_question(self.table.history_now)
        return max(SPOKEN_PAUSE, SPOKEN_PACE * pause) if spoken else pause

    def _window(self) -> Timer | None:
        """The time of the window that is open, where nobody may know who can do something in it."""
        state = self.table.history_now.state
        return state.timer() if CLOCK in state.actors and state.hides_question else None

    async def _is_open_at_some_moment(self, window: Timer, began: float) -> bool:
        """Wait for a moment that says nothing of how long one thought, and see whether the window still is the same."""
        length = min(window.seconds or 0.0, LONGEST_WINDOW) if self._pace else 0.0
        await asyncio.sleep(max(0.0, began + uniform(*MOMENTS) * length - _clock()))
        return self._window() == window

    async def _move(self, seat: int, author: Author) -> None:
        table = self.table
        history = table.history_now
        if seat not in history.state.actors or (author == "bot" and table.is_manned(seat)):
            return
        number = history.number(seat)
        chair = table.chairs[seat]
        self._ordered.pop(seat, None)
        window, began = self._window() if author == "bot" else None, _clock()
        move = await self._choice(history.state, seat, author)
        if move is None or (window is not None and not await self._is_open_at_some_moment(window, began)):
            return
        question = _open_question(table.history_now)
        try:
            await table.play(seat, move, author, number=number)
        except IllegalMove:
            moves = table.history_now.state.decision(seat).moves
            if moves:
                await table.play(seat, moves[0], author, number=number)
        now = table.history_now
        if CLOCK in now.state.actors and _open_question(now) == question:
            self._spoken[seat] = question
        if author == "caretaker" and table.clocks.misses[seat] >= MISSES:
            await self.set_away(chair, True)

    async def _choice(self, state: State, seat: int, author: Author) -> Move | None:
        """What is played for this seat: what the person has left, what the rules say, or what a bot thinks best."""
        if author == "order":
            return state.left_answer(seat)
        late = state.late_answer(seat) if author == "caretaker" else None
        return late or await self._thinkers.choose(state, seat, self.table.chairs[seat].bot or STAND_IN, self.table.id)

    async def set_away(self, chair: Chair, away: bool) -> None:
        """A bot keeps this seat, or gives it back."""
        after = replace(chair, away=away)
        if await self.table.store.take_seat(self.table.id, chair, after):
            chairs = list(self.table.chairs)
            chairs[chair.seat] = after
            self.table.chairs = tuple(chairs)
            self.table.audience.tell_table()
            self.table.changed()

    async def _grant(self) -> None:
        """Do what was asked for, where nobody is left who could say no."""
        with suppress(*EXPECTED):
            await grant_undo(self.table)
            await grant_closing(self.table)

    # What persons have left in advance.

    def _note_orders(self, state: State, manned: list[int]) -> None:
        """Whoever has left an answer will have given it at a moment nobody can foresee, and well within their time."""
        ordered = [seat for seat in manned if state.left_answer(seat) is not None]
        if ordered or self._ordered:
            now = steady_ms()
            self._ordered = {seat: self._ordered.get(seat, now + self._order_pause(seat)) for seat in ordered}

    def _order_pause(self, seat: int) -> int:
        longest = self.table.clocks.allowance
        is_here = self.table.chairs[seat].person in self.table.here
        pause = round(1000 * self._pace * uniform(*(PRESENT_PACE if is_here else ORDER_PACE)))
        return pause if longest is None else min(pause, round(longest * uniform(0.1, 0.5)))

    # Clocks.

    def next_deadline(self, history: History) -> int | None:
        """When the next clock runs out."""
        clocks, state = self.table.clocks, history.state
        if state.actors == (CLOCK,) and clocks.timer_until() is None:
            return 0
        if clocks.are_still and not self._ordered:
            return None
        moments = [clocks.until(seat) for seat in state.actors if seat != CLOCK and self.table.is_manned(seat)]
        moments += self._ordered.values()
        if CLOCK in state.actors:
            moments.append(clocks.timer_until())
        return min((moment for moment in moments if moment is not None), default=None)

    def _when_to_fill(self) -> int | None:
        """When bots take the free chairs of a table that has not started; where that failed, soon again."""
        fills = self.table.row.fills if self.table.row.status == "open" else None
        return None if fills is None else max(fills, self._waited + FILL_AGAIN)

    def note_deadline_passed(self) -> None:
        """The deadline in the store has passed."""
        self._deadline.note_passed()

    def _on_deadline(self) -> None:
        self._spawn(self.tick())

    async def tick(self) -> None:
        """Do for those whose time is up what the rules say: the clock moves, or somebody moves for them."""
        table = self.table
        if not table.is_well or table.history is None:
            fill = self._when_to_fill()
            if fill is not None and fill <= steady_ms():
                self._waited = steady_ms()
                self._notify(Waited(table.row))
            self.look()
            return
        state, clocks, now = table.history.state, table.clocks, steady_ms()
        timer = clocks.timer_until()
        late = [
            seat
            for seat in state.actors
            if seat != CLOCK and table.is_manned(seat) and (until := clocks.until(seat)) is not None and until <= now
        ]
        strikes = state.actors == (CLOCK,) if timer is None else timer <= now
        if CLOCK in state.actors and (strikes or (late and clocks.clock_decides)):
            await self._play_for_time(CLOCK, state.decision(CLOCK).moves[0])
            return
        ordered = [seat for seat, at in self._ordered.items() if at <= now and seat not in late]
        for seat in late:
            if clocks.is_hurried(seat) and (move := state.late_answer(seat)) is not None:
                await self._play_for_time(seat, move)
                return
            self._let_think(seat, "caretaker")
        for seat in ordered:
            self._let_think(seat, "order")
        if not late and not ordered:
            self.look()

    async def _play_for_time(self, seat: int, move: Move) -> None:
        """Play what the rules give where time has run out."""
        try:
            await self.table.play(seat, move, "clock")
        except EXPECTED:
            self.look()

    # Telling those who are not here.

    def _tell_turns(self, manned: list[int]) -> None:
        awaited = [seat for seat in manned if seat not in self._ordered]
        for seat in awaited:
            if seat not in self._awaited:
                self._notify(Turn(self.table.row, self.table.chairs[seat]))
        self._awaited = awaited

    def _tell_opened(self, history: History) -> None:
        """Those who are asked next hear that it is their turn; a move that was taken back opens nothing."""
        state = history.state
        sealed = frozenset(state.to_be_announced) if state.sealed else NO_SEATS
        if self._sealed and not sealed and len(history.strokes) > self._strokes:
            for seat in self._sealed.difference(state.actors):
                if self.table.is_manned(seat):
                    self._notify(Opened(self.table.row, self.table.chairs[seat]))
        self._sealed, self._strokes = sealed, len(history.strokes)

    def _finish(self, history: History) -> None:
        self._deadline.set(None)
        if not self._finishing:
            self._finishing = True
            self._spawn(self._end(history))

    async def _end(self, history: History) -> None:
        await write_end(self.table, history.state)
        self._notify(Ended(self.table.row, self.table.chairs))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _clock() -> float:
    return asyncio.get_running_loop().time()


def _open_question(history: History) -> tuple[str, Context]:
    return history.state.asked, history.state.context
