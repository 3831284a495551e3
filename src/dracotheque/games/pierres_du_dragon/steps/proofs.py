"""The proof of a closed fist, for a table with `sealed_proof`. (6.sealed_proof)"""

from typing import Final

from dracotheque.core.events import Told
from dracotheque.core.proofs import Proving

from ..events import FistSealed, FistsOpened, FistsProven, SilverOpened
from ..moves import Bid, BidSilver
from ..options import StoneOptions


def wanted(options: StoneOptions) -> bool:
    return options.sealed_proof


def opened_fist(seat: int, news: tuple[Told, ...]) -> Bid | BidSilver:
    """The fist of this seat among those that have just opened."""
    for told in news:
        event = told.event
        if isinstance(event, FistsOpened):
            gold = next(each for each in event.fists if each.seat == seat)
            return Bid(gold.fairy, gold.common, gold.black, gold.amulet)
        if isinstance(event, SilverOpened):
            silver = next(each for each in event.fists if each.seat == seat)
            return BidSilver(silver.silver, silver.amulet)
    raise AssertionError("the last fist opens all of them")


PROVING: Final = Proving(wanted, FistSealed, FistsProven, opened_fist)
