"""Faults planted in Le Jeu des Dragons, each under its name with the check that must catch it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest.mock import patch

from msgspec.structs import replace

from dracotheque.games.jeu_des_dragons import view
from dracotheque.games.jeu_des_dragons.components import names
from dracotheque.games.jeu_des_dragons.state import Table

Plant = Callable[[], AbstractContextManager[None]]


def shown_hands(cards: Callable[[Table, int], list[int]]) -> AbstractContextManager[object]:
    """Everybody sees these cards in each hand."""
    place = view.open_place

    def faulty(s: Table, seat: int) -> view.Place:
        return replace(place(s, seat), hand=names(cards(s, seat)))

    return patch.object(view, "open_place", faulty)


class Fault:
    """A fault that can be planted and is surely removed."""

    def __init__(self, plant: Callable[[], Iterator[None]], caught_by: str) -> None:
        self.name = plant.__name__.replace("_", " ")
        self.planted: Plant = contextmanager(plant)
        self.caught_by = caught_by

    def __repr__(self) -> str:
        return f"{self.name}: {self.caught_by}"


class Bed:
    """Faults of one kind, in order."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def caught_by(self, check: str) -> Callable[[Callable[[], Iterator[None]]], Fault]:
        """Register a fault with the name of the check that must catch it."""

        def register(plant: Callable[[], Iterator[None]]) -> Fault:
            fault = Fault(plant, check)
            self.faults.append(fault)
            return fault

        return register
