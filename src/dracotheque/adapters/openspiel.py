"""OpenSpiel: every game of the shelf as a game written in Python, registered when this module is imported.

from dracotheque.adapters import openspiel
game = openspiel.load("drakon", players=4, options={"powers": True})
game = pyspiel.load_game("dracotheque_drakon(players=4,options=powers:true;round_limit:50)")

The first move is chance's: it chooses the seed, from which everything else follows. Returns are shares of the victory,
1 in all. A state keeps the whole game in one attribute, which is copied in one call.
"""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel

from dracotheque import games
from dracotheque.adapters.actions import alphabet
from dracotheque.adapters.observations import encoder
from dracotheque.adapters.play import Play, checked_options, start
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import plain
from dracotheque.core.game import Game

PREFIX: Final = "dracotheque_"
LONGEST_GAME: Final = 200_000
SEEDS: Final = 1024
"""How many seeds chance chooses from, unless the parameter `seeds` says otherwise."""
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
USUAL_PLAYERS: Final = 4
PLAIN: Final = '"[]{}:.+-_ '
"""What may stand in a parameter besides letters and digits."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library carries no types
    """One of our games at one number of players."""

    def __init__(self, kind: Any, box: Game, params: Mapping[str, Any] | None) -> None:
        wishes = {**_defaults(box), **(params or {})}
        players = wishes["players"]
        self.box = box
        self.players = players
        self.options = checked_options(box, players, _options(wishes["options"]))
        self.seeds = wishes["seeds"]
        self.chance = [(seed, 1 / self.seeds) for seed in range(self.seeds)]
        self.outcomes = list(range(self.seeds))
        self.alphabet = alphabet(box, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.alphabet),
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, wishes)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)

    def start(self, seed: int) -> Play:
        """A new game of any seed."""
        return start(self.box, self.players, self.options, seed)

    def around(self, play: Play) -> "SpielState":
        """A state around a game that came from elsewhere: its history is empty."""
        state = SpielState(self)
        state.play = play
        return state

    def imagined(self, state: "SpielState", player: int, rng: Rng) -> "SpielState":
        """A world that this player cannot tell from the one of a state: what a search resamples."""
        assert state.play is not None
        return self.around(state.play.imagine(player, rng))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library carries no types
    """A position."""

    play: Play | None = None
    """Nothing before chance has chosen a seed."""

    def current_player(self) -> int:
        play = self.play
        if play is None:
            return CHANCE
        seat = play.seat
        return seat if seat >= 0 else TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Straight from Python to Python, a list for whoever asks; C++ comes in by `_legal_actions`."""
        play = self.play
        if play is None:
            return self.get_game().outcomes[:] if player in (None, CHANCE) else []
        return play.legal()[:] if player is None or player == play.seat else []

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        return play.legal() if play is not None and player == play.seat else []

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play is None:
            self.play = self.get_game().start(action)
        else:
            play.act(action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().chance
        return outcomes

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.seat < 0

    def returns(self) -> list[float]:
        return self.play.returns() if self.play is not None else [0.0] * self.get_game().players

    def _action_to_string(self, player: int, action: int) -> str:
        name: str = f"seed {action}" if player == CHANCE else self.get_game().alphabet.name(action)
        return name

    def __str__(self) -> str:
        """The whole position, secrets included, which is what OpenSpiel wants here."""
        if self.play is None:
            return "before the deal"
        return f"{self.play.state.to_json()} {self.play.prefix}"


class SpielObserver:
    """What a player sees now: a vector, and a string that says the same."""

    def __init__(self, game: SpielGame) -> None:
        self.encoder = encoder(game.box, game.players)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {
            name: self.tensor[block.start : block.stop] for name, block in self.encoder.blocks.items() if len(block)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.encode(state.play, player)

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        if play is None:
            return "before the deal"
        prefix = play.prefix if play.seat == player else ()
        return msgspec.json.encode((plain(play.state.view(player)), prefix)).decode()


def load(game: str, players: int, options: Mapping[str, object] | None = None, *, seeds: int = SEEDS) -> SpielGame:
    """A game with these options, whose chance chooses from so many seeds."""
    pairs = (f"{name}:{quote(msgspec.json.encode(value), PLAIN)}" for name, value in (options or {}).items())
    return SpielGame(KINDS[game], games.get(game), {"players": players, "options": ";".join(pairs), "seeds": seeds})


def _options(text: str) -> dict[str, object]:
    """`powers:true;round_limit:50` as options of a table; a value that is no JSON is a word.

    OpenSpiel parts the parameters of a game at commas, whatever stands around them: so these are written `%2C`.
    """
    wishes: dict[str, object] = {}
    for pair in filter(None, text.split(";")):
        name, _, quoted = pair.partition(":")
        value = unquote(quoted)
        try:
            wishes[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            wishes[name] = value
    return wishes


def _defaults(box: Game) -> dict[str, Any]:
    players = min(max(USUAL_PLAYERS, box.players[0]), box.players[-1])
    return {"players": players, "options": "", "seeds": SEEDS}


def _register(box: Game) -> Any:
    kind = pyspiel.GameType(
        short_name=PREFIX + box.id,
        long_name=box.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.players[-1],
        min_num_players=box.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(box),
    )

    # A class and no function: OpenSpiel lets go of it after Python's end, when nothing may be freed any more.
    class Box(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, box, params)

    pyspiel.register_game(kind, Box)
    return kind


KINDS: Final = {box.id: _register(box) for box in games.all()}
