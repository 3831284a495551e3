"""The comparison with boardgame.io: its messages are read as they are, and where it cannot be had we say why."""

from pathlib import Path

import pytest

from benchmarks.server import __main__ as bench
from benchmarks.server.boardgameio import load
from benchmarks.server.boardgameio.table import read


def test_states_are_read_from_what_it_sends() -> None:
    state = '{"G":{"pot":3},"ctx":{"currentPlayer":"2","turn":7},"_stateID":6}'
    updated = read(f'["update","t1",{state},[]]'.encode())
    assert updated is not None
    assert (updated.number, updated.ctx.player) == (6, "2")
    synced = read(f'["sync","t1",{{"state":{state},"log":[]}}]'.encode())
    assert synced == updated
    assert read(b'["matchData","t1",[]]') is None


def test_it_is_skipped_with_a_reason_where_npm_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert bench.peer_rows([1], 1.0) == []
    assert capsys.readouterr().err == "boardgame.io is skipped: npm is not there\n"


def test_it_is_skipped_with_a_reason_where_npm_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "/bin/false")
    assert bench.peer_rows([1], 1.0) == []
    assert capsys.readouterr().err == "boardgame.io is skipped: npm could not install it (status 1)\n"


def test_its_rows_stand_in_the_same_table_as_ours() -> None:
    """Every column that is shown is measured for both."""
    source = Path(load.__file__).read_text()
    assert [column for column in bench.COLUMNS if f'"{column}"' not in source and not column.startswith("p")] == []
