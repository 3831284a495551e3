"""What a player can ask for."""

from typing import Annotated, Final, TypeVar

from dracotheque.core.kept import Kept
from dracotheque.core.moves import Move

from ..components.cells import x_of, y_of

Tile = Annotated[str, "tile"]
Arrows = Annotated[str, "arrow"]
Seat = Annotated[int, "seat"]
Adventurer = Annotated[str, "adventurer"]
Stance = Annotated[str, "stance"]


class AtCell(Move, frozen=True):
    """A move that names a cell."""

    x: int
    y: int


class Laying(AtCell, frozen=True):
    """A move that lays a tile of the hand on a cell, with its arrows like this."""

    tile: Tile
    arrows: Arrows


class Place(Laying, frozen=True):
    """Lay this tile on a free cell."""


class MoveTo(AtCell, frozen=True):
    """Move one's adventurer to this room."""


class Pass(Move, frozen=True):
    """Do nothing, where nothing can be done."""


class TakeCoin(Move, frozen=True):
    """Take a coin that lies on the Start."""


class LeaveCoin(Move, frozen=True):
    """Leave the coins that lie on the Start."""


class TakeTile(Move, frozen=True):
    """Map Room: take a tile of this opponent."""

    seat: Seat


class Destroy(AtCell, frozen=True):
    """Destruction: remove this room."""


class Swap(Laying, frozen=True):
    """Magic Portal: take this room, and put this tile of the hand in its place."""


class Turn(AtCell, frozen=True):
    """Rotation: turn this room until its arrows are like this."""

    arrows: Arrows


class SendTo(Move, frozen=True):
    """Crystal Ball: move this opponent's adventurer to this room."""

    seat: Seat
    x: int
    y: int


class LetStay(Move, frozen=True):
    """Crystal Ball: choose this opponent, whose adventurer is stuck."""

    seat: Seat


class WizardMove(AtCell, frozen=True):
    """Wizard: move to this room, first through a side without an arrow."""


class Push(Move, frozen=True):
    """Barbarian: push this opponent's adventurer to this room."""

    seat: Seat
    x: int
    y: int


class Rob(Move, frozen=True):
    """Thief: take a coin from this opponent."""

    seat: Seat


class Exchange(Move, frozen=True):
    """Dwarf: put these two tiles under the pile, the first above the second, and draw two."""

    first: Tile
    second: Tile


class ExtraMove(AtCell, frozen=True):
    """Amazon: move once more, to this room."""


class Skip(Move, frozen=True):
    """Use no power at the end of the turn."""


class Guard(Move, frozen=True):
    """Knight: keep the coin."""


class Accept(Move, frozen=True):
    """Knight: let the coin go."""


class ChooseAdventurer(Move, frozen=True):
    """Play this adventurer. (DK-32)"""

    adventurer: Adventurer


class StandingOrder(Move, frozen=True):
    """Knight: from now on answer like this; `coins` is what one must hold for `if_rich`."""

    stance: Stance
    coins: int = 0


# Most moves are made once and kept, so that listing options makes nothing new.

M = TypeVar("M", bound=AtCell)


def by_cell(kind: type[M]) -> Kept[int, M]:
    """The moves that name a cell and nothing else."""
    return Kept(lambda cell: kind(x_of(cell), y_of(cell)))


MOVE_TO: Final = by_cell(MoveTo)
WIZARD_MOVE: Final = by_cell(WizardMove)
EXTRA_MOVE: Final = by_cell(ExtraMove)
DESTROY: Final = by_cell(Destroy)
TAKE_TILE: Final = tuple(map(TakeTile, range(6)))
LET_STAY: Final = tuple(map(LetStay, range(6)))
ROB: Final = tuple(map(Rob, range(6)))
PASS: Final = Pass()
TAKE_COIN: Final = TakeCoin()
LEAVE_COIN: Final = LeaveCoin()
SKIP: Final = Skip()
GUARD: Final = Guard()
ACCEPT: Final = Accept()
