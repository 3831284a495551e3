"""What a player can ask for."""

from typing import Annotated

from dracotheque.core.moves import Move

Tile = Annotated[str, "tile"]
Arrows = Annotated[str, "arrow"]
Seat = Annotated[int, "seat"]
Adventurer = Annotated[str, "adventurer"]
Stance = Annotated[str, "stance"]


class Place(Move, frozen=True):
    """Lay this tile on a free cell, with its arrows like this."""

    x: int
    y: int
    tile: Tile
    arrows: Arrows


class MoveTo(Move, frozen=True):
    """Move one's adventurer to this room."""

    x: int
    y: int


class Pass(Move, frozen=True):
    """Do nothing, where nothing can be done."""


class TakeCoin(Move, frozen=True):
    """Take a coin that lies on the Start."""


class LeaveCoin(Move, frozen=True):
    """Leave the coins that lie on the Start."""


class TakeTile(Move, frozen=True):
    """Map Room: take a tile of this opponent."""

    seat: Seat


class Destroy(Move, frozen=True):
    """Destruction: remove this room."""

    x: int
    y: int


class Swap(Move, frozen=True):
    """Magic Portal: take this room, and put this tile of the hand in its place."""

    x: int
    y: int
    tile: Tile
    arrows: Arrows


class Turn(Move, frozen=True):
    """Rotation: turn this room until its arrows are like this."""

    x: int
    y: int
    arrows: Arrows


class SendTo(Move, frozen=True):
    """Crystal Ball: move this opponent's adventurer to this room."""

    seat: Seat
    x: int
    y: int


class LetStay(Move, frozen=True):
    """Crystal Ball: choose this opponent, whose adventurer is stuck."""

    seat: Seat


class WizardMove(Move, frozen=True):
    """Wizard: move to this room, first through a side without an arrow."""

    x: int
    y: int


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


class ExtraMove(Move, frozen=True):
    """Amazon: move once more, to this room."""

    x: int
    y: int


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
