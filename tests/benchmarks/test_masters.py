"""Many tables that all wait for a master: a small one of what `python -m benchmarks.masters` measures."""

import pytest

from benchmarks.masters import measure

TABLES = 5
ANSWERS = 3
"""Of the bots of each table: some have no choice, and no need to think."""
HASTE = 0.05
"""Seconds for a thought: none is ready by then, as with hundreds of tables."""


@pytest.mark.slow
def test_where_no_master_gets_to_think_every_bot_moves_all_the_same() -> None:
    row = measure(TABLES, seconds=0, answers=ANSWERS, bot_patience=HASTE)
    assert row["stuck_tables"] == 0
    assert row["refused"] == 0
    assert row["stand_ins"] >= TABLES
    assert row["bots"] >= ANSWERS * TABLES
