"""The Fair. (9.3)"""

from dracotheque.core.events import Event

from ..components.bundles import Seat, Token
from ..moves import Deal


class FairOpened(Event, frozen=True):
    rule = "4.4"
    seat: Seat


class DealPosted(Event, frozen=True):
    rule = "3.deal"
    seat: Seat
    deal: Deal


class DealSigned(Event, frozen=True):
    rule = "3.sign_deal"
    seat: Seat
    maker: Seat


class DealRefused(Event, frozen=True):
    rule = "3.refuse"
    seat: Seat
    maker: Seat


class DealUntaken(Event, frozen=True):
    rule = "9.3.3"
    maker: Seat


class DealWithdrawn(Event, frozen=True):
    rule = "3.withdraw_deal"
    seat: Seat
    deal: Deal


class DealMade(Event, frozen=True):
    rule = "9.stalls"
    deal: Deal


class WaresCried(Event, frozen=True):
    rule = "3.cry"
    seat: Seat
    seeks: tuple[Token, ...]
    offers: tuple[Token, ...]


class TraderCalled(Event, frozen=True):
    rule = "9.3.3"
    seat: Seat


class FairPassed(Event, frozen=True):
    rule = "3.pass"
    seat: Seat


class TradingDone(Event, frozen=True):
    rule = "3.done"
    seat: Seat


class FairClosed(Event, frozen=True):
    rule = "4.4"
