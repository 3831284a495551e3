"""`draco analyse`: a finished game in figures and words, or exactly one JSON object; anything else is an error."""

from pathlib import Path

import msgspec
import pytest

from dracotheque import analysis, games
from dracotheque.analysis.puzzles import Puzzle, position
from dracotheque.core.replays import decode, encode, record
from tests.analysis.test_study import finished
from tests.cli.lines import Draco

GLANCE = "1"


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The file of one gambit between two."""
    file = tmp_path / "short.json"
    file.write_bytes(encode(finished(record(games.get("jeu_des_dragons"), 2, {"max_gambits": 1}, seed=8))))
    return file


def test_the_command_gives_the_same_numbers_as_the_library_and_draws_them(draco: Draco, short: Path) -> None:
    drawing = short.with_suffix(".svg")
    outcome = draco("analyse", str(short), "--json", "--depth", GLANCE, "--seed", "3", "--plot", str(drawing))
    assert (outcome.status, outcome.err) == (0, "")
    found = analysis.analyse(decode(short.read_bytes()), depth=int(GLANCE), seed=3)
    assert msgspec.json.decode(outcome.out, type=analysis.Analysis) == found
    assert drawing.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(("language", "words"), [("fr", ("Fortune", "Au début")), ("en", ("Fortune", "At first"))])
def test_it_tells_everybody_what_was_skill_and_what_was_fortune(
    draco: Draco, short: Path, language: str, words: tuple[str, ...]
) -> None:
    outcome = draco("analyse", str(short), "--depth", GLANCE, "--bot", "master@2it", "--lang", language)
    assert outcome.status == 0
    assert all(word in outcome.out for word in ("Alix", "Basile", "master@2it", *words))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nowhere.json",), "nowhere.json"),
        (("{file}", "--bot", "nobody"), "nobody"),
        (("{file}", "--depth", "0"), "--depth"),
        (("{file}", "--plot", "picture.png"), "picture.png"),
        (("{file}", "--seed", "-1"), "-1"),
    ],
)
def test_what_is_wrong_is_named_on_one_line(draco: Draco, short: Path, arguments: tuple[str, ...], words: str) -> None:
    outcome = draco("analyse", *(each.format(file=short) for each in arguments), "--lang", "en")
    assert (outcome.status, outcome.out) == (2, "")
    assert words in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_game_that_is_not_over_is_refused_by_name(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    file.write_bytes(encode(record(games.get("jeu_des_dragons"), 2, seed=8).replay(("Alix", "Basile"))))
    outcome = draco("analyse", str(file), "--lang", "en")
    assert outcome.status == 2
    assert "left.json" in outcome.err
    assert "not over" in outcome.err


def test_puzzles_are_kept_one_file_each_and_counted_when_asked_again(draco: Draco, tmp_path: Path) -> None:
    place = tmp_path / "puzzles"
    wish = ("puzzles", "make", "jeu_des_dragons", "--count", "1", "--folder", str(place), "--options", "max_gambits=1")
    outcome = draco(*wish, "--lang", "en")
    assert outcome.status == 0
    files = sorted(place.iterdir())
    assert files
    assert all(position(msgspec.json.decode(file.read_bytes(), type=Puzzle)) for file in files)
    assert f"holds {len(files)} " in draco(*wish, "--lang", "en").out
    assert sorted(place.iterdir()) == files


def test_a_folder_for_puzzles_that_cannot_be_written_is_named(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    outcome = draco("puzzles", "make", "drakon", "--count", "1", "--folder", str(file / "in"), "--lang", "en")
    assert outcome.status == 2
    assert str(file) in outcome.err
