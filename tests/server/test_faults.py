"""Seeded histories full of faults: nothing acknowledged is missing, nothing shown never was, and no table is stuck.

`python -m tests.server.faults --histories 2000` plays as many as one likes.
"""

import asyncio

import pytest

from tests.server.faults.history import live_through
from tests.server.faults.planted import NAMES, planted
from tests.server.own_time import OwnTimeLoop

BATCHES = 10
IN_A_BATCH = 20
PLANTED = 3
"""Histories that are enough to find a bug that was put back."""


def play(seeds: range) -> list[str]:
    """What is wrong with these histories."""
    found = []
    for seed in seeds:
        with asyncio.Runner(loop_factory=OwnTimeLoop) as runner:
            found += [f"history {seed}: {fault}" for fault in runner.run(live_through(seed))]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_fails_the_log_and_the_players_agree(batch: int) -> None:
    assert play(range(batch * IN_A_BATCH, (batch + 1) * IN_A_BATCH)) == []


@pytest.mark.parametrize("bug", NAMES)
def test_a_server_that_answers_before_the_log_has_it_is_found_out(bug: str) -> None:
    with planted(bug):
        found = play(range(PLANTED))
    assert any("was acknowledged, and is in no log" in fault for fault in found)
