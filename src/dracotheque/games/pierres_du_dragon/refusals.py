"""Why a move is not among the options, where more than one question needs the same reason."""

from collections.abc import Callable

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from .components import AMULET, BLACK, COLOURS, COMMON, FAIRY, SILVER
from .moves import Bid, BidSilver, GiveStone, NameColour, TakeStone
from .state import Table

StoneMove = type[NameColour] | type[TakeStone] | type[GiveStone]


def unknown_colour(colour: str, rule: str) -> IllegalMove | None:
    return None if colour in COLOURS else IllegalMove("refuse-unknown-colour", rule, value=colour)


def no_such_stone(kind: StoneMove, reason: str, rule: str) -> Callable[..., IllegalMove | None]:
    """The colour does not exist, or there is no such stone where it should come from."""

    def refused(s: Table, seat: int, move: Move, *_: object) -> IllegalMove | None:
        if not isinstance(move, kind):
            return None
        return unknown_colour(move.colour, rule) or IllegalMove(reason, rule, colour=move.colour)

    return refused


def no_such_gold_fist(s: Table, seat: int, fist: Bid) -> IllegalMove | None:
    """What the player does not have; None where the fist can be closed."""
    if fist.fairy < 0 or fist.common < 0:
        return IllegalMove("refuse-negative-fist", "3.bid")
    if fist.fairy > s.count(seat, FAIRY):
        return IllegalMove("refuse-too-much-fairy", "3.bid", n=s.count(seat, FAIRY))
    if fist.common > s.count(seat, COMMON):
        return IllegalMove("refuse-too-much-common", "3.bid", n=s.count(seat, COMMON))
    if fist.black and not s.count(seat, BLACK):
        return IllegalMove("refuse-no-black-coin", "3.cursed-coin")
    return no_such_amulet(s, seat, fist.amulet)


def no_such_silver_fist(s: Table, seat: int, fist: BidSilver) -> IllegalMove | None:
    if fist.silver < 0:
        return IllegalMove("refuse-negative-fist", "3.silver")
    if fist.silver > s.count(seat, SILVER):
        return IllegalMove("refuse-too-much-silver", "3.silver", n=s.count(seat, SILVER))
    return no_such_amulet(s, seat, fist.amulet)


def no_such_amulet(s: Table, seat: int, wanted: bool) -> IllegalMove | None:
    return IllegalMove("refuse-no-amulet", "3.amulet") if wanted and not s.count(seat, AMULET) else None
