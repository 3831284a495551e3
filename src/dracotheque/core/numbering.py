"""Numbering: what a network reads and says are numbers, given out kind after kind."""

from collections.abc import Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


class Numbers:
    """Numbers that are given out in order: to change the order, or a count, is to change every number after it."""

    def __init__(self) -> None:
        self.next = 0

    def block(self, count: int) -> int:
        """Give out so many numbers; says which is the first."""
        first = self.next
        self.next += count
        return first

    def each(self, things: Iterable[T]) -> dict[T, int]:
        """Give out a number to each of these."""
        return {thing: self.block(1) for thing in things}
