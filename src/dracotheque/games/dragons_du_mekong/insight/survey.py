"""The delta as the player who decides sees it, in numbers. (11.5)"""

from typing import Final

from dracotheque.core.bits import mask_of

from ..components.delta import ISLETS, SPOT_NUMBER, SPOTS
from ..components.pairs import (
    ALL_PAIRS,
    CROSSING,
    NO_ISLET,
    OVER,
    PAIR_OF_NAMES,
    PAIRS,
    PASSING_OVER,
    TOUCHING,
    many_pairs,
)
from ..components.planks import PLANK_NUMBER, SIZE
from ..view import Contestant, DeltaView
from .eye import ERROR, needed, perceived

NEVER: Final = 1e9
STEP: Final = 1.0
PLANK: Final = 0.7
PLANK_PER_NUMBER: Final = 0.06
STONE: Final = 0.45
WAITING: Final = 1.2
"""The costs of a route: a step, a plank to lay, each number of it, a stone to put, a pawn in the way. (11.5)"""
FETCHING: Final = 1.5
"""What it costs to take a plank off the board first, for want of a long enough one."""


class Survey:
    """What lies where, what can be built, and what the viewer's eye makes of the gaps."""

    def __init__(self, view: DeltaView, level: str) -> None:
        self.view = view
        self.me = view.viewer or 0
        if view.plank_fit == "assisted" or (view.assisted_seat == self.me and self.own.eye >= 0):
            level = "exact"
        self.deviation = ERROR[level]
        self.lengths = perceived(view.contestants[self.me].eye, self.deviation)
        self.needed = needed(view, level)
        self.stones = mask_of([SPOT_NUMBER[stone] for stone in view.stones])
        self.on_plank = {each.pawn: each.seat for each in view.contestants if each.pawn in PLANK_NUMBER}
        self.survey_planks()

    def survey_planks(self) -> None:
        """Which pairs carry a plank, which are open to one, and what it costs to set foot on each spot."""
        self.bearer: dict[int, str] = {}
        self.pair_of: dict[str, int] = {}
        loads = [0] * SPOTS
        closed = covered = 0
        for laid in self.view.planks:
            pair = PAIR_OF_NAMES[laid.a, laid.b]
            self.bearer[pair] = laid.plank
            self.pair_of[laid.plank] = pair
            closed |= CROSSING[pair] | 1 << pair
            if OVER[pair] != NO_ISLET:
                covered |= 1 << OVER[pair]
            for spot in PAIRS[pair]:
                loads[spot] += 1
                if loads[spot] == 3:
                    closed |= TOUCHING[spot]
        self.to_enter = [STEP] * SPOTS
        for islet in range(ISLETS):
            if self.stones >> islet & 1:
                closed |= PASSING_OVER[islet]
                self.to_enter[islet] = 0.0
            else:
                self.to_enter[islet] = NEVER if covered >> islet & 1 else STONE
        self.building = many_pairs(ALL_PAIRS & ~closed)
        self.spare = max([size_of(laid.plank) for laid in self.view.planks], default=0)

    def costs(self, seat: int) -> list[float]:
        """What it costs a seat to get across each pair, step included."""
        found = [NEVER] * len(PAIRS)
        longest = max(map(size_of, self.view.contestants[seat].reserve), default=0)
        sizes = self.needed
        for pair in self.building:
            size = sizes[pair]
            if size <= longest:
                found[pair] = STEP + PLANK + PLANK_PER_NUMBER * size
            elif size <= self.spare:
                found[pair] = STEP + PLANK + PLANK_PER_NUMBER * size + FETCHING
        for pair, plank in self.bearer.items():
            taken = self.on_plank.get(plank, seat) != seat
            found[pair] = STEP + WAITING if taken else STEP
        return found

    def spots_of(self, place: str) -> tuple[int, ...]:
        """The spots from which a pawn in this place goes on."""
        if place in self.pair_of:
            return PAIRS[self.pair_of[place]]
        return (SPOT_NUMBER[place],)

    def is_bare(self, spot: int) -> bool:
        """Whether this is an islet that wants a stone."""
        return spot < ISLETS and not self.stones >> spot & 1

    @property
    def own(self) -> Contestant:
        return self.view.contestants[self.me]


def size_of(plank: str) -> int:
    return SIZE[PLANK_NUMBER[plank]]


def sizes_of(reserve: tuple[str, ...]) -> dict[int, str]:
    """The planks of a reserve by their numbers, which are all different."""
    return {size_of(plank): plank for plank in sorted(reserve, key=size_of)}
