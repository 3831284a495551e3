"""What can happen, for the log and for animation."""

from typing import Annotated

from dracotheque.core.events import Deed, Event

from .moves import Adventurer, Arrows, Seat, Tile

Room = Annotated[str, "room"]
"""The kind of a room: `gold`, `steal_left`."""
Cause = Annotated[str, "cause"]
"""Why a coin or a tile is lost: the kind of a room, or the adventurer whose power it is."""


class DeedAt(Deed, frozen=True):
    """What one player did on a cell."""

    x: int
    y: int


class TilesDealt(Deed, frozen=True):
    rule = "2"
    count: int
    tiles: tuple[Tile, ...] = ()
    """Which ones: for the one who holds them."""


class AdventurerDrawn(Deed, frozen=True):
    rule = "6.powers"
    adventurer: Adventurer


class AdventurerChosen(Deed, frozen=True):
    rule = "6.adventurers"
    adventurer: Adventurer


class FirstPlayerDrawn(Deed, frozen=True):
    rule = "2"


class TilePlaced(DeedAt, frozen=True):
    rule = "3.2"
    tile: Tile
    arrows: Arrows


class TileDrawn(Deed, frozen=True):
    rule = "3.2"
    tile: Tile = ""
    """Which one: for the one who drew."""


class TurnPassed(Deed, frozen=True):
    rule = "r.must_act"


class AdventurerMoved(DeedAt, frozen=True):
    """An adventurer enters a room on its owner's own account."""

    rule = "3.4"
    room: Room


class AdventurerSent(Deed, frozen=True):
    """An adventurer enters a room because somebody else wants it."""

    rule = "3.4"
    by: Seat
    x: int
    y: int
    room: Room


class AdventurerStayed(Deed, frozen=True):
    """A Crystal Ball was aimed at an adventurer that is stuck."""

    rule = "4.crystal"
    by: Seat


class RoomWithoutEffect(Deed, frozen=True):
    """The effect of a room finds nothing to work on."""

    rule = "4.{room}"
    room: Room


class BallsExhausted(Deed, frozen=True):
    rule = "4.3"


class CoinFound(Deed, frozen=True):
    rule = "4.gold"


class CoinPickedUp(Deed, frozen=True):
    rule = "4.start"


class CoinLeft(Deed, frozen=True):
    rule = "4.start"


class CoinCarriedOff(Deed, frozen=True):
    """The Goblins take a coin to the Start."""

    rule = "4.goblins"


class CoinSunk(Deed, frozen=True):
    """The Well takes a coin back to the treasury."""

    rule = "4.well"


class Theft(Deed, frozen=True):
    """Somebody takes something from another: by a room, or by the power of an adventurer."""

    victim: Seat
    cause: Cause

    @property
    def paragraph(self) -> str:
        return f"4.power-{self.cause}" if self.cause in ("barbarian", "thief") else f"4.{self.cause}"


class CoinStolen(Theft, frozen=True):
    """A coin goes from one player to another."""


class CoinGuarded(Deed, frozen=True):
    rule = "4.power-knight"
    cause: Cause


class TileTaken(Theft, frozen=True):
    """A random tile goes from one hand to another."""

    tile: Tile = ""
    """Which one: for the taker and the victim."""


class RoomDestroyed(DeedAt, frozen=True):
    rule = "4.destruction"
    tile: Tile


class RoomSwapped(DeedAt, frozen=True):
    rule = "4.portal"
    taken: Tile
    tile: Tile
    arrows: Arrows


class RoomTurned(DeedAt, frozen=True):
    rule = "4.rotation"
    room: Room
    arrows: Arrows


class PowerUsed(Deed, frozen=True):
    rule = "4.power-{adventurer}"
    adventurer: Adventurer


class TilesExchanged(Deed, frozen=True):
    rule = "4.power-dwarf"
    tiles: tuple[Tile, ...] = ()
    """Which ones went under the pile, the upper one first: for the Dwarf."""


class GameEnded(Event, frozen=True):
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]

    @property
    def paragraph(self) -> str:
        return ENDING_RULES[self.ending]


ENDING_RULES = {"five-coins": "5.1", "escape": "5.2", "deadlock": "5.3", "stagnation": "5.4", "round-limit": "5.5"}
