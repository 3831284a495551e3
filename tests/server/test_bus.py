"""The bus over PostgreSQL: whatever changes is heard of, however the moments fall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from dracotheque.server.bus import postgres
from dracotheque.server.bus.postgres import PostgresBus
from tests.server.databases import ready_postgres
from tests.server.visitors import open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch


@pytest.fixture
def url(postgres_url: str) -> str:
    return ready_postgres(postgres_url)


class Ear:
    """What a server hears on the bus."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.caught_up = 0

    def hear(self, table: str) -> None:
        self.heard.append(table)

    def catch_up(self) -> None:
        self.caught_up += 1


@asynccontextmanager
async def on_the_bus(bus: PostgresBus) -> AsyncIterator[Ear]:
    ear = Ear()
    await bus.open(ear.hear, ear.catch_up)
    await until(lambda: ear.caught_up == 1)
    yield ear
    await bus.close()


async def test_a_table_that_changes_while_it_is_being_told_is_told_again(url: str, monkeypatch: Patch) -> None:
    teller = PostgresBus(url)
    execute = psycopg.AsyncConnection.execute
    told: list[Any] = []

    async def execute_meanwhile(connection: Any, query: Any, *values: Any) -> Any:
        if "pg_notify" in query:
            told.append(values)
            if len(told) == 1:
                teller.tell("t1")
        return await execute(connection, query, *values)

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", execute_meanwhile)
    async with on_the_bus(PostgresBus(url)) as ear, on_the_bus(teller) as own:
        teller.tell("t1")
        await until(lambda: len(ear.heard) == 2)
        assert ear.heard == ["t1", "t1"]
        assert own.heard == []


async def test_what_was_missed_while_nobody_listened_is_looked_up(url: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(postgres, "RETRY", 0.01)
    async with on_the_bus(PostgresBus(url)) as ear:
        with psycopg.connect(url, autocommit=True) as connection:
            others = "pid <> pg_backend_pid() AND datname = current_database() AND query LIKE 'LISTEN%'"
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        await until(lambda: ear.caught_up == 2)
        other = PostgresBus(url)
        async with on_the_bus(other):
            other.tell("t2")
            await until(lambda: ear.heard == ["t2"])


async def test_a_change_heard_of_while_a_table_is_loaded_is_not_missed(monkeypatch: Patch, url: str) -> None:
    async with open_house(monkeypatch, {"store": url}) as house, open_house(monkeypatch, {"store": url}) as other:
        alix = house.visitor()
        await alix.enter("Alix")
        made = await alix.post("/api/tables", {"game": "drakon", "players": 2}, 201)
        hub = other.services.hub
        load = hub.store.load

        async def load_before_a_change(name: str) -> Any:
            monkeypatch.setattr(hub.store, "load", load)
            found = await load(name)
            await alix.post(f"/api/tables/{made['id']}/close")
            hub.wake(made["id"])
            return found

        monkeypatch.setattr(hub.store, "load", load_before_a_change)
        table = await hub.get(made["id"])
        await until(lambda: table.row.status == "closed")
