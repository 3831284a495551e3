"""Several servers on one database: any of them serves any table."""

import asyncio
import random

import pytest

from tests.server.client import Person, Seat, door, open_table
from tests.server.databases import ready_postgres
from tests.server.process import ServerProcess
from tests.server.whole_games import Played, check


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_game_is_played_through_two_servers_at_once(postgres_url: str) -> None:
    store = ready_postgres(postgres_url)
    servers = [ServerProcess(store=store, bus=store) for _ in range(2)]
    async with door(servers[0].url) as http:
        people = [await Person.enter(http, f"Far {seat}") for seat in range(3)]
        table = await open_table(people, "jeu_des_dragons", {"max_gambits": 1})
        seats = [Seat(servers[seat % 2].url, table["id"], person.token) for seat, person in enumerate(people)]
        async with asyncio.timeout(100), asyncio.TaskGroup() as group:
            for number, seat in enumerate(seats):
                group.create_task(seat.play_to_the_end(random.Random(number)))
        for seat in seats:
            await seat.drop()
        file = (await http.get(f"/api/tables/{table['id']}/file", headers=seats[0].headers)).content
    assert [server.stop() for server in servers] == ["", ""]
    check(Played("jeu_des_dragons", table["id"], seats, file), {"store": store})
