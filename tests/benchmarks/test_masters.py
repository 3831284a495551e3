"""Many tables that all wait for a master: a small one of what `python -m benchmarks.masters` measures."""

import pytest

from benchmarks.masters import measure

TABLES = 5
HASTE = 0.05
"""Seconds for a thought: none is ready by then, as with hundreds of tables."""


@pytest.mark.slow
def test_where_no_master_gets_to_think_every_bot_moves_all_the_same() -> None:
    row = measure(TABLES, seconds=2.0, bot_patience=HASTE)
    assert row["stuck_tables"] == 0
    assert row["refused"] == 0
    assert row["stand_ins"] >= TABLES  # the last may be thought of and not yet made when time is up
    assert row["bots"] >= TABLES
