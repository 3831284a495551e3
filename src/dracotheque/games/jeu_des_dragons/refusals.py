"""Why a move is not among the options, where more than one question needs the same reason."""

from collections.abc import Container

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import Explain, only

from .components import NUMBER
from .moves import CardMove, TakeAnteCard
from .state import Table


def unknown_card(card: str, known: Container[str] = NUMBER) -> IllegalMove | None:
    """There is no card, or no power, of this name."""
    return IllegalMove.when(card not in known, "refuse-unknown-card", "1.1", value=card)


def not_in_hand(s: Table, seat: int, card: str, rule: str) -> IllegalMove | None:
    """The card does not exist, or is not in this player's hand."""
    return unknown_card(card) or IllegalMove.when(
        NUMBER[card] not in s.hands[seat], "refuse-card-not-in-hand", rule, card=card
    )


def not_held(kind: type[CardMove], rule: str) -> Explain:
    """The same for a question that is answered with a card of the hand."""
    return only(kind, lambda s, seat, move: not_in_hand(s, seat, move.card, rule))


def not_in_antes(s: Table, move: Move, rule: str) -> IllegalMove | None:
    """The card does not exist, or is not in the ante pile."""
    if not isinstance(move, TakeAnteCard):
        return None
    return unknown_card(move.card) or IllegalMove.when(
        NUMBER[move.card] not in s.antes, "refuse-card-not-in-antes", rule, card=move.card
    )
