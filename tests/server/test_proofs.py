"""Fists are proven at a table: all hear the fingerprints, then what they were made of. (6.sealed_proof)"""

import asyncio
from hashlib import sha256
from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon.moves import Bid
from tests.server.in_memory import Ear, table_of

pytestmark = pytest.mark.anyio


async def test_everybody_hears_fingerprints_first_and_then_what_they_were_made_of() -> None:
    table = table_of("pierres_du_dragon", 3, {"sealed_proof": True})
    ears = [Ear(viewer) for viewer in (0, 1, 2, None)]
    for ear in ears:
        await table.attach(ear, None, None)
    for seat, fist in ((0, Bid(2)), (1, Bid(1)), (2, Bid())):
        await table.play(seat, fist)
    await asyncio.sleep(0)
    for ear in ears:
        events: list[Any] = [event for message in ear.heard for event in message.get("events", ())]
        prints = {event["seat"]: event["fingerprint"] for event in events if event["type"] == "fist-sealed"}
        (proven,) = [event for event in events if event["type"] == "fists-proven"]
        made = {each["seat"]: sha256((each["salt"] + each["answer"]).encode()).hexdigest() for each in proven["proofs"]}
        assert made == prints and set(made) == {0, 1, 2}
