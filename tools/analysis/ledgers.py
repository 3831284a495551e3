"""Ledgers: what was measured so far, one JSON line for each game, so that an interrupted run goes on where it was."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final, TypeVar

import msgspec

FOLDER: Final = Path(__file__).parents[2] / "build" / "analysis"
RESULTS: Final = Path(__file__).parent / "results"
"""What came out of it, kept with the sources: the page can be written anew when one game was measured again."""

Row = TypeVar("Row", bound=msgspec.Struct)


def measured(name: str, kind: type[Row], measure: Callable[[int], Row]) -> Iterator[Row]:
    """Rows without end, numbered from 0: those that are kept, then new ones, each kept at once."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.jsonl"
    found = file.read_bytes() if file.exists() else b""
    whole = found[: found.rfind(b"\n") + 1]  # a last line cut short by an interruption does not count
    rows = [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]
    yield from rows
    with file.open("ab") as book:
        book.truncate(len(whole))
        for number in count(len(rows)):
            row = measure(number)
            book.write(msgspec.json.encode(row) + b"\n")
            book.flush()
            yield row
