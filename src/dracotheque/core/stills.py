"""Stills: the table as it stood in the middle of a move, for whoever tells the story of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from dracotheque.core.events import Told, Viewer
from dracotheque.core.moves import Move

if TYPE_CHECKING:
    from dracotheque.core.state import State


class Still(msgspec.Struct, frozen=True, eq=False):
    """A moment worth a picture: its name, what had been told last, and a state on which nobody plays."""

    name: str
    last: Told
    state: "State"
    passing: bool = False

    def heard_by(self, viewer: Viewer, told: Sequence[Told]) -> int:
        """How much of what a move told this viewer had heard by then."""
        place = next(place for place, each in enumerate(told) if each is self.last)
        return sum(each.seen_by(viewer) is not None for each in told[: place + 1])


def worth_showing(stills: Sequence[Still], told: Sequence[Told]) -> tuple[Still, ...]:
    """The moments of a move that told this: not a passing one with which it ended."""
    if stills and stills[-1].passing and stills[-1].last is told[-1]:
        return tuple(stills[:-1])
    return tuple(stills)


def play_watched(state: "State", seat: int, move: Move) -> tuple[tuple[Told, ...], tuple[Still, ...]]:
    """Play a move, and keep the moments the rules mark on the way."""
    stills: list[Still] = []
    state.stills = stills
    try:
        told = state.play(seat, move)
    finally:
        state.stills = None
    return told, worth_showing(stills, told)
