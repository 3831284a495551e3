"""Why a move is not among the options, where more than one question needs the same reason."""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from .components import NUMBER
from .moves import TakeAnteCard
from .state import Table


def is_card(card: object) -> bool:
    return isinstance(card, str) and card in NUMBER


def unknown_card(card: object) -> IllegalMove:
    return IllegalMove("refuse-unknown-card", "1.1", value=str(card))


def not_in_hand(s: Table, seat: int, card: str, rule: str) -> IllegalMove | None:
    """The card does not exist, or is not in this player's hand."""
    if not is_card(card):
        return unknown_card(card)
    return IllegalMove.when(NUMBER[card] not in s.hands[seat], "refuse-card-not-in-hand", rule, card=card)


def not_in_antes(s: Table, move: Move, rule: str) -> IllegalMove | None:
    """The card does not exist, or is not in the ante pile."""
    if not isinstance(move, TakeAnteCard):
        return None
    if not is_card(move.card):
        return unknown_card(move.card)
    return IllegalMove.when(NUMBER[move.card] not in s.antes, "refuse-card-not-in-antes", rule, card=move.card)
