"""Fists in a terminal: a table of numbers to choose from, and the short way to write one."""

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.core.moves import Move

EMPTY: Final = "0"
NARROW: Final = 4
"""With so much common gold two tables still fit side by side."""
_SIGNS: Final = re.compile(r"(?P<coins>[^+]*)(?P<signs>(?:\+[mk])*)")


# The board knows no move types: Any stands for a move with the fields of a gold fist.
def key(fist: Any) -> tuple[bool, bool, int, int]:
    """Plain fists first, then those with an amulet, with a black coin, with both; each by its coins."""
    return fist.black, fist.amulet, fist.fairy, fist.common


def ordered(moves: Sequence[Move]) -> list[Move]:
    return sorted(moves, key=key)


def grids(moves: Sequence[Move], titles: dict[tuple[bool, bool], str], letters: str) -> RenderableType:
    """A table of numbers for each kind of fist, two side by side if they fit: fairy gold down, common gold across."""
    blocks: dict[tuple[bool, bool], list[tuple[int, Any]]] = {}
    for number, move in enumerate(moves, start=1):
        black, amulet, _, _ = key(move)
        blocks.setdefault((black, amulet), []).append((number, move))
    beside = Table.grid(padding=(0, 4, 0, 0))
    drawn = [Group(Text(titles[kind], "dim"), grid(block, letters)) for kind, block in blocks.items()]
    abreast = 2 if max(key(move)[3] for move in moves) <= NARROW else 1
    for place in range(0, len(drawn), abreast):
        beside.add_row(*drawn[place : place + abreast])
    return Padding(beside, (0, 1))


def grid(block: Sequence[tuple[int, Any]], letters: str) -> Table:
    most = max(move.common for _, move in block)
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", style="dim", no_wrap=True)
    for common in range(most + 1):
        heading = f"+{common}{letters[1]}" if common else ""
        table.add_column(heading, justify="right", style="bold", no_wrap=True)
    lines: dict[int, list[str]] = {}
    for number, move in block:
        lines.setdefault(move.fairy, []).append(str(number))
    for fairy, numbers in lines.items():
        table.add_row(f"{fairy}{letters[0]}", *numbers)
    return table


def read(words: str, moves: Sequence[Move], letters: str) -> Move | None:
    """The fist somebody wrote: `2f1c`, `1c+m`, `+k`, or `0`; None where it is none of those on offer."""
    found = _SIGNS.fullmatch(words.replace(" ", "").lower())
    if found is None:
        return None
    coins, signs = found["coins"], found["signs"]
    fairy, common = (re.findall(rf"(\d+){letter}", coins) for letter in letters[:2])
    if coins not in ("", EMPTY) and re.sub(rf"\d+[{letters[:2]}]", "", coins):
        return None
    wanted = ("+k" in signs, "+m" in signs, int((fairy or [0])[0]), int((common or [0])[0]))
    return next((move for move in moves if key(move) == wanted), None) if coins or signs else None
