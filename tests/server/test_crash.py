"""Power cuts, outages and locks under load: what was acknowledged is there once, and every table goes on."""

import asyncio
import os
import random
from pathlib import Path

import httpx2
import pytest

from dracotheque import games
from tests.server.blows import Blow, Database, Kind, aimed
from tests.server.client import UNSURE, Person, Seat, door
from tests.server.faults.checker import Witness, faults
from tests.server.faults.client import all_shown
from tests.server.process import ServerProcess
from tests.server.waiting import until
from tests.server.whole_games import Played, check, stored

BLOWS: dict[tuple[Kind, Database], int] = {
    ("kill", "sqlite"): 3,
    ("kill", "postgres"): 2,
    ("outage", "sqlite"): 2,
    ("outage", "postgres"): 2,
    ("lock", "sqlite"): 2,
    ("lock", "postgres"): 2,
}
"""Of each kind; hundreds when somebody asks for it, in longer games: DRACO_BLOWS=100."""
WISHED = os.environ.get("DRACO_BLOWS")
AT_ONCE = 3
"""Tables; of another kind of blow, with the games that come next: each game suffers three kinds or more."""
SHORT: dict[str, dict[str, object]] = {
    "jeu_des_dragons": {"max_gambits": 5},
    "dragons_du_mekong": {"round_limit": 10},
    "drakon": {"round_limit": 20},
    "or_des_dragons": {"grain_rounds": 1, "fair_rounds": 1},
    "pierres_du_dragon": {"round_limit": 2},
}
"""Long enough for most to be played on when the last of a few blows falls."""
BLOWS_A_GAME = 6
"""Fewer than any game lasts, however long a blow takes."""
PAUSE = 0.25
LONG_EVERY = 20
LONG = 12.0
"""Now and then a blow lasts longer than a table lets anybody wait: they are told that it is unsure, and ask again."""


async def lay(server: ServerProcess, http: httpx2.AsyncClient, number: int) -> list[Seat]:
    """A running table of as few people as may be and, at every third of two, a bot."""
    game = games.ids()[number % len(games.ids())]
    people = [await Person.enter(http, f"Crash {number} {seat}") for seat in range(games.get(game).players[0])]
    bots = [{"kind": "bot", "bot": "random"}] * (number % 3 == 0 and len(people) == 2)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *bots]
    options = {} if WISHED else SHORT.get(game, {})
    wish = {"game": game, "players": len(seats), "options": options, "seats": seats}
    table = await people[0].post("/api/tables", wish)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    await people[0].post(f"/api/tables/{table['id']}/start")
    return [Seat(server.url, table["id"], person.token) for person in people]


class Evening:
    """Some tables, one game after the other, for as long as there are blows; the last game comes to its end."""

    def __init__(self, tables: list[list[Seat]], rng: random.Random) -> None:
        self._tables = tables
        self._rng = rng
        self.played: list[list[Seat]] = []
        self.pause = PAUSE

    async def play(self) -> None:
        for seats in self._tables:
            if self.pause:
                self.played.append(seats)
                self.hesitate(self.pause)
                await asyncio.gather(*(seat.play_to_the_end(random.Random(self._rng.random())) for seat in seats))

    def hesitate(self, seconds: float) -> None:
        self.pause = seconds
        for seat in self.played[-1]:
            seat.pause = seconds


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.timeout(1800)  # where somebody asks for many
@pytest.mark.parametrize(("kind", "database"), BLOWS)
async def test_no_acknowledged_move_is_lost_or_doubled_and_no_table_is_stuck(
    kind: Kind, database: Database, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    blows = int(WISHED or BLOWS[kind, database])
    needs_postgres = database == "postgres" and kind != "outage"
    with aimed(kind, database, tmp_path, request.getfixturevalue("postgres_url") if needs_postgres else None) as blow:
        server = ServerProcess(**blow.settings)
        try:
            played = await suffer(blow, blows, server, AT_ONCE * list(BLOWS).index((kind, database)))
        finally:
            server.stop()
        for seats, file in played:
            assert list(faults(stored(seats[0].table["id"], blow.settings), witnesses(seats))) == []
            check(Played(seats[0].table["game"], seats[0].table["id"], seats, file), blow.settings)


async def suffer(blow: Blow, blows: int, server: ServerProcess, first: int) -> list[tuple[list[Seat], bytes]]:
    """Play on through all of these blows, and to the end; every game that was played, and its file."""
    rng = random.Random(1)
    async with door(server.url) as http:
        numbers = range(first, first + AT_ONCE * (1 + blows // BLOWS_A_GAME))
        tables = [await lay(server, http, number) for number in numbers]
        evenings = [Evening(tables[place::AT_ONCE], rng) for place in range(AT_ONCE)]
        playing = [asyncio.create_task(evening.play()) for evening in evenings]
        for number in range(1, blows + 1):
            await some_moves([seat for seats in tables for seat in seats])
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            await asyncio.to_thread(blow.begin, server)
            await asyncio.sleep(rng.uniform(0.0, 0.6) if number % LONG_EVERY else LONG)
            await asyncio.to_thread(blow.end, server)
        assert sum(not task.done() for task in playing) > AT_ONCE / 2, "the blows came too late to matter"
        for evening in evenings:
            evening.hesitate(0.0)
        async with asyncio.timeout(600):
            await asyncio.gather(*playing)
        played = [seats for evening in evenings for seats in evening.played]
        return [(seats, (await http.get(path(seats), headers=seats[0].headers)).content) for seats in played]


async def some_moves(seats: list[Seat]) -> None:
    """Wait until the server has acknowledged something since it last came back."""
    before = [len(seat.acknowledged) for seat in seats]
    await until(lambda: [len(seat.acknowledged) for seat in seats] != before)


def witnesses(seats: list[Seat]) -> list[Witness]:
    return [
        Witness(
            number,
            seat.acknowledged,
            {told["id"]: code for told in seat.refusals if (code := told["error"]["code"]) not in UNSURE},
            all_shown(seat.heard),
        )
        for number, seat in enumerate(seats)
    ]


def path(seats: list[Seat]) -> str:
    return f"/api/tables/{seats[0].table['id']}/file"
