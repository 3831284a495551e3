"""Whatever is typed wrong: status 2, one line on standard error in the chosen language, and nothing else happens."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.bots.own_bots import declare
from tests.cli.lines import Draco, command

LANGUAGES = ("fr", "en")
SIMULATE = ("simulate", "jeu_des_dragons", "--players", "3", "--games", "2", "--seed", "7")
PLAY = ("play", "jeu_des_dragons")
ARENA = ("arena", "jeu_des_dragons", "--bots", "heuristic,random", "--games", "2")

# What is typed, and a word that the sentence must contain in both languages.
MISTAKES = {
    "unknown command": (("juggle",), "juggle"),
    "unknown argument": ((*SIMULATE, "--turbo"), "--turbo"),
    "argument too many": ((*SIMULATE, "again"), "again"),
    "argument missing": (SIMULATE[:-2], "--seed"),
    "value missing": ((*SIMULATE, "--bots"), "--bots"),
    "game missing": (("simulate", "--players", "3", "--games", "2", "--seed", "7"), "GAME"),
    "argument twice": ((*SIMULATE, "--seed", "8"), "--seed"),
    "flag with a value": ((*SIMULATE, "--json=perhaps"), "perhaps"),
    "language missing": ((*PLAY, "--lang"), "--lang"),
    "unknown game": (("simulate", "chess", *SIMULATE[2:]), "chess"),
    "unknown game to play": (("play", "chess"), "jeu_des_dragons"),
    "too many players": ((*SIMULATE[:3], "7", *SIMULATE[4:]), "7"),
    "too few players": ((*PLAY, "--players", "1"), "1"),
    "players not a number": ((*SIMULATE[:3], "many", *SIMULATE[4:]), "many"),
    "players half a number": ((*SIMULATE[:3], "2.5", *SIMULATE[4:]), "2.5"),
    "players negative": ((*SIMULATE[:3], "-3", *SIMULATE[4:]), "-3"),
    "players empty": ((*PLAY, "--players", ""), "2"),
    "games zero": ((*SIMULATE[:5], "0", *SIMULATE[6:]), "--games"),
    "games not a number": ((*SIMULATE[:5], "lots", *SIMULATE[6:]), "lots"),
    "games too many": ((*SIMULATE[:5], "9" * 40, *SIMULATE[6:]), "--games"),
    "seed not a number": ((*SIMULATE[:7], "abc"), "abc"),
    "seed negative": ((*SIMULATE[:7], "-1"), "-1"),
    "seed too large": ((*SIMULATE[:7], str(1 << 256)), "2^256"),
    "seed far too large": ((*SIMULATE[:7], "9" * 5000), "2^256"),
    "seed a fraction": ((*PLAY, "--seed", "1.5"), "1.5"),
    "unknown bot": ((*SIMULATE, "--bots", "grandmaster"), "grandmaster"),
    "unknown bot to play with": ((*PLAY, "--bots", "random,random,grandmaster"), "grandmaster"),
    "too few bots": ((*SIMULATE, "--bots", "random,random"), "2"),
    "too many bots": ((*PLAY, "--bots", "random,random,random,random"), "4"),
    "unknown option": ((*SIMULATE, "--options", "dragons=9"), "dragons"),
    "option without value": ((*SIMULATE, "--options", "starting_hoard"), "starting_hoard"),
    "option out of range": ((*SIMULATE, "--options", "starting_hoard=9"), "10…200"),
    "option of a wrong kind": ((*SIMULATE, "--options", "starting_hoard=true"), "10…200"),
    "option that is text": ((*SIMULATE, "--options", "starting_hoard=rich"), "rich"),
    "option that is yes or no": ((*SIMULATE, "--options", "campaign_abilities=maybe"), "true"),
    "option against the table": ((*SIMULATE, "--options", "end_eliminations=3"), "2"),
    "date that does not exist": ((*PLAY, "--options", "time_limit=2027-02-31T20:30Z"), "2027-02-31"),
    "network that is none": (("train", "jeu_des_dragons", "--folder", "net", "--start", "nowhere.bin"), "nowhere.bin"),
    "training of no table": (("train", "jeu_des_dragons", "--folder", "net", "--players", "2,9"), "9"),
    "training by no method": (("train", "jeu_des_dragons", "--folder", "net", "--method", "magic"), "magic"),
    "training in a folder that cannot be": (("train", "jeu_des_dragons", "--folder", "/dev/null/net"), "/dev/null/net"),
    "seat out of range": ((*PLAY, "--seat", "5"), "--seat"),
    "seat zero": ((*PLAY, "--seat", "0"), "--seat"),
    "name empty": ((*PLAY, "--name", " "), "16"),
    "name too long": ((*PLAY, "--name", "Bartholomew the Great"), "Bartholomew"),
    "name that moves the cursor": ((*PLAY, "--name", "\x1b[2J\n"), "16"),
    "folder to save in missing": ((*PLAY, "--save", "nowhere/game.json"), "nowhere"),
    "folder in place of a file": ((*PLAY, "--save", "."), "."),
    "file to replay missing": (("replay", "nowhere.json"), "nowhere.json"),
    "folder to replay": (("replay", "."), "."),
    "file name that cannot be": (("replay", "a\0b"), "a b"),
    "nothing to replay": (("replay",), "FILE"),
    "arena of one bot": (("arena", "jeu_des_dragons", "--bots", "random", "--games", "2"), "20"),
    "arena of an unknown bot": (("arena", "jeu_des_dragons", "--bots", "random,dragon", "--games", "2"), "dragon"),
    "arena of an unknown game": (("arena", "chess", *ARENA[2:]), "chess"),
    "arena without games": ((*ARENA[:5], "0"), "--games"),
    "arena of too many players": ((*ARENA, "--players", "7"), "7"),
    "arena of uneven halves": ((*ARENA, "--players", "3", "--halves"), "3"),
    "arena of three halves": (("arena", "drakon", "--bots", "random,random,random", "--games", "2", "--halves"), "3"),
    "arena of no workers": ((*ARENA, "--workers", "0"), "--workers"),
    "arena with an unknown option": ((*ARENA, "--options", "dragons=9"), "dragons"),
    "arena drawn as something else": ((*ARENA, "--plot", "picture.png"), "picture.png"),
    "arena drawn nowhere": ((*ARENA, "--plot", "nowhere/picture.svg"), "nowhere"),
    "arena resumed nowhere": ((*ARENA, "--workers", "1", "--resume", "nowhere/games.jsonl"), "nowhere"),
    "arena resumed from a folder": ((*ARENA, "--workers", "1", "--resume", "."), "."),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_and_status_two(
    draco: Draco, mistake: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, word = MISTAKES[mistake]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DRACO_LANG", language)
    outcome = draco(*tokens)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert outcome.err.endswith("\n")
    assert word in outcome.err
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", outcome.err)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("mistake", [mistake for mistake in MISTAKES if mistake != "language missing"])
def test_a_mistake_is_told_in_the_language_asked_for(
    draco: Draco, mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, _ = MISTAKES[mistake]
    monkeypatch.chdir(tmp_path)
    french, english = (draco("--lang", language, *tokens).err for language in LANGUAGES)
    assert french != english
    assert draco(*tokens).err == french


def test_french_is_spoken_unless_somebody_asks_otherwise(draco: Draco, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "commande" in draco("juggle").err
    monkeypatch.setenv("DRACO_LANG", "en")
    assert "command:" in draco("juggle").err
    assert "commande" in draco("juggle", "--lang", "fr").err
    monkeypatch.setenv("DRACO_LANG", "")
    assert "commande" in draco("juggle").err


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": ""}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "C"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "DRACO_LANG": "fr"}, "fr"),
    ],
)
def test_the_terminal_speaks_the_language_of_the_system_until_somebody_chooses(
    draco: Draco, locale: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_MESSAGES", "LC_ALL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    word = {"fr": "commande", "en": "command:"}
    assert word[language] in draco("juggle").err
    assert word["en"] in draco("juggle", "--lang", "en").err
    assert ("is missing" in draco("--lang").err) is (language == "en")


@pytest.mark.parametrize("tokens", [("--lang", "tlh"), ("--lang=",)])
def test_an_unknown_language_is_refused(draco: Draco, tokens: tuple[str, ...]) -> None:
    outcome = draco(*SIMULATE, *tokens)
    assert outcome.status == (2 if tokens == ("--lang", "tlh") else 0)
    assert ("Langues connues" in outcome.err) is (outcome.status == 2)


def test_an_unknown_language_in_the_environment_is_refused(draco: Draco, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACO_LANG", "tlh")
    outcome = draco(*SIMULATE)
    assert (outcome.status, outcome.err.count("\n")) == (2, 1)


def test_a_file_that_may_not_be_written_does_not_start_a_game(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.mkdir()
    outcome = draco(*PLAY, "--save", str(file))
    assert (outcome.status, outcome.out) == (2, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk that every Linux has")
def test_a_full_disk_is_one_line_and_status_two() -> None:
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run(command([*SIMULATE, "--json"]), stdout=full, stderr=subprocess.PIPE, check=False)
    assert (process.returncode, process.stderr.count(b"\n")) == (2, 1)


CTRL_C = """
import os, signal, time

class Impatient:
    name = "impatient"
    def choose(self, window, rng):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)
"""


def test_ctrl_c_ends_a_simulation_with_one_line(elsewhere: Draco, tmp_path: Path) -> None:
    path = os.pathsep.join([str(declare(tmp_path, "impatience", CTRL_C, impatient="Impatient")), "src"])
    outcome = elsewhere(*SIMULATE, "--bots", "impatient", PYTHONPATH=path)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (130, "", 1)
