"""The conditions of standing orders: a fixed list, judged when the character comes up. (6.tempo-orders)"""

from collections.abc import Callable
from typing import Final

from ..components import BLUE, COMMON, FAIRY, RED, WIDTH, YELLOW
from ..moves import Guard
from ..state import Table


def stones(s: Table, seat: int) -> list[int]:
    return s.goods[seat * WIDTH :][: YELLOW + 1]


def best_rival(s: Table, seat: int) -> int:
    return max(points for other, points in enumerate(s.points) if other != seat)


def available_gold(s: Table, seat: int) -> int:
    return s.count(seat, FAIRY) + s.count(seat, COMMON)


GUARDS: Final[dict[str, Callable[[Table, int, int], bool]]] = {
    "red": lambda s, seat, n: s.count(seat, RED) >= n,
    "blue": lambda s, seat, n: s.count(seat, BLUE) >= n,
    "yellow": lambda s, seat, n: s.count(seat, YELLOW) >= n,
    "full_set": lambda s, seat, n: min(stones(s, seat)) >= 1,
    "pair": lambda s, seat, n: max(stones(s, seat)) >= 2,
    "four_alike": lambda s, seat, n: max(stones(s, seat)) >= 4,
    "points_at_least": lambda s, seat, n: s.points[seat] >= n,
    "points_at_most": lambda s, seat, n: s.points[seat] <= n,
    "rival_at_least": lambda s, seat, n: best_rival(s, seat) >= n,
    "rival_at_most": lambda s, seat, n: best_rival(s, seat) <= n,
    "gold_at_least": lambda s, seat, n: available_gold(s, seat) >= n,
}


def holds(s: Table, seat: int, guard: Guard | None) -> bool:
    return guard is None or GUARDS[guard.fact](s, seat, guard.n)
