"""The same histories on a real database: faults strike at the edge of the driver, below everything that is ours."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, event
from structlog.testing import capture_logs

from dracotheque.server.store import Store
from dracotheque.server.store import tables as rows
from dracotheque.server.store.engine import sqlite_url
from dracotheque.tables.domain.tables import Entry
from tests.server.faults.checker import faults
from tests.server.faults.client import Client
from tests.server.faults.history import Bus, complaints, lay, server
from tests.server.faults.plan import Plan

TROUBLED = 4.0
A_TURN = 0.5
"""Seconds at least: a table that could not be read is tried again after five, and looked at after ten."""
STILL = 60
"""Turns of everybody, however long they take, in which nobody was shown anything: then nothing will come."""
HURRY = 0.05
"""Clients wait this part of what they wait where time costs nothing."""


class RealPlan(Plan):
    """Of a database that other threads use: outages are short, for they take real time."""

    def is_down(self, now: float) -> bool:
        if not self.healed and now >= self._down_until and self.rng.random() < self._trouble / 20:
            self._down_until = now + 0.4 * self.rng.random()
        return not self.healed and now < self._down_until


def injure(store: Store, plan: Plan) -> None:
    """Let the commits and readings of this store go the way of the plan."""
    postgres = store.engine.dialect.name == "postgresql"
    error: Callable[[str], Exception] = psycopg.OperationalError if postgres else sqlite3.OperationalError

    def begin(connection: Connection) -> None:
        if plan.is_down(time.monotonic()):
            raise error("database is locked, or gone")
        if not connection.get_execution_options().get("writes") and plan.fails():
            raise error("the reading failed")

    def commit(connection: Connection) -> None:
        if not connection.get_execution_options().get("writes"):
            return
        time.sleep(0.01 * plan.rng.random())
        fate = plan.fate()
        if fate in ("lost", "late"):
            held: Any = connection.connection.dbapi_connection
            held.commit()
        if fate in ("refused", "lost", "late"):
            raise error("the connection broke at the commit")

    append = store._writer._append_at_once

    def append_at_once(connection: Connection, entries: list[Entry]) -> None:
        """One statement that begins and commits by itself."""
        begin(connection)
        time.sleep(0.01 * plan.rng.random())
        fate = plan.fate()
        if fate != "refused":
            append(connection, entries)
        if fate in ("refused", "lost", "late"):
            raise error("the connection broke at the commit")

    store._writer._append_at_once = append_at_once  # type: ignore[method-assign]
    event.listen(store.engine, "begin", begin)
    event.listen(store.engine, "commit", commit)


async def live_through_at(url: str, seed: int, tables: int) -> list[str]:
    """So many histories at once on two servers with one database; what was wrong with them."""
    with capture_logs() as said:
        found = await _live_through_at(url, seed, tables)
    return found + complaints(said)


async def _live_through_at(url: str, seed: int, tables: int) -> list[str]:
    plan = RealPlan(seed)
    stores = [Store(url) for _ in range(2)]
    laid = [lay(stores[0].engine, seed * 1000 + number) for number in range(tables)]
    for store in stores:
        injure(store, plan)
    buses: list[Bus] = []
    servers = [server(store, Bus(plan, buses), plan) for store in stores]
    for each in servers:
        await each.hub.open()
    rng = random.Random(seed)
    clients = {
        row.id: [
            Client(seat, servers, person, row.id, random.Random(rng.random()), plan.whim, HURRY)
            for seat, person in enumerate(people)
        ]
        for row, people in laid
    }
    playing = [asyncio.create_task(client.play()) for some in clients.values() for client in some]
    await asyncio.wait(playing, timeout=TROUBLED)
    plan.healed = True
    for client in (client for some in clients.values() for client in some):
        client.whim = 0.0
    await _until_nothing_moves(playing, [client for some in clients.values() for client in some], stores)
    for task in playing:
        if task.done():
            task.result()  # a client that stumbles is a fault of ours
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in (client for some in clients.values() for client in some):
        client.lose()
    await asyncio.sleep(0.5)
    found = []
    for name, some in clients.items():
        loaded = await stores[0].read(rows.load(name))
        assert loaded is not None
        found += [f"{name}: {fault}" for fault in faults(loaded, some)]
    for each, store in zip(servers, stores, strict=True):
        await each.hub.close()
        store.close()
    return found


async def _until_nothing_moves(playing: "list[asyncio.Task[None]]", clients: list[Client], stores: list[Store]) -> None:
    """Wait for the ends of all games, or until nothing was shown though everybody had their turn again and again."""
    shown = idle = 0
    while idle < STILL:
        if not (await asyncio.wait(playing, timeout=A_TURN))[1]:
            return
        for store in stores:  # a slow machine is no excuse: the writer and a reader of each server come this far
            await store.write(_nothing)
            await store.read(_nothing)
        before, shown = shown, sum(len(client.shown) for client in clients)
        idle = 0 if shown != before else idle + 1


def _nothing(connection: Connection) -> None:
    pass


def new_file(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder)
