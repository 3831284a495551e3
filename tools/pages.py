"""Pages of the documentation whose figures are written by a program, between two marks."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from dracotheque.arena import Standing
from dracotheque.arena.intervals import Interval

DOCS: Final = Path(__file__).parents[1] / "docs"


def put(page: Path, name: str, lines: Iterable[str]) -> None:
    """Write these lines between the two marks of this name; the rest of the page stays as it is."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    text = page.read_text("utf-8")
    before, begun, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not (begun and ended):
        raise SystemExit(f"{page.name} has no place for {name}")
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after, "utf-8")


def table(head: str, rows: list[str]) -> Iterator[str]:
    """A table, figures to the right; of what was not measured, a word."""
    names = [name.strip() for name in head.strip("|").split("|")]
    if not rows:
        yield f"Not measured yet: {', '.join(names[1:])}.\n"
        return
    yield head
    yield "| --- |" + " ---: |" * (len(names) - 1)
    yield from rows
    yield ""


def share(found: Standing | Interval) -> str:
    """Which part of the victories a bot had, and between which bounds that lies."""
    return f"{found.share:.1%} ({found.low:.1%}–{found.high:.1%})".replace("%", " %")
