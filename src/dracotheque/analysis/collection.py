"""Collection: the puzzles that lie in a game's folder, one of them for each day, and what is said of an answer."""

from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.analysis.puzzles import Puzzle, position
from dracotheque.core.errors import Unknown
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move
from dracotheque.core.state import State

FOLDER: Final = "puzzles"
SUFFIX: Final = ".json"
KEPT: Final = 64
"""Positions that are not played again each time somebody looks."""


@cache
def names(game: Game) -> tuple[str, ...]:
    """The puzzles of a game, in the order of the days: neighbours in it come from different evenings."""
    place = files(game.package) / FOLDER
    found = [file.name for file in place.iterdir()] if place.is_dir() else []
    stems = [name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)]
    return tuple(sorted(stems, key=lambda stem: blake2b(stem.encode(), digest_size=8).digest()))


def of_the_day(game: Game, day: int) -> str | None:
    """The one that everybody gets on this day, counted since 1970; None in a game that has none."""
    return next(iter(from_day(game, day)), None)


def from_day(game: Game, day: int) -> tuple[str, ...]:
    """All of them, beginning with the one of this day."""
    found = names(game)
    first = day % max(1, len(found))
    return found[first:] + found[:first]


@lru_cache(KEPT)
def laid(id: str, name: str) -> tuple[Puzzle, State]:
    """A puzzle and its table."""
    game = games.get(id)
    if name not in names(game):
        raise Unknown("error-unknown-puzzle", value=name)
    puzzle = msgspec.json.decode((files(game.package) / FOLDER / f"{name}{SUFFIX}").read_bytes(), type=Puzzle)
    return puzzle, position(puzzle)


def answered(id: str, name: str, content: object) -> tuple[Move, bool, float | None]:
    """A move somebody tries: whether it is the best, and what it costs, if that was looked at.

    One that is not legal is refused as at every table.
    """
    puzzle, state = laid(id, name)
    move = read_move(state.game, content)
    state.clone().answer(puzzle.seat, move)
    if move == read_move(state.game, puzzle.best):
        return move, True, 0.0
    costs = [rival.cost.value for rival in puzzle.rivals if read_move(state.game, rival.move) == move]
    return move, False, costs[0] if costs else None
