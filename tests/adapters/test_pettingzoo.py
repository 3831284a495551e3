"""PettingZoo's own tests, and what they do not ask."""

from copy import deepcopy  # noqa: TID251  what is under test
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from dracotheque.adapters import pettingzoo
from dracotheque.adapters.pettingzoo import Env
from tests.adapters.tables import SHORT, each_game, each_table

# PettingZoo says itself that its remarks on unusual environments are no failures.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def table(game: str, players: int) -> Env:
    return pettingzoo.env(game, players, SHORT.get(game))


def play_on(env: Env, dice: Random, steps: int) -> list[Any]:
    """Take random steps; what was seen on the way."""
    seen = []
    for _ in range(steps):
        if not env.agents:
            break
        observation, reward, is_over, _, _ = env.last()
        legal = observation["action_mask"].nonzero()[0]
        env.step(None if is_over else int(legal[int(dice.random() * len(legal))]))
        seen.append((env.agent_selection, reward, observation["observation"].tobytes()))
    return seen


@each_table
def test_the_api_test_passes(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table(game, players), num_cycles=30)


@each_table
def test_the_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda **_: table(game, players), num_cycles=20)


@each_game
def test_a_deep_copy_goes_on_like_the_original_and_leaves_it_alone(game: str) -> None:
    env = table(game, 4)
    env.reset(seed=1)
    play_on(env, Random(1), 25)
    copy = deepcopy(env)
    seen = play_on(copy, Random(2), 25)
    assert play_on(deepcopy(env), Random(2), 25) == seen
    assert play_on(env, Random(2), 25) == seen


@each_game
def test_rewards_are_the_shares_of_the_victory(game: str) -> None:
    env = table(game, 3)
    env.reset(seed=2)
    seen = play_on(env, Random(2), 100_000)
    assert not env.agents
    assert sum(reward for _, reward, _ in seen) == pytest.approx(1)


def test_an_action_off_the_mask_ends_the_game_and_costs_its_agent_one() -> None:
    env = table("jeu_des_dragons", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[agent]["illegal"]


def test_only_the_agent_who_acts_has_actions() -> None:
    env = table("jeu_des_dragons", 3)
    env.reset(seed=1)
    acting = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert acting == [env.agent_selection]


def test_nobody_acts_before_the_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        table("drakon", 2).step(0)


def test_without_a_seed_every_reset_is_another_game_and_the_sequence_follows_from_the_last_seed() -> None:
    def openings() -> list[bytes]:
        env = table("jeu_des_dragons", 2)
        env.reset(seed=5)
        seen = [env.observe("seat_0")["observation"].tobytes()]
        for _ in range(3):
            env.reset()
            seen.append(env.observe("seat_0")["observation"].tobytes())
        return seen

    assert openings() == openings()
    assert len(set(openings())) == 4


def test_a_spectator_can_be_shown_the_table() -> None:
    env = table("drakon", 2)
    env.reset(seed=1)
    assert '"viewer":null' in env.render()
    assert env.state().shape == (2 * env.encoder.size,)
