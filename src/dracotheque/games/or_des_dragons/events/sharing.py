"""Sharings and thefts. (4.1, 9.2)"""

from dracotheque.core.events import Event

from ..components.bundles import Bundle, Seat, Share
from ..moves import Reason


class SandTurned(Event, frozen=True):
    rule = "9.sharing"
    seats: tuple[Seat, ...]
    tokens: Bundle


class SplitProposed(Event, frozen=True):
    rule = "3.propose"
    seat: Seat
    version: int
    shares: tuple[Share, ...]
    missing: Bundle
    reason: Reason | None


class SplitSigned(Event, frozen=True):
    rule = "3.sign"
    seat: Seat
    author: Seat
    version: int


class SignatureWithdrawn(Event, frozen=True):
    rule = "3.unsign"
    seat: Seat
    author: Seat


class SplitRefused(Event, frozen=True):
    rule = "3.refuse"
    seat: Seat
    author: Seat


class GrainHeld(Event, frozen=True):
    rule = "3.hold"
    seat: Seat


class SharingGivenUp(Event, frozen=True):
    rule = "3.no_deal"
    seat: Seat


class AgreementReached(Event, frozen=True):
    rule = "9.2-agreement"
    author: Seat
    seats: tuple[Seat, ...]


class TheftDeclared(Event, frozen=True):
    rule = "3.steal"
    seat: Seat
    victim: Seat
    velvet: bool


class TheftDeclined(Event, frozen=True):
    rule = "4.1-plain"
    seat: Seat


class ScreenSeen(Event, frozen=True):
    rule = "4.1-assisted"
    seat: Seat
    victim: Seat
    tokens: Bundle


class TokensStolen(Event, frozen=True):
    """The kinds are for thief and victim, and for all where the table says so."""

    rule = "4.1"
    seat: Seat
    victim: Seat
    count: int
    tokens: Bundle = ()


class NothingFound(Event, frozen=True):
    rule = "4.1-empty"
    seat: Seat
    victim: Seat
