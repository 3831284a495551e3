"""Trials: every entry is opened, driven round after round, and weighed at positions of its own games.

A round is cut into short slices and the rows take turns: a busy moment of the machine touches all alike.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from benchmarks.engines import Cost, Engine, Entry
from benchmarks.measure import Effort, Pace, chooser, cost, play_pace, positions, replay_pace, total
from benchmarks.rows import Row

PATH = re.compile(r"(?<!\w)/[^\s'\"()]*/[^\s'\"()]*")


class Trial:
    """One entry on its way to a row; what goes wrong becomes its note and ends it."""

    # Any: the state of each engine is known to that engine alone.
    engine: Engine[Any]

    def __init__(self, entry: Entry, effort: Effort) -> None:
        self.entry = entry
        self.effort = effort
        self.pick = chooser(seed=1)
        self.slices: list[Pace] = []
        self.costs: dict[Cost, float] = {}
        self.save_bytes: float | None = None
        self.replay_speed: float | None = None
        self.note = ""

    def attempt(self, act: Callable[[], None]) -> None:
        """Take the next part of the trial, unless an earlier one has failed."""
        if self.note:
            return
        try:
            act()
        except Exception as error:  # the edge of a job: a peer that fails must not stop the others
            self.note = reason(error)

    def open(self) -> None:
        """Import the library and prepare the game."""
        self.engine = self.entry.open()

    def play(self) -> None:
        """Play one slice."""
        self.slices.append(play_pace(self.engine, self.pick, self.effort.slice_seconds))

    def weigh(self) -> None:
        """Time what a bot or a server does at a position."""
        costs: dict[Cost, list[float]] = defaultdict(list)
        sizes: list[int] = []
        for state in positions(self.engine, self.pick, total(self.slices).decisions_per_game):
            calls = self.engine.calls(state)
            for name, call in calls.items():
                costs[name].append(cost(call, self.effort))
            if "save" in calls:
                sizes.append(len(str(calls["save"]()).encode()))
        self.costs = {name: median(known) for name, known in costs.items()}
        self.save_bytes = median(sizes) if sizes else None

    def replay(self) -> None:
        """Replay recorded games, where the engine has them."""
        if replays := self.engine.replays(self.pick):
            seconds = self.effort.slices * self.effort.slice_seconds
            paces = [replay_pace(replays, seconds) for _ in range(self.effort.rounds)]
            self.replay_speed = median(pace.decisions_per_second for pace in paces)

    def row(self) -> Row:
        """What came of it; a game that failed in play has no speed at all."""
        entry, size = self.entry, self.effort.slices
        if len(self.slices) < size * self.effort.rounds:
            return Row(entry.family, entry.game, entry.players, note=self.note)
        rounds = [total(self.slices[first : first + size]) for first in range(0, len(self.slices), size)]
        return Row(
            entry.family,
            entry.game,
            entry.players,
            speeds=[pace.decisions_per_second for pace in rounds],
            decisions_per_game=total(rounds).decisions_per_game,
            costs=self.costs,
            save_bytes=self.save_bytes,
            replay_speed=self.replay_speed,
            note=self.note,
        )


def run(
    entries: Sequence[Entry],
    effort: Effort,
    say: Callable[[str], None],
    trial_of: Callable[[Entry, Effort], Trial] = Trial,
) -> list[Row]:
    """Measure every entry; `say` is told of each part before it begins."""
    trials = [trial_of(entry, effort) for entry in entries]
    for trial in trials:
        trial.attempt(trial.open)
    for number in range(effort.rounds):
        say(f"round {number + 1} of {effort.rounds}")
        for trial in effort.slices * trials:
            trial.attempt(trial.play)
    for trial in trials:
        say(f"positions of {trial.entry.label}")
        trial.attempt(trial.weigh)
        trial.attempt(trial.replay)
    return [trial.row() for trial in trials]


def reason(error: Exception) -> str:
    """Why an entry has no figures, in one line without any path of the machine."""
    kind = "not installed" if isinstance(error, ImportError) else f"failed: {type(error).__name__}"
    return PATH.sub("…", f"{kind}: {error}").partition("\n")[0]
