"""A player's goods in a few letters: `1R1B2Y F7+1 C2 S5 1pt k m dop`. (10)"""

import re
from typing import Final, NamedTuple

from dracotheque.core.errors import ImpossiblePosition

from ..components import AMULET, BLACK, BLUE, COMMON, FAIRY, FIRST_GOODS, RED, SILVER, SPENT, YELLOW

_WORD: Final = re.compile(
    r"(?P<stones>(?:[0-9]+[RBY])+)|F(?P<fairy>[0-9]+)\+(?P<spent>[0-9]+)|C(?P<common>[0-9]+)|S(?P<silver>[0-9]+)"
    r"|(?P<points>[0-9]+)pt|(?P<black>[0-9]*)k|(?P<amulet>[0-9]*)m|(?P<dop>dop)"
)
_STONE: Final = re.compile(r"([0-9]+)([RBY])")
_COLOUR: Final = {"R": RED, "B": BLUE, "Y": YELLOW}


class Goods(NamedTuple):
    """What one player has."""

    row: list[int]
    points: int
    keeps_doppelganger: bool


def read_goods(text: str) -> Goods:
    """Stones, fairy gold available + spent, common gold, silver, points, black coins, amulets, Doppelganger.

    Whatever is not mentioned is as at the start of a game: no stones, `F8+0 C2 S5 0pt`, none of the rest.
    """
    row = list(FIRST_GOODS)
    points = 0
    keeps = False
    for word in text.split():
        found = _WORD.fullmatch(word)
        if found is None:
            raise ImpossiblePosition("error-notation", value=word)
        for n, colour in _STONE.findall(found["stones"] or ""):
            row[_COLOUR[colour]] += int(n)
        for column, name in ((FAIRY, "fairy"), (SPENT, "spent"), (COMMON, "common"), (SILVER, "silver")):
            if found[name] is not None:
                row[column] = int(found[name])
        for column, name in ((BLACK, "black"), (AMULET, "amulet")):
            if found[name] is not None:
                row[column] = int(found[name] or 1)
        points = points if found["points"] is None else int(found["points"])
        keeps = keeps or found["dop"] is not None
    return Goods(row, points, keeps)
