"""`python -m tools.learning [--check]`: the figures of docs/learning.md, from the tables as they are."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.adapters.__main__ import table_rows
from dracotheque.adapters.observations import encoder

PAGE: Final = Path(__file__).parents[1] / "docs" / "learning.md"
PLAYERS: Final = 4
"""The blocks of an observation are measured at such a table."""
TABLE_ROW: Final = re.compile(r"^\| `\w+` \| \d+ \| \d+ \| `\w+` \| \d+ \|$")
HEADING: Final = re.compile(r"^### `(\w+)`$")
BLOCK_ROW: Final = re.compile(r"^\| `(\w+)` \| (\d+) \| (.+) \|$")


def fresh(text: str) -> str:
    """The page with figures as they should be; rows of tables that are gone disappear, new ones come last."""
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if TABLE_ROW.match(line))
    kept = [line for line in lines if not TABLE_ROW.match(line)]
    return "\n".join([*_with_sizes(kept[:first]), *table_rows(), *_with_sizes(kept[first:])]) + "\n"


def _with_sizes(lines: list[str]) -> Iterator[str]:
    """The rows that say what a block means, each with its size."""
    sizes: dict[str, int] = {}
    for line in lines:
        if heading := HEADING.match(line):
            game = games.get(heading[1])
            sizes = dict(game.insight.observation(PLAYERS))
        row = BLOCK_ROW.match(line)
        yield f"| `{row[1]}` | {sizes[row[1]]} | {row[3]} |" if row and row[1] in sizes else line


def undocumented(text: str) -> list[str]:
    """The blocks of which the page says nothing."""
    missing = []
    for game in games.all():
        _, _, section = text.partition(f"### `{game.id}`\n")
        section = section.partition("\n#")[0]
        told = [row[1] for line in section.splitlines() if (row := BLOCK_ROW.match(line))]
        missing += [f"{game.id}.{name}" for name in game.insight.observation(PLAYERS) if name not in told]
        assert set(told) <= encoder(game, PLAYERS).blocks.keys(), f"{game.id} has no such block"
    return missing


def main() -> None:
    text = PAGE.read_text("utf-8")
    if missing := undocumented(text):
        sys.exit(f"Not told: {', '.join(missing)}")
    if "--check" not in sys.argv:
        PAGE.write_text(fresh(text), "utf-8")
    elif fresh(text) != text:
        sys.exit(f"Not fresh: {PAGE.name}")


if __name__ == "__main__":
    main()
