"""What players have arranged for themselves beside the table: orders, absences, gestures. (5.stopped, 6)

None of it is a rule of the auction, and most games have none of it: so it is one value, replaced when it changes.
"""

from typing import Final, NewType

import msgspec

from ..components import NOBODY, Player
from ..moves import StandingOrder

Look = NewType("Look", int)
NO_LOOK: Final = Look(-1)

# The stops of a player's orders, as bits.
ON_WIN, ON_SCORE, ON_STONES = 1, 2, 4


class Habits(msgspec.Struct, frozen=True):
    """By seat, or as bits by seat."""

    orders: tuple[tuple[StandingOrder, ...], ...]
    stops: tuple[int, ...]
    marks: tuple[tuple[int, ...], ...]
    """What each player saw when the orders were last touched; a stop is a difference."""
    missed: tuple[int, ...]
    """Deadlines missed in a row."""
    looks: tuple[Look, ...]
    """What the closed fists look like."""
    paused: int = 0
    """Whose orders a stop has suspended."""
    armed: int = 0
    """Whose order closed the gold fist of this auction, or would have: it speaks in a tie as well."""
    empty: int = 0
    """Who closes empty fists for the rest of the round."""
    late: int = 0
    """Whose fist of this auction was closed by the clock."""
    asked: Player = NOBODY
    """Who was last asked openly and has not been late: that player is there."""
    stopping: int = 0
    """Who agrees to end the game."""


def no_habits(players: int) -> Habits:
    """Nothing arranged by anybody; the same value for every game of this size, so that it is known at a glance."""
    return _NONE[players]


_NONE: Final = {
    n: Habits(orders=((),) * n, stops=(0,) * n, marks=((),) * n, missed=(0,) * n, looks=(NO_LOOK,) * n)
    for n in range(3, 7)
}
