"""Runs parts side by side: one that fails hides no other."""

import os
import subprocess
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import IO, Final, Literal, NamedTuple

from tools.suite.parts import Part

LANES: Final = 2
"""Parts that run at the same time, beside those that wait or stand back."""
BACK: Final = 5
"""How nice a part is that stands back: it takes a third of what another one gets, and all that nobody wants."""
FORGETFUL: Final = "PYTHONDONTWRITEBYTECODE"
"""Under this setting every process translates all sources anew, tests with their assertions above all: half a run."""


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
    """Run these parts, telling of each as it ends; the outcomes in the order of the parts."""
    logs.mkdir(parents=True, exist_ok=True)
    names = {part.name for part in parts}
    waiting = list(parts)
    ended: dict[str, Outcome] = {}
    running: dict[Future[Outcome], Part] = {}

    def end(outcome: Outcome) -> None:
        ended[outcome.part] = outcome
        told(outcome, _log(logs, outcome.part))

    def may_begin(part: Part) -> bool:
        busy = sum(not _goes_beside(each) for each in running.values())
        return {*part.needs, *part.after} & names <= ended.keys() and (_goes_beside(part) or busy < LANES)

    with ThreadPoolExecutor(len(parts) or 1) as lanes:
        while waiting or running:
            for part in list(waiting):
                if any(ended[name].result != "passed" for name in part.needs if name in ended):
                    waiting.remove(part)
                    end(Outcome(part.name, "not run", 0, 0))
                elif may_begin(part):
                    waiting.remove(part)
                    running[lanes.submit(_run, part, root, _log(logs, part.name))] = part
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                end(future.result())
    return [ended[part.name] for part in parts]


def _goes_beside(part: Part) -> bool:
    """Whether this part takes nothing from the others."""
    return part.waits or part.stands_back


def _log(logs: Path, name: str) -> Path:
    return logs / f"{name}.log"


def _run(part: Part, root: Path, log: Path) -> Outcome:
    began = time.monotonic()
    cpu = 0.0
    status = 0
    with log.open("wb") as output:
        for command in part.commands:
            status, used = _spend(command, root, output, BACK if part.stands_back else 0)
            cpu += used
            if status != 0:
                break
    return Outcome(part.name, "passed" if status == 0 else "FAILED", time.monotonic() - began, cpu)


def _spend(command: Sequence[str], root: Path, output: IO[bytes], niceness: int) -> tuple[int, float]:
    """Run a command; its exit status and the processor time it took."""
    nicely = ["nice", "-n", str(niceness)] if niceness and os.name == "posix" else []
    process = subprocess.Popen(
        [*nicely, *command],
        cwd=root,
        env={name: value for name, value in os.environ.items() if name != FORGETFUL},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    if os.name != "posix":
        return process.wait(), 0.0
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime
