"""What players have left for later: answers to demands, planned cards, the choices that go with them. (9.2, 9.3)

Most games have none of it: then it is an empty tuple, known at a glance.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from dracotheque.core.events import Viewer
from dracotheque.core.seats import changed

from ..moves import Planned, Stance, Wish


class Orders(msgspec.Struct, frozen=True):
    """The orders of one player."""

    green: Stance = "ask"
    """How the demands of Green Dragons are answered, and those of Brass Dragons."""
    brass: Stance = "ask"
    plan: tuple[Planned, ...] = ()
    keep: bool = False
    """The plan outlives a change of the hand."""
    dropped: bool = False
    """The last plan was void because the hand had changed."""
    wishes: tuple[Wish, ...] = ()
    """The choices left with the card this player played last."""


NO_ORDERS: Final = Orders()
All = tuple[Orders, ...]
"""By seat, or empty where nobody has left anything."""


def orders_of(orders: All, seat: int) -> Orders:
    return orders[seat] if orders else NO_ORDERS


def with_orders(orders: All, players: int, seat: int, own: Orders) -> All:
    """The same with these for one seat."""
    after = changed(orders or (NO_ORDERS,) * players, seat, own)
    return () if all(each == NO_ORDERS for each in after) else after


def as_seen_by(orders: All, viewer: Viewer) -> All:
    """Orders are their owner's secret. (7)"""
    return () if viewer is None else with_orders((), len(orders), viewer, orders[viewer])


def without_card(orders: All, seat: int, card: str) -> All:
    """A card that has left the hand is planned no longer."""
    plan = orders[seat].plan
    if all(planned.card != card for planned in plan):
        return orders
    own = replace(orders[seat], plan=tuple(planned for planned in plan if planned.card != card))
    return with_orders(orders, len(orders), seat, own)


def after_change(orders: All, seat: int) -> All:
    """A plan that is not to be kept is void when the hand changes."""
    own = orders_of(orders, seat)
    if own.keep or not own.plan:
        return orders
    return with_orders(orders, len(orders), seat, replace(own, plan=(), dropped=True))
