"""The ladder: all levels against all, kept game by game, and written into the page with its doubts."""

from pathlib import Path

import pytest

from dracotheque.arena.fixtures import Outcome
from tools import ladder
from tools.pages import put

GAME = "drakon"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two levels that need no time."""
    monkeypatch.setattr(ladder, "levels", lambda _: {"random": "random", "regular": "regular"})
    return tmp_path


def test_a_ladder_goes_on_where_it_was_and_is_told_by_whole_seeds(folder: Path) -> None:
    first = ladder.play(GAME, 2, 1, folder)
    (ledger,) = folder.glob("*.jsonl")
    played = ledger.read_text().splitlines(keepends=True)
    more = ladder.play(GAME, 6, 1, folder)
    assert ledger.read_text().splitlines(keepends=True)[: len(played)] == played, "what was played is played once"
    assert (first.told.games, more.told.games) == (2, 6)
    page = "\n".join(ladder.figures(folder))
    assert "Drakon: 6 games of 2 on 3 seeds (from 900000)" in page
    assert "| Drakon | `regular` | " in page, "the best first"
    (step,) = more.steps
    assert step.share == more.told.bots[1].share, "in games of two, what both had is all"
    assert ("not shown: `regular` above `random`" in page) == (step.low <= 0.5)
    *kept, _ = ledger.read_text().splitlines(keepends=True)
    ledger.write_text("".join(kept))
    assert "Drakon: 4 games of 2 on 2 seeds" in "\n".join(ladder.figures(folder)), "the third seed lacks a seating"


def test_a_step_is_told_by_the_games_that_both_levels_played() -> None:
    def won(number: int, seats: tuple[int, ...], *winners: int) -> Outcome:
        return Outcome(number, seats, winners, finished=True, decisions=(1, 1, 1), seconds=(0.0, 0.0, 0.0))

    seeds = [
        [won(0, (0, 1, 2), 1), won(1, (1, 2, 0), 0, 2), won(2, (2, 0, 1), 0)],  # 1.5 and 0.5, and one of the third
        [won(3, (0, 1, 2), 0, 1), won(4, (0, 2, 2), 0)],  # half each; the second game is not between both
        [won(5, (0, 1, 2), 0, 1), won(6, (1, 2, 2), 0)],
        [won(7, (2, 0, 1), 0)],
    ]
    assert ladder.step(seeds, 1).share == pytest.approx((0.75 + 0.5 + 0.5) / 3)


def test_what_was_not_measured_is_said(folder: Path) -> None:
    assert any("Not measured yet" in line for line in ladder.figures(folder))


def test_only_what_stands_between_the_marks_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- x -->\nold\n<!-- end of x -->\nb\n")
    put(page, "x", ["new"])
    assert page.read_text() == "a\n<!-- x -->\nnew\n<!-- end of x -->\nb\n"
    with pytest.raises(SystemExit):
        put(page, "y", ["new"])
