"""What a player can ask for."""

from typing import Annotated, Final

import msgspec

from dracotheque.core.bits import members
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Fan

from .components.colours import COLOURS
from .components.delta import ISLETS, SPOT_IDS
from .components.pairs import PAIR_NAMES, PAIR_OF_NAMES, PAIRS, PAIRS_FROM, many_pairs
from .components.planks import PLACE_IDS, PLANK_IDS, PLANK_NUMBER, PLANKS

Card = Annotated[str, "card"]
Colour = Annotated[str, "colour"]
Place = Annotated[str, "place"]
"""An islet, a village or a plank."""
Seat = Annotated[int, "seat"]


class TakeColour(Move, frozen=True):
    """Play with this colour."""

    colour: Colour


class GiveStatuette(Move, frozen=True):
    """Let this player hold the statuette first."""

    seat: Seat


class Programme(Move, frozen=True):
    """Hand in these five cards, in this order."""

    cards: tuple[Card, ...]


class PutStone(Move, frozen=True):
    """Put a stone on this islet."""

    islet: Place


class LayPlank(Move, frozen=True):
    """Try this plank between these two supports; which of them comes first has no meaning. (3.4)"""

    plank: Place
    a: Place
    b: Place

    def __post_init__(self) -> None:
        if type(self.a) is type(self.b) is str and self.b < self.a:  # what is no name is refused when it is played
            first, second = self.b, self.a
            msgspec.structs.force_setattr(self, "a", first)
            msgspec.structs.force_setattr(self, "b", second)


class LosePlank(Move, frozen=True):
    """Give up this plank, since no gap is offered."""

    plank: Place


class RemovePlank(Move, frozen=True):
    """Take this plank off the board into the reserve."""

    plank: Place


class RemoveStone(Move, frozen=True):
    """Lift the stone of this islet."""

    islet: Place


class WalkTo(Move, frozen=True):
    """Let the pawn end its one or two steps here."""

    place: Place


class JumpTo(Move, frozen=True):
    """Let the pawn come down here."""

    place: Place


Wish = PutStone | LayPlank | LosePlank | RemovePlank | RemoveStone | WalkTo | JumpTo
"""Whatever answers a question of a card."""


class Draft(Move, frozen=True):
    """Lay out these cards without handing them in; an empty name leaves a slot free."""

    cards: tuple[Card, ...]


class LeaveOrder(Move, frozen=True):
    """When this card is carried out, follow the first wish allowed; else ask, or let the caretaker decide."""

    card: Card
    wishes: tuple[Wish, ...] = ()
    auto: bool = False

    def without(self, wish: Move) -> "LeaveOrder":
        """The same order with one wish less."""
        place = next(place for place, each in enumerate(self.wishes) if each == wish)
        return LeaveOrder(self.card, self.wishes[:place] + self.wishes[place + 1 :], self.auto)


class DecideMyself(Move, frozen=True):
    """Be asked, and let standing orders rest; or let them act again."""

    myself: bool = True


class TimeUp(Move, frozen=True):
    """The clock: the time for this answer has passed."""


# Every move exists once, so that listing options makes nothing new.
TAKE_COLOUR: Final = tuple(map(TakeColour, COLOURS))
GIVE_STATUETTE: Final = tuple(map(GiveStatuette, range(6)))
PUT_STONE: Final = tuple(map(PutStone, SPOT_IDS[:ISLETS]))
LAY_PLANK: Final = tuple(tuple(LayPlank(plank, a, b) for a, b in PAIR_NAMES) for plank in PLANK_IDS)
LOSE_PLANK: Final = tuple(map(LosePlank, PLANK_IDS))
REMOVE_PLANK: Final = tuple(map(RemovePlank, PLANK_IDS))
REMOVE_STONE: Final = tuple(map(RemoveStone, SPOT_IDS[:ISLETS]))
WALK_TO: Final = tuple(map(WalkTo, PLACE_IDS))
JUMP_TO: Final = tuple(map(JumpTo, PLACE_IDS))
TIME_UP: Final = TimeUp()


def _stones_among(first: int) -> tuple[tuple[PutStone, ...], ...]:
    """For each set of nine islets from this one: a stone on each of them."""
    return tuple(tuple([PUT_STONE[first + place] for place in members(islets)]) for islets in range(512))


STONES_LOW: Final = _stones_among(0)
STONES_MIDDLE: Final = _stones_among(9)
STONES_HIGH: Final = _stones_among(18)


class PlankMoves(Fan):
    """All planks of a reserve on all pairs offered: so many that they are listed only for whoever wants them all."""

    __slots__ = ("pairs", "reserve")

    def __init__(self, reserve: int, pairs: int) -> None:
        self._listed = self._taken = None
        self.kind, self.others = LayPlank, ()
        self.reserve = reserve
        self.pairs = pairs

    def __len__(self) -> int:
        return self.reserve.bit_count() * self.pairs.bit_count()

    def numbered(self, place: int) -> Move:
        plank, pair = divmod(place, self.pairs.bit_count() or 1)
        return LAY_PLANK[members(self.reserve)[plank]][many_pairs(self.pairs)[pair]]

    def __contains__(self, move: object) -> bool:
        if type(move) is not LayPlank:
            return False
        plank = PLANK_NUMBER.get(move.plank, PLANKS)
        pair = PAIR_OF_NAMES.get((move.a, move.b), len(PAIRS))
        return self.reserve >> plank & self.pairs >> pair & 1 == 1

    def written_out(self) -> list[Move]:
        offered = many_pairs(self.pairs)
        return [move for plank in members(self.reserve) for move in map(LAY_PLANK[plank].__getitem__, offered)]

    # For those who choose field by field: plank, first support, second support.

    def values(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        pairs = self.pairs
        match chosen:
            case ():
                return tuple([PLANK_IDS[plank] for plank in members(self.reserve)]) if pairs else ()
            case (_,):
                return tuple([name for name, begun in PAIRS_FROM.items() if pairs & begun])
            case _:
                return tuple([PAIR_NAMES[pair][1] for pair in members(pairs & PAIRS_FROM[chosen[1]])])

    def written(self, chosen: tuple[str, ...]) -> Move:
        plank, a, b = chosen
        return LAY_PLANK[PLANK_NUMBER[plank]][PAIR_OF_NAMES[a, b]]
