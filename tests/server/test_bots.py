"""Bots think elsewhere: a slow one holds up nobody, a broken one is replaced."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dracotheque import bots, games
from dracotheque.server.bots.lanes import Busy, Lane, Worker
from dracotheque.server.bots.pool import BotPool
from dracotheque.server.http.shelf import shelf
from tests.bots.own_bots import declare

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ODD_BOTS = """
import os, time

class Slow:
    name = "slow"
    def choose(self, window, rng):
        time.sleep(600)

class Broken:
    name = "broken"
    def choose(self, window, rng):
        raise RuntimeError("no idea")

class Deadly:
    name = "deadly"
    def choose(self, window, rng):
        os._exit(1)
"""


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """A pool whose workers know a package of odd bots."""
    declare(tmp_path, "odd_bots", ODD_BOTS, slow="Slow", broken="Broken", deadly="Deadly")
    monkeypatch.syspath_prepend(tmp_path)
    pool = BotPool(2, patience=60.0)
    yield pool
    pool.close()


async def test_a_slow_bot_delays_nobody_else(pool: BotPool) -> None:
    state = games.get("jeu_des_dragons").start(3, seed=1)
    slow = asyncio.create_task(pool.choose(state, 0, "slow"))
    await asyncio.sleep(0)
    for _ in range(5):
        assert await pool.choose(state, 1, "heuristic") in state.decision(1).moves
    assert not slow.done()
    slow.cancel()


@pytest.mark.parametrize("bot", ["broken", "deadly", "nobody"])
async def test_somebody_else_moves_for_a_bot_that_cannot(pool: BotPool, bot: str) -> None:
    state = games.get("jeu_des_dragons").start(3, seed=1)
    assert await pool.choose(state, 2, bot) in state.decision(2).moves


async def test_one_that_is_stuck_costs_one_worker_and_everybody_gets_a_move(pool: BotPool) -> None:
    """The queue waits as long as a thought may take; then the rule of thumb answers."""
    pool._patience = 3.0
    state = games.get("jeu_des_dragons").start(3, seed=1)
    tables = [pool.choose(state, seat, "slow", f"t{number}") for number in range(4) for seat in range(3)]
    moves = await asyncio.gather(*tables)
    assert all(move in state.decision(place % 3).moves for place, move in enumerate(moves))


async def test_workers_go_from_table_to_table_and_a_queue_has_an_end() -> None:
    lane = Lane(0, most_waiting=5)
    order: list[str] = []

    async def wait(table: str) -> None:
        worker = await lane._turn(table, 60.0)
        order.append(table)
        lane._release(worker)

    waiting = [asyncio.create_task(wait(table)) for table in ("a", "a", "a", "b", "c")]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await lane._turn("d", 60.0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    lane._release(Worker())
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["a", "b", "c", "a"]
    lane._idle[0].end()


def test_the_shelf_names_the_company_from_the_lowest_level_up_then_the_others() -> None:
    known = [bot.name for bot in shelf().games[0].bots]
    assert known[:5] == ["beginner", "apprentice", "regular", "expert", "master"]
    assert sorted(known) == bots.names()
