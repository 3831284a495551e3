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


def compare(root: Path, folder: Path, game: str, wanted: int) -> int:
    """How many decisions both took alike, so many at least; raises Differ at the first they did not."""
    pure, compiled = (_lines(root, path, game) for path in (root / "src", folder))
    if (next(pure), next(compiled)) != ("pure", "compiled"):
        raise Differ(f"{game}: these are not its sources and its compiled build")
    alike = 0
    for one, other in zip_longest(pure, compiled):
        if one != other:
            raise Differ(f"{game}: `{one}` in plain Python, `{other}` compiled")
        alike += 1
        if alike >= wanted:
            break
    return alike


def _lines(root: Path, path: Path, game: str) -> Iterator[str]:
    """What a process that plays on this path says of one game after the other."""
    command = [sys.executable, "-m", "tools.account", game, "0", str(SEEDS)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path.absolute()), str(root)])}
    with subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield from map(str.rstrip, process.stdout)
        finally:
            process.kill()


def main() -> None:
    parser = ArgumentParser("python -m tools.lockstep", description="Compare the compiled engines with their sources.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"what was compiled ({FOLDER})")
    parser.add_argument("--decisions", metavar="N", type=int, default=DECISIONS, help=f"of each game ({DECISIONS:,})")
    arguments = parser.parse_args()
    for game in games(Path("src")):
        alike = compare(Path.cwd(), arguments.folder, game, arguments.decisions)
        print(f"{game}: {alike:,} decisions, all alike")


if __name__ == "__main__":
    main()
