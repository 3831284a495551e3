"""Version 1: the game itself closed the fists of orders, and had a clock and absences of its own.

A fist left in advance was closed at the moment its character was shown, so that everybody knew how it had been closed.
Three options set the time for a gold fist, a silver fist and a decision of a power; when it had passed, the move
TimeUp answered for all who were late. Two deadlines missed in a row, in slow play, and a seat was away.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from dracotheque.core.decisions import Timer
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.rules import Question
from dracotheque.core.seats import changed, clockwise_among

from ... import state
from ...components import NOBODY
from ...events import CameBack, FistClosed, TimeRanOut, WentAway
from ...game import GAME as NEXT
from ...moves import EMPTY_FIST, EMPTY_SILVER, TIME_UP, Bid, BidSilver, ComeBack, TimeUp
from ...state.habits import no_habits
from ...steps import auction, outcome
from ...steps.orders import arm, left_gold, left_silver, note_stop, order_for, ordered_gold
from .options import StoneOptions, check_options, presets

HOUR: Final = 3600


class Table(state.Table):
    """A game of Aux Pierres du Dragon under version 1."""

    rules = state.Table.rules.before()
    options: StoneOptions  # type: ignore[assignment]  # the times stand among the others: a fingerprint goes by order

    def clear(self) -> None:
        super().clear()
        self.ticking = self.options.gold_time is not None

    def is_away(self, seat: int) -> bool:
        return self.options.tempo == "slow" and self.habits.missed[seat] >= 2

    def clock_moves(self) -> Sequence[Move]:
        return (TIME_UP,)

    def timer(self) -> Timer:
        """One time for all gold fists, one for all silver fists, one for each decision of a power."""
        fist_time = {"bid": self.options.gold_time, "silver": self.options.silver_time}.get(self.asked)
        time = self.options.power_time if fist_time is None else fist_time
        seconds = None if time is None else time * (HOUR if self.options.tempo == "slow" else 1)
        if fist_time is None:
            return Timer("power", seconds, decides=True, restarts=True)
        return Timer(f"{self.asked}-{self.round}-{len(self.history)}", seconds, decides=True)

    def ask(self, question: Question, seat: int, *context: str | int) -> None:
        """Whoever is away is answered for without waiting."""
        if self.ticking:
            note_presence(self, seat)
            if self.is_away(seat):
                about = question.typed(context)
                question.answer(self, seat, question.late_answer(self, seat, *about), *about)
                return
        super().ask(question, seat, *context)

    def ask_all(self, question: Question, seats: Sequence[int], given: dict[int, Move], *context: str | int) -> None:
        """Some fists are closed before anybody is asked."""
        if self.habits is not no_habits(self.players):
            if self.ticking and question.name == "bid":
                note_presence(self)
            waiting = is_anybody_there(self)
            for seat in seats:
                fist: Bid | BidSilver | None
                if waiting and self.is_away(seat):
                    fist = EMPTY_FIST if question.name == "bid" else EMPTY_SILVER
                else:
                    fist = close_gold(self, seat) if question.name == "bid" else left_silver(self, seat, 0)
                if fist is not None:
                    given = {**given, seat: fist}
            for seat in given:
                self.tell(FistClosed, seat)
        super().ask_all(question, seats, given, *context)


rules = Table.rules


# Fists that closed by themselves.


def close_gold(s: Table, seat: int) -> Bid | None:
    order = order_for(s, seat)
    if order is not None and order.sealed:
        note_stop(s, seat)
    if ordered_gold(s, seat) is not None:
        arm(s, seat)
    return left_gold(s, seat)


@rules.part
def note_stops(s: Table) -> None:
    """Stops were looked at where an order was about to close a fist, and nowhere else."""


@rules.part
def arm_orders(s: Table, answers: Sequence[Bid]) -> None:
    """An order was armed when it closed the fist."""


@rules.questions["bid"].in_advance
@rules.questions["silver"].in_advance
def nothing_left(s: Table, seat: int, *_: int) -> None:
    """An order never waited."""


# Deadlines missed and met.


@rules.questions["bid"].answered
def open_fists(s: Table, answers: Sequence[Bid]) -> None:
    if s.ticking:
        note_who_closed(s, range(s.players))
    auction.open_fists(s, answers)


@rules.questions["silver"].answered
def open_silver(s: Table, answers: Sequence[BidSilver | None], tied: int) -> None:
    if s.ticking:
        note_who_closed(s, clockwise_among(s.players, 0, tied))
    outcome.open_silver(s, answers, tied)


def note_presence(s: Table, asked: int = NOBODY) -> None:
    """Somebody is asked, or fists are closed: whoever was asked before has answered in time."""
    answered = s.habits.asked
    if answered != NOBODY:
        set_missed(s, answered, 0)
    if answered != asked:
        s.habits = replace(s.habits, asked=asked)


def note_who_closed(s: Table, seats: Sequence[int]) -> None:
    """Whoever closed the fist in time is there; who is away, and was not asked, stays away."""
    waiting = is_anybody_there(s)
    for seat in seats:
        if not s.habits.late >> seat & 1 and not (waiting and s.is_away(seat)):
            set_missed(s, seat, 0)


def set_missed(s: Table, seat: int, count: int) -> None:
    missed = s.habits.missed
    if missed[seat] != count:
        s.habits = replace(s.habits, missed=changed(missed, seat, count))


def is_anybody_there(s: Table) -> bool:
    """Where all were away the table waited, or a game would have run on without anybody."""
    return not all(map(s.is_away, range(s.players)))


@rules.clock
def time_up(s: Table, _: TimeUp) -> None:
    """Everybody still awaited is answered for."""
    seats = tuple(seat for seat in s.actors if seat != CLOCK)
    s.tell(TimeRanOut, seats)
    for seat in seats:
        miss_deadline(s, seat)
    question = s.rules.questions[s.asked]
    if question.secret:
        s.habits = replace(s.habits, late=s.habits.late | sum(1 << seat for seat in seats))
    for seat, late in [(seat, question.late_answer(s, seat, *question.typed(s.context))) for seat in seats]:
        assert late is not None  # every question has one
        s.answer(seat, late)


def miss_deadline(s: Table, seat: int) -> None:
    was_away = s.is_away(seat)
    set_missed(s, seat, s.habits.missed[seat] + 1)
    s.habits = replace(s.habits, asked=NOBODY)
    if s.is_away(seat) and not was_away:
        s.tell(WentAway, seat)


@rules.order(ComeBack)
def come_back(s: Table, seat: int, _: ComeBack) -> None:
    """Whoever was away is asked again from the next question on."""
    was_away = s.is_away(seat)
    set_missed(s, seat, 0)
    if was_away:
        s.tell(CameBack, seat)


GAME = NEXT.before(Table, options=StoneOptions, check_options=check_options, presets=presets)
