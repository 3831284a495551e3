"""Moves nobody was offered: what was seen elsewhere in the game, variations on it, and things that are no move."""

from collections.abc import Iterator
from typing import Final

import msgspec

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import CLOCK, Move

NOT_MOVES: Final[tuple[object, ...]] = (None, 0, "pass", (), [], {}, Move, Move(), object())
NO_SEAT: Final = 99
NOT_SEATS: Final[tuple[object, ...]] = (CLOCK - 1, NO_SEAT, "0", None)


def attempts(corpus: list[Move], rng: Rng) -> list[Move]:
    """One move of every kind in the corpus, and a variation on each."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in corpus:
        kinds.setdefault(type(move), []).append(move)
    chosen = [any_of(moves, rng) for moves in kinds.values()]
    varied = [list(variations(move)) for move in chosen]
    return chosen + [any_of(moves, rng) for moves in varied if moves]


def variations(move: Move) -> Iterator[Move]:
    """The move with one of its fields changed to something of the same type."""
    for field in msgspec.structs.fields(move):
        for value in other_values(getattr(move, field.name)):
            yield msgspec.structs.replace(move, **{field.name: value})


def other_values(value: object) -> tuple[object, ...]:
    """Values of the same type that are likely to be wrong."""
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1, -1, 10**9)
        case str():
            return ("", "no-such-thing", value.upper())
        case tuple():
            return ((), value[:-1], value + value[:1], value[::-1])
        case _:
            return ()


def look_alikes(seat: int) -> tuple[object, ...]:
    """What equals a seat and is none."""
    return (float(seat), bool(seat)) if seat in (0, 1) else (float(seat),)
