"""Clocks: who has how long. They follow from the moments in the log; nothing else has to be kept."""

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from dracotheque.core.decisions import Reaction, Timer
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.tables.domain.speeds import Live, Slow, Speed
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.moments import drift_ms

if TYPE_CHECKING:
    from typing import Self

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
MISSES: Final = 2
"""Missed decisions in a row after which a person counts as gone."""


class SeatTime(NamedTuple):
    """One person's time: when their decision is taken for them, and the reserve they had when they were asked."""

    seat: int
    until: int
    reserve: int | None
    """In seconds; None where the speed knows no reserve."""


class Times(msgspec.Struct, frozen=True, gc=False):
    """The clocks that a viewer may see, at a moment."""

    now: int
    seats: tuple[SeatTime, ...] = ()
    timer: tuple[str, int, int] | None = None
    """The time limit of the game itself, by name, when it is up, and since when it has run."""


class Clocks:
    """The time each seat has used, and the timer of the game."""

    def __init__(self, speed: Speed, players: int) -> None:
        self._speed = speed
        self.allowance = _allowance(speed)
        """Milliseconds for one decision, without the reserve."""
        reserve = speed.reserve * SECOND if isinstance(speed, Live) else 0
        self._reserve = [reserve] * players
        self._asked: dict[int, int] = {}
        """Since when each seat has been waited for."""
        self._reactions: dict[int, Reaction] = {}
        """Who is asked out of turn, and has a time of their own for it."""
        self._timer: Timer | None = None
        self._timer_since = 0
        self._waits = False
        """Nobody answers for those who are late: the table has agreed to wait for them."""
        self.misses = [0] * players

    def copy(self) -> "Self":
        """Equal and independent clocks."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other._reserve = self._reserve[:]
        other._asked = self._asked.copy()
        other.misses = self.misses[:]
        return other

    def after(self, state: State, entry: Entry, move: Move | None) -> "Self":
        """The clocks after an entry that would lead to this state: these very ones where it changes nothing."""
        if (
            self.are_still
            and entry.author == "person"
            and not self.misses[entry.seat]
            and (not state.actors or state.actors[-1] != CLOCK)
        ):
            return self  # as at every table that nobody hurries: who has been asked since when tells nothing
        other = self.copy()
        other.record(state, entry, move)
        return other

    @property
    def are_still(self) -> bool:
        """Whether no clock runs at all."""
        return self._timer is None and self.allowance is None

    def record(self, state: State, entry: Entry, move: Move | None) -> None:
        """Follow an entry of the log that has led to this state."""
        if entry.kind == "undo":
            self.restart(state, entry.at)
            return
        self.follow(state, entry.at, entry.seat, move)
        if entry.author not in ("clock", "order"):
            self.misses[entry.seat] = self.misses[entry.seat] + 1 if entry.author == "caretaker" else 0

    def follow(self, state: State, at: int, seat: int | None = None, move: Move | None = None) -> None:
        """Somebody has moved (or, without a seat, the game has begun): stop their clock and start the next ones."""
        ordered = move is not None and type(move) in state.rules.orders
        actors = state.actors
        self._waits = state.options.waits
        for asked in tuple(self._asked):
            if asked not in actors or (asked == seat and not ordered):
                self._stop(asked, at)
        for actor in actors:
            if actor != CLOCK and actor not in self._asked:
                self._asked[actor] = at
        self._note_reactions(state)
        self._turn_timer(state, at, answered=seat is not None and not ordered)

    def restart(self, state: State, at: int) -> None:
        """A move was taken back: whoever is waited for has the full time again."""
        self._asked = {actor: at for actor in state.actors if actor != CLOCK}
        self._note_reactions(state)
        self._turn_timer(state, at, answered=True)

    def _note_reactions(self, state: State) -> None:
        if self.allowance is not None:
            found = ((seat, state.reaction(seat)) for seat in self._asked)
            self._reactions = {seat: reaction for seat, reaction in found if reaction is not None}

    def is_hurried(self, seat: int) -> bool:
        """Whether this seat is asked out of turn and has a time of its own for it."""
        return self._own_time(seat) is not None

    def _own_time(self, seat: int) -> int | None:
        """Milliseconds for a question out of turn, where it has a time of its own."""
        reaction = self._reactions.get(seat)
        if reaction is None:
            return None
        seconds = reaction.slow if isinstance(self._speed, Slow) else reaction.live
        return None if seconds is None else round(seconds * SECOND)

    def _stop(self, seat: int, at: int) -> None:
        spent = at - self._asked.pop(seat)
        if self.allowance is not None and spent > self.allowance and not self._is_timed_otherwise(seat):
            self._reserve[seat] = max(0, self._reserve[seat] - (spent - self.allowance))

    def _is_timed_otherwise(self, seat: int) -> bool:
        """Whether the table's pace has no say: for a question out of turn, or where the game's own timer decides."""
        return self._own_time(seat) is not None or (self.clock_decides and self.timer_until() is not None)

    def _turn_timer(self, state: State, at: int, answered: bool) -> None:
        timer = state.timer() if CLOCK in state.actors else None
        same = timer is not None and self._timer is not None and timer.name == self._timer.name
        anew = timer is not None and timer.restarts and answered and not state.sealed
        if not same or anew:
            self._timer_since = at
        self._timer = timer

    def until(self, seat: int) -> int | None:
        """When the time of this seat is up."""
        if self.allowance is None or self._waits or seat not in self._asked:
            return None
        own = self._own_time(seat)
        if own is not None:
            return self._asked[seat] + own
        return None if self._is_timed_otherwise(seat) else self._asked[seat] + self.allowance + self._reserve[seat]

    def timer_until(self) -> int | None:
        """When the timer of the game is up."""
        timer = self._timer
        if timer is None:
            return None
        if timer.until is not None:
            return round(datetime.fromisoformat(timer.until).timestamp() * SECOND) - drift_ms()
        return None if timer.seconds is None else self._timer_since + round(timer.seconds * SECOND)

    @property
    def clock_decides(self) -> bool:
        """Whether the clock of the game answers for those who are late."""
        return self._timer is not None and self._timer.decides

    def grant(self, seat: int, at: int) -> None:
        """Somebody has come back: their time begins now."""
        if seat in self._asked:
            self._asked[seat] = at
        self.misses[seat] = 0

    def resume(self, now: int, grace: int) -> None:
        """The server was away: nobody has lost time, and nobody has won any.

        Clocks that have run out are given a while longer; what began at a moment that has not come, because the clock
        of the machine was put back, begins now.
        """
        at = now + grace
        self._timer_since = min(self._timer_since, now)
        for seat in self._asked:
            self._asked[seat] = min(self._asked[seat], now)
            until = self.until(seat)
            if until is not None and until < at:
                self._asked[seat] += at - until

    def shown(self, seats: tuple[int, ...], now: int) -> Times:
        """The clocks of these seats, and the game's timer."""
        reserves = isinstance(self._speed, Live)
        clocks = tuple(
            SeatTime(seat, until, self._reserve[seat] // SECOND if reserves else None)
            for seat in seats
            if (until := self.until(seat)) is not None
        )
        timer_until = self.timer_until()
        timer = (
            None
            if self._timer is None or timer_until is None
            else (self._timer.name, max(0, timer_until), self._timer_since)
        )
        return Times(now, clocks, timer)


def _allowance(speed: Speed) -> int | None:
    match speed:
        case Live(seconds=seconds):
            return seconds * SECOND
        case Slow(days=days):
            return days * DAY
        case _:
            return None
