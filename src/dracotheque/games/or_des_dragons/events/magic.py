"""Magic objects, windows, eyes. (4.3, 9.4)"""

from typing import Annotated

from dracotheque.core.events import Event

from ..components.bundles import Bundle, Seat, Token
from ..moves import Card, Slot

Window = Annotated[str, "window"]


class CardsDrawn(Event, frozen=True):
    rule = "4.2-advanced"
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()


class PileRenewed(Event, frozen=True):
    rule = "4.3-pile"
    count: int


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Card

    @property
    def paragraph(self) -> str:
        return f"4.{self.card}"


class TokensRenewed(Event, frozen=True):
    rule = "4.renewal_powder"
    seat: Seat
    returned: Bundle
    drawn: Bundle


class LensUsed(Event, frozen=True):
    rule = "4.discernment_lens"
    seat: Seat
    tokens: Bundle


class TokensPicked(Event, frozen=True):
    rule = "4.discernment_lens"
    seat: Seat
    tokens: Bundle


class SharesConfused(Event, frozen=True):
    rule = "4.confusion_ring"
    seat: Seat
    first: Seat
    second: Seat


class TokensSwapped(Event, frozen=True):
    rule = "4.exchange_mirror"
    first_slot: Slot
    first_tokens: Bundle
    second_slot: Slot
    second_tokens: Bundle


class DragonsInverted(Event, frozen=True):
    rule = "4.inversion_powder"
    first_slot: Slot
    second_slot: Slot


class WindowOpened(Event, frozen=True):
    rule = "9.windows"
    window: Window


class WindowShut(Event, frozen=True):
    rule = "9.windows"
    window: Window


class QuietlyAsked(Event, frozen=True):
    """For the one who is asked; the others only see that time passes."""

    rule = "7.windows"
    seat: Seat


class MayBegin(Event, frozen=True):
    """For the one who attacks, speaks first or opens a Fair, once the Invisible Hand has had its chance, or had none.

    Everybody who begins hears it alike: that one had to wait stands nowhere.
    """

    rule = "7.windows"
    seat: Seat


class EyeMoved(Event, frozen=True):
    rule = "3.set_eye"
    seat: Seat
    slot: Slot


class TokenPinched(Event, frozen=True):
    rule = "3.pinch"
    seat: Seat
    slot: Slot
    token: Token


class TokensCounted(Event, frozen=True):
    """What lies on the dragons as an occasion begins, where pinches are planned: who counts may notice one missing."""

    rule = "9.eyes"
    counts: tuple[int, ...]
    """How many there are in each lair."""
    lairs: tuple[Bundle, ...]


class PincherCaught(Event, frozen=True):
    rule = "4.invisible_hand-caught"
    seat: Seat
    slot: Slot
    token: Token


class PinchPlanned(Event, frozen=True):
    """For the holder alone."""

    rule = "3.pinch"
    seat: Seat
    slot: Slot
    token: Token


class OrderKept(Event, frozen=True):
    rule = "9.orders"
    seat: Seat
