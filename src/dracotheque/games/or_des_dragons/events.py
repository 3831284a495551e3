"""What can happen, for the log and for animation."""

from typing import Annotated

from dracotheque.core.events import Deed, Event

from .components.bundles import Bundle, Seat, Share, Token
from .moves import Adventurer, Card, Deal, Dragon, Reason, Slot

Ending = Annotated[str, "ending"]
Window = Annotated[str, "window"]


# Turns, the death of a dragon, the end of the game. (3.1, 5)


class GameBegan(Deed, frozen=True):
    rule = "2"


class DragonAppeared(Event, frozen=True):
    rule = "3.1-refill"
    slot: Slot
    dragon: Dragon
    tokens: Bundle


class TurnBegan(Deed, frozen=True):
    rule = "3.1"


class AdventurersWoke(Deed, frozen=True):
    rule = "3.1-refresh"
    adventurers: tuple[Adventurer, ...]


class TurnSkipped(Deed, frozen=True):
    rule = "3.1-skip"


class DragonCollapsed(Event, frozen=True):
    rule = "3.1-collapse"
    slot: Slot
    dragon: Dragon


class AdventurerPlaced(Deed, frozen=True):
    rule = "3.attack"
    adventurer: Adventurer
    slot: Slot
    boosts: tuple[Card, ...]
    total: int
    power: int


class AdventurerDrivenOff(Deed, frozen=True):
    rule = "4.repulsive_cloud"
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


class RedsTaken(Deed, frozen=True):
    rule = "4.2-basic"
    tokens: Bundle


class TreasureTaken(Deed, frozen=True):
    rule = "3.1-kill"
    tokens: Bundle


class ShareReceived(Deed, frozen=True):
    rule = "3.1-kill"
    tokens: Bundle


class TreasureLost(Event, frozen=True):
    rule = "3.1-lost"
    tokens: Bundle


class LairCleared(Event, frozen=True):
    rule = "3.1-kill"
    slot: Slot
    dragon: Dragon
    seats: tuple[Seat, ...]


class TheftsRevealed(Deed, frozen=True):
    """Everything one player has stolen from another, for those who could not see it."""

    rule = "9.end"
    victim: Seat
    tokens: Bundle


class PinchesRevealed(Deed, frozen=True):
    rule = "9.end"
    tokens: Bundle


class ScreenLifted(Deed, frozen=True):
    rule = "9.end"
    tokens: Bundle
    cards: tuple[Card, ...]
    points: int


class GameEnded(Event, frozen=True):
    rule = "5.ranking"
    ending: Ending
    winners: tuple[Seat, ...]


# Sharings and thefts. (4.1, 9.2)


class SandTurned(Event, frozen=True):
    rule = "9.sharing"
    seats: tuple[Seat, ...]
    tokens: Bundle


class SplitProposed(Deed, frozen=True):
    rule = "3.propose"
    version: int
    shares: tuple[Share, ...]
    missing: Bundle
    reason: Reason | None


class SplitSigned(Deed, frozen=True):
    rule = "3.sign"
    author: Seat
    version: int


class SignatureWithdrawn(Deed, frozen=True):
    rule = "3.unsign"
    author: Seat


class SplitRefused(Deed, frozen=True):
    rule = "3.refuse"
    author: Seat


class GrainHeld(Deed, frozen=True):
    rule = "3.hold"


class SharingGivenUp(Deed, frozen=True):
    rule = "3.no_deal"


class AgreementReached(Event, frozen=True):
    rule = "9.2-agreement"
    author: Seat
    seats: tuple[Seat, ...]


class TheftDeclared(Deed, frozen=True):
    rule = "3.steal"
    victim: Seat
    velvet: bool


class TheftDeclined(Deed, frozen=True):
    rule = "4.1-plain"


class ScreenSeen(Deed, frozen=True):
    rule = "4.1-assisted"
    victim: Seat
    tokens: Bundle


class TokensStolen(Deed, frozen=True):
    """The kinds are for thief and victim, and for all where the table says so."""

    rule = "4.1"
    victim: Seat
    count: int
    tokens: Bundle = ()


class NothingFound(Deed, frozen=True):
    rule = "4.1-empty"
    victim: Seat


# Magic objects, windows, eyes. (4.3, 9.4)


class CardsDrawn(Deed, frozen=True):
    rule = "4.2-advanced"
    count: int
    cards: tuple[Card, ...] = ()


class PileRenewed(Event, frozen=True):
    rule = "4.3-pile"
    count: int


class CardPlayed(Deed, frozen=True):
    rule = "4.{card}"
    card: Card


class TokensRenewed(Deed, frozen=True):
    rule = "4.renewal_powder"
    returned: Bundle
    drawn: Bundle


class LensUsed(Deed, frozen=True):
    rule = "4.discernment_lens"
    tokens: Bundle


class TokensPicked(Deed, frozen=True):
    rule = "4.discernment_lens"
    tokens: Bundle


class SharesConfused(Deed, frozen=True):
    rule = "4.confusion_ring"
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


class QuietlyAsked(Deed, frozen=True):
    """For the one who is asked; the others only see that time passes."""

    rule = "7.windows"


class MayBegin(Deed, frozen=True):
    """For the one who attacks, speaks first or opens a Fair, once the Invisible Hand has had its chance, or had none.

    Everybody who begins hears it alike: that one had to wait stands nowhere.
    """

    rule = "7.windows"


class EyeMoved(Deed, frozen=True):
    rule = "3.set_eye"
    slot: Slot


class TokenPinched(Deed, frozen=True):
    rule = "3.pinch"
    slot: Slot
    token: Token


class TokensCounted(Event, frozen=True):
    """What lies on the dragons as an occasion begins, where pinches are planned: who counts may notice one missing."""

    rule = "9.eyes"
    counts: tuple[int, ...]
    """How many there are in each lair."""
    lairs: tuple[Bundle, ...]


class PincherCaught(Deed, frozen=True):
    rule = "4.invisible_hand-caught"
    slot: Slot
    token: Token


class PinchPlanned(Deed, frozen=True):
    """For the holder alone."""

    rule = "3.pinch"
    slot: Slot
    token: Token


class OrderKept(Deed, frozen=True):
    rule = "9.orders"


# The Fair. (9.3)


class FairOpened(Deed, frozen=True):
    rule = "4.4"


class DealPosted(Deed, frozen=True):
    rule = "3.deal"
    deal: Deal


class DealSigned(Deed, frozen=True):
    rule = "3.sign_deal"
    maker: Seat


class DealRefused(Deed, frozen=True):
    rule = "3.refuse"
    maker: Seat


class DealUntaken(Event, frozen=True):
    rule = "9.3.3"
    maker: Seat


class DealWithdrawn(Deed, frozen=True):
    rule = "3.withdraw_deal"
    deal: Deal


class DealMade(Event, frozen=True):
    rule = "9.stalls"
    deal: Deal


class WaresCried(Deed, frozen=True):
    rule = "3.cry"
    seeks: tuple[Token, ...]
    offers: tuple[Token, ...]


class TraderCalled(Deed, frozen=True):
    rule = "9.3.3"


class FairPassed(Deed, frozen=True):
    rule = "3.pass"


class TradingDone(Deed, frozen=True):
    rule = "3.done"


class FairClosed(Event, frozen=True):
    rule = "4.4"
