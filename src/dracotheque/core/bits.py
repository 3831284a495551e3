"""Bits: sets of small numbers, each kept as one number."""

from collections.abc import Iterable
from functools import lru_cache


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    if mask < 0:  # of a damaged save; its members would never end
        raise ValueError(mask)
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@lru_cache(maxsize=1 << 14)
def numbers_of(mask: int, first: int = 0) -> tuple[int, ...]:
    """The numbers in a set, counted from this one on and kept: for sets that come again and again."""
    return tuple([first + member for member in members(mask)])
