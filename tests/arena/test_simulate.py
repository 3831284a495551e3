"""Many matches, and what they add up to."""

import os
import subprocess
import sys
from importlib import import_module
from typing import Any

import msgspec
import pytest

from dracotheque import bots, games
from dracotheque.arena import MatchResult, Simulation, play_match, simulate
from dracotheque.arena.seeds import game_seed
from dracotheque.core.errors import BadTable
from tests.core.tiny import TINY

GAME = games.get("jeu_des_dragons")
RANDOM = bots.get("random")


def simulated(seed: int = 7, games: int = 12, players: int = 3, **options: Any) -> Simulation:
    return simulate(GAME, players, options, seed, [RANDOM] * players, games)


def timeless(result: Simulation) -> Simulation:
    return msgspec.structs.replace(result, seconds=0.0)


def test_a_simulation_adds_up_its_matches() -> None:
    result = simulated()
    matches = [play_match(GAME, 3, None, game_seed(7, number), [RANDOM] * 3) for number in range(12)]
    assert (result.game, result.players, result.games, result.finished) == ("jeu_des_dragons", 3, 12, 12)
    assert result.decisions == sum(match.decisions for match in matches)
    assert result.mean_decisions == pytest.approx(result.decisions / 12, abs=1e-6)
    assert result.audited == sum(match.audits for match in matches)
    assert sum(result.endings.values()) == 12
    assert sum(result.wins) == pytest.approx(12, abs=1e-5)
    assert result.seconds > 0


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = iter([(0,), (0, 1, 2), (1, 2)])

    def shared_match(*arguments: Any, **settings: Any) -> MatchResult:
        return msgspec.structs.replace(play_match(*arguments, **settings), winners=next(shared))

    monkeypatch.setattr(import_module("dracotheque.arena.simulate"), "play_match", shared_match)
    assert simulated(games=3).wins == (1.333333, 0.833333, 0.833333)


def test_equal_arguments_give_equal_results_and_other_seeds_others() -> None:
    assert timeless(simulated()) == timeless(simulated())
    assert simulated().digest != simulated(seed=8).digest
    assert simulated(games=11).digest != simulated(games=12).digest


def test_bots_do_not_sit_down_to_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.options_type, "endless", property(lambda options: options.max_gambits is None))
    with pytest.raises(BadTable) as caught:
        simulated(games=1)
    assert caught.value.code == "error-endless"
    assert simulated(games=1, max_gambits=2).finished == 1


def test_the_figures_of_the_game_are_added_up() -> None:
    assert simulate(TINY, 2, {"shout": True}, 7, [RANDOM] * 2, 3).figures == {"numbers": 15, "bells": 0}
    assert simulated(games=1).figures == {}


def test_options_are_reported_in_full() -> None:
    assert simulated(games=1, starting_hoard=30).options == {
        "end_eliminations": 1,
        "target_hoard": None,
        "time_limit": None,
        "starting_hoard": 30,
        "max_gambits": None,
        "campaign_abilities": False,
        "absent_play": "auto",
    }


def test_games_beyond_the_limit_are_counted_as_unfinished() -> None:
    result = simulate(GAME, 3, None, 7, [RANDOM] * 3, 5, limit=5)
    assert (result.games, result.finished, result.endings) == (5, 0, {})
    assert result.wins == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadTable):
        simulated(seed=seed)


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_digest_is_the_same_in_another_process(hash_seed: str) -> None:
    command = ["simulate", "jeu_des_dragons", "--players", "3", "--games", "12", "--seed", "7", "--json"]
    process = subprocess.run(
        [sys.executable, "-m", "dracotheque.cli", *command],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    assert timeless(msgspec.json.decode(process.stdout, type=Simulation)) == timeless(simulated())
