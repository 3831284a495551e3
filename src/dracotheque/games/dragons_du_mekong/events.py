"""What can happen, for the log and for animation."""

from typing import Annotated

import msgspec

from dracotheque.core.events import Deed, Event

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


class ColourTaken(Deed, frozen=True):
    rule = "6.colours"
    colour: Colour


class StatuetteGiven(Deed, frozen=True):
    rule = "6.first_statuette"


class EyeGiven(Deed, frozen=True):
    """How a bot in this seat will misjudge lengths: told to the seat alone, and no part of the game. (9.1)"""

    rule = "6.by_eye"
    eye: int


class RoundBegan(Event, frozen=True):
    rule = "3.1-programme"
    round: int
    seat: Seat
    """Who holds the statuette."""


class ProgrammeReady(Deed, frozen=True):
    rule = "3.1-programme"


class CardsRevealed(Event, frozen=True):
    rule = "3.1-reveal"
    rank: int
    cards: tuple[Revealed, ...]


class CardCancelled(Deed, frozen=True):
    rule = "3.2-cancelled"
    card: Card
    dragons: tuple[Seat, ...]
    """Whose dragons did it."""


class CardCarriedOut(Deed, frozen=True):
    rule = "4.{card}"
    card: Card


class NothingDone(Deed, frozen=True):
    """A card, or its second half, has no effect."""

    card: Card
    second: bool

    @property
    def paragraph(self) -> str:
        return NO_EFFECT_RULES[self.card]


class NoGapLeft(Deed, frozen=True):
    """At a gentle table no gap will do, and no plank is lost for it."""

    rule = "6.gentle"
    second: bool


class StonePlaced(Deed, frozen=True):
    rule = "4.place_1_stone"
    islet: Place


class PlankLaid(Deed, frozen=True):
    rule = "3.4-verdict"
    plank: Place
    a: Place
    b: Place


class PlankTooShort(Deed, frozen=True):
    """A plank that did not reach: lost, or back in the reserve at a gentle table."""

    plank: Place
    a: Place
    b: Place
    lost: bool

    @property
    def paragraph(self) -> str:
        return "3.4-verdict" if self.lost else "6.gentle"


class PlankGivenUp(Deed, frozen=True):
    rule = "3.4-no_gap"
    plank: Place


class PlankRemoved(Deed, frozen=True):
    rule = "4.remove_1"
    plank: Place
    a: Place
    b: Place


class StoneRemoved(Deed, frozen=True):
    rule = "4.remove_1"
    islet: Place


class PawnWalked(Deed, frozen=True):
    rule = "4.{card}"
    card: Card
    origin: Place
    way: tuple[Place, ...]
    """The places entered, one or two."""


class PawnReturned(Deed, frozen=True):
    rule = "4.7-return_trip"
    origin: Place
    turn: Place
    """Where it turned round."""


class PawnJumped(Deed, frozen=True):
    rule = "4.jump"
    origin: Place
    over: Seat
    place: Place


class PawnFell(Deed, frozen=True):
    rule = "4.fall"
    origin: Place
    home: Place
    at_home: bool
    """It stood in its home village, and stays there."""


class OrderFollowed(Deed, frozen=True):
    rule = "6.standing_orders"


class CaretakerActed(Deed, frozen=True):
    rule = "6.caretaker"


class TimeRanOut(Event, frozen=True):
    rule = "6.absent_play"
    seats: tuple[Seat, ...]


class StatuettePassed(Deed, frozen=True):
    rule = "3.1-end_of_round"


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
