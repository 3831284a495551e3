"""Statistics: what a finished game tells in figures, counted in the game's own room of that name from what happened."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import msgspec

from dracotheque.core.events import Event


class Statistic(msgspec.Struct, frozen=True):
    """One figure of each player, by seat; the texts of the game name it `statistic-<name>`."""

    name: str
    values: tuple[int, ...]
    better: Literal["more", "less", "neither"] = "neither"
    """Which of them is the best."""


class Tally:
    """The figures of one game while they are counted."""

    def __init__(self, names: Iterable[str], players: int) -> None:
        self._values = {name: [0] * players for name in names}

    def of(self, name: str) -> tuple[int, ...]:
        """By seat."""
        return tuple(self._values[name])

    def add(self, name: str, seat: int, amount: int = 1) -> None:
        self._values[name][seat] += amount

    def add_all(self, name: str, seats: Iterable[int]) -> None:
        """One more for each of these seats."""
        for seat in seats:
            self.add(name, seat)

    def best(self, name: str, seat: int, amount: int) -> None:
        """Keep the largest of all amounts."""
        self._values[name][seat] = max(self._values[name][seat], amount)


def _nothing(_event: Event) -> int:
    return 0


class Statistics(NamedTuple):
    """What the room holds under the name `STATISTICS`."""

    names: tuple[str, ...]
    """In the order in which they are shown."""
    read: Callable[[Tally, Iterable[Event]], None]
    """Counts all that happened, secrets included: only for games that are over."""
    more: frozenset[str] = frozenset()
    """The figures of which the largest is the best."""
    less: frozenset[str] = frozenset()
    """Those of which the smallest is; of all others, none is better than another."""
    tells: Callable[[Event], int] = _nothing
    """How much an event is worth telling when the evening is over; 0 for most."""

    def of(self, players: int, happened: Iterable[Event]) -> tuple[Statistic, ...]:
        tally = Tally(self.names, players)
        self.read(tally, happened)
        return tuple(Statistic(name, tally.of(name), self._better(name)) for name in self.names)

    def _better(self, name: str) -> Literal["more", "less", "neither"]:
        return "more" if name in self.more else "less" if name in self.less else "neither"
