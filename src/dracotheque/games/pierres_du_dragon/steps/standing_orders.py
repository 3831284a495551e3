"""What players may arrange at any time, unseen: orders, their stops, empty fists. (6.tempo-orders, 7.2)"""

from msgspec.structs import replace

from dracotheque.core.errors import IllegalMove

from ..components import CHARACTER
from ..moves import EMPTY_FIST, EMPTY_SILVER, Bid, BidSilver, CancelOrder, EmptyFists, SetStops, StandingOrder
from ..state import NO_CARD, Table
from ..state.habits import ON_SCORE, ON_STONES, ON_WIN
from .guards import GUARDS, holds
from .orders import arm, gold_fist, mark_of, silver_fist

rules = Table.rules
RULE = "6.tempo-orders"


@rules.order(StandingOrder)
def keep_order(s: Table, seat: int, move: StandingOrder) -> None:
    """Keep the order in place of the one before; for the character on the table it acts at once, until the reveal."""
    check_order(s, move)
    others = tuple(order for order in s.habits.orders[seat] if order.character != move.character)
    touch_orders(s, seat, (*others, move))
    if move.sealed and s.card != NO_CARD and move.character == CHARACTER[s.card]:
        close_by_order(s, seat, move)


def check_order(s: Table, move: StandingOrder) -> None:
    if s.options.tempo != "slow":
        raise IllegalMove("refuse-orders-in-live-play", RULE)
    if move.character not in CHARACTER:
        raise IllegalMove("refuse-unknown-character", RULE, value=move.character)
    cards = [*s.pile, s.card] if s.asked in ("bid", "silver") else s.pile
    if move.character not in [CHARACTER[card] for card in cards]:
        raise IllegalMove("refuse-order-for-nobody", RULE, character=move.character)
    amounts = (move.gold.fairy, move.gold.common, 0 if move.silver is None else move.silver.silver)
    if any(isinstance(amount, int) and amount < 0 for amount in amounts):
        raise IllegalMove("refuse-negative-fist", RULE)
    if move.guard is not None and move.guard.fact not in GUARDS:
        raise IllegalMove("refuse-unknown-guard", RULE, value=move.guard.fact)


def touch_orders(s: Table, seat: int, orders: tuple[StandingOrder, ...]) -> None:
    """Whoever touches the orders has seen the table: they are no longer stopped."""
    habits = s.habits
    s.habits = replace(
        habits,
        orders=(*habits.orders[:seat], orders, *habits.orders[seat + 1 :]),
        marks=(*habits.marks[:seat], mark_of(s, seat), *habits.marks[seat + 1 :]),
        paused=habits.paused & ~(1 << seat),
    )


def close_by_order(s: Table, seat: int, order: StandingOrder) -> None:
    """Close the fist on the table, or replace what is in it."""
    if s.asked == "bid" and holds(s, seat, order.guard):
        arm(s, seat)
        close_fist(s, seat, gold_fist(s, seat, order.gold))
    elif s.asked == "silver" and order.silver is not None and holds(s, seat, order.guard):
        close_fist(s, seat, silver_fist(s, seat, order.silver))


def close_fist(s: Table, seat: int, fist: Bid | BidSilver) -> None:
    if seat in s.actors:
        s.answer(seat, fist)
    elif s.sealed[seat] is not None:
        s.sealed[seat] = fist


@rules.order(CancelOrder)
def cancel_order(s: Table, seat: int, move: CancelOrder) -> None:
    """A fist it has closed already stays closed; its owner may still change it."""
    orders = tuple(order for order in s.habits.orders[seat] if order.character != move.character)
    if orders == s.habits.orders[seat]:
        raise IllegalMove("refuse-no-such-order", RULE, value=move.character)
    touch_orders(s, seat, orders)


@rules.order(SetStops)
def set_stops(s: Table, seat: int, move: SetStops) -> None:
    if s.options.tempo != "slow":
        raise IllegalMove("refuse-orders-in-live-play", RULE)
    bits = ON_WIN * move.win | ON_SCORE * move.score | ON_STONES * move.stones
    stops = s.habits.stops
    s.habits = replace(s.habits, stops=(*stops[:seat], bits, *stops[seat + 1 :]))
    touch_orders(s, seat, s.habits.orders[seat])


@rules.order(EmptyFists)
def empty_fists(s: Table, seat: int, move: EmptyFists) -> None:
    """For the rest of the round, rich or poor: so it proves nothing (PD-49)."""
    bit = 1 << seat
    s.habits = replace(s.habits, empty=s.habits.empty | bit if move.on else s.habits.empty & ~bit)
    if move.on and seat in s.actors and s.asked in ("bid", "silver"):
        s.answer(seat, EMPTY_FIST if s.asked == "bid" else EMPTY_SILVER)
