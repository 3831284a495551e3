"""Results of finished games, ratings, history and statistics."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select

from dracotheque.server.store.registers import accounts, ratings, results, settled
from dracotheque.server.store.schema import people, seats, tables
from dracotheque.server.store.writer import Work


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is believed to be at one game; `shown` is what people read."""

    person: str
    game: str
    mu: float
    sigma: float
    shown: float
    games: int


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """What one person made of one game."""

    table_id: str
    seat: int
    person: str
    game: str
    players: int
    score: int
    rank: int
    won: bool
    ended: int
    rating_before: float | None = None
    rating_after: float | None = None


class Ranked(NamedTuple):
    """A line of the list of the best."""

    name: str
    shown: float
    games: int


class Tally(NamedTuple):
    """Somebody's games of one kind, added up; best and mean score over all of them."""

    game: str
    games: int
    wins: int
    mean_rank: float
    best_score: int
    mean_score: float
    shown: float | None
    rated: int


def unsettled(most: int) -> Work[tuple[str, ...]]:
    """Finished games whose results have not been entered, in the order in which they ended."""
    entered = select(settled.c.table_id).where(settled.c.table_id == tables.c.id).exists()
    query = select(tables.c.id).where(tables.c.status == "over", ~entered)
    query = query.order_by(tables.c.ended, tables.c.id).limit(most)
    return lambda connection: tuple(connection.execute(query).scalars())


def is_settled(table: str) -> Work[bool]:
    query = select(settled.c.table_id).where(settled.c.table_id == table)
    return lambda connection: connection.execute(query).first() is not None


def with_accounts(persons: Sequence[str]) -> Work[frozenset[str]]:
    """Who of these has an account; nobody else changes their ratings until this transaction ends."""
    query = select(accounts.c.person).where(accounts.c.person.in_(persons)).order_by(accounts.c.person)
    return lambda connection: frozenset(connection.execute(query.with_for_update()).scalars())


def known(persons: Sequence[str]) -> Work[frozenset[str]]:
    query = select(people.c.id).where(people.c.id.in_(persons))
    return lambda connection: frozenset(connection.execute(query).scalars())


def ratings_of(persons: Sequence[str], game: str) -> Work[dict[str, RatingRow]]:
    query = select(ratings).where(ratings.c.person.in_(persons), ratings.c.game == game)
    return lambda connection: {row.person: RatingRow(**row._mapping) for row in connection.execute(query)}


def settle(table: str, at: int, found: Sequence[ResultRow], changed: Sequence[RatingRow]) -> Work[None]:
    """Enter the results of a finished game; a second time is refused by the key."""

    def work(connection: Connection) -> None:
        connection.execute(insert(settled).values(table_id=table, at=at, rated=bool(changed)))
        for rating in changed:
            mine = and_(ratings.c.person == rating.person, ratings.c.game == rating.game)
            connection.execute(delete(ratings).where(mine))
        for register, rows in ((ratings, changed), (results, found)):
            if rows:
                connection.execute(insert(register), [msgspec.structs.asdict(row) for row in rows])

    return work


def best(game: str, most: int, skipped: int) -> Work[tuple[Ranked, ...]]:
    """The best at a game."""
    query = select(people.c.name, ratings.c.shown, ratings.c.games).join(ratings, ratings.c.person == people.c.id)
    query = query.where(ratings.c.game == game).order_by(ratings.c.shown.desc(), people.c.id)
    return lambda connection: tuple(Ranked(*row) for row in connection.execute(query.limit(most).offset(skipped)))


def rated_people(game: str) -> Work[int]:
    query = select(func.count()).select_from(ratings).where(ratings.c.game == game)
    return lambda connection: int(connection.execute(query).scalar_one())


def tallies(person: str) -> Work[tuple[Tally, ...]]:
    """What somebody has made of each game."""
    mine = and_(ratings.c.person == results.c.person, ratings.c.game == results.c.game)
    query = select(
        results.c.game,
        func.count(),
        func.sum(case((results.c.won, 1), else_=0)),
        func.avg(results.c.rank),
        func.max(results.c.score),
        func.avg(results.c.score),
        func.max(ratings.c.shown),
        func.coalesce(func.max(ratings.c.games), 0),
    ).outerjoin(ratings, mine)
    query = query.where(results.c.person == person).group_by(results.c.game).order_by(results.c.game)
    return lambda connection: tuple(_tally(tuple(row)) for row in connection.execute(query))


def _tally(row: tuple[Any, ...]) -> Tally:
    game, games, wins, mean_rank, best_score, mean_score, shown, rated = row
    return Tally(game, games, int(wins), float(mean_rank), best_score, float(mean_score), shown, rated)


def history(
    person: str, game: str | None, before: tuple[int, str] | None, most: int
) -> Work[tuple[tuple[ResultRow, tuple[str, ...]], ...]]:
    """Somebody's finished games, the latest first, each with the names of all who played."""

    def work(connection: Connection) -> tuple[tuple[ResultRow, tuple[str, ...]], ...]:
        query = select(results).where(results.c.person == person)
        if game is not None:
            query = query.where(results.c.game == game)
        if before is not None:
            ended, table = before
            query = query.where(
                or_(results.c.ended < ended, and_(results.c.ended == ended, results.c.table_id < table))
            )
        query = query.order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(most)
        found = [ResultRow(**row._mapping) for row in connection.execute(query)]
        names = names_at(connection, [result.table_id for result in found])
        return tuple((result, names.get(result.table_id, ())) for result in found)

    return work


def names_at(connection: Connection, wanted: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Who played at each of these tables, by seat."""
    query = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(wanted))
    names: dict[str, tuple[str, ...]] = {}
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        names[row.table_id] = (*names.get(row.table_id, ()), row.name)
    return names
