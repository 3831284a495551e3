"""Undo by information: a move is taken back freely while it has told nobody anything they could not know before."""

from collections.abc import Iterator
from random import Random
from typing import Final

from dracotheque.core.decisions import plain
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Told, seen_by
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.tables.domain.history import History

WORLDS: Final = 6
"""Worlds in which a move is tried; what it reveals by chance shows in most of them."""


def last_move_of(history: History, seat: int) -> int | None:
    """How many moves stand before the last one of this seat."""
    for place in range(len(history.strokes) - 1, -1, -1):
        if history.strokes[place] == (seat, "person"):
            return place
    return None


def is_last(history: History, kept: int) -> bool:
    """Whether nobody has acted since the move after the first ones, and the game goes on."""
    return kept == len(history.strokes) - 1 and not history.state.over


def revealing(before: State, seat: int, move: Move) -> Iterator[bool | None]:
    """Whether this move tells anybody but its maker's own secrets: drawn cards, other hands, private whispers.

    None after each world in which it was tried, and in the end the answer.
    """
    after = before.clone()
    told = after.play(seat, move)
    if plain(after.chance) != plain(before.chance) or any(_whispered(each, seat) for each in told):
        yield True
        return
    known = _knowledge(after, seat, told)
    rng = Random(0)
    for _ in range(WORLDS):
        yield None
        if _knowledge_in(before.imagine(seat, rng), seat, move) != known:
            yield True
            return
    yield False


def _whispered(told: Told, seat: int) -> bool:
    return told.seats is not None and told.seats != (seat,)


def _knowledge_in(world: State, seat: int, move: Move) -> object:
    world.told = []
    try:
        told = world.play(seat, move)
    except IllegalMove:
        return None
    return _knowledge(world, seat, told)


def _knowledge(state: State, seat: int, told: tuple[Told, ...]) -> object:
    return plain((state.recall(seat), state.decision(seat), seen_by(seat, told)))
