"""Counts the lines of every game: Python, messages, what the browser draws, and tests.

`python -m tools.lines` from the root of the sources; `--json` prints one object.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from tools.compiled import games

PLACES: Final = {
    "python": ("src/dracotheque/games/{game}", ("*.py",)),
    "messages": ("src/dracotheque/games/{game}", ("*.ftl",)),
    "web": ("web/src/boards/{game}", ("*.ts", "*.svelte", "*.css")),
    "tests": ("tests/games/{game}", ("*.py",)),
}
"""Where the lines of a game lie, and in which files."""


def count(root: Path, game: str) -> dict[str, int]:
    """The lines of one game, by kind."""
    return {
        kind: sum(lines_of(file) for pattern in patterns for file in (root / place.format(game=game)).rglob(pattern))
        for kind, (place, patterns) in PLACES.items()
    }


def lines_of(file: Path) -> int:
    with file.open(encoding="utf-8") as text:
        return sum(1 for _ in text)


def main() -> None:
    parser = ArgumentParser("python -m tools.lines", description="Count the lines of every game.")
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    counts = {game: count(Path(), game) for game in games(Path("src"))}
    counts["core"] = {"python": sum(map(lines_of, Path("src/dracotheque/core").rglob("*.py")))}
    counts["all games"] = {
        kind: sum(each.get(kind, 0) for name, each in counts.items() if name != "core") for kind in PLACES
    }
    if arguments.json:
        print(json.dumps(counts))
        return
    print(f"{'':20}" + "".join(f"{kind:>10}" for kind in PLACES))
    for name, each in counts.items():
        print(f"{name:20}" + "".join(f"{each.get(kind, 0):>10,}" for kind in PLACES))


if __name__ == "__main__":
    main()
