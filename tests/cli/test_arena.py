"""`draco arena`: one JSON object for programs, a table and a picture for people."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dracotheque.cli.arena import named
from tests.cli.lines import Draco

ARENA = ("arena", "jeu_des_dragons", "--bots", "heuristic,random", "--games", "4", "--seed", "7", "--workers", "1")
QUICK = ("--options", "starting_hoard=12")


def test_json_is_exactly_one_object_with_the_fields_of_the_face(draco: Draco) -> None:
    outcome = draco(*ARENA, *QUICK, "--json")
    result = json.loads(outcome.out)
    assert (outcome.status, outcome.err, outcome.out.count("\n")) == (0, "", 1)
    assert (result["game"], result["players"], result["games"]) == ("jeu_des_dragons", 2, 4)
    assert [bot["name"] for bot in result["bots"]] == ["heuristic", "random"]
    for bot in result["bots"]:
        assert {"name", "games", "share", "low", "high", "rating"} <= set(bot)
        assert bot["low"] <= bot["share"] <= bot["high"]


def test_processes_of_their_own_give_the_same_result(draco: Draco, elsewhere: Draco) -> None:
    here = json.loads(draco(*ARENA, *QUICK, "--json").out)
    there = json.loads(elsewhere(*ARENA[:-1], "2", *QUICK, "--json").out)
    assert [(bot["share"], bot["rating"]) for bot in here["bots"]] == [
        (bot["share"], bot["rating"]) for bot in there["bots"]
    ]


def test_levels_are_all_five_from_the_lowest_up() -> None:
    assert named("levels") == ["beginner", "apprentice", "regular", "expert", "master"]
    assert named("regular, master@20it") == ["regular", "master@20it"]


def test_without_a_number_of_players_every_bot_has_a_seat(draco: Draco) -> None:
    line = ("arena", "jeu_des_dragons", "--bots", "random,random, heuristic", "--games", "1", "--workers", "1")
    result = json.loads(draco(*line, *QUICK, "--json").out)
    assert (result["players"], result["games"]) == (3, 3)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", ("Part", "Cote", "Seul")), ("en", ("Share", "Rating", "Alone"))]
)
def test_people_get_a_table_in_their_language(draco: Draco, language: str, words: tuple[str, ...]) -> None:
    outcome = draco(*ARENA, *QUICK, "--players", "3", "--lang", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert all(word in outcome.out for word in words)
    assert max(map(len, outcome.out.splitlines())) <= 80


def test_the_picture_shows_every_bot_with_its_share(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "shares.svg"
    result = json.loads(draco(*ARENA, *QUICK, "--json", "--plot", str(file)).out)
    drawn = ElementTree.parse(file).getroot()
    words = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"heuristic", "random"} <= set(words)
    assert f"{100 * result['bots'][0]['share']:.1f} %" in words
    assert len(re.findall("<circle", file.read_text())) == 2


def test_a_tournament_can_be_resumed(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = json.loads(draco(*ARENA, *QUICK, "--json", "--resume", str(file)).out)
    again = json.loads(draco(*ARENA, *QUICK, "--json", "--resume", str(file)).out)
    assert first["bots"] == again["bots"]
    refused = draco(*ARENA, "--resume", str(file))
    assert (refused.status, refused.out, refused.err.count("\n")) == (2, "", 1)
