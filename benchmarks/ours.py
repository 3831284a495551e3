"""Ours: every game of Dracothèque, through its public face only."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Protocol

from benchmarks.engines import Call, Cost, Engine, Entry, Pick, Replay

FAMILY = "Dracothèque"

RECORDED_GAMES = 5


class Decision(Protocol):
    """What we use of a decision."""

    @property
    def moves(self) -> Sequence[object]:
        """What the player may do."""
        ...


class State(Protocol):
    """What we use of a state."""

    over: bool
    actors: tuple[int, ...]

    def decision(self, seat: int, /) -> Decision:
        """What a player is asked."""
        ...

    def play(self, seat: int, move: object, /) -> object:
        """Play a move."""
        ...

    def clone(self) -> object:
        """Copy the state."""
        ...

    def imagine(self, viewer: int, rng: Random, /) -> object:
        """Deal another world that this player cannot tell from the real one."""
        ...

    def view(self, viewer: int, /) -> object:
        """What a player sees."""
        ...

    def to_json(self) -> str:
        """Save the state."""
        ...


class Game(Protocol):
    """What we use of a game."""

    id: str

    def start(self, players: int, *, seed: int, events: bool) -> State:
        """Open a new game."""
        ...

    def from_json(self, text: str, /) -> State:
        """Load a state."""
        ...


class Dracotheque(Engine[State]):
    """One of our games."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.rng = Random(1)

    def start(self, seed: int) -> State:
        """Open a new game in which nothing is told."""
        return self.game.start(players=self.players, seed=seed, events=False)

    def play(self, state: State, pick: Pick, most: int) -> int:
        """Play at random; what the clock does is no decision."""
        decisions = 0
        while decisions < most and not state.over:
            seat = state.actors[0]
            state.play(seat, pick(state.decision(seat).moves))
            decisions += seat >= 0
        return decisions

    def over(self, state: State) -> bool:
        """Say whether the game has ended."""
        return state.over

    def calls(self, state: State) -> Mapping[Cost, Call]:
        """Time everything that a bot or a server does at a position."""
        viewer = max(state.actors[0], 0)
        saved = state.to_json()
        return {
            "clone": state.clone,
            "imagine": lambda: state.imagine(viewer, self.rng),
            "view": lambda: state.view(viewer),
            "save": state.to_json,
            "load": lambda: self.game.from_json(saved),
        }

    def replays(self, pick: Pick) -> Sequence[Replay]:
        """Record whole games and hand them out for replay."""
        return [partial(self._replay, seed, self._record(seed, pick)) for seed in range(RECORDED_GAMES)]

    def _record(self, seed: int, pick: Pick) -> list[tuple[int, object]]:
        state = self.start(seed)
        record: list[tuple[int, object]] = []
        while not state.over:
            seat = state.actors[0]
            move = pick(state.decision(seat).moves)
            state.play(seat, move)
            record.append((seat, move))
        return record

    def _replay(self, seed: int, record: Sequence[tuple[int, object]]) -> int:
        state = self.start(seed)
        decisions = 0
        for seat, move in record:
            state.play(seat, move)
            decisions += seat >= 0
        if not state.over:
            raise RuntimeError(f"the game of seed {seed} does not replay to its end")
        return decisions


def entries(players: int) -> Sequence[Entry]:
    """Every game there is, or one line that says why there is none."""
    try:
        # Any: the protocols above say what we use of it.
        games: Any = import_module("dracotheque.games")
    except ImportError as error:
        return (Entry(FAMILY, "all games", players, partial(_refuse, error)),)
    return [Entry(FAMILY, game.id, players, partial(Dracotheque, game, players)) for game in games.all()]


def _refuse(error: ImportError) -> Engine[State]:
    raise error
