"""`python -m tools.suite [test | quick | PART…]`: run these parts, then a table of what passed and how long it took.

`--page` writes the figures of the latest `test` and `quick` into docs/testing.md instead.
"""

import re
import signal
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.suite.figures import keep, rewrite
from tools.suite.parts import BY_NAME, LOGS, RUNS, chosen
from tools.suite.running import Outcome, log_of, run

ROOT: Final = Path(__file__).parents[2]
INTERRUPTED: Final = 130
"""The exit status of what was ended from the keyboard, or in any other way."""
MOST_NAMED: Final = 8
LONGEST_LINE: Final = 160
SUMMED_UP: Final = re.compile(r"(FAILED|ERROR) \S+::| FAIL  ")


def tell(outcome: Outcome, log: Path) -> None:
    """One line of what passed; everything a failed part said; of tests, their closing line."""
    print(f"{outcome.part}: {outcome.result}, {outcome.seconds:.0f} s", flush=True)
    if outcome.result == "not run":
        return
    said = log.read_text("utf-8", "replace").rstrip()
    if outcome.result == "FAILED":
        print(f"{said}\n{outcome.part}: FAILED, as told above", flush=True)
    elif is_closing(said):
        print(said.splitlines()[-1], flush=True)


def is_closing(said: str) -> bool:
    """Whether this ends with the line in which pytest counts its tests."""
    return re.search(r"\d+ passed", said[said.rfind("\n") + 1 :]) is not None


def table(outcomes: list[Outcome], seconds: float) -> str:
    """What passed, what failed, and how long each took by the clock and of the processor."""
    lines = [f"{'part':<14}{'result':<10}{'seconds':>8}{'cpu':>8}"]
    lines += [f"{each.part:<14}{each.result:<10}{each.seconds:>8.0f}{each.cpu:>8.0f}" for each in outcomes]
    result = "passed" if all(each.result == "passed" for each in outcomes) else "FAILED"
    lines.append(f"{'all':<14}{result:<10}{seconds:>8.0f}{sum(each.cpu for each in outcomes):>8.0f}")
    return "\n".join(lines)


def broken(outcomes: Sequence[Outcome], logs: Path) -> list[str]:
    """The tests that failed, as pytest and vitest name them: the last lines are all that a log cut short shows."""
    failed = [log_of(logs, each.part).read_text("utf-8", "replace") for each in outcomes if each.result == "FAILED"]
    lines = [line[:LONGEST_LINE] for said in failed for line in said.splitlines() if SUMMED_UP.match(line)]
    return lines[:MOST_NAMED] + ([f"… and {len(lines) - MOST_NAMED} more"] if len(lines) > MOST_NAMED else [])


def main(words: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = ArgumentParser("python -m tools.suite", description="Run the parts of the suite.")
    parser.add_argument("names", nargs="*", default=["test"], metavar="PART", help=", ".join({**RUNS, **BY_NAME}))
    parser.add_argument("--page", action="store_true", help="write the figures of the latest runs into docs/testing.md")
    arguments = parser.parse_args(words)
    names = arguments.names
    if unknown := [name for name in names if name not in RUNS and name not in BY_NAME]:
        parser.error(f"no such part: {', '.join(unknown)}")
    if arguments.page:
        rewrite(root)
        return 0
    began = time.monotonic()
    try:
        outcomes = run(chosen(names), root, root / LOGS, tell)
    except KeyboardInterrupt:
        print("interrupted: what still ran was ended", flush=True)
        return INTERRUPTED
    seconds = time.monotonic() - began
    if len(names) == 1 and names[0] in RUNS:
        keep(root / LOGS, names[0], outcomes, seconds)
    print("", table(outcomes, seconds), *broken(outcomes, root / LOGS), sep="\n", flush=True)
    return 0 if all(outcome.result == "passed" for outcome in outcomes) else 1


def heed_every_end() -> None:
    """Whoever terminates the suite, or closes its terminal, interrupts it, as from the keyboard."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


if __name__ == "__main__":
    heed_every_end()
    sys.exit(main())
