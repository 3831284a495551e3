"""Play against people, whoever comes: strangers who want the same meet, and bots fill in for those who do not come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from dracotheque.server.hall import match
from dracotheque.tables import supervisor
from dracotheque.tables.domain.notices import Waited
from tests.server.databases import ready_postgres
from tests.server.halls import Ear, enter
from tests.server.test_hall import guest
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Where = dict[str, str]
WISH = {"game": "drakon", "players": 2}


async def find(visitor: Visitor, **wishes: Any) -> Any:
    return await visitor.post("/api/match", WISH | wishes, 201)


@pytest.mark.both_stores
async def test_two_strangers_who_want_the_same_play_at_once(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = await guest(house, "Anna"), await guest(house, "Bruno")
        first = await find(anna)
        assert (first["status"], first["public"], first["fills"] > first["created"]) == ("open", True, True)
        second = await find(bruno)
        assert (second["id"], second["status"]) == (first["id"], "running")


@pytest.mark.both_stores
async def test_of_many_who_ask_at_the_same_moment_nobody_is_left_over(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = [await guest(house, f"P{number}") for number in range(6)]
        found = await asyncio.gather(*(find(person, players=3) for person in people))
        assert len({table["id"] for table in found}) == 2


@pytest.mark.parametrize(
    "other",
    [{"game": "jeu_des_dragons"}, {"players": 3}, {"speed": {"kind": "free"}}],
    ids=["game", "size", "pace"],
)
async def test_who_wants_another_game_size_or_pace_waits_elsewhere(
    monkeypatch: Patch, tmp_path: Any, other: dict[str, Any]
) -> None:
    async with open_house(monkeypatch, {"data": str(tmp_path)}) as house:
        first = await find(await guest(house, "Anna"))
        assert (await find(await guest(house, "Bruno"), **other))["id"] != first["id"]


async def test_who_does_not_mind_the_size_sits_where_somebody_waits(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        first = await find(await guest(house, "Anna"), players=3)
        assert (await find(await guest(house, "Bruno"), players=None))["id"] == first["id"]


async def test_whoever_asks_for_something_else_waits_no_longer_at_the_first_table(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna = await guest(house, "Anna")
        first = await find(anna)
        second = await find(anna, players=4)
        assert (await anna.get(f"/api/tables/{first['id']}"))["status"] == "closed"
        assert second["seats"][0]["name"] == "Anna"


async def waited_for(house: House, table: str, monkeypatch: Patch) -> Any:
    """The time is up at a table for whoever comes."""
    found = await house.services.hub.get(table)
    for module in (supervisor, match):
        monkeypatch.setattr(module, "steady_ms", lambda: found.row.fills)
    await house.services.hub.supervisor(found).tick()
    return found


async def test_bots_fill_in_when_the_time_is_up(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna = await guest(house, "Anna")
        await enter(house, anna)
        name = (await find(anna, players=3))["id"]
        table = await waited_for(house, name, monkeypatch)
        await until(lambda: bool(table.row.status == "running"))
        assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot"]


async def test_a_table_whose_people_have_gone_is_closed_when_the_time_is_up(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        name = (await find(await guest(house, "Anna")))["id"]
        table = await waited_for(house, name, monkeypatch)
        await until(lambda: bool(table.row.status == "closed"))


async def test_before_the_time_is_up_nobody_fills_in(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna = await guest(house, "Anna")
        ear: Ear = await enter(house, anna)
        table = await house.services.hub.get((await find(anna))["id"])
        told: list[Any] = []
        house.services.hub.listeners.append(told.append)
        await house.services.hub.supervisor(table).tick()
        assert not [notice for notice in told if isinstance(notice, Waited)]
        await house.services.match._fill(table.id)
        assert table.row.status == "open"
        assert ear.person


@asynccontextmanager
async def two_houses(monkeypatch: Patch, postgres_url: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one database."""
    store = ready_postgres(postgres_url)
    where = {"store": store, "bus": store}
    async with open_house(monkeypatch, where) as one, open_house(monkeypatch, where) as other:
        yield one, other


async def test_two_who_ask_at_two_servers_at_the_same_moment_find_each_other(
    monkeypatch: Patch, postgres_url: str
) -> None:
    async with two_houses(monkeypatch, postgres_url) as (one, other):
        people = await guest(one, "Anna"), await guest(other, "Bruno")
        first, second = await asyncio.gather(*map(find, people))
        assert first["id"] == second["id"]
        assert "running" in (first["status"], second["status"])


async def test_whoever_asks_at_two_servers_at_once_waits_at_one_table(monkeypatch: Patch, postgres_url: str) -> None:
    async with two_houses(monkeypatch, postgres_url) as (one, other):
        anna, again = await guest(one, "Anna"), other.visitor()
        again.http.cookies = anna.http.cookies
        await asyncio.gather(find(anna), find(again), find(anna, players=3), find(again, players=3))
        mine = (await anna.get("/api/me/tables"))["tables"]
        assert [each["table"]["status"] for each in mine].count("open") == 1
