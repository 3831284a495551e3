"""Seats around the table."""

from functools import cache


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    """All seats, this one first."""
    return (*range(first, players), *range(first))


@cache
def clockwise_among(players: int, first: int, seats: int) -> tuple[int, ...]:
    """Some seats, given as bits, clockwise from this one."""
    return tuple(seat for seat in clockwise(players, first) if seats >> seat & 1)
