"""PettingZoo: every game of the shelf as an AEC environment, with an observation vector and an action mask.

from dracotheque.adapters import pettingzoo
env = pettingzoo.env("jeu_des_dragons", players=4)

Agents are called `seat_0`, `seat_1`… Rewards come at the end: the share of the victory, 1 in all. What PettingZoo's
usual wrappers guard is guarded here, without their cost: an action off the mask ends the game and costs its agent 1,
and nobody acts before `reset`. `copy.deepcopy(env)` is an independent game at the same position.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from dracotheque import games
from dracotheque.adapters.actions import alphabet
from dracotheque.adapters.observations import encoder
from dracotheque.adapters.play import Play, checked_options, start
from dracotheque.core.chance import SEED_LIMIT
from dracotheque.core.decisions import plain
from dracotheque.core.observing import LEAST, MOST

NUMBER: Final = np.dtype(np.float32)
FLAG: Final = np.dtype(np.int8)
Observation = dict[str, "np.ndarray[Any, Any]"]


class Env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # the library carries no types
    """A table at which agents act one after the other."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, object] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = games.get(game)
        self.metadata = {
            "name": f"dracotheque_{game}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.options = checked_options(self.game, players, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.encoder = encoder(self.game, players)
        self.actions = len(alphabet(self.game, players))
        self.seen = {agent: self._observation_space() for agent in self.possible_agents}
        self.chosen = {agent: Discrete(self.actions) for agent in self.possible_agents}
        self.dice = np.random.default_rng()
        self.play: Play | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.seen[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.chosen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open a new game: the one of this seed or, without a seed, the next one."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        deal = int.from_bytes(self.dice.bytes(SEED_LIMIT.bit_length() // 8), "big")
        self.play = start(self.game, len(self.possible_agents), self.options, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        play = self.play or self.playing
        seat = self.seats[agent]
        mask = bytearray(self.actions)
        if seat == play.seat:
            for action in play.legal():
                mask[action] = 1
        row = self.encoder.encode(play, seat)
        return {"observation": np.frombuffer(row, NUMBER), "action_mask": np.frombuffer(mask, FLAG)}

    def step(self, action: int | None) -> None:
        """Take an action of the agent whose turn it is; those whose game is over have none left."""
        play = self.play or self.playing
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action not in play.legal():
            shares = [-1.0 if each == agent else 0.0 for each in self.possible_agents]
            self.infos[agent]["illegal"] = True
            self._finish(shares)
            return
        play.act(int(action))
        if play.seat < 0:
            self._finish(play.returns())
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def render(self) -> str:
        """The view of a spectator, as JSON."""
        return msgspec.json.encode(plain(self.playing.state.view(None))).decode()

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> "np.ndarray[Any, Any]":
        """What all players see together, one after the other."""
        rows = [self.encoder.encode(self.playing, seat) for seat in range(len(self.possible_agents))]
        return np.concatenate([np.frombuffer(row, NUMBER) for row in rows])

    @property
    def playing(self) -> Play:
        """The game, once `reset` has opened one."""
        if self.play is None:
            raise RuntimeError("reset comes first")
        return self.play

    def __deepcopy__(self, memo: dict[int, Any]) -> "Env":
        other = Env.__new__(Env)
        memo[id(self)] = other
        other.__dict__.update(self.__dict__)
        other.play = None if self.play is None else self.play.clone()
        other.dice = np.random.default_rng()
        other.dice.bit_generator.state = self.dice.bit_generator.state
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            if hasattr(self, name):
                setattr(other, name, dict(getattr(self, name)))
        if hasattr(self, "infos"):
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def _finish(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _observation_space(self) -> Dict:
        return Dict(
            {
                "observation": Box(LEAST, MOST, (self.encoder.size,), np.float32),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )


def env(game: str, players: int, options: Mapping[str, object] | None = None, render_mode: str | None = None) -> Env:
    """A table of this game, to be reset before use."""
    return Env(game, players, options, render_mode)
