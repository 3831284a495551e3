"""The windows of L'Or des Dragons run on the server: while one player does not go on, only the clock closes them."""

import asyncio
import random

import httpx2
import pytest

from dracotheque import games
from tests.server.client import Person, Seat
from tests.server.process import ServerProcess

GAME = "or_des_dragons"
HESITATED_OVER = {"react", "bargain", "trade"}
OPTIONS = {"sand": "live", "ruleset": "advanced"}


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.skipif(GAME not in games.ids(), reason="not on this shelf")
async def test_the_clock_closes_a_window_that_somebody_leaves_open(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    person = await Person.enter(http, "Hesitant")
    table = await person.post("/api/play-now", {"game": GAME, "bot": "heuristic", "options": OPTIONS})
    seat = Seat(server.url, table["id"], person.token)
    await seat.connect()
    rng = random.Random(4)
    waiting, timers, shut = None, set[str](), False
    async with asyncio.timeout(60):
        while not shut:
            message = await seat.receive()
            if message.get("id") == waiting:
                waiting = None
            timer = message.get("clocks", {}).get("timer")
            timers |= {timer["name"].partition("-")[0]} if timer else set()
            shut = any(event["type"] == "window-shut" for event in message.get("events", ()))
            decision = seat.now["decision"]
            asked = decision is not None and decision["moves"] and decision["question"] not in HESITATED_OVER
            if asked and waiting is None:
                waiting = await seat.move(rng.choice(decision["moves"]))
    assert "window" in timers
    await seat.drop()
