"""Bundles of tokens as people name them, and as the engine counts them.

Inside the engine a bundle is nine numbers, one for each kind; outside it is a tuple of heaps. Shares of a treasure, of
which there are many, are packed: the nine numbers in one, which can be added and compared.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import le, mul
from typing import Annotated, Final

import msgspec

from . import COMMON_WORTH, KINDS, TOKEN, TOKENS

Token = Annotated[str, "token"]
Seat = Annotated[int, "seat"]


class Heap(msgspec.Struct, frozen=True, gc=False):
    """So many tokens of one kind."""

    token: Token
    count: int


Bundle = tuple[Heap, ...]


class Share(msgspec.Struct, frozen=True, gc=False):
    """What one participant gets of a treasure."""

    seat: Seat
    tokens: Bundle


class Side(msgspec.Struct, frozen=True, gc=False):
    """What one party of a deal gives and gets."""

    seat: Seat
    gives: Bundle
    gets: Bundle


NOTHING: Final = (0,) * KINDS
PART: Final = tuple(slice(KINDS * place, KINDS * (place + 1)) for place in range(6))
"""Where the nine numbers of a seat or a lair are, in a row of as many for each."""

BEST_FIRST: Final = tuple(sorted(range(KINDS), key=lambda kind: (-COMMON_WORTH[kind], kind)))
"""The kinds of tokens as most would choose among them."""
WORST_FIRST: Final = BEST_FIRST[::-1]

PACKED_BITS: Final = 6
"""Enough for all tokens of a kind."""
SHIFT: Final = {token: PACKED_BITS * kind for kind, token in enumerate(TOKENS)}
UNIT: Final = tuple(1 << shift for shift in SHIFT.values())
"""One token of each kind, packed."""


def bundle(counts: Sequence[int]) -> Bundle:
    """The heaps of a bundle; a kind of which there are none is left out."""
    return heaps_of(tuple(counts))


@lru_cache(maxsize=8192)
def heaps_of(counts: tuple[int, ...]) -> Bundle:
    """The same bundle is shown to many viewers, many times."""
    return tuple([heap_of(kind, count) for kind, count in enumerate(counts) if count])


@cache
def heap_of(kind: int, count: int) -> Heap:
    return Heap(TOKENS[kind], count)


def bundle_of(kinds: Iterable[int]) -> Bundle:
    return bundle(counted(kinds))


def counted(kinds: Iterable[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def is_bundle(tokens: Iterable[Heap]) -> bool:
    """Whether these heaps, which somebody wrote, are of tokens there are."""
    return all(heap.token in TOKEN and heap.count > 0 for heap in tokens)


def numbers_of(tokens: Iterable[Heap]) -> list[int]:
    """How many there are of each kind in a bundle."""
    counts = [0] * KINDS
    for heap in tokens:
        counts[TOKEN[heap.token]] += heap.count
    return counts


def tokens_of(counts: Sequence[int], order: Iterable[int] = range(KINDS)) -> list[int]:
    """The kind of every token, one by one, in this order of kinds."""
    return [kind for kind in order for _ in range(counts[kind])]


def packed(counts: Sequence[int]) -> int:
    """The numbers of a bundle as one."""
    return sum(map(mul, counts, UNIT))


@lru_cache(maxsize=8192)
def unpacked(share: int) -> tuple[int, ...]:
    return tuple([share >> shift & (1 << PACKED_BITS) - 1 for shift in SHIFT.values()])


@lru_cache(maxsize=8192)
def share_of(seat: int, share: int) -> Share:
    """A packed share as people name it; most are small and come up again and again."""
    return Share(seat, bundle(unpacked(share)))


def fits_in(part: Sequence[int], whole: Sequence[int]) -> bool:
    """Whether a bundle can be taken out of another."""
    return all(map(le, part, whole))


def subsets(counts: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Every way to take so many tokens out of a bundle, as sorted kinds."""
    return sorted(set(combinations(tokens_of(counts), size)))
