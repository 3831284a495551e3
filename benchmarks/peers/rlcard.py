"""RLCard: card games behind an environment, which builds an observation at every step."""

from collections.abc import Mapping, Sequence
from copy import deepcopy  # noqa: TID251  RLCard has no other copy
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from benchmarks.engines import Call, Cost, Engine, Entry, Pick

FAMILY = "RLCard"

GAMES = {"leduc-holdem": 2, "limit-holdem": 4, "uno": 2, "mahjong": 4}

Seen = Mapping[str, Mapping[int, object]]


class Env(Protocol):
    """What we use of an environment."""

    num_players: int

    def reset(self) -> tuple[Seen, int]:
        """Deal a new game."""
        ...

    def step(self, action: int, /) -> tuple[Seen, int]:
        """Take an action."""
        ...

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        ...

    def get_player_id(self) -> int:
        """Who moves."""
        ...

    def get_state(self, player_id: int, /) -> Seen:
        """What a player sees."""
        ...


class Table:
    """An environment and what its player in turn sees."""

    __slots__ = ("env", "seen")

    def __init__(self, env: Env) -> None:
        self.env = env
        self.seen, _ = env.reset()


class RLCard(Engine[Table]):
    """A game of RLCard."""

    def __init__(self, name: str, players: int) -> None:
        # Any: the library carries no types.
        rlcard: Any = import_module("rlcard")
        self.env: Env = rlcard.make(name, {"seed": 1, "game_num_players": players})
        if self.env.num_players != players:
            raise ValueError(f"{name} is played by {self.env.num_players}, not {players}")

    def start(self, seed: int) -> Table:
        """Deal the next game of the environment's own generator: seeding it costs more than a game."""
        return Table(self.env)

    def play(self, state: Table, pick: Pick, most: int) -> int:
        """Play at random."""
        env = state.env
        seen = state.seen
        decisions = 0
        while decisions < most and not env.is_over():
            seen, _ = env.step(pick(list(seen["legal_actions"])))
            decisions += 1
        state.seen = seen
        return decisions

    def over(self, state: Table) -> bool:
        """Say whether the game has ended."""
        return state.env.is_over()

    def calls(self, state: Table) -> Mapping[Cost, Call]:
        """Time the observation, and the copy where it still is the same game."""
        env = state.env
        viewer = env.get_player_id()
        calls: dict[Cost, Call] = {"view": lambda: env.get_state(viewer)}
        if _seen(deepcopy(env), viewer) == _seen(env, viewer):
            calls["clone"] = lambda: deepcopy(env)
        return calls


def _seen(env: Env, viewer: int) -> str:
    seen = env.get_state(viewer)
    return f"{seen['obs']} {list(seen['legal_actions'])}"


def entries() -> Sequence[Entry]:
    """Two poker games, uno and mahjong."""
    return [Entry(FAMILY, name, players, partial(RLCard, name, players)) for name, players in GAMES.items()]
