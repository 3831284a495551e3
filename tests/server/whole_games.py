"""Whole games over the wire, and the proof that what was stored is what was played."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx2
import msgspec

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.replays import decode, follow
from dracotheque.server.store.engine import open_engine, sqlite_url
from dracotheque.server.store.tables import load
from dracotheque.tables.domain.history import History
from dracotheque.tables.store import Loaded
from tests.server.client import Person, Seat, door, open_table
from tests.server.process import ServerProcess

SHORT: dict[str, dict[str, Any]] = {
    "jeu_des_dragons": {"max_gambits": 1},
    "dragons_du_mekong": {"round_limit": 10},
    "or_des_dragons": {"grain_rounds": 1, "fair_rounds": 1},
    "pierres_du_dragon": {"round_limit": 3},
}
"""Options that make a game of random moves end soon."""
WITHIN = 240.0


class Played:
    """A game that was played to its end, with everything its clients heard."""

    def __init__(self, game: str, table: str, seats: list[Seat], file: bytes) -> None:
        self.game = game
        self.table = table
        self.seats = seats
        self.file = file


async def play_one(server: ServerProcess, http: httpx2.AsyncClient, game: str, seed: int, whim: float = 0.0) -> Played:
    """As many people as the game wants at least, one spectator, and a table from its start to its end."""
    rng = random.Random(seed)
    players = games.get(game).players[0]
    people = [await Person.enter(http, f"{game} {seed} {seat}") for seat in range(players)]
    table = await open_table(people, game, SHORT.get(game, {}))
    seats = [Seat(server.url, table["id"], person.token) for person in people]
    spectator = Seat(server.url, table["id"], None, table["invite"])
    async with asyncio.timeout(WITHIN), asyncio.TaskGroup() as group:
        for seat in (*seats, spectator):
            group.create_task(seat.play_to_the_end(random.Random(rng.random()), whim))
    for seat in (*seats, spectator):
        await seat.drop()
    file = (await http.get(f"/api/tables/{table['id']}/file", headers=seats[0].headers)).content
    return Played(game, table["id"], [*seats, spectator], file)


async def play_many(server: ServerProcess, number: int, at_once: int, whim: float = 0.0) -> list[Played]:
    """So many games of every kind in turn, some of them at the same time."""
    kinds = games.ids()
    turnstile = asyncio.Semaphore(at_once)
    async with door(server.url) as http:

        async def play(seed: int) -> Played:
            async with turnstile:
                return await play_one(server, http, kinds[seed % len(kinds)], seed, whim)

        return await asyncio.gather(*(play(seed) for seed in range(number)))


def check(played: Played, settings: dict[str, Any]) -> None:
    """The file proves itself, the stored log leads to the same end, and everybody was told that end."""
    game = games.get(played.game)
    kept = decode(played.file)
    *_, last = follow(game, kept)
    assert last.state.over
    drawn = kept.ending in game.draws
    result = {"ending": kept.ending, "scores": list(kept.scores), "winners": list(kept.winners), "drawn": drawn}
    for seat in played.seats:
        assert seat.result == result
        assert seat.table["seed"] == kept.seed
        assert seat.now["view"] == as_json(last.state.view(seat.table_seat))
    history = stored_history(played.table, settings)
    assert history.state.digest() == kept.digest
    for number, seat in enumerate(played.seats):
        assert all((number, name) in history.clients for name in seat.acknowledged if name in seat.sent_moves)


def as_json(value: object) -> object:
    """What a client reads."""
    return msgspec.json.decode(msgspec.json.encode(plain(value)))


def stored_history(table: str, settings: dict[str, Any]) -> History:
    """What the store says, replayed."""
    loaded = stored(table, settings)
    history = History(loaded.row)
    history.follow_all(loaded.entries)
    return history


def stored(table: str, settings: dict[str, Any]) -> Loaded:
    """What the store says."""
    engine = open_engine(settings.get("store") or sqlite_url(Path(settings["data"])))
    with engine.connect() as connection:
        loaded = load(table)(connection)
    engine.dispose()
    assert loaded is not None
    return loaded
