"""The ladder: all levels against all, kept game by game, and written into the page with its doubts."""

from pathlib import Path

import pytest

from tools.ladder import figures, play
from tools.pages import put

GAME, BOTS = "drakon", ("random", "regular")


def test_a_ladder_goes_on_where_it_was_and_is_told_with_games_and_day(tmp_path: Path) -> None:
    first = play(GAME, BOTS, 2, 1, tmp_path, "2026-11-16")
    (ledger,) = tmp_path.glob("*.jsonl")
    played = ledger.read_text().splitlines()
    more = play(GAME, BOTS, 6, 1, tmp_path, "2026-11-17")
    assert ledger.read_text().splitlines()[: len(played)] == played, "what was played is played once"
    assert (first.result.games, more.result.games) == (2, 6)
    page = "\n".join(figures(tmp_path))
    assert "Drakon: 6 games of 2 on 3 seeds (from 900000), 2026-11-17" in page
    assert "| Drakon | `regular` | " in page, "the best first"
    assert "not shown: `regular` above `random`" in page, "six games prove nothing"


def test_what_was_not_measured_is_said(tmp_path: Path) -> None:
    assert any("Not measured yet" in line for line in figures(tmp_path))


def test_only_what_stands_between_the_marks_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- x -->\nold\n<!-- end of x -->\nb\n")
    put(page, "x", ["new"])
    assert page.read_text() == "a\n<!-- x -->\nnew\n<!-- end of x -->\nb\n"
    with pytest.raises(SystemExit):
        put(page, "y", ["new"])
