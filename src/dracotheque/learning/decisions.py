"""Decisions: what was seen, what could be done, what was done, and what came of it, as columns of numbers."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

FEATURES: Final = 208
ACTIONS: Final = 96
"""The longest lists that are kept: a decision with more is left out."""


class Row(NamedTuple):
    """One decision of a game that is over."""

    features: list[int]
    actions: list[int]
    chosen: int
    log: float
    """The logarithm of the chance with which it was chosen."""
    expected: float
    """The share of the victory that the network expected then."""
    result: float
    """What to learn from it: the share it came to, or nearer expectations."""


class Decisions(NamedTuple):
    """Many of them; lists are filled up with the number of inputs or actions."""

    features: NDArray[np.int16]
    actions: NDArray[np.int16]
    chosen: NDArray[np.int16]
    log: NDArray[np.float32]
    expected: NDArray[np.float32]
    result: NDArray[np.float32]

    @classmethod
    def of(cls, rows: Iterable[Row], inputs: int, actions: int) -> "Decisions":
        kept = [row for row in rows if len(row.features) <= FEATURES and len(row.actions) <= ACTIONS]
        seen = np.full((len(kept), FEATURES), inputs, np.int16)
        possible = np.full((len(kept), ACTIONS), actions, np.int16)
        for place, row in enumerate(kept):
            seen[place, : len(row.features)] = row.features
            possible[place, : len(row.actions)] = row.actions
        return cls(
            seen,
            possible,
            np.array([row.chosen for row in kept], np.int16),
            np.array([row.log for row in kept], np.float32),
            np.array([row.expected for row in kept], np.float32),
            np.array([row.result for row in kept], np.float32),
        )


class Memory:
    """The newest decisions, on the device that learns; the oldest are overwritten."""

    def __init__(self, capacity: int, xp: Any) -> None:
        self.capacity = capacity
        self.xp = xp
        self.met = 0
        self.columns: list[Any] = [
            xp.empty((capacity, FEATURES), np.int16),
            xp.empty((capacity, ACTIONS), np.int16),
            xp.empty(capacity, np.int16),
            *(xp.empty(capacity, np.float32) for _ in range(3)),
        ]

    def __len__(self) -> int:
        return min(self.met, self.capacity)

    def add(self, decisions: Decisions) -> None:
        size = len(decisions.chosen)
        at = self.met % self.capacity
        first = min(size, self.capacity - at)
        for column, values in zip(self.columns, tuple[Any, ...](decisions), strict=True):
            column[at : at + first] = self.xp.asarray(values[:first])
            column[: size - first] = self.xp.asarray(values[first:])
        self.met += size

    def clear(self) -> None:
        self.met = 0

    def batch(self, size: int, rng: np.random.Generator) -> Decisions:
        """Any of them, so many."""
        places = self.xp.asarray(rng.integers(0, len(self), size))
        return Decisions(*(column[places] for column in self.columns))
