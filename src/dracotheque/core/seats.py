"""Seats around the table: circles, neighbours, and who is ahead of whom."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


@cache
def rotated(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The same circle, begun elsewhere."""
    place = seats.index(first)
    return seats[place:] + seats[:place]


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    """All seats, this one first."""
    return (*range(first, players), *range(first))


@cache
def clockwise_among(players: int, first: int, seats: int) -> tuple[int, ...]:
    """Some seats, given as bits, clockwise from this one."""
    return tuple(seat for seat in clockwise(players, first) if seats >> seat & 1)


def changed(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same row with another value for one seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def ranking(merits: Sequence[Any]) -> list[tuple[int, ...]]:  # Any: whatever can be compared
    """Seats from first to last by their merits, equals together."""
    return [
        tuple(seat for seat, merit in enumerate(merits) if merit == each) for each in sorted(set(merits), reverse=True)
    ]


def best(merits: Sequence[Any]) -> tuple[int, ...]:
    """The seats of the greatest merit: several where they are equal."""
    most = max(merits)
    return tuple(seat for seat, merit in enumerate(merits) if merit == most)
