"""Statistics: what a finished game tells in figures, counted in the game's own room of that name from what happened."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from dracotheque.core.events import Event

E = TypeVar("E", bound=Event)
Better = Literal["more", "less", "neither"]


class Statistic(msgspec.Struct, frozen=True):
    """One figure of each player, by seat; the texts of the game name it `statistic-<name>`."""

    name: str
    values: tuple[int, ...]
    better: Better = "neither"
    """Which of them is the best."""


class Counted(NamedTuple):
    """How events of one kind add to a figure."""

    kind: type[Event]
    amount: Callable[[Any], int]  # Any: an event of this kind, or what it holds within
    who: Callable[[Any], int | tuple[int, ...]]
    within: Callable[[Any], Iterable[object]]
    named_by: type[Event]


def each(
    kind: type[E],
    amount: Callable[[Any], int] = lambda _: 1,
    *,
    who: str = "seat",
    within: str = "",
    named_by: type[Event] | None = None,
) -> Counted:
    """Each event of this kind counts, 1 or this amount, for whomever its field `who` names: a seat, or several.

    `within` is a field whose members count, each for its own seat. `named_by` is the kind of event whose latest names
    those who are meant, where this one does not.
    """
    return Counted(
        kind, amount, attrgetter(who), attrgetter(within) if within else lambda event: (event,), named_by or kind
    )


class Figure(NamedTuple):
    name: str
    counted: tuple[Counted, ...]
    better: Better
    best: bool


def figure(name: str, *counted: Counted, better: Better = "neither", best: bool = False) -> Figure:
    """A figure of each player: the sum of what is counted or, as the best, the largest of it."""
    return Figure(name, counted, better, best)


class Statistics:
    """What the room holds under the name `STATISTICS`: the figures, in the order in which they are shown."""

    def __init__(self, *figures: Figure, tells: Mapping[type[Event], int | Callable[[Any], int]]) -> None:
        self.names = tuple(figure.name for figure in figures)
        self._figures = figures
        self._tells = tells

    def tells(self, event: Event) -> int:
        """How much an event is worth telling when the evening is over; 0 for most."""
        worth = self._tells.get(type(event), 0)
        return worth if isinstance(worth, int) else worth(event)

    def of(self, players: int, happened: Iterable[Event]) -> tuple[Statistic, ...]:
        """Counts all that happened, secrets included: only for games that are over."""
        found = {name: [0] * players for name in self.names}
        latest: dict[type[Event], Event] = {}
        for event in happened:
            latest[type(event)] = event
            for figure in self._figures:
                for counted in figure.counted:
                    if counted.kind is type(event) and counted.named_by in latest:
                        _count(found[figure.name], figure.best, counted, event, latest[counted.named_by])
        return tuple(Statistic(figure.name, tuple(found[figure.name]), figure.better) for figure in self._figures)


def _count(values: list[int], best: bool, counted: Counted, event: Event, naming: Event) -> None:
    for part in counted.within(event):
        amount = counted.amount(part)
        if not amount:
            continue
        named = counted.who(part if naming is event else naming)
        for seat in (named,) if isinstance(named, int) else named:
            values[seat] = max(values[seat], amount) if best else values[seat] + amount
