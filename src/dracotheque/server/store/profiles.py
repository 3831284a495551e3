"""What there is to tell of somebody who plays here: ratings as they went, whom they played, what they played of late.

Of games among friends others learn nothing: only what was played at public tables, or has been shared since.
"""

from typing import NamedTuple

from sqlalchemy import Connection, case, func, or_, select

from dracotheque.server.store.records import ResultRow, names_at
from dracotheque.server.store.registers import accounts, results
from dracotheque.server.store.schema import people, tables
from dracotheque.server.store.writer import Work

MOST_POINTS = 200
MOST_OPPONENTS = 20
MOST_RECENT = 10


class Point(NamedTuple):
    """A rating after one game."""

    game: str
    at: int
    rating: float


class Opponent(NamedTuple):
    """Somebody with an account, and how often one was before them and behind them."""

    name: str
    games: int
    ahead: int
    behind: int


def curve(person: str) -> Work[tuple[Point, ...]]:
    """The ratings after the latest games of all kinds, oldest first: what a list of the best shows anyway."""
    query = select(results.c.game, results.c.ended, results.c.rating_after)
    query = query.where(results.c.person == person, results.c.rating_after.is_not(None))
    query = query.order_by(results.c.ended.desc(), results.c.table_id).limit(MOST_POINTS)
    return lambda connection: tuple(Point(*row) for row in reversed(connection.execute(query).all()))


def opponents(person: str, everything: bool, only: str | None = None) -> Work[tuple[Opponent, ...]]:
    """Those with whom somebody has played most; with `only`, how often they met this one, wherever that was."""
    theirs = results.alias()
    query = select(
        people.c.name,
        func.count(),
        func.sum(case((results.c.rank < theirs.c.rank, 1), else_=0)),
        func.sum(case((results.c.rank > theirs.c.rank, 1), else_=0)),
    )
    query = query.select_from(results).join(theirs, theirs.c.table_id == results.c.table_id)
    query = query.join(people, people.c.id == theirs.c.person).join(accounts, accounts.c.person == people.c.id)
    if only is not None:
        query = query.where(theirs.c.person == only)
    elif not everything:
        query = query.join(tables, tables.c.id == results.c.table_id).where(or_(tables.c.public, tables.c.shared))
    query = query.where(results.c.person == person, theirs.c.person != person).group_by(people.c.id, people.c.name)
    query = query.order_by(func.count().desc(), people.c.name).limit(MOST_OPPONENTS)
    return lambda connection: tuple(
        Opponent(name, games, int(ahead), int(behind)) for name, games, ahead, behind in connection.execute(query)
    )


def recent(person: str, everything: bool) -> Work[tuple[tuple[ResultRow, tuple[str, ...]], ...]]:
    """The latest finished games, with the names of all who played."""
    query = select(results).where(results.c.person == person)
    if not everything:
        query = query.join(tables, tables.c.id == results.c.table_id).where(or_(tables.c.public, tables.c.shared))
    query = query.order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(MOST_RECENT)

    def work(connection: Connection) -> tuple[tuple[ResultRow, tuple[str, ...]], ...]:
        found = [ResultRow(**row._mapping) for row in connection.execute(query)]
        names = names_at(connection, [result.table_id for result in found])
        return tuple((result, names.get(result.table_id, ())) for result in found)

    return work
