"""Observing: what all observations for learners have in common, whoever writes them."""

from array import array
from collections.abc import Callable
from struct import Struct
from typing import Final

LEAST: Final = -128
MOST: Final = 1024
"""No number of an observation is less, or more."""
SIXTY_FOURTHS: Final = tuple(1 + place / 64 for place in range(256))
"""What a list adds at the place of each of its members in turn: so both how many there are and their order is told."""


def bounded(number: int) -> int:
    """The number, or the bound that it exceeds."""
    return min(max(number, LEAST), MOST)


def writer(count: int) -> Callable[..., None]:
    """Writes so many numbers one after the other: `write(row, 4 * at, *numbers)`, a number being four bytes long."""
    return Struct(f"{count}f").pack_into


_FLAGS: Final = tuple(array("f", [byte >> bit & 1 for bit in range(8)]).tobytes() for byte in range(256))


def flags(members: int, size: int) -> "array[float]":
    """A set kept as bits, as so many numbers: eight at a time."""
    return array("f", b"".join([_FLAGS[byte] for byte in members.to_bytes(size + 7 >> 3, "little")])[: 4 * size])
