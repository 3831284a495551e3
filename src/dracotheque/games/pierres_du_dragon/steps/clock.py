"""Time that runs out. (3.timeout, 6.tempo-away)"""

from msgspec.structs import replace

from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.pierres_du_dragon.effects.defaults import default_answer
from dracotheque.games.pierres_du_dragon.events import CameBack, TimeRanOut, WentAway
from dracotheque.games.pierres_du_dragon.moves import EMPTY_FIST, EMPTY_SILVER, ComeBack, TimeUp
from dracotheque.games.pierres_du_dragon.presence import set_missed
from dracotheque.games.pierres_du_dragon.state import NOBODY, Table
from dracotheque.games.pierres_du_dragon.steps.guards import holds
from dracotheque.games.pierres_du_dragon.steps.orders import gold_fist, order_for, silver_fist

rules = Table.rules


@rules.clock
def time_up(s: Table, _: TimeUp) -> None:
    """Everybody still awaited is answered for."""
    seats = tuple(seat for seat in s.actors if seat != CLOCK)
    s.tell(TimeRanOut(seats))
    for seat in seats:
        miss_deadline(s, seat)
    if s.asked not in ("bid", "silver"):
        (seat,) = seats
        s.answer(seat, default_answer(s, s.asked, s.decision(seat).moves, s.context))
        return
    s.habits = replace(s.habits, late=s.habits.late | sum(1 << seat for seat in seats))
    for seat, fist in [(seat, belated_fist(s, seat)) for seat in seats]:
        s.answer(seat, fist)


def miss_deadline(s: Table, seat: int) -> None:
    was_away = s.is_away(seat)
    set_missed(s, seat, s.habits.missed[seat] + 1)
    s.habits = replace(s.habits, asked=NOBODY)
    if s.is_away(seat) and not was_away:
        s.tell(WentAway(seat))


def belated_fist(s: Table, seat: int) -> Move:
    """The sealed order, stopped or not, if its guard holds; else the empty fist."""
    order = order_for(s, seat)
    if order is None or not order.sealed or not holds(s, seat, order.guard):
        return EMPTY_FIST if s.asked == "bid" else EMPTY_SILVER
    if s.asked == "bid":
        return gold_fist(s, seat, order.gold)
    return EMPTY_SILVER if order.silver is None else silver_fist(s, seat, order.silver)


@rules.order(ComeBack)
def come_back(s: Table, seat: int, _: ComeBack) -> None:
    """Whoever was away is asked again from the next question on."""
    was_away = s.is_away(seat)
    set_missed(s, seat, 0)
    if was_away:
        s.tell(CameBack(seat))
