"""Fists that close by themselves: standing orders, empty fists on request, players who are away. (6.tempo-orders)"""

from collections.abc import Sequence

from msgspec.structs import replace

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon.components import AMULET, BLACK, CHARACTER, COMMON, FAIRY, SILVER
from dracotheque.games.pierres_du_dragon.events import FistClosed
from dracotheque.games.pierres_du_dragon.habits import NO_LOOK, ON_SCORE, ON_STONES, ON_WIN, no_habits
from dracotheque.games.pierres_du_dragon.moves import (
    EMPTY_FIST,
    EMPTY_SILVER,
    Bid,
    BidSilver,
    GoldOrder,
    SilverOrder,
    StandingOrder,
)
from dracotheque.games.pierres_du_dragon.presence import is_anybody_there, note_presence, set_missed
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.steps.guards import holds, stones


def close_gold_by_habit(s: Table) -> dict[int, Move]:
    """The gold fists that are closed before anybody is asked; others see that they are, and not why."""
    if s.ticking:
        note_presence(s)
    given: dict[int, Move] = {}
    waiting = is_anybody_there(s)
    for seat in range(s.players):
        order = order_for(s, seat)
        if waiting and s.is_away(seat):
            given[seat] = EMPTY_FIST
        elif order is not None and order.sealed and not is_stopped(s, seat) and holds(s, seat, order.guard):
            arm(s, seat)
            given[seat] = gold_fist(s, seat, order.gold)
        elif s.habits.empty >> seat & 1:
            given[seat] = EMPTY_FIST
    for seat in given:
        s.tell(FistClosed(seat))
    return given


def close_silver_by_habit(s: Table, tied: Sequence[int]) -> dict[int, Move]:
    """An order that closed the gold fist closes the silver one as well, if it says with what."""
    given: dict[int, Move] = {}
    waiting = is_anybody_there(s)
    for seat in tied:
        order = order_for(s, seat)
        if waiting and s.is_away(seat):
            given[seat] = EMPTY_SILVER
        elif order is not None and order.silver is not None and s.habits.armed >> seat & 1:
            given[seat] = silver_fist(s, seat, order.silver)
        elif s.habits.empty >> seat & 1:
            given[seat] = EMPTY_SILVER
    for seat in given:
        s.tell(FistClosed(seat))
    return given


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
    return (wins, sum(s.points), *stones(s, seat))


def is_stopped(s: Table, seat: int) -> bool:
    """Once stopped, orders rest until their owner touches them."""
    stops = s.habits.stops[seat]
    if s.habits.paused >> seat & 1 or not stops:
        return bool(stops)
    wins, points, *own = mark_of(s, seat)
    old_wins, old_points, *old = s.habits.marks[seat]
    if (
        (stops & ON_WIN and wins != old_wins)
        or (stops & ON_SCORE and points != old_points)
        or (stops & ON_STONES and own != old)
    ):
        s.habits = replace(s.habits, paused=s.habits.paused | 1 << seat)
        return True
    return False


# What is forgotten, and who was there.


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


def note_who_closed(s: Table, seats: Sequence[int]) -> None:
    """Whoever closed the fist in time is there; who is away, and was not asked, stays away. (6.tempo-away)"""
    waiting = is_anybody_there(s)
    for seat in seats:
        if not s.habits.late >> seat & 1 and not (waiting and s.is_away(seat)):
            set_missed(s, seat, 0)
