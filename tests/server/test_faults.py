"""Seeded histories full of faults: nothing acknowledged is missing, nothing shown never was, and no table is stuck.

`python -m tests.server.faults --histories 2000` plays as many as one likes.
"""

import asyncio
from typing import Any

import pytest

from dracotheque.server.tables.table import Table
from tests.server.faults.history import live_through
from tests.server.own_time import OwnTimeLoop

BATCHES = 10
IN_A_BATCH = 20


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


@pytest.mark.slow
def test_a_table_that_runs_ahead_of_its_log_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault that was: after a failed append the table goes on as if nothing had happened."""
    honest = Table._release

    def forgetful(table: Table, waiting: Any, saving: Any) -> None:
        if saving.exception() is None:
            honest(table, waiting, saving)
            return
        table._waiting.popleft()
        table._commit(waiting)
        table._quiet.set()

    monkeypatch.setattr(Table, "_release", forgetful)
    found = play(range(6))
    assert any("acknowledged, and is in no log" in fault for fault in found)
