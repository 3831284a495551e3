"""`draco simulate`: one JSON object for programs, a table for people."""

import json

import pytest

from dracotheque import bots, games
from dracotheque.arena import simulate
from tests.cli.lines import Draco

SIMULATE = ("simulate", "jeu_des_dragons", "--players", "3", "--games", "5", "--seed", "7")


def test_json_is_exactly_one_object_with_the_fields_of_the_face(draco: Draco) -> None:
    outcome = draco(*SIMULATE, "--json")
    result = json.loads(outcome.out)
    assert (outcome.status, outcome.err, outcome.out.count("\n")) == (0, "", 1)
    face = {"game", "players", "games", "finished", "decisions", "seconds", "wins", "mean_decisions", "endings"}
    assert face | {"digest", "options", "seed", "bots", "audited", "figures"} == set(result)
    assert (result["game"], result["players"], result["games"], result["finished"]) == ("jeu_des_dragons", 3, 5, 5)
    assert result["bots"] == ["random"] * 3
    assert len(result["wins"]) == 3


def test_the_command_gives_what_the_library_gives(draco: Draco) -> None:
    table = [bots.get(name) for name in ("heuristic", "random", "random")]
    expected = simulate(games.get("jeu_des_dragons"), 3, {"starting_hoard": 30}, 7, table, 5)
    line = (*SIMULATE, "--bots", "heuristic,random, random", "--options", "starting_hoard=30, max_gambits=none")
    result = json.loads(draco(*line, "--json").out)
    assert result["digest"] == expected.digest
    assert result["wins"] == list(expected.wins)
    assert result["bots"] == ["heuristic", "random", "random"]


def test_one_bot_name_fills_every_seat(draco: Draco) -> None:
    assert json.loads(draco(*SIMULATE, "--bots", "heuristic", "--json").out)["bots"] == ["heuristic"] * 3


@pytest.mark.parametrize("value", ["none", "null", "NONE"])
def test_an_option_may_be_nothing(draco: Draco, value: str) -> None:
    outcome = draco(*SIMULATE, "--json", "--options", f"time_limit={value}")
    assert json.loads(outcome.out)["options"]["time_limit"] is None


def test_an_option_may_be_a_text(draco: Draco) -> None:
    outcome = draco(*SIMULATE, "--json", "--options", "time_limit=2027-01-31T20:30Z")
    assert json.loads(outcome.out)["endings"].keys() <= {"time-limit", "eliminations"}


def test_a_seed_of_256_bits_is_taken(draco: Draco) -> None:
    seed = str((1 << 256) - 1)
    assert json.loads(draco(*SIMULATE[:7], seed, "--json").out)["seed"] == seed


@pytest.mark.parametrize(("language", "word"), [("fr", "Victoires"), ("en", "Wins")])
def test_people_get_a_table_in_their_language(draco: Draco, language: str, word: str) -> None:
    outcome = draco(*SIMULATE, "--lang", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert word in outcome.out
    assert outcome.out.count("random") == 3
