"""The boards: how each game looks in a terminal, drawn from a view and nothing else.

A game that has a folder of its own name here is drawn by its `Board`; any other by the generic one. What only a
board says lies in `texts/fr.ftl` and `texts/en.ftl` of its folder.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from dracotheque.cli.boards.generic import Board
from dracotheque.cli.voice import Voice
from dracotheque.core.game import Game

__all__ = ["Board", "board_for"]


def board_for(game: Game, voice: Voice, names: Sequence[str], seat: int | None) -> Board:
    """The board of this game, seen from a seat or from nowhere."""
    module = f"{__name__}.{game.id}"
    kind: type[Board] = import_module(module).Board if game.id.isidentifier() and find_spec(module) else Board
    return kind(game, voice, names, seat)
