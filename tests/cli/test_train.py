"""`draco train`: how it comes along in the reader's words, and where the network is."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dracotheque import learning
from dracotheque.core.errors import Unavailable
from tests.cli.lines import Draco

IMITATED = {"lesson": "imitation", "step": 500, "games": 1200, "decisions": 9, "alike": 0.61, "surprise": 0.5}
FORESEEN = {"lesson": "monte-carlo", "step": 2500, "games": 3600, "decisions": 9, "surprise": 0.4432}
JUDGED = {"lesson": "judgement", "step": 3500, "games": 4800, "decisions": 9, "surprise": 0.4621}
PLAYED = {"lesson": "self-play", "step": 1500, "games": 2400, "decisions": 9, "doubt": 0.4712, "surprise": 0.5}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            (
                "pas 500",
                "61 %",
                "2 400 parties",
                "0,471",
                "3 600 parties",
                "0,443",
                "4 800 parties",
                "0,462",
                "Le réseau est dans",
            ),
        ),
        (
            "en",
            (
                "step 500",
                "61%",
                "2,400 games",
                "0.471",
                "3,600 games",
                "0.443",
                "4,800 games",
                "0.462",
                "The network is in",
            ),
        ),
    ],
)
def test_it_says_how_it_comes_along(
    draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...]
) -> None:
    def train(_game: str, _recipe: learning.Recipe, *, folder: Path, report: Any, **_rest: Any) -> Path:
        for figures in (IMITATED, PLAYED, FORESEEN, JUDGED):
            report(figures | {"seconds": 40})
        return folder / "network.bin"

    monkeypatch.setattr(learning, "train", train)
    outcome = draco("train", "jeu_des_dragons", "--folder", str(tmp_path / "new"), "--lang", language)
    assert (outcome.status, outcome.err) == (0, "")
    said = " ".join(outcome.out.split())
    assert all(word in said for word in words), said


def test_actors_that_are_gone_are_one_line(draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def train(*_: Any, **__: Any) -> Path:
        raise Unavailable("error-actors-gone")

    monkeypatch.setattr(learning, "train", train)
    outcome = draco("train", "jeu_des_dragons", "--folder", str(tmp_path), "--lang", "en")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "the same command goes on" in outcome.err


@pytest.mark.parametrize(
    ("typed", "recipe"),
    [
        (("jeu_des_dragons",), learning.Recipe(workers=1, minutes=3)),
        (("drakon",), replace(learning.JUDGING, workers=1, minutes=3)),
        (("jeu_des_dragons", "--players", "2,4, 4"), learning.Recipe(workers=1, minutes=3, players=(2, 4, 4))),
        (("jeu_des_dragons", "--method", "monte-carlo"), replace(learning.DEEP_MONTE_CARLO, workers=1, minutes=3)),
    ],
)
def test_what_is_typed_is_the_recipe(
    draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], recipe: learning.Recipe
) -> None:
    heard = []

    def train(_game: str, recipe: learning.Recipe, *, folder: Path, **_rest: Any) -> Path:
        heard.append(recipe)
        return folder

    monkeypatch.setattr(learning, "train", train)
    common = ("--folder", str(tmp_path), "--workers", "1", "--minutes", "3")
    assert draco("train", *typed, *common).status == 0
    assert heard == [recipe]
