"""What a player keeps to themselves: a draft before the programme, standing orders after it. (9.2, 9.4)"""

from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.seats import changed

from .. import moves
from ..components.cards import CARD_NUMBER, FIRST_DRAGON, PROGRAMME_LENGTH
from ..components.colours import NO_COLOUR
from ..refusals import not_in_hand
from ..state import Table, rules

WISHES_FOR: Final[dict[str, tuple[type[moves.Wish], ...]]] = {
    "place_1_stone": (moves.PutStone,),
    "place_2_stones": (moves.PutStone,),
    "place_1_plank": (moves.LayPlank, moves.LosePlank),
    "place_2_planks": (moves.LayPlank, moves.LosePlank),
    "remove_1": (moves.RemovePlank, moves.RemoveStone),
    "move_1": (moves.WalkTo,),
    "move_2": (moves.WalkTo,),
    "jump": (moves.JumpTo,),
}
"""What can be wished for with each card; a dragon needs no decision."""
MOST_WISHES: Final = 64


@rules.order(moves.Draft)
def lay_out(s: Table, seat: int, move: moves.Draft) -> None:
    """Cards may be arranged at will until the programme is handed in. (3.3)"""
    if not s.sealed or s.sealed[seat] is not None:
        raise IllegalMove("refuse-no-draft-now", "3.program")
    if len(move.cards) > PROGRAMME_LENGTH:
        raise IllegalMove("refuse-five-cards", "r.five_cards", count=len(move.cards))
    for card in move.cards:
        if card and (missing := not_in_hand(s, seat, card)) is not None:
            raise missing
    s.drafts = changed(s.drafts, seat, move.cards)


@rules.order(moves.LeaveOrder)
def leave_order(s: Table, seat: int, move: moves.LeaveOrder) -> None:
    """Orders may be given and changed until their card has been carried out; without a wish they are taken back."""
    check_table_takes_orders(s)
    if (missing := not_in_hand(s, seat, move.card)) is not None:
        raise missing
    if CARD_NUMBER[move.card] >= FIRST_DRAGON:
        raise IllegalMove("refuse-dragon-needs-no-order", "6.standing_orders", card=move.card)
    if len(move.wishes) > MOST_WISHES:
        raise IllegalMove("refuse-too-many-wishes", "6.standing_orders", count=len(move.wishes), most=MOST_WISHES)
    if not all(isinstance(wish, WISHES_FOR[move.card]) for wish in move.wishes):
        raise IllegalMove("refuse-wish-of-another-card", "6.standing_orders", card=move.card)
    check_still_to_come(s, seat, move.card)
    kept = [order for order in s.orders[seat] if order.card != move.card]
    if move.wishes or move.auto:
        kept.append(move)
    s.keep_orders(seat, tuple(kept))


def check_table_takes_orders(s: Table) -> None:
    if not s.options.standing_orders or NO_COLOUR in s.colours:
        raise IllegalMove("refuse-no-standing-orders", "6.standing_orders")


def check_still_to_come(s: Table, seat: int, card: str) -> None:
    """Once the programme is handed in, its cards alone take orders, and only those not yet carried out."""
    if not s.rank:
        return
    programme = s.programmes[seat]
    if CARD_NUMBER[card] not in programme:
        raise IllegalMove("refuse-card-not-programmed", "6.standing_orders", card=card)
    rank = programme.index(CARD_NUMBER[card]) + 1
    if rank < s.rank or (rank == s.rank and s.has_acted(seat)):
        raise IllegalMove("refuse-order-too-late", "6.standing_orders", card=card)


@rules.order(moves.DecideMyself)
def decide_myself(s: Table, seat: int, move: moves.DecideMyself) -> None:
    """Whoever is there decides by hand, and their orders are ignored. (9.4)"""
    check_table_takes_orders(s)
    s.by_hand = s.by_hand | 1 << seat if move.myself else s.by_hand & ~(1 << seat)
