"""Ledgers: what was measured so far, one JSON line for each game, so that an interrupted run goes on where it was."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

FOLDER: Final = Path(__file__).parents[2] / "build" / "analysis"

Row = TypeVar("Row", bound=msgspec.Struct)


def measured(name: str, kind: type[Row], wanted: int, measure: Callable[[int], Row]) -> Iterator[Row]:
    """This many rows, numbered from 0: those that are kept, then those that are missing, each kept at once."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.jsonl"
    found = file.read_bytes() if file.exists() else b""
    whole = found[: found.rfind(b"\n") + 1]  # a last line cut short by an interruption does not count
    rows = [msgspec.json.decode(line, type=kind) for line in whole.splitlines()]
    yield from rows[:wanted]
    with file.open("ab") as book:
        book.truncate(len(whole))
        for number in range(len(rows), wanted):
            row = measure(number)
            book.write(msgspec.json.encode(row) + b"\n")
            book.flush()
            yield row
