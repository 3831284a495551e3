"""`draco replay`: status 0 for a true game, 1 for one that does not replay, 2 for what is no game."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.lines import Draco, command


def rewritten(file: Path, change: Callable[[Any], Any]) -> str:
    content = json.loads(file.read_text("utf-8"))
    change(content)
    file.write_text(json.dumps(content), "utf-8")
    return str(file)


@pytest.mark.parametrize(("language", "words"), [("fr", "rejouée et vérifiée"), ("en", "replayed and verified")])
def test_a_kept_game_is_told_in_words_and_verified(draco: Draco, kept: Path, language: str, words: str) -> None:
    outcome = draco("replay", str(kept), "--lang", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert words in outcome.out
    assert all(name in outcome.out for name in ("Alix", "Basile", "Chloé"))
    assert json.loads(kept.read_text("utf-8"))["commitment"] in outcome.out


def test_the_owner_of_a_kept_game_sees_what_everybody_drew(draco: Draco, kept: Path) -> None:
    opening = draco("replay", str(kept), "--lang", "en").out.splitlines()[1:4]
    assert all("draws 6 cards: " in line for line in opening)


def test_an_unfinished_game_says_so_and_is_verified(draco: Draco, tmp_path: Path) -> None:
    file = str(tmp_path / "left.json")
    draco("play", "jeu_des_dragons", "--seed", "1", "--save", file, typed="1\n1\nq\n")
    outcome = draco("replay", file, "--lang", "en")
    assert outcome.status == 0
    assert "left before its end" in outcome.out
    assert "verified" in outcome.out


TAMPERINGS: dict[str, Callable[[Any], Any]] = {
    "another card": lambda game: game["moves"].__setitem__(0, [0, {"type": "ante", "card": "tiamat"}]),
    "unknown move": lambda game: game["moves"].__setitem__(3, [0, {"type": "castle"}]),
    "move left out": lambda game: game["moves"].pop(),
    "move too many": lambda game: game["moves"].append(game["moves"][-1]),
    "move of nobody": lambda game: game["moves"].__setitem__(2, [5, game["moves"][2][1]]),
    "other score": lambda game: game["scores"].__setitem__(0, 999),
    "other winner": lambda game: game.update(winners=[0, 1, 2]),
    "other ending": lambda game: game.update(ending="time-limit"),
    "other seed": lambda game: game.update(seed="43"),
    "other commitment": lambda game: game.update(commitment="0" * 64),
    "other digest": lambda game: game.update(digest="0" * 32),
    "other options": lambda game: game["options"].update(starting_hoard=13),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_a_tampered_game_does_not_replay(draco: Draco, kept: Path, tampering: str, language: str) -> None:
    outcome = draco("replay", rewritten(kept, TAMPERINGS[tampering]), "--lang", language)
    assert outcome.status == 1
    assert outcome.err.count("\n") == 1
    assert "verified" not in outcome.out
    assert "vérifiée" not in outcome.out


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "truncated": lambda data: data[: len(data) // 2],
    "binary junk": lambda data: bytes(range(256)) * 20,
    "foreign JSON": lambda data: b'{"event": "Ruy Lopez"}',
    "a list": lambda data: b"[1, 2, 3]",
    "nested without end": lambda data: b'{"format":' * 100_000,
    "a field too many": lambda data: data.replace(b'"version"', b'"x": 1, "version"'),
    "unknown game": lambda data: data.replace(b"jeu_des_dragons", b"jeu_des_fleurs"),
    "other rules": lambda data: data.replace(b'"rules": 1', b'"rules": 77'),
    "newer format": lambda data: data.replace(b'"version": 1', b'"version": 2'),
    "impossible table": lambda data: data.replace(b'"starting_hoard":12', b'"starting_hoard":1'),
    "name that moves the cursor": lambda data: data.replace(b'"Alix"', b'"\\u001b[2J"'),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_one_line_and_status_two(draco: Draco, kept: Path, damage: str, language: str) -> None:
    before = kept.read_bytes()
    kept.write_bytes(DAMAGES[damage](before))
    assert kept.read_bytes() != before
    outcome = draco("replay", str(kept), "--lang", language)
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "\x1b" not in outcome.out + outcome.err


def test_a_reader_who_leaves_early_gets_no_traceback(kept: Path) -> None:
    with subprocess.Popen(command(["replay", str(kept)]), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141
