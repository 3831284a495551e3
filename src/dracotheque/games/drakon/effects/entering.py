"""Entering a room: the pawn is put there, then the room acts. (3.4)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.rules import Question

from ..components.cells import x_of, y_of
from ..components.tiles import ESCAPING_COINS, IS_WAY_OUT, KIND
from ..events import AdventurerMoved, AdventurerSent, RoomWithoutEffect
from ..state import Table

Effect = Callable[[Table, int, int], bool | None]
"""False where it cannot be carried out, so that it is skipped (DK-13)."""
EFFECTS: Final[dict[str, Effect]] = {}
"""What each kind of room does to the one who enters; Empty Rooms and those of 4.2 do nothing."""


def effect(kind: str) -> Callable[[Effect], Effect]:
    """Register what the rooms of this kind do."""

    def register(function: Effect) -> Effect:
        EFFECTS[kind] = function
        return function

    return register


def leaves_a_choice(question: Question) -> Question:
    """Register a room that has no other effect than this question, which bears its name."""

    def offer(s: Table, seat: int, by: int) -> bool:
        return s.offer(question, seat, by)

    EFFECTS[question.name] = offer
    return question


def enter(s: Table, seat: int, cell: int, by: int) -> None:
    """An adventurer ends a move in a room, on its owner's account or because somebody else wants it."""
    s.pawns[seat] = cell
    face = s.rooms[cell] >> 4
    kind = KIND[face]
    s.tell(entered, seat, cell, kind, by)
    if IS_WAY_OUT[face] and s.options.escape and s.coins[seat] >= ESCAPING_COINS:
        s.win(seat, "escape")  # with enough coins one leaves the lair (DK-41)
    elif kind in EFFECTS and EFFECTS[kind](s, seat, by) is False:
        s.tell(RoomWithoutEffect, seat, kind)


def entered(seat: int, cell: int, kind: str, by: int) -> AdventurerMoved | AdventurerSent:
    x, y = x_of(cell), y_of(cell)
    return AdventurerMoved(seat, x, y, kind) if by == seat else AdventurerSent(seat, by, x, y, kind)


def about_entry(s: Table, seat: int, by: int) -> dict[str, object]:
    """Why a player is asked: by an entry of their own, or because somebody sent them there."""
    return {"sent": by != seat, "by_seat": by}
