"""The steps of the ladder: each level against the one below, kept match by match, and written into the page."""

from pathlib import Path

import pytest

from tools import steps

GAME = "drakon"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Levels that need no time."""
    monkeypatch.setattr(steps, "BELOW", {"regular": "random", "expert": "regular"})
    monkeypatch.setattr(steps, "levels", lambda _: {"random": "random", "regular": "regular"})
    return tmp_path / "steps"


def test_a_step_goes_on_where_it_was_and_stands_in_its_column(folder: Path) -> None:
    steps.play(GAME, "regular", 2, 1, folder)
    (ledger,) = folder.glob("*.jsonl")
    played = ledger.read_text().splitlines(keepends=True)
    regular = steps.play(GAME, "regular", 4, 1, folder)
    assert ledger.read_text().splitlines(keepends=True)[: len(played)] == played, "what was played is played once"
    assert regular.name == "regular" and regular.games == 4
    *_, head, _, row, _ = steps.figures(steps.measured(folder))
    assert head == "| game, players | `regular` > `random` | `expert` > `regular` |"
    assert row.startswith("| Drakon, 2 | 100.0 % (") and row.endswith("), 4 | – |")


def test_a_level_that_is_none_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "FOLDER", folder)
    monkeypatch.setattr("sys.argv", ["steps", "play", "--levels", "regular,master"])
    with pytest.raises(SystemExit):
        steps.main()
    assert "no steps lead to master, but to regular, expert" in capsys.readouterr().err
    assert not folder.exists()


def test_nothing_measured_is_said(folder: Path) -> None:
    assert any("Not measured yet" in line for line in steps.figures(steps.measured(folder)))
