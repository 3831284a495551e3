"""PettingZoo: its classic games, which build an observation and a mask at every step."""

import warnings
from collections.abc import Mapping, Sequence
from copy import deepcopy  # noqa: TID251  PettingZoo has no other copy
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.engines import Call, Cost, Engine, Entry, Pick

FAMILY = "PettingZoo"
TEXAS = "texas_holdem_v4"

GAMES: dict[str, dict[str, int]] = {
    TEXAS: {"num_players": 4},
    "leduc_holdem_v4": {},
    "tictactoe_v3": {},
    "connect_four_v3": {},
}


class Table:
    """An environment in the middle of a game."""

    __slots__ = ("env",)

    def __init__(self, env: Any) -> None:
        self.env = env


class PettingZoo(Engine[Table]):
    """An AEC environment with the usual wrappers."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def start(self, seed: int) -> Table:
        """Reset the environment with a seed."""
        self.env.reset(seed=seed)
        return Table(self.env)

    def play(self, state: Table, pick: Pick, most: int) -> int:
        """Take an action of the mask at random; the steps that PettingZoo wants of the dead are no decisions."""
        env = state.env
        decisions = 0
        while decisions < most and env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(pick(observation["action_mask"].nonzero()[0])))
                decisions += 1
        return decisions

    def over(self, state: Table) -> bool:
        """Say whether nobody plays any more."""
        return not state.env.agents or all(state.env.terminations.values())

    def calls(self, state: Table) -> Mapping[Cost, Call]:
        """Time the observation, and the copy where it still is the same game."""
        env = state.env
        agent = env.agent_selection
        calls: dict[Cost, Call] = {"view": lambda: env.observe(agent)}
        if _copies(env):
            calls["clone"] = lambda: deepcopy(env)
        return calls


def _copies(env: Any) -> bool:
    """Whether a copy goes on like the original."""
    try:
        seen = env.last()[0]
        seen_again = deepcopy(env).last()[0]
    except Exception:  # whatever goes wrong in there, it is no copy
        return False
    return all((seen[key] == seen_again[key]).all() for key in seen)


def _classic(name: str, settings: Mapping[str, int]) -> PettingZoo:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Any: the library carries no types.
        module: Any = import_module(f"pettingzoo.classic.{name}")
    return PettingZoo(module.env(**settings))


def entries() -> Sequence[Entry]:
    """Two poker games and two board games."""
    return [
        Entry(FAMILY, name, settings.get("num_players", 2), partial(_classic, name, settings))
        for name, settings in GAMES.items()
    ]
