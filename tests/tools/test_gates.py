"""The gates, and whatever else was measured of bots: what was kept stands in the page, no more and no less."""

from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.arena import plan_of, played_seeds, tournament
from tools import gates, ladder, matches, steps, strength, ways
from tools.pages import DOCS


def test_a_match_is_told_with_its_players_engines_and_seeds(tmp_path: Path) -> None:
    plan = plan_of(games.get("drakon"), 2, None, 7, ("regular", "random"))
    for name in ("drakon-2-1cpu-0a1b", "drakon-2-1cpu-0a1b-compiled"):
        tournament(plan, 4, resume=tmp_path / f"{name}.jsonl")
    *_, plain, compiled, _, _ = gates.figures(tmp_path)
    assert plain.startswith("| Drakon | 2 | `0a1b` | `regular` | `random` | plain | 4 | 100.0 % (")
    assert plain.endswith(" | 7 |")
    assert "| compiled | 4 |" in compiled


def test_a_match_at_a_larger_table_says_how_it_was_shared(tmp_path: Path) -> None:
    for number, halves in enumerate((False, True)):
        plan = plan_of(games.get("drakon"), 4, None, 7, ("regular", "random"), halves=halves)
        tournament(plan, 1, resume=tmp_path / f"drakon-4-1cpu-{number}.jsonl")
    *_, against_rest, half_each, _, _ = gates.figures(tmp_path)
    assert against_rest.startswith("| Drakon | 4 | `0` | `regular`")
    assert half_each.startswith("| Drakon | 4, half each | `1` | `regular`")


def test_a_match_is_played_on_with_its_own_seeds_and_a_new_one_begun(tmp_path: Path) -> None:
    box = games.get("drakon")
    file = tmp_path / f"drakon-2-1cpu-{matches.mark(box)}.jsonl"
    tournament(plan_of(box, 2, None, 7, ("regular", "random")), 2, resume=file)
    assert gates.play(box, 2, 1, 4, 1, tmp_path).games == 4
    assert played_seeds(file)[0].seed == 7
    even, odd = gates.fresh(box, 4, 600), gates.fresh(box, 3, 600)
    assert (even.seed, even.bots, even.halves) == (gates.SEED, ("master-2@600cpu", "master-1@600cpu"), True)
    assert not odd.halves


def test_a_match_of_compiled_engines_is_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "is_compiled", lambda _: True)
    monkeypatch.setattr(gates, "BETTER", "regular")
    monkeypatch.setattr(gates, "WORSE", "random")
    box = games.get("drakon")
    gates.play(box, 2, 1, 2, 1, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [f"drakon-2-1cpu-{matches.mark(box)}-compiled.jsonl"]


def test_the_page_says_which_networks_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, there = gates.figures(tmp_path)
    pierres = games.get("pierres_du_dragon")
    assert f"{pierres.title} `{matches.mark(pierres)}`" in there
    monkeypatch.setattr(matches, "FILE", "nowhere.bin")
    assert not any(f"{game.title} `" in line for line in gates.figures(tmp_path) for game in games.all())


def test_the_page_says_what_the_kept_matches_show() -> None:
    page = (DOCS / "bots.md").read_text("utf-8")
    assert "\n".join(gates.figures(gates.FOLDER)) in page
    assert "\n".join(ladder.figures(ladder.FOLDER)) in page
    assert "\n".join(steps.figures(steps.measured(steps.FOLDER))) in page
    assert "\n".join(ways.figures(ways.FOLDER)) in (DOCS / "trials.md").read_text("utf-8")
    found = strength.measured(strength.FOLDER)
    assert "\n".join(strength.figures(found)) in page
    assert strength.PICTURE.read_text("utf-8") == strength.drawn(found)
