"""What can happen, for the log and for animation."""

from typing import Annotated

import msgspec

from dracotheque.core.events import Event

from .moves import Card, Colour, Place, Seat


class Owner(msgspec.Struct, frozen=True):
    """A player and the colour they play with."""

    seat: Seat
    colour: Colour


class Revealed(msgspec.Struct, frozen=True):
    """A card turned up, and whose it is."""

    seat: Seat
    card: Card


class ColoursDealt(Event, frozen=True):
    rule = "2"
    owners: tuple[Owner, ...]


class ColourTaken(Event, frozen=True):
    rule = "6.colours"
    seat: Seat
    colour: Colour


class StatuetteGiven(Event, frozen=True):
    rule = "6.first_statuette"
    seat: Seat


class EyeGiven(Event, frozen=True):
    """How a bot in this seat will misjudge lengths: told to the seat alone, and no part of the game. (9.1)"""

    rule = "6.by_eye"
    seat: Seat
    eye: int


class RoundBegan(Event, frozen=True):
    rule = "3.1-programme"
    round: int
    seat: Seat
    """Who holds the statuette."""


class ProgrammeReady(Event, frozen=True):
    rule = "3.1-programme"
    seat: Seat


class CardsRevealed(Event, frozen=True):
    rule = "3.1-reveal"
    rank: int
    cards: tuple[Revealed, ...]


class CardCancelled(Event, frozen=True):
    rule = "3.2-cancelled"
    seat: Seat
    card: Card
    dragons: tuple[Seat, ...]
    """Whose dragons did it."""


class CardCarriedOut(Event, frozen=True):
    seat: Seat
    card: Card

    @property
    def paragraph(self) -> str:
        return f"4.{self.card}"


class NothingDone(Event, frozen=True):
    """A card, or its second half, has no effect."""

    seat: Seat
    card: Card
    second: bool

    @property
    def paragraph(self) -> str:
        return NO_EFFECT_RULES[self.card]


class NoGapLeft(Event, frozen=True):
    """At a gentle table no gap will do, and no plank is lost for it."""

    rule = "6.gentle"
    seat: Seat
    second: bool


class StonePlaced(Event, frozen=True):
    rule = "4.place_1_stone"
    seat: Seat
    islet: Place


class PlankLaid(Event, frozen=True):
    rule = "3.4-verdict"
    seat: Seat
    plank: Place
    a: Place
    b: Place


class PlankTooShort(Event, frozen=True):
    """A plank that did not reach: lost, or back in the reserve at a gentle table."""

    seat: Seat
    plank: Place
    a: Place
    b: Place
    lost: bool

    @property
    def paragraph(self) -> str:
        return "3.4-verdict" if self.lost else "6.gentle"


class PlankGivenUp(Event, frozen=True):
    rule = "3.4-no_gap"
    seat: Seat
    plank: Place


class PlankRemoved(Event, frozen=True):
    rule = "4.remove_1"
    seat: Seat
    plank: Place
    a: Place
    b: Place


class StoneRemoved(Event, frozen=True):
    rule = "4.remove_1"
    seat: Seat
    islet: Place


class PawnWalked(Event, frozen=True):
    seat: Seat
    card: Card
    origin: Place
    way: tuple[Place, ...]
    """The places entered, one or two."""

    @property
    def paragraph(self) -> str:
        return f"4.{self.card}"


class PawnReturned(Event, frozen=True):
    rule = "4.7-return_trip"
    seat: Seat
    origin: Place
    turn: Place
    """Where it turned round."""


class PawnJumped(Event, frozen=True):
    rule = "4.jump"
    seat: Seat
    origin: Place
    over: Seat
    place: Place


class PawnFell(Event, frozen=True):
    rule = "4.fall"
    seat: Seat
    origin: Place
    home: Place
    at_home: bool
    """It stood in its home village, and stays there."""


class OrderFollowed(Event, frozen=True):
    rule = "6.standing_orders"
    seat: Seat


class CaretakerActed(Event, frozen=True):
    rule = "6.caretaker"
    seat: Seat


class TimeRanOut(Event, frozen=True):
    rule = "6.absent_play"
    seats: tuple[Seat, ...]


class StatuettePassed(Event, frozen=True):
    rule = "3.1-end_of_round"
    seat: Seat


class GameEnded(Event, frozen=True):
    ending: Annotated[str, "ending"]
    winners: tuple[Seat, ...]

    @property
    def paragraph(self) -> str:
        return ENDING_RULES[self.ending]


NO_EFFECT_RULES = {
    "place_1_stone": "4.1-no_effect",
    "place_2_stones": "4.1-no_effect",
    "place_1_plank": "3.4-empty_reserve",
    "place_2_planks": "3.4-empty_reserve",
    "remove_1": "4.5-no_effect",
}
ENDING_RULES = {"arrival": "5.winner", "no-planks": "5.draw_planks", "round-limit": "5.draw_rounds"}
