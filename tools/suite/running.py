"""Runs parts side by side: one that fails hides no other."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tools.suite.groups import Groups
from tools.suite.parts import Part

LANES: Final = 2
"""Parts that run at the same time, beside those that wait or stand back."""
BACK: Final = 5
"""How nice a part is that stands back: it takes a third of what another one gets, and all that nobody wants."""


class Outcome(NamedTuple):
    """What became of a part, and what it cost."""

    part: str
    result: Literal["passed", "FAILED", "not run"]
    seconds: float
    """By the clock."""
    cpu: float
    """Of processor time, in all its processes; 0 where the system does not say."""


Told = Callable[[Outcome, Path], None]


def run(parts: Sequence[Part], root: Path, logs: Path, told: Told) -> list[Outcome]:
    """Run these parts, telling of each as it ends; the outcomes in the order of the parts.

    Whatever interrupts this ends the commands that run, and all they have started.
    """
    logs.mkdir(parents=True, exist_ok=True)
    names = {part.name for part in parts}
    waiting = list(parts)
    ended: dict[str, Outcome] = {}
    running: dict[Future[Outcome], Part] = {}
    groups = Groups()

    def end(outcome: Outcome) -> None:
        ended[outcome.part] = outcome
        told(outcome, log_of(logs, outcome.part))

    def may_begin(part: Part) -> bool:
        busy = sum(not _goes_beside(each) for each in running.values())
        return {*part.needs, *part.after} & names <= ended.keys() and (_goes_beside(part) or busy < LANES)

    def begin_what_may() -> None:
        for part in list(waiting):
            if any(ended[name].result != "passed" for name in part.needs if name in ended):
                waiting.remove(part)
                end(Outcome(part.name, "not run", 0, 0))
            elif may_begin(part):
                waiting.remove(part)
                running[lanes.submit(_run, part, root, log_of(logs, part.name), groups)] = part

    with ThreadPoolExecutor(len(parts) or 1) as lanes:
        try:
            while waiting or running:
                begin_what_may()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    del running[future]
                    end(future.result())
        except BaseException:
            groups.end()
            raise
    return [ended[part.name] for part in parts]


def _goes_beside(part: Part) -> bool:
    """Whether this part takes nothing from the others."""
    return part.waits or part.stands_back


def log_of(logs: Path, name: str) -> Path:
    """Where a part of this name is written down."""
    return logs / f"{name}.log"


def _run(part: Part, root: Path, log: Path, groups: Groups) -> Outcome:
    began = time.monotonic()
    cpu = 0.0
    status = 0
    nicely = ["nice", "-n", str(BACK)] if part.stands_back and os.name == "posix" else []
    with log.open("wb") as output:
        for command in part.commands:
            status, used = groups.spend([*nicely, *command], root, output)
            cpu += used
            if status != 0:
                break
    return Outcome(part.name, "passed" if status == 0 else "FAILED", time.monotonic() - began, cpu)
