"""Tries at puzzles: the first of somebody counts for their rating, and where they have an account for the puzzle's."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from dracotheque.server.store.registers import puzzle_tries
from dracotheque.server.store.writer import Work


class TryRow(msgspec.Struct, frozen=True, kw_only=True):
    """One try, and what both were believed to be worth after it."""

    person: str
    game: str
    puzzle: str
    day: int
    daily: bool
    solved: bool
    at: int
    mu: float
    sigma: float
    puzzle_mu: float
    puzzle_sigma: float


class Strength(NamedTuple):
    """What somebody, or a puzzle, is believed to be worth."""

    mu: float
    sigma: float


def tries_of(person: str, game: str) -> Work[tuple[TryRow, ...]]:
    """Somebody's tries at a game's puzzles, the latest first."""
    query = select(puzzle_tries).where(puzzle_tries.c.person == person, puzzle_tries.c.game == game)
    query = query.order_by(puzzle_tries.c.at.desc(), puzzle_tries.c.puzzle)
    return lambda connection: tuple(TryRow(**row._mapping) for row in connection.execute(query))


def all_tries_of(person: str) -> Work[tuple[TryRow, ...]]:
    """Somebody's tries at the puzzles of all games, the latest first."""
    query = select(puzzle_tries).where(puzzle_tries.c.person == person)
    query = query.order_by(puzzle_tries.c.at.desc(), puzzle_tries.c.game, puzzle_tries.c.puzzle)
    return lambda connection: tuple(TryRow(**row._mapping) for row in connection.execute(query))


def strength_of(game: str, puzzle: str) -> Work[Strength | None]:
    """What a puzzle is believed to be worth since its last try."""
    query = select(puzzle_tries.c.puzzle_mu, puzzle_tries.c.puzzle_sigma)
    query = query.where(puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle)
    query = query.order_by(puzzle_tries.c.at.desc(), puzzle_tries.c.person).limit(1)

    def work(connection: Connection) -> Strength | None:
        row = connection.execute(query).first()
        return None if row is None else Strength(*row)

    return work


def enter(row: TryRow) -> Work[None]:
    """Keep a try; a second one is refused by the key."""

    def work(connection: Connection) -> None:
        connection.execute(insert(puzzle_tries).values(msgspec.structs.asdict(row)))

    return work
