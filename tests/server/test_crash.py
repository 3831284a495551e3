"""Power cuts under load: what was acknowledged is there, and every table goes on."""

import asyncio
import os
import random

import httpx2
import pytest

from dracotheque import games
from tests.server.client import Person, Seat, door
from tests.server.process import ServerProcess
from tests.server.waiting import until
from tests.server.whole_games import Played, check

KILLS = {"sqlite": int(os.environ.get("DRACO_KILLS", "8")), "postgres": int(os.environ.get("DRACO_KILLS", "5"))}
"""Hundreds when somebody asks for it: DRACO_KILLS=200."""
TABLES = 5
PAUSE = 0.25


async def lay(server: ServerProcess, http: httpx2.AsyncClient, number: int) -> list[Seat]:
    """A running table of two people and, at every third, a bot."""
    game = games.ids()[number % len(games.ids())]
    players = max(2 + (number % 3 == 0), games.get(game).players[0])
    people = [await Person.enter(http, f"Crash {number} {seat}") for seat in range(2)]
    table = await people[0].post(
        "/api/tables",
        {
            "game": game,
            "players": players,
            "seats": [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (players - 2)],
        },
    )
    await people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    await people[0].post(f"/api/tables/{table['id']}/start")
    seats = [Seat(server.url, table["id"], person.token) for person in people]
    for seat in seats:
        seat.pause = PAUSE
    return seats


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.timeout(900)  # many starts on a busy machine
async def test_no_acknowledged_move_is_lost_and_no_table_is_stuck(store_settings: dict[str, str]) -> None:
    server = ServerProcess(**store_settings)
    database = "postgres" if "store" in store_settings else "sqlite"
    rng = random.Random(1)
    async with door(server.url) as http:
        tables = [await lay(server, http, number) for number in range(TABLES)]
        seats = [seat for table in tables for seat in table]
        playing = [asyncio.create_task(seat.play_to_the_end(random.Random(rng.random()))) for seat in seats]
        for _ in range(KILLS[database]):
            await some_moves(seats)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        still_playing = sum(not task.done() for task in playing)
        for seat in seats:
            seat.pause = 0.0
        async with asyncio.timeout(600):
            await asyncio.gather(*playing)
        files = [(await http.get(f"{path(table)}/file", headers=table[0].headers)).content for table in tables]
    server.stop()
    assert still_playing > len(playing) / 2, "the kills came too late to matter"
    for table, file in zip(tables, files, strict=True):
        check(Played(table[0].table["game"], table[0].table["id"], table, file), store_settings)


async def some_moves(seats: list[Seat]) -> None:
    """Wait until the server has acknowledged something since it last came back."""
    before = [len(seat.acknowledged) for seat in seats]
    await until(lambda: [len(seat.acknowledged) for seat in seats] != before)


def path(table: list[Seat]) -> str:
    return f"/api/tables/{table[0].table['id']}"
