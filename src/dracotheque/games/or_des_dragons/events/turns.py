"""Turns, the death of a dragon, the end of the game. (3.1, 5)"""

from typing import Annotated

from dracotheque.core.events import Event

from ..components.bundles import Bundle, Seat
from ..moves import Adventurer, Card, Dragon, Slot

Ending = Annotated[str, "ending"]


class GameBegan(Event, frozen=True):
    rule = "2"
    seat: Seat


class DragonAppeared(Event, frozen=True):
    rule = "3.1-refill"
    slot: Slot
    dragon: Dragon
    tokens: Bundle


class TurnBegan(Event, frozen=True):
    rule = "3.1"
    seat: Seat


class AdventurersWoke(Event, frozen=True):
    rule = "3.1-refresh"
    seat: Seat
    adventurers: tuple[Adventurer, ...]


class TurnSkipped(Event, frozen=True):
    rule = "3.1-skip"
    seat: Seat


class DragonCollapsed(Event, frozen=True):
    rule = "3.1-collapse"
    slot: Slot
    dragon: Dragon


class AdventurerPlaced(Event, frozen=True):
    rule = "3.attack"
    seat: Seat
    adventurer: Adventurer
    slot: Slot
    boosts: tuple[Card, ...]
    total: int
    power: int


class AdventurerDrivenOff(Event, frozen=True):
    rule = "4.repulsive_cloud"
    seat: Seat
    adventurer: Adventurer
    slot: Slot


class PowerRaised(Event, frozen=True):
    rule = "4.weakness_powder"
    slot: Slot
    power: int


class DragonKilled(Event, frozen=True):
    rule = "3.1-kill"
    slot: Slot
    dragon: Dragon
    seats: tuple[Seat, ...]


class TreasureCompleted(Event, frozen=True):
    rule = "3.1-kill"
    tokens: Bundle
    treasure: Bundle


class BagEmptied(Event, frozen=True):
    rule = "4.5"


class RedsTaken(Event, frozen=True):
    rule = "4.2-basic"
    seat: Seat
    tokens: Bundle


class TreasureTaken(Event, frozen=True):
    rule = "3.1-kill"
    seat: Seat
    tokens: Bundle


class ShareReceived(Event, frozen=True):
    rule = "3.1-kill"
    seat: Seat
    tokens: Bundle


class TreasureLost(Event, frozen=True):
    rule = "3.1-lost"
    tokens: Bundle


class LairCleared(Event, frozen=True):
    rule = "3.1-kill"
    slot: Slot
    dragon: Dragon
    seats: tuple[Seat, ...]


class TheftsRevealed(Event, frozen=True):
    """Everything one player has stolen from another, for those who could not see it."""

    rule = "9.end"
    seat: Seat
    victim: Seat
    tokens: Bundle


class PinchesRevealed(Event, frozen=True):
    rule = "9.end"
    seat: Seat
    tokens: Bundle


class ScreenLifted(Event, frozen=True):
    rule = "9.end"
    seat: Seat
    tokens: Bundle
    cards: tuple[Card, ...]
    points: int


class GameEnded(Event, frozen=True):
    rule = "5.ranking"
    ending: Ending
    winners: tuple[Seat, ...]
