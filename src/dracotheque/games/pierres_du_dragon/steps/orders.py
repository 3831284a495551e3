"""The fists players leave in advance: standing orders, and empty ones on request. (6.tempo-orders, 7.2)

Nothing is closed here. Whoever keeps the table closes such a fist after a while, so that nobody can tell it from one
closed by hand.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from ..components import AMULET, BLACK, BLUE, CHARACTER, COMMON, FAIRY, RED, SILVER, YELLOW
from ..moves import EMPTY_FIST, EMPTY_SILVER, Bid, BidSilver, GoldOrder, Guard, SilverOrder, StandingOrder
from ..state import Table, rules
from ..state.habits import NO_LOOK, ON_SCORE, ON_STONES, ON_WIN, no_habits

# The conditions of standing orders: a fixed list, judged when the character comes up.


def best_rival(s: Table, seat: int) -> int:
    return max(points for other, points in enumerate(s.points) if other != seat)


GUARDS: Final[dict[str, Callable[[Table, int, int], bool]]] = {
    "red": lambda s, seat, n: s.count(seat, RED) >= n,
    "blue": lambda s, seat, n: s.count(seat, BLUE) >= n,
    "yellow": lambda s, seat, n: s.count(seat, YELLOW) >= n,
    "full_set": lambda s, seat, n: min(s.stones(seat)) >= 1,
    "pair": lambda s, seat, n: max(s.stones(seat)) >= 2,
    "four_alike": lambda s, seat, n: max(s.stones(seat)) >= 4,
    "points_at_least": lambda s, seat, n: s.points[seat] >= n,
    "points_at_most": lambda s, seat, n: s.points[seat] <= n,
    "rival_at_least": lambda s, seat, n: best_rival(s, seat) >= n,
    "rival_at_most": lambda s, seat, n: best_rival(s, seat) <= n,
    "gold_at_least": lambda s, seat, n: s.count(seat, FAIRY) + s.count(seat, COMMON) >= n,
}


def holds(s: Table, seat: int, guard: Guard | None) -> bool:
    return guard is None or GUARDS[guard.fact](s, seat, guard.n)


# Fists left in advance.


def left_gold(s: Table, seat: int) -> Bid | None:
    """The gold fist a player has left: that of a sealed order, else an empty one on request."""
    return ordered_gold(s, seat) or (EMPTY_FIST if s.habits.empty >> seat & 1 else None)


def left_silver(s: Table, seat: int, tied: int) -> BidSilver | None:
    """An order that closed the gold fist closes the silver one as well, if it says with what."""
    order = order_for(s, seat)
    if order is not None and order.silver is not None and s.habits.armed >> seat & 1:
        return silver_fist(s, seat, order.silver)
    return EMPTY_SILVER if s.habits.empty >> seat & 1 else None


def ordered_gold(s: Table, seat: int) -> Bid | None:
    """The fist of the sealed order for the character on the table, unless it is stopped or its guard fails."""
    if s.habits.paused >> seat & 1:
        return None
    order = sealed_order(s, seat)
    return None if order is None else gold_fist(s, seat, order.gold)


def belated_gold(s: Table, seat: int) -> Bid:
    """Out of time: the sealed order, stopped or not, if its guard holds; else the empty fist. (6.tempo-away)"""
    order = sealed_order(s, seat)
    return EMPTY_FIST if order is None else gold_fist(s, seat, order.gold)


def belated_silver(s: Table, seat: int, tied: int) -> BidSilver:
    order = sealed_order(s, seat)
    return EMPTY_SILVER if order is None or order.silver is None else silver_fist(s, seat, order.silver)


def sealed_order(s: Table, seat: int) -> StandingOrder | None:
    """The order for the character on the table, if it is sealed and its guard holds; stopped or not."""
    order = order_for(s, seat)
    return order if order is not None and order.sealed and holds(s, seat, order.guard) else None


@rules.part
def arm_orders(s: Table, answers: Sequence[Bid]) -> None:
    """An order has closed the gold fist that holds just what it says: it speaks in a tie as well."""
    for seat, fist in enumerate(answers):
        if ordered_gold(s, seat) == fist:
            arm(s, seat)


def order_for(s: Table, seat: int) -> StandingOrder | None:
    """What this player has ordered for the character on the table."""
    return next((order for order in s.habits.orders[seat] if order.character == CHARACTER[s.card]), None)


def arm(s: Table, seat: int) -> None:
    s.habits = replace(s.habits, armed=s.habits.armed | 1 << seat)


def gold_fist(s: Table, seat: int, order: GoldOrder) -> Bid:
    """The ordered fist, cut down to what the player has."""
    return Bid(
        cut(order.fairy, s.count(seat, FAIRY)),
        cut(order.common, s.count(seat, COMMON)),
        order.black and s.count(seat, BLACK) > 0,
        order.amulet and s.count(seat, AMULET) > 0,
    )


def silver_fist(s: Table, seat: int, order: SilverOrder) -> BidSilver:
    return BidSilver(cut(order.silver, s.count(seat, SILVER)), order.amulet and s.count(seat, AMULET) > 0)


def cut(amount: int | str, owned: int) -> int:
    return min(amount, owned) if isinstance(amount, int) else owned


# Stops: ask me again after something has happened.


def mark_of(s: Table, seat: int) -> tuple[int, ...]:
    """What a stop watches: auctions won in this round, everybody's points, one's own stones."""
    wins = sum(record[1] == seat for record in s.history)
    return (wins, sum(s.points), *s.stones(seat))


@rules.part
def note_stops(s: Table) -> None:
    """A character is shown: orders that were to stop by now rest until their owner touches them."""
    for seat in range(s.players):
        note_stop(s, seat)


def note_stop(s: Table, seat: int) -> None:
    """Orders rest if something has happened since they were touched that was to stop them."""
    stops = s.habits.stops[seat]
    if not stops:
        return
    wins, points, *own = mark_of(s, seat)
    old_wins, old_points, *old = s.habits.marks[seat]
    if (
        (stops & ON_WIN and wins != old_wins)
        or (stops & ON_SCORE and points != old_points)
        or (stops & ON_STONES and own != old)
    ):
        s.habits = replace(s.habits, paused=s.habits.paused | 1 << seat)


# What is forgotten.


def end_gestures(s: Table) -> None:
    """An open fist looks like what it holds."""
    if s.habits is not no_habits(s.players):
        s.habits = replace(s.habits, looks=(NO_LOOK,) * s.players)


def forget_auction(s: Table) -> None:
    """An order has served when its character has passed."""
    habits = s.habits
    name = CHARACTER[s.card]
    keep_if_plain(
        s,
        orders=tuple(tuple(order for order in orders if order.character != name) for orders in habits.orders),
        armed=0,
        late=0,
    )


def forget_orders(s: Table) -> None:
    """Orders and empty fists are for the characters of one round; stops stay."""
    if s.habits is not no_habits(s.players):
        keep_if_plain(s, orders=((),) * s.players, paused=0, empty=0)


def keep_if_plain(s: Table, **changes: object) -> None:
    """Change the habits; where none are left, let them be the value that is known at a glance."""
    habits = replace(s.habits, **changes)
    plain = no_habits(s.players)
    s.habits = plain if habits == plain else habits
