"""Tables that might be: the view after something was built or removed."""

import msgspec

from dracotheque.core.moves import Move

from ..components.planks import PLANK_NUMBER
from ..moves import LayPlank, PutStone, RemovePlank, RemoveStone
from ..view import Contestant, DeltaView, LaidPlank

replace = msgspec.structs.replace


def after_move(view: DeltaView, move: Move) -> DeltaView:
    """The table after a move of the viewer that changes the board, if a plank holds."""
    match move:
        case PutStone(islet):
            return replace(view, stones=(*view.stones, islet))
        case RemoveStone(islet):
            return replace(view, stones=tuple(stone for stone in view.stones if stone != islet))
        case LayPlank(plank, a, b):
            return replace(with_reserve(view, plank, False), planks=(*view.planks, LaidPlank(plank, a, b)))
        case RemovePlank(plank):
            left = tuple(laid for laid in view.planks if laid.plank != plank)
            return replace(with_reserve(view, plank, True), planks=left)
        case _:
            return view


def with_reserve(view: DeltaView, plank: str, taken: bool) -> DeltaView:
    """The table with this plank in the viewer's reserve, or no longer there."""
    own: Contestant = view.contestants[view.viewer or 0]
    reserve = {*own.reserve, plank} if taken else {*own.reserve} - {plank}
    changed = replace(own, reserve=tuple(sorted(reserve, key=PLANK_NUMBER.__getitem__)))
    return replace(view, contestants=(*view.contestants[: own.seat], changed, *view.contestants[own.seat + 1 :]))
