"""Catanatron: a board game for bots, in Python; its bots see everything, so there is no view to time."""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from benchmarks.engines import Call, Cost, Engine, Entry, Pick


class CatanState(Protocol):
    """What we use of the state inside a game."""

    playable_actions: list[object]
    num_turns: int


class CatanGame(Protocol):
    """What we use of a game."""

    state: CatanState

    def winning_color(self) -> object | None:
        """Who has won."""
        ...

    def execute(self, action: object, *, validate_action: bool) -> object:
        """Take an action."""
        ...

    def copy(self) -> object:
        """Copy the game."""
        ...


class Catanatron(Engine[CatanGame]):
    """Four players on the standard board."""

    def __init__(self) -> None:
        # Any: the library carries no types.
        catanatron: Any = import_module("catanatron")
        game_module: Any = import_module("catanatron.game")
        json_module: Any = import_module("catanatron.json")
        self.new_game = catanatron.Game
        self.players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        self.most_turns: int = game_module.TURNS_LIMIT
        self.encoder = json_module.GameEncoder

    def start(self, seed: int) -> CatanGame:
        """Open a new game; seed 0 would mean no seed."""
        game: CatanGame = self.new_game(self.players, seed=seed + 1)
        return game

    def play(self, state: CatanGame, pick: Pick, most: int) -> int:
        """Play at random; the action comes from the game's own list, so its check may be spared."""
        decisions = 0
        while decisions < most and not self.over(state):
            state.execute(pick(state.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    def over(self, state: CatanGame) -> bool:
        """Say whether somebody has won, or the library's own limit of turns is reached."""
        return state.winning_color() is not None or state.state.num_turns >= self.most_turns

    def calls(self, state: CatanGame) -> Mapping[Cost, Call]:
        """Time the copy and the save."""
        return {"clone": state.copy, "save": lambda: json.dumps(state, cls=self.encoder)}


CATANATRON = Entry("Catanatron", "4 random players", 4, Catanatron)


def entries() -> Sequence[Entry]:
    """Its one game."""
    return (CATANATRON,)
