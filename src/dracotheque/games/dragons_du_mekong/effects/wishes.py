"""Standing orders at the moment their card decides: what they answer, and that each wish serves once. (9.4)"""

from dracotheque.core.moves import Move

from ..components.cards import CARD_IDS
from ..moves import LeaveOrder
from ..state import Table, rules
from .caretaker import caretaker


@rules.in_advance
def ordered(s: Table, seat: int) -> Move | None:
    """The first wish that is allowed now; else what the caretaker would do, if the order leaves it to them."""
    order = order_for_card(s, seat)
    if order is None or s.by_hand >> seat & 1:
        return None
    moves = s.decision(seat).moves
    wish: Move | None = next((wish for wish in order.wishes if wish in moves), None)
    return caretaker(s, s.asked, seat, moves) if wish is None and order.auto else wish


def order_for_card(s: Table, seat: int) -> LeaveOrder | None:
    """What was left for the card this seat carries out."""
    if not s.orders[seat] or not s.rank:
        return None
    card = CARD_IDS[s.card_of(seat)]
    return next((order for order in s.orders[seat] if order.card == card), None)


@rules.part
def strike_wish(s: Table, seat: int, move: Move) -> None:
    """A wish serves once: a card that decides twice goes through the others."""
    order = order_for_card(s, seat)
    if order is not None and move in order.wishes:
        left = order.without(move)
        s.keep_orders(seat, tuple([left if each is order else each for each in s.orders[seat]]))
