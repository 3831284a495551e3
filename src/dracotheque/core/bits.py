"""Bits: sets of small numbers, each kept as one number."""

from collections.abc import Iterable
from functools import lru_cache


def mask_of(members: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


@lru_cache(maxsize=1 << 14)
def numbers_of(members: int, first: int = 0) -> tuple[int, ...]:
    """The numbers of the members of a set, counted from this one on, lowest first."""
    if members < 0:  # of a damaged save; its members would never end
        raise ValueError(members)
    found = []
    while members:
        lowest = members & -members
        found.append(first + lowest.bit_length() - 1)
        members ^= lowest
    return tuple(found)
