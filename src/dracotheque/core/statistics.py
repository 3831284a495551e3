"""Statistics: what a finished game tells in figures, counted in the game's own room of that name from what happened."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from dracotheque.core.events import Event


class Statistic(msgspec.Struct, frozen=True):
    """One figure of each player, by seat; the texts of the game name it `statistic-<name>`."""

    name: str
    values: tuple[int, ...]


class Tally:
    """The figures of one game while they are counted."""

    def __init__(self, names: Sequence[str], players: int) -> None:
        self._values = {name: [0] * players for name in names}

    def add(self, name: str, seat: int, amount: int = 1) -> None:
        self._values[name][seat] += amount

    def add_all(self, name: str, seats: Iterable[int]) -> None:
        """One more for each of these seats."""
        for seat in seats:
            self.add(name, seat)

    def best(self, name: str, seat: int, amount: int) -> None:
        """Keep the largest of all amounts."""
        self._values[name][seat] = max(self._values[name][seat], amount)

    @property
    def statistics(self) -> tuple[Statistic, ...]:
        return tuple(Statistic(name, tuple(values)) for name, values in self._values.items())


class Statistics(NamedTuple):
    """What the room holds under the name `STATISTICS`."""

    names: tuple[str, ...]
    """In the order in which they are shown."""
    read: Callable[[Tally, Iterable[Event]], None]
    """Counts all that happened, secrets included: only for games that are over."""

    def of(self, players: int, happened: Iterable[Event]) -> tuple[Statistic, ...]:
        tally = Tally(self.names, players)
        self.read(tally, happened)
        return tally.statistics
