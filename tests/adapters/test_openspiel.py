"""OpenSpiel's own test, and what it does not ask."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from dracotheque.adapters import openspiel
from dracotheque.adapters.openspiel import SpielGame, SpielState
from tests.adapters.options import QUICK
from tests.adapters.tables import SHORT, each_game, each_table

pytestmark = pytest.mark.slow


def table(game: str, players: int) -> SpielGame:
    return openspiel.load(game, players, SHORT.get(game), seeds=8)


def after(game: SpielGame, actions: int, seed: int = 3) -> Any:
    """A state after so many random actions of players."""
    state = game.new_initial_state()
    state.apply_action(seed)
    dice = Random(seed)
    for _ in range(actions):
        legal = state.legal_actions()
        state.apply_action(legal[int(dice.random() * len(legal))])
    return state


@each_table
def test_the_random_simulation_test_passes(game: str, players: int) -> None:
    loaded = openspiel.load(game, players, QUICK.get(game), seeds=8)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@each_game
def test_the_library_loads_our_games_by_name_with_players_and_options(game: str) -> None:
    options = ";".join(f"{name}:{value}" for name, value in SHORT.get(game, {}).items())
    loaded = pyspiel.load_game(f"dracotheque_{game}(players=3,options={options})")
    assert (loaded.num_players(), loaded.utility_sum()) == (3, 1.0)
    assert loaded.options == table(game, 3).options
    assert loaded.num_distinct_actions() == table(game, 3).num_distinct_actions()


def test_chance_moves_once_and_chooses_the_seed() -> None:
    game = table("drakon", 2)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 1 / 8) for seed in range(8)]
    assert str(after(game, 0, 1)) == str(after(game, 0, 1)) != str(after(game, 0, 2))
    assert not after(game, 5).is_chance_node()


@each_game
def test_a_clone_goes_on_like_the_original_and_leaves_it_alone(game: str) -> None:
    state = after(table(game, 4), 12)
    before = str(state)
    copy = state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before
    assert copy.history() == [*state.history(), copy.history()[-1]]


@each_game
def test_the_two_ways_to_ask_for_actions_agree(game: str) -> None:
    state = after(table(game, 3), 9)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == state.legal_actions(state.current_player())
    assert state.legal_actions((state.current_player() + 1) % 3) == []
    assert all(state.action_to_string(action) for action in state.legal_actions())


@each_game
def test_an_observation_is_the_players_own_and_equal_in_an_imagined_world(game: str) -> None:
    loaded = table(game, 3)
    state = after(loaded, 14)
    player = state.current_player()
    world = loaded.imagined(state, player, Random(1))
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()
    observation = make_observation(loaded)
    observation.set_from(state, player)
    real = observation.tensor.copy()
    observation.set_from(world, player)
    assert np.array_equal(observation.tensor, real)


def test_any_seed_can_be_dealt() -> None:
    game = table("jeu_des_dragons", 4)
    state = game.around(game.start(2**200))
    assert isinstance(state, SpielState)
    assert state.current_player() >= 0


def test_commas_inside_an_option_part_nothing() -> None:
    specials = ("ghost", "goblin", "troll")
    game = openspiel.load("pierres_du_dragon", 3, {"specials": specials, "round_limit": 2})
    again = pyspiel.load_game(str(game))
    assert (again.options.specials, again.options.round_limit) == (specials, 2)


def test_a_word_among_the_options_needs_no_quotes() -> None:
    game = pyspiel.load_game("dracotheque_dragons_du_mekong(players=2,options=plank_fit:gentle;round_limit:10)")
    assert (game.options.plank_fit, game.options.round_limit) == ("gentle", 10)
