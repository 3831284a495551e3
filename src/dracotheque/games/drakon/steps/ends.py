"""When a game ends without a hero, and how everybody is ranked. (5.3 to 5.6)"""

from typing import Final

from dracotheque.core import seats

from ..effects.powers import AT_THE_START, uses
from ..state import Table
from ..state.paths import destinations

QUIET_ROUNDS: Final = 10
"""So many in a row end the game (DK-30)."""


def is_stuck(s: Table) -> bool:
    """Nobody can move, where nobody holds a tile; a power still to be used keeps the game going (DK-28, DK-40)."""
    for cell in s.pawns:  # asked often, and the first has a way nearly always
        if destinations(s.rooms, cell):
            return False
    return s.passes >= s.players or not any(uses(s, seat, AT_THE_START) for seat in range(s.players))


def ranking(s: Table) -> list[tuple[int, ...]]:
    """Seats from first to last, equals together: who won by coins or escape, then by coins. (5.6)"""
    return seats.ranking([(seat == s.winner, coins) for seat, coins in enumerate(s.coins)])
