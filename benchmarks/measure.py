"""Measuring: CPU time of the process, garbage collection on, nothing printed meanwhile.

The collector pays for what a row creates, never for what the rows before it have loaded.
"""

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, repeat
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple, TypeVar

from benchmarks.engines import Call, Engine, Option, Pick, Replay

State = TypeVar("State")

LONGEST_GAME = 100_000
"""A game of so many decisions does not end by itself."""

GAMES_FOR_POSITIONS = 5
MOST_GAMES_FOR_POSITIONS = 100
MOMENTS = (0.3, 0.45, 0.55, 0.7)
"""Where positions are taken, as parts of a game of mean length."""


class EndlessGame(RuntimeError):
    """A random game did not end."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure: rounds of several slices of play, and batches of calls."""

    rounds: int
    slices: int
    slice_seconds: float
    batches: int
    batch_seconds: float


FULL = Effort(rounds=3, slices=5, slice_seconds=0.2, batches=5, batch_seconds=0.002)
QUICK = Effort(rounds=1, slices=1, slice_seconds=0.2, batches=1, batch_seconds=0.0005)


class Pace(NamedTuple):
    """What was played in a span of CPU time."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """The speed."""
        return self.decisions / self.seconds

    @property
    def decisions_per_game(self) -> float:
        """The mean length of a game."""
        return self.decisions / self.games


def chooser(seed: int) -> Pick:
    """Choose uniformly, as cheaply as Python allows."""
    random = Random(seed).random

    def pick(options: Sequence[Option], /) -> Option:
        return options[int(random() * len(options))]

    return pick


def settle() -> None:
    """Clear the garbage, and spare the collector everything that is loaded by now."""
    gc.collect()
    gc.freeze()


def pace(play_game: Callable[[int], int], seconds: float) -> Pace:
    """Play whole games, numbered from 0, until the CPU time is spent."""
    play_game(0)
    settle()
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play_game(games)
        games += 1
    return Pace(decisions, games, spent)


def total(paces: Sequence[Pace]) -> Pace:
    """Add slices up."""
    return Pace(*(sum(parts) for parts in zip(*paces, strict=True)))


def play_pace(engine: Engine[State], pick: Pick, seconds: float) -> Pace:
    """Play random games."""

    def play_game(number: int) -> int:
        decisions = engine.play(engine.start(number), pick, LONGEST_GAME)
        if decisions == LONGEST_GAME:
            raise EndlessGame(f"no end after {LONGEST_GAME:,} decisions")
        return decisions

    return pace(play_game, seconds)


def replay_pace(replays: Sequence[Replay], seconds: float) -> Pace:
    """Replay recorded games, one after the other."""
    next_replay = cycle(replays).__next__
    return pace(lambda _: next_replay()(), seconds)


def positions(engine: Engine[State], pick: Pick, mean_length: float) -> Iterator[State]:
    """Stop random games at several moments; a game that ends too early is replaced by another."""
    wanted = GAMES_FOR_POSITIONS * len(MOMENTS)
    for number in range(MOST_GAMES_FOR_POSITIONS):
        state = engine.start(number)
        played = 0
        for moment in MOMENTS:
            played += engine.play(state, pick, round(moment * mean_length) - played)
            if engine.over(state):
                break
            yield state
            wanted -= 1
            if not wanted:
                return


def cost(call: Call, effort: Effort) -> float:
    """Microseconds of one call: the median of several batches, each long enough for the clock."""
    settle()
    count = 1
    while (spent := _batch(call, count)) < effort.batch_seconds:
        count *= 2
    batches = [spent, *(_batch(call, count) for _ in range(effort.batches - 1))]
    return median(batches) / count * 1e6


def _batch(call: Call, count: int) -> float:
    began = process_time()
    for _ in repeat(None, count):
        call()
    return process_time() - began
