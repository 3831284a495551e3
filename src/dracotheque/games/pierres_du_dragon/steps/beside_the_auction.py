"""What players may do at any time, beside the auction: unseen, leave orders; for all to see, make a gesture or agree
to stop. (5.stopped, 6.bluff, 6.tempo-orders, 7.2)
"""

from msgspec.structs import replace

from dracotheque.core.errors import IllegalMove
from dracotheque.core.seats import changed

from .. import moves
from ..components import CHARACTER, LOOKS, NO_CARD
from ..events import GameEnded, GestureMade, StopWanted
from ..state import Table, rules
from ..state.habits import ON_SCORE, ON_STONES, ON_WIN, Look
from .orders import GUARDS, arm, gold_fist, holds, mark_of, silver_fist

RULE = "6.tempo-orders"


# What they arrange unseen. (6.tempo-orders, 7.2)


@rules.order(moves.StandingOrder)
def keep_order(s: Table, seat: int, move: moves.StandingOrder) -> None:
    """Keep the order in place of the one before; for the character on the table it acts at once, until the reveal."""
    check_order(s, move)
    others = tuple(order for order in s.habits.orders[seat] if order.character != move.character)
    touch_orders(s, seat, (*others, move))
    if move.sealed and s.card != NO_CARD and move.character == CHARACTER[s.card]:
        close_by_order(s, seat, move)


def check_order(s: Table, move: moves.StandingOrder) -> None:
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


def touch_orders(s: Table, seat: int, orders: tuple[moves.StandingOrder, ...]) -> None:
    """Whoever touches the orders has seen the table: they are no longer stopped."""
    habits = s.habits
    s.habits = replace(
        habits,
        orders=changed(habits.orders, seat, orders),
        marks=changed(habits.marks, seat, mark_of(s, seat)),
        paused=habits.paused & ~(1 << seat),
    )


def close_by_order(s: Table, seat: int, order: moves.StandingOrder) -> None:
    """Close the fist on the table, or replace what is in it."""
    if s.asked == "bid" and holds(s, seat, order.guard):
        arm(s, seat)
        close_fist(s, seat, gold_fist(s, seat, order.gold))
    elif s.asked == "silver" and order.silver is not None and holds(s, seat, order.guard):
        close_fist(s, seat, silver_fist(s, seat, order.silver))


def close_fist(s: Table, seat: int, fist: moves.Bid | moves.BidSilver) -> None:
    if seat in s.actors:
        s.answer(seat, fist)
    elif s.sealed[seat] is not None:
        s.sealed[seat] = fist


@rules.order(moves.CancelOrder)
def cancel_order(s: Table, seat: int, move: moves.CancelOrder) -> None:
    """A fist it has closed already stays closed; its owner may still change it."""
    orders = tuple(order for order in s.habits.orders[seat] if order.character != move.character)
    if orders == s.habits.orders[seat]:
        raise IllegalMove("refuse-no-such-order", RULE, value=move.character)
    touch_orders(s, seat, orders)


@rules.order(moves.SetStops)
def set_stops(s: Table, seat: int, move: moves.SetStops) -> None:
    if s.options.tempo != "slow":
        raise IllegalMove("refuse-orders-in-live-play", RULE)
    bits = ON_WIN * move.win | ON_SCORE * move.score | ON_STONES * move.stones
    s.habits = replace(s.habits, stops=changed(s.habits.stops, seat, bits))
    touch_orders(s, seat, s.habits.orders[seat])


@rules.order(moves.EmptyFists)
def empty_fists(s: Table, seat: int, move: moves.EmptyFists) -> None:
    """For the rest of the round, rich or poor: so it proves nothing (PD-49)."""
    bit = 1 << seat
    s.habits = replace(s.habits, empty=s.habits.empty | bit if move.on else s.habits.empty & ~bit)
    if move.on and seat in s.actors and s.asked in ("bid", "silver"):
        s.answer(seat, moves.EMPTY_FIST if s.asked == "bid" else moves.EMPTY_SILVER)


# What they do for all to see: play-acting, and agreeing to stop. (5.stopped, 6.bluff)


@rules.order(moves.Gesture)
def make_gesture(s: Table, seat: int, move: moves.Gesture) -> None:
    """A closed fist may look like anything: it says nothing of what is inside."""
    if not s.options.bluff:
        raise IllegalMove("refuse-no-bluff", "6.bluff")
    if move.look not in LOOKS:
        raise IllegalMove("refuse-unknown-look", "6.bluff", value=move.look)
    if not s.sealed or s.sealed[seat] is None:
        raise IllegalMove("refuse-fist-is-open", "6.bluff")
    s.habits = replace(s.habits, looks=changed(s.habits.looks, seat, Look(LOOKS.index(move.look))))
    s.tell(GestureMade, seat, move.look)


@rules.order(moves.AgreeToStop)
def agree_to_stop(s: Table, seat: int, _: moves.AgreeToStop) -> None:
    """When all agree, the game ends here and is ranked as it stands (PD-42)."""
    want(s, seat, s.habits.stopping | 1 << seat)
    if s.habits.stopping == (1 << s.players) - 1:
        s.withdraw()
        s.context = ()
        s.finish("agreement", GameEnded)


@rules.order(moves.PlayOn)
def play_on(s: Table, seat: int, _: moves.PlayOn) -> None:
    want(s, seat, s.habits.stopping & ~(1 << seat))


def want(s: Table, seat: int, stopping: int) -> None:
    if stopping != s.habits.stopping:
        s.habits = replace(s.habits, stopping=stopping)
        s.tell(StopWanted, seat, bool(stopping >> seat & 1))
