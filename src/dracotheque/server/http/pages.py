"""Ratings, people and history as they are shown."""

import re
from collections.abc import Callable
from typing import Final

from dracotheque.server.people.looks import name_key
from dracotheque.server.store import Store, friends, profiles, records
from dracotheque.server.store import accounts as account_rows
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.records import ResultRow, Tally
from dracotheque.tables.domain.people import Person
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.records import (
    History,
    Opponent,
    PlayedGame,
    PublicPerson,
    RatedPerson,
    RatingPoint,
    Ratings,
    Statistics,
)

A_PAGE: Final = 50


async def ratings_page(store: Store, game: str, skipped: int) -> Ratings:
    """The best at a game."""
    best = await store.read(records.best(game, A_PAGE, skipped))
    people = tuple(
        RatedPerson(skipped + place, line.name, round(line.shown), line.games)
        for place, line in enumerate(best, start=1)
    )
    return Ratings(game, people, await store.read(records.rated_people(game)))


async def account_named(store: Store, name: str) -> Person:
    """Somebody with an account."""
    account = await store.read(account_rows.by_name(name_key(name)))
    person = None if account is None else await store.read(people_rows.by_id(account.person))
    if person is None:
        raise Denied(404, "server-no-such-person")
    return person


async def person_page(store: Store, name: str, viewer: Person | None, is_here: Callable[[str], bool]) -> PublicPerson:
    """Somebody with an account, as whoever asks may know them."""
    person = await account_named(store, name)
    account = await store.read(account_rows.of_person(person.id))
    tie = "none" if viewer is None else await store.read(friends.tie(viewer.id, person.id))
    curves: dict[str, list[RatingPoint]] = {}
    for point in await store.read(profiles.curve(person.id)):
        curves.setdefault(point.game, []).append(RatingPoint(point.at, round(point.rating)))
    others = await store.read(profiles.opponents(person.id, tie == "self"))
    together = () if viewer is None else await store.read(profiles.opponents(viewer.id, True, only=person.id))
    played = await store.read(profiles.recent(person.id, tie == "self"))
    return PublicPerson(
        id=person.id,
        name=person.name,
        since=person.created if account is None else account.created,
        statistics=tuple(map(_statistics, await store.read(records.tallies(person.id)))),
        curves={game: tuple(points) for game, points in curves.items()},
        opponents=tuple(Opponent(*each) for each in others),
        together=next((Opponent(*each) for each in together), None),
        recent=tuple(_played(result, names) for result, names in played),
        tie=tie,
        here=tie == "friend" and is_here(person.id),
    )


async def history_page(store: Store, person: str, game: str | None, before: str | None) -> History:
    """Somebody's finished games; `before` is the `next` of the page that came before this one."""
    lines = await store.read(records.history(person, game, _place(before), A_PAGE))
    last = lines[-1][0] if len(lines) == A_PAGE else None
    return History(
        tuple(_played(result, names) for result, names in lines),
        None if last is None else f"{last.ended}.{last.table_id}",
    )


def _place(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    place = re.fullmatch(r"([0-9]{1,15})\.([a-z0-9]{1,20})", before)
    if place is None:
        raise Denied(400, "server-bad-request")
    return int(place[1]), place[2]


def _statistics(tally: Tally) -> Statistics:
    return Statistics(
        game=tally.game,
        games=tally.games,
        wins=tally.wins,
        mean_rank=round(tally.mean_rank, 3),
        best_score=tally.best_score,
        mean_score=round(tally.mean_score, 3),
        rating=None if tally.shown is None else round(tally.shown),
        rated_games=tally.rated,
    )


def _played(result: ResultRow, names: tuple[str, ...]) -> PlayedGame:
    return PlayedGame(
        table=result.table_id,
        game=result.game,
        ended=result.ended,
        seat=result.seat,
        names=names,
        score=result.score,
        rank=result.rank,
        won=result.won,
        rating_before=None if result.rating_before is None else round(result.rating_before),
        rating_after=None if result.rating_after is None else round(result.rating_after),
    )
