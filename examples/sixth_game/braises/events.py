"""What can happen, in the past tense."""

from typing import Annotated

from braises.moves import Card, Seat
from dracotheque.core.events import Event


class CardsDrawn(Event, frozen=True):
    """The others hear how many, and no more."""

    rule = "2.4"
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()


class TreasureFound(Event, frozen=True):
    rule = "2"
    worth: int
    total: int


class DragonSent(Event, frozen=True):
    rule = "2.1"
    seat: Seat


class DragonsShown(Event, frozen=True):
    rule = "2.2"
    cards: tuple[Card, ...]
    chased: tuple[Seat, ...]


class FireBreathed(Event, frozen=True):
    rule = "2.3"
    seat: Seat
    die: int
    reached: bool


class TreasureTaken(Event, frozen=True):
    rule = "2.2"
    seat: Seat
    total: int


class GameEnded(Event, frozen=True):
    rule = "3"
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]


Events = CardsDrawn | TreasureFound | DragonSent | DragonsShown | FireBreathed | TreasureTaken | GameEnded
