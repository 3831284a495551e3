"""Bots think elsewhere: a slow one holds up nobody, a broken one is replaced."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.server.bots.pool import BotPool
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
