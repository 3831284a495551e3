"""Why a move is not among the options, where more than one question needs the same reason."""

from collections.abc import Callable

from dracotheque.core.errors import IllegalMove
from dracotheque.core.refusing import Explain, only

from .components.cards import CARD_NUMBER, hand_of
from .components.delta import SPOT_NUMBER
from .components.planks import PLACE_NUMBER, PLANK_NUMBER
from .moves import JumpTo, WalkTo
from .state import Table


def not_in_hand(s: Table, seat: int, card: str) -> IllegalMove | None:
    """The card does not exist, or is not one of this player's. (1.4)"""
    if card not in CARD_NUMBER:
        return IllegalMove("refuse-unknown-card", "1.3", value=card)
    if CARD_NUMBER[card] not in hand_of(s.players, s.colours[seat]):
        return IllegalMove("refuse-card-not-in-hand", "r.not_in_hand", card=card)
    return None


def unknown_spot(spot: str) -> IllegalMove | None:
    return IllegalMove.when(spot not in SPOT_NUMBER, "refuse-unknown-spot", "1.5", value=spot)


def unknown_plank(plank: str) -> IllegalMove | None:
    return IllegalMove.when(plank not in PLANK_NUMBER, "refuse-unknown-plank", "1.6", value=plank)


def no_way(kind: type[WalkTo | JumpTo], why: Callable[[Table, int, int, str], IllegalMove]) -> Explain:
    """For a question's `refused=`: why a pawn cannot go to a place, `(state, seat, place, its name)`, if it is one."""

    def explain(s: Table, seat: int, move: WalkTo | JumpTo) -> IllegalMove:
        if move.place not in PLACE_NUMBER:
            return IllegalMove("refuse-unknown-place", "4.6", value=move.place)
        return why(s, seat, PLACE_NUMBER[move.place], move.place)

    return only(kind, explain)


def not_free(place: str) -> IllegalMove:
    return IllegalMove("refuse-not-free", "r.not_free", place=place)
