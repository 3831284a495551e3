"""Plays the same games on two builds at once, in two processes, and compares every decision, event and digest.

`python -m tools.lockstep [FOLDER] [--decisions N]` from the root of the sources: those against their copy in FOLDER,
compiled by `python -m tools.compiled`.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from tools.compiled import FOLDER, games

DECISIONS: Final = 20_000
SEEDS: Final = 1_000_000


class Differ(Exception):
    """Two builds do not play the same game."""


class Crashed(Exception):
    """A build that stops playing before it was asked to."""


def compare(root: Path, one: Path, other: Path, game: str, wanted: int) -> int:
    """How many decisions both paths take alike, up to so many; raises Differ at the first they do not.

    Two that crash alike have shown nothing: that is Crashed.
    """
    alike = 0
    ours, theirs = lines(root, one, game, wanted), lines(root, other, game, wanted)
    next(ours, None), next(theirs, None)
    for mine, yours in zip_longest(ours, theirs):
        if mine != yours:
            raise Differ(f"{game}: `{mine}` on the one side, `{yours}` on the other")
        alike += 1
    return alike


def lines(root: Path, path: Path, game: str, wanted: int) -> Iterator[str]:
    """What a process that plays on this path says: which build it has, then so many decisions and endings."""
    command = [sys.executable, "-m", "tools.account", game, "0", str(SEEDS), str(wanted)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path.absolute()), str(root)])}
    with subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield from map(str.rstrip, process.stdout)
            if process.wait():
                raise Crashed(f"{game}: the process that plays in {path} ended with status {process.returncode}")
        finally:
            process.kill()


def main() -> None:
    parser = ArgumentParser("python -m tools.lockstep", description="Compare the compiled engines with their sources.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"what was compiled ({FOLDER})")
    parser.add_argument("--decisions", metavar="N", type=int, default=DECISIONS, help=f"of each game ({DECISIONS:,})")
    arguments = parser.parse_args()
    for game in games(Path("src")):
        alike = compare(Path.cwd(), Path("src"), arguments.folder, game, arguments.decisions)
        print(f"{game}: {alike:,} decisions, all alike")


if __name__ == "__main__":
    main()
