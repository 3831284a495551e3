"""What can happen, in the past tense."""

from typing import Annotated

from braises.moves import Card, Seat
from dracotheque.core.events import Deed, Event


class CardsDrawn(Deed, frozen=True):
    """The others hear how many, and no more."""

    rule = "2.4"
    count: int
    cards: tuple[Card, ...] = ()


class TreasureFound(Event, frozen=True):
    rule = "2"
    worth: int
    total: int


class DragonSent(Deed, frozen=True):
    rule = "2.1"


class DragonsShown(Event, frozen=True):
    rule = "2.2"
    cards: tuple[Card, ...]
    chased: tuple[Seat, ...]


class FireBreathed(Deed, frozen=True):
    rule = "2.3"
    die: int
    reached: bool


class TreasureTaken(Deed, frozen=True):
    rule = "2.2"
    total: int


class GameEnded(Event, frozen=True):
    rule = "3"
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]


Events = CardsDrawn | TreasureFound | DragonSent | DragonsShown | FireBreathed | TreasureTaken | GameEnded
