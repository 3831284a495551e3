"""A table without a network and without a database, for tests that look at single messages."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec

from dracotheque import games
from dracotheque.core.events import Viewer
from dracotheque.core.moves import CLOCK, Move
from dracotheque.server.settings import Settings
from dracotheque.server.store import StoreDown
from dracotheque.server.store.at_tables import AtTables
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.speeds import Free, Speed
from dracotheque.tables.domain.tables import Chair, Entry, TableRecord
from dracotheque.tables.rate_limiter import RateLimiter
from dracotheque.tables.replaying import Replayed, replaying
from dracotheque.tables.saving import Chain
from dracotheque.tables.store import Loaded
from dracotheque.tables.streams.broadcast import Broadcast
from dracotheque.tables.table import Table

T = TypeVar("T")


class KeepingStore(AtTables):
    """Keeps what is appended, at once."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry, chain: Chain) -> "asyncio.Future[None]":
        self.entries.append(entry)
        return done(None)

    async def read(self, work: Work[Any]) -> Any:
        raise StoreDown

    def write(self, work: Work[Any]) -> "asyncio.Future[Any]":
        """Nothing but the log is kept."""
        return done(True)


def done(result: T) -> "asyncio.Future[T]":
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    future.set_result(result)
    return future


def premises(settings: Settings | None = None, **more: object) -> Any:
    """As much of a house as its visitors need."""
    limits = settings or Settings()
    nothing: dict[str, object] = dict.fromkeys(("come", "attend", "go", "count_refusal"), lambda _: None)
    return SimpleNamespace(
        allowance=lambda: RateLimiter(limits.message_burst, limits.messages_per_second),
        count_move=lambda game, seconds: None,
        **nothing,
        **more,
    )


class Ear:
    """A connection that only listens."""

    def __init__(self, seat: int | None, *, wants_moments: bool = False) -> None:
        self.wants_moments = wants_moments
        self.person = None if seat is None else person(seat)
        self.muted: frozenset[str] = frozenset()
        self.heard: list[Any] = []
        self.texts: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.texts.append(message)
        self.heard.append(msgspec.json.decode(message))

    def viewer(self, chairs: tuple[Chair, ...]) -> Viewer:
        own = None if self.person is None else self.person.id
        return next((chair.seat for chair in chairs if own is not None and chair.person == own), None)

    def hang_up(self) -> None:
        self.heard.append({"type": "hung-up"})


def replay(loaded: Loaded) -> Replayed:
    """Where the log of a table leads, at once."""
    *_, replayed = replaying(loaded)
    assert replayed is not None
    return replayed


def person(seat: int) -> Person:
    return Person(id=f"p{seat}", name=f"Person {seat}", guest=True, language="fr", created=0)


def row(game: str, players: int, options: dict[str, Any], speed: Speed, seed: int) -> TableRecord:
    return TableRecord(
        id="t1",
        game=game,
        rules=games.get(game).rules_version,
        players=players,
        options=options,
        seed=str(seed),
        host="p0",
        status="running",
        speed=speed,
        public=True,
        invite="invite",
        created=0,
        started=0,
    )


def table_of(
    game: str, players: int = 3, options: dict[str, Any] | None = None, speed: Speed | None = None, seed: int = 1
) -> Table:
    """A running table of people."""
    chairs = tuple(Chair(seat=seat, kind="person", person=f"p{seat}", name=f"Person {seat}") for seat in range(players))
    loaded = Loaded(row(game, players, options or {}, speed or Free(), seed), chairs, (), ())
    store: Any = KeepingStore()
    return Table(store, replay(loaded), Broadcast, lambda _: None)


def any_move(table: Table, rng: random.Random) -> tuple[int, Move]:
    """Somebody who is asked, and a legal move of theirs."""
    state = table.history_now.state
    seat = rng.choice([seat for seat in state.actors if seat != CLOCK])
    return seat, rng.choice(list(state.decision(seat).moves))
