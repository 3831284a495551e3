"""Kept: what is made of a key once, and then looked up."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
MOST_KEPT: Final = 1 << 12


class Kept(dict[K, V], Generic[K, V]):
    """What is made of each key; what was made lately is kept."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[key] = made = self.make(key)
        return made
