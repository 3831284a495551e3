"""Compiled: the rows of our games once more, on engines that `python -m tools.compiled` has built.

One process has one build of the engines. So these rows are measured in a second process, and take turns with the others
all the same: whoever measures there is told when.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks import adapters, ours
from benchmarks.engines import Engine, Entry
from benchmarks.measure import Effort
from benchmarks.rows import Row
from benchmarks.trials import Trial

FAMILY = "Dracothèque compiled"
FOR_OPENSPIEL = "Dracothèque compiled in OpenSpiel"
FOR_PETTINGZOO = "Dracothèque compiled in PettingZoo"
FAMILIES = {ours.FAMILY: FAMILY, adapters.FOR_OPENSPIEL: FOR_OPENSPIEL, adapters.FOR_PETTINGZOO: FOR_PETTINGZOO}
FOLDER = Path("build/compiled")


class NotBuilt(RuntimeError):
    """There are no compiled engines here."""


def entries(players: int) -> Sequence[Entry]:
    """Every row of ours under its other name; only the other process can open them."""
    own = (*ours.entries(players), *adapters.entries(players))
    return [replace(entry, family=FAMILIES[entry.family], open=_elsewhere) for entry in own]


def _elsewhere() -> Engine[object]:
    raise NotBuilt("a compiled engine is opened in a process of its own")


class Process:
    """The other process; it starts when it is first asked for something."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, part: str, entry: Entry, effort: Effort) -> Row:
        """Have one part of a trial taken there; what is known of the row by then."""
        process = self._process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        pickle.dump((part, entry.label, entry.players, effort), process.stdin)
        process.stdin.flush()
        row: Row = pickle.load(process.stdout)
        return row

    def _started(self) -> subprocess.Popen[bytes]:
        if not self.folder.is_dir():
            raise NotBuilt("not built; `python -m tools.compiled` builds it")
        path = os.pathsep.join([str(self.folder.absolute()), os.environ.get("PYTHONPATH", "")])
        return subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "benchmarks.compiled"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def close(self) -> None:
        """Let it go."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait()


class CompiledTrial(Trial):
    """A trial that takes place in the other process."""

    def __init__(self, entry: Entry, effort: Effort, process: Process) -> None:
        super().__init__(entry, effort)
        self.process = process
        self._row = Row(entry.family, entry.game, entry.players)

    def open(self) -> None:
        self._ask("open")

    def play(self) -> None:
        self._ask("play")

    def weigh(self) -> None:
        self._ask("weigh")

    def replay(self) -> None:
        self._ask("replay")

    def row(self) -> Row:
        return replace(self._row, note=self.note)

    def _ask(self, part: str) -> None:
        self._row = self.process.ask(part, self.entry, self.effort)
        self.note = self._row.note


def trials(process: Process) -> Callable[[Entry, Effort], Trial]:
    """Where the trial of an entry takes place."""

    def trial(entry: Entry, effort: Effort) -> Trial:
        is_compiled = entry.family in FAMILIES.values()
        return CompiledTrial(entry, effort, process) if is_compiled else Trial(entry, effort)

    return trial


def serve() -> None:
    """Take the parts of trials that are asked for, one by one; what libraries print goes where errors go."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    running: dict[str, Trial] = {}
    while True:
        try:
            part, label, players, effort = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if label not in running:
            running[label] = Trial(_entry(label, players), effort)
        trial = running[label]
        trial.attempt(getattr(trial, part))
        pickle.dump(trial.row(), answers)
        answers.flush()


def _entry(label: str, players: int) -> Entry:
    """The entry of this name, ready to be opened here."""
    own = (*ours.entries(players), *adapters.entries(players))
    named = [replace(entry, family=FAMILIES[entry.family]) for entry in own]
    return next(entry for entry in named if entry.label == label)


if __name__ == "__main__":
    serve()
