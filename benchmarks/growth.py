"""Growth: what a decision costs as players become more, boards fuller and games longer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from time import process_time
from typing import Any

from benchmarks.engines import Pick
from benchmarks.measure import Effort, chooser, cost, settle

PARTS = 4
"""A game is cut into quarters."""
GAMES = 6


@dataclass(slots=True)
class Growth:
    """One game at one number of players, quarter by quarter."""

    game: str
    players: int
    length: float = 0.0
    """Decisions of a game, on average."""
    microseconds: list[float] = field(default_factory=list)
    """For one decision in each quarter: listing the options and playing one."""
    options: list[float] = field(default_factory=list)
    """To choose from, on average, in each quarter."""
    clone_us: float = 0.0
    """At the last decision, like the next."""
    save_bytes: int = 0


class Record:
    """A random game, to be played again."""

    def __init__(self, game: Any, players: int, seed: int, pick: Pick) -> None:
        self.open: Callable[[], Any] = lambda: game.start(players=players, seed=seed, events=False)
        self.moves: list[tuple[int, object]] = []
        self.options: list[int] = []
        state = self.open()
        while not state.over:
            seat = state.actors[0]
            options = state.decision(seat).moves
            self.options.append(len(options))
            self.moves.append((seat, pick(options)))
            state.play(*self.moves[-1])

    def part(self, number: int) -> slice:
        """Which decisions a quarter has."""
        size = len(self.moves)
        return slice(size * number // PARTS, size * (number + 1) // PARTS)

    def time(self, seconds: list[float]) -> Any:
        """Play it again, add the time of each quarter, and stop before the last decision."""
        state = self.open()
        for number in range(PARTS):
            part = self.moves[self.part(number)]
            began = process_time()
            for seat, move in part[: -1 if number == PARTS - 1 else None]:
                _ = state.decision(seat).moves
                state.play(seat, move)
            seconds[number] += process_time() - began
        return state


def growth(effort: Effort, say: Callable[[str], None], names: Sequence[str]) -> list[Growth]:
    """Every game of ours whose name contains one of these, at every number of players."""
    # Any: all we use is what the protocols of `ours` say.
    games: Any = import_module("dracotheque.games")
    chosen = [game for game in games.all() if any(name in game.id for name in names)]
    found = []
    for game in chosen:
        say(f"growth of {game.id}")
        found += [_measured(game, players, effort) for players in game.players]
    return found


def _measured(game: Any, players: int, effort: Effort) -> Growth:
    records = [Record(game, players, seed, chooser(seed)) for seed in range(GAMES if effort.rounds > 1 else 2)]
    seconds = [0.0] * PARTS
    settle()
    for _ in range(effort.rounds):
        for record in records:
            state = record.time(seconds)
    counts = [sum(len(record.moves[record.part(number)]) for record in records) for number in range(PARTS)]
    return Growth(
        game.id,
        players,
        length=sum(counts) / len(records),
        microseconds=[
            1e6 * spent / effort.rounds / max(1, count) for spent, count in zip(seconds, counts, strict=True)
        ],
        options=[
            sum(sum(record.options[record.part(number)]) for record in records) / max(1, count)
            for number, count in enumerate(counts)
        ],
        clone_us=cost(state.clone, effort),
        save_bytes=len(state.to_json().encode()),
    )
