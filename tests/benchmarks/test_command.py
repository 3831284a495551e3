"""The command keeps the figures of a whole run, and of no other."""

import sys
from pathlib import Path

import pytest

from benchmarks import __main__ as command


@pytest.fixture
def latest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the figures would be kept, at a command that measures the toy alone."""
    latest = tmp_path / "latest.json"
    monkeypatch.setattr(command, "LATEST", latest)
    monkeypatch.setattr(command, "run", lambda *_: [])
    monkeypatch.setattr(command, "growth", lambda effort, say, names: [])
    monkeypatch.setattr(command, "find", lambda rows, family, game: None)
    monkeypatch.setattr(command, "goals", lambda rows: [])
    monkeypatch.setattr("benchmarks.report.sheets", lambda *_: [])
    monkeypatch.setattr("benchmarks.report.as_json", lambda *_: {"rows": []})
    return latest


def measured(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmarks", *words])
    assert command.main() == 0


@pytest.mark.parametrize("words", [["--only", "toy"], ["--quick"], ["--players", "3"]], ids=" ".join)
def test_a_part_of_a_run_is_not_kept(words: list[str], latest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, *words)
    assert not latest.exists()


def test_a_whole_run_is_kept(latest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch)
    assert latest.exists()


def test_whoever_names_a_file_gets_it(latest: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measured(monkeypatch, "--only", "toy", "--json", str(tmp_path / "part.json"))
    assert (tmp_path / "part.json").exists()
    assert not latest.exists()
