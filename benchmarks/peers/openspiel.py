"""OpenSpiel: hearts, written in C++, and the games written in Python; both driven from Python."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from benchmarks.engines import Call, Cost, Engine, Entry, Pick

CPP = "OpenSpiel C++"
PYTHON = "OpenSpiel Python"
PYTHON_MEDIAN = "OpenSpiel Python games, median"

PYTHON_GAMES = {
    "python_tic_tac_toe": 2,
    "python_kuhn_poker": 2,
    "python_liars_poker": 2,
    "python_block_dominoes": 2,
    "python_team_dominoes": 4,
}

TERMINAL = -4
"""The player whom OpenSpiel names when the game is over; chance is -1."""


class SpielState(Protocol):
    """What we use of a state."""

    def current_player(self) -> int:
        """Who moves: a player, chance, or nobody."""
        ...

    def legal_actions(self) -> list[int]:
        """What the player may do, or what chance may bring."""
        ...

    def apply_action(self, action: int, /) -> None:
        """Take an action."""
        ...

    def clone(self) -> object:
        """Copy the state."""
        ...

    def serialize(self) -> str:
        """Save the state."""
        ...


class OpenSpiel(Engine[SpielState]):
    """A game of OpenSpiel."""

    def __init__(self, name: str, parameters: Mapping[str, int] | None = None) -> None:
        # Any: the library carries no types.
        pyspiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games")  # registers the games written in Python
        observation: Any = import_module("open_spiel.python.observation")
        self.game = pyspiel.load_game(name, parameters or {})
        self.observation = observation.make_observation(self.game) or observation.make_observation(
            self.game, observation.INFO_STATE_OBS_TYPE
        )

    def start(self, seed: int) -> SpielState:
        """Open a new game; its chance comes from the chooser."""
        state: SpielState = self.game.new_initial_state()
        return state

    def play(self, state: SpielState, pick: Pick, most: int) -> int:
        """Play at random; chance is uniform in all these games, so it takes the same cheap road as a move."""
        decisions = 0
        while decisions < most and (player := state.current_player()) != TERMINAL:
            state.apply_action(pick(state.legal_actions()))
            decisions += player >= 0
        return decisions

    def over(self, state: SpielState) -> bool:
        """Say whether nobody moves any more."""
        return state.current_player() == TERMINAL

    def calls(self, state: SpielState) -> Mapping[Cost, Call]:
        """Time the copy, the save, the load, and the observation into an array made beforehand."""
        saved = state.serialize()
        viewer = max(state.current_player(), 0)
        return {
            "clone": state.clone,
            "view": lambda: self.observation.set_from(state, viewer),
            "save": state.serialize,
            "load": lambda: self.game.deserialize_state(saved),
        }


def entries() -> Sequence[Entry]:
    """Hearts, then the games written in Python."""
    hearts = Entry(CPP, "hearts", 4, partial(OpenSpiel, "hearts"))
    return (
        hearts,
        *(Entry(PYTHON, name, players, partial(OpenSpiel, name)) for name, players in PYTHON_GAMES.items()),
    )
