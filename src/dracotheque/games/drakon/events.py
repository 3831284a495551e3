"""What can happen, for the log and for animation."""

from typing import Annotated

from dracotheque.core.events import Event

from .moves import Adventurer, Arrows, Seat, Tile

Room = Annotated[str, "room"]
"""The kind of a room: `gold`, `steal_left`."""
Cause = Annotated[str, "cause"]
"""Why a coin or a tile is lost: the kind of a room, or the adventurer whose power it is."""


def paragraph_of(cause: str) -> str:
    return f"4.power-{cause}" if cause in ("barbarian", "thief") else f"4.{cause}"


class TilesDealt(Event, frozen=True):
    rule = "2"
    seat: Seat
    count: int
    tiles: tuple[Tile, ...] = ()
    """Which ones: for the one who holds them."""


class AdventurerDrawn(Event, frozen=True):
    rule = "6.powers"
    seat: Seat
    adventurer: Adventurer


class AdventurerChosen(Event, frozen=True):
    rule = "6.adventurers"
    seat: Seat
    adventurer: Adventurer


class FirstPlayerDrawn(Event, frozen=True):
    rule = "2"
    seat: Seat


class TilePlaced(Event, frozen=True):
    rule = "3.2"
    seat: Seat
    x: int
    y: int
    tile: Tile
    arrows: Arrows


class TileDrawn(Event, frozen=True):
    rule = "3.2"
    seat: Seat
    tile: Tile = ""
    """Which one: for the one who drew."""


class TurnPassed(Event, frozen=True):
    rule = "r.must_act"
    seat: Seat


class AdventurerMoved(Event, frozen=True):
    """An adventurer enters a room on its owner's own account."""

    rule = "3.4"
    seat: Seat
    x: int
    y: int
    room: Room


class AdventurerSent(Event, frozen=True):
    """An adventurer enters a room because somebody else wants it."""

    rule = "3.4"
    seat: Seat
    by: Seat
    x: int
    y: int
    room: Room


class AdventurerStayed(Event, frozen=True):
    """A Crystal Ball was aimed at an adventurer that is stuck."""

    rule = "4.crystal"
    seat: Seat
    by: Seat


class RoomWithoutEffect(Event, frozen=True):
    """The effect of a room finds nothing to work on."""

    seat: Seat
    room: Room

    @property
    def paragraph(self) -> str:
        return f"4.{self.room}"


class BallsExhausted(Event, frozen=True):
    rule = "4.3"
    seat: Seat


class CoinFound(Event, frozen=True):
    rule = "4.gold"
    seat: Seat


class CoinPickedUp(Event, frozen=True):
    rule = "4.start"
    seat: Seat


class CoinLeft(Event, frozen=True):
    rule = "4.start"
    seat: Seat


class CoinCarriedOff(Event, frozen=True):
    """The Goblins take a coin to the Start."""

    rule = "4.goblins"
    seat: Seat


class CoinSunk(Event, frozen=True):
    """The Well takes a coin back to the treasury."""

    rule = "4.well"
    seat: Seat


class CoinStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    cause: Cause

    @property
    def paragraph(self) -> str:
        return paragraph_of(self.cause)


class CoinGuarded(Event, frozen=True):
    rule = "4.power-knight"
    seat: Seat
    cause: Cause


class TileTaken(Event, frozen=True):
    """A random tile goes from one hand to another."""

    seat: Seat
    victim: Seat
    cause: Cause
    tile: Tile = ""
    """Which one: for the taker and the victim."""

    @property
    def paragraph(self) -> str:
        return paragraph_of(self.cause)


class RoomDestroyed(Event, frozen=True):
    rule = "4.destruction"
    seat: Seat
    x: int
    y: int
    tile: Tile


class RoomSwapped(Event, frozen=True):
    rule = "4.portal"
    seat: Seat
    x: int
    y: int
    taken: Tile
    tile: Tile
    arrows: Arrows


class RoomTurned(Event, frozen=True):
    rule = "4.rotation"
    seat: Seat
    x: int
    y: int
    room: Room
    arrows: Arrows


class PowerUsed(Event, frozen=True):
    seat: Seat
    adventurer: Adventurer

    @property
    def paragraph(self) -> str:
        return f"4.power-{self.adventurer}"


class TilesExchanged(Event, frozen=True):
    rule = "4.power-dwarf"
    seat: Seat
    tiles: tuple[Tile, ...] = ()
    """Which ones went under the pile, the upper one first: for the Dwarf."""


class GameEnded(Event, frozen=True):
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]

    @property
    def paragraph(self) -> str:
        return ENDING_RULES[self.ending]


ENDING_RULES = {
    "five-coins": "5.1",
    "escape": "5.2",
    "deadlock": "5.3",
    "stagnation": "5.4",
    "round-limit": "5.5",
}
