"""Fists as values and as small numbers for the record of a round. (3.value)

A gold fist is packed as fairy + 64 × common + 1024 if cursed + 2048 with an amulet; a silver fist as
1 + silver + 64 with an amulet, and 0 for a player who was not in the tie.
"""

from ..events.shown import GoldFist, SilverFist
from ..moves import Bid, BidSilver


def gold_value(fist: Bid) -> int:
    value = fist.fairy + fist.common
    return value + value if fist.amulet else value


def silver_value(fist: BidSilver) -> int:
    return 2 * fist.silver if fist.amulet else fist.silver


def packed_gold(fist: Bid) -> int:
    return fist.fairy | fist.common << 6 | fist.black << 10 | fist.amulet << 11


def unpacked_gold(packed: int) -> Bid:
    return Bid(packed & 63, packed >> 6 & 15, is_cursed(packed), packed >> 11 & 1 == 1)


def fairy_of(packed: int) -> int:
    return packed & 63


def is_cursed(packed: int) -> bool:
    """Whether a packed fist holds a black coin."""
    return packed >> 10 & 1 == 1


def packed_silver(fist: BidSilver) -> int:
    return 1 + (fist.silver | fist.amulet << 6)


def unpacked_silver(packed: int) -> BidSilver:
    packed -= 1
    return BidSilver(packed & 63, packed >> 6 & 1 == 1)


def shown_gold(seat: int, fist: Bid) -> GoldFist:
    """An open gold fist as the table sees it."""
    return GoldFist(seat, fist.fairy, fist.common, fist.black, fist.amulet, gold_value(fist))


def shown_silver(seat: int, fist: BidSilver) -> SilverFist:
    return SilverFist(seat, fist.silver, fist.amulet, silver_value(fist))
