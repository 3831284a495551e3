"""The comparison with boardgame.io: its messages are read as they are, and where it cannot be had we say why."""

import pytest

from benchmarks.server import __main__ as bench
from benchmarks.server.boardgameio import NAME
from benchmarks.server.boardgameio.table import read
from benchmarks.server.page import HEADERS, page


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
    assert list(bench.peer_rows([1], (0.0,), 1.0)) == []
    assert capsys.readouterr().err == "boardgame.io is skipped: npm is not there\n"


def test_it_is_skipped_with_a_reason_where_npm_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: "/bin/false")
    assert list(bench.peer_rows([1], (0.0,), 1.0)) == []
    assert capsys.readouterr().err == "boardgame.io is skipped: npm could not install it (status 1)\n"


def test_the_page_shows_both_and_says_how_they_compare() -> None:
    row = {"tables": 50, "every": 0.0, "store": "sqlite", "moves_per_second": 4000.0, "cpu_ms_per_move": 0.2}
    row |= {
        "p50_ms": 1.0,
        "p95_ms": 2.0,
        "p99_ms": 3.5,
        "load_ms_per_move": 0.1,
        "kb_per_table": 90.0,
        "kb_per_view": 2,
    }
    peer = row | {"store": NAME, "moves_per_second": 1000.0, "cpu_ms_per_move": 0.5}
    text = page(bench.machine(), [row, row | {"every": 5.0}, peer], NAME, 5.0)
    assert "4.0 times the moves of boardgame.io, 2.5 times the moves per second of processor time" in text
    assert "50 tables at human pace: p99 3.5 ms" in text
    assert [line.count("|") for line in text.splitlines() if line.startswith("|")] == [len(HEADERS) + 1] * 5
