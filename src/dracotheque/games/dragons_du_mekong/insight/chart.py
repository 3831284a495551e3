"""The delta as one eye sees it, and everybody's way across it, in whole numbers: quick enough for every imagined move.

It reckons as `routes` does, but takes the same plank twice where it is long enough.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from dracotheque.core.bits import mask_of, members

from ..components.delta import ISLETS, SPOTS
from ..components.pairs import (
    PAIRS,
    PASSED_BY_FIRST_NINE,
    PASSED_BY_LAST_NINE,
    PASSED_BY_SECOND_NINE,
    many_pairs,
)
from ..components.planks import SIZE, VILLAGES, village_spot
from ..state import Table
from .eye import ERROR, Belief, belief
from .routes import ROADS

# The costs of `survey`, in twentieths of a step.
STEP: Final = 20
PLANK: Final = 14
STONE: Final = 9
WAITING: Final = 24
FETCHING: Final = 30
NEVER: Final = 1 << 20
_SPOT_BITS: Final = 6
_SPOT: Final = (1 << _SPOT_BITS) - 1


@lru_cache(maxsize=4096)
def sizes_in(reserve: int) -> int:
    """The numbers of the planks of a reserve, as a mask."""
    return mask_of([SIZE[plank] for plank in members(reserve)])


@lru_cache(maxsize=4096)
def _prices(eye: int, deviation: float, verdicts: tuple[int, ...], longest: int, spare: int) -> tuple[int, ...]:
    """What it costs to bridge each pair with planks up to this number, or with one taken off the board, up to that."""
    return tuple(
        [
            STEP + PLANK + size + (0 if size <= longest else FETCHING) if size <= max(longest, spare) else NEVER
            for size in belief(eye, deviation, verdicts).needed
        ]
    )


def measures(s: Table, viewer: int) -> bool:
    """Whether this eye sees lengths as they are; a borrowed one does where everybody's does. (6)"""
    return s.options.plank_fit == "assisted" or (s.sees_fits(viewer) and s.eyes[viewer] >= 0)


def beliefs(s: Table, viewer: int) -> tuple[int, float, tuple[int, ...]]:
    """What `belief` goes by: whose eye it is, how far it errs, and what the table has shown."""
    return s.eyes[viewer], ERROR["exact" if measures(s, viewer) else "master"], tuple(s.verdicts)


def believed_by(s: Table, viewer: int) -> Belief:
    """What this player makes of every gap."""
    return belief(*beliefs(s, viewer))


class Way(NamedTuple):
    """How somebody may arrive, and what is missing for it."""

    far: int
    walked: list[int]
    """The pairs on it that have a plank, …"""
    built: list[int]
    """… those that have none yet, …"""
    bare: list[int]
    """… and the islets that have no stone."""
    steps: int
    free: int
    """Of these steps, so many can be made at once."""


class Chart:
    """What one eye makes of the table: gaps, costs and ways."""

    __slots__ = ("_beliefs", "_costs", "bearers", "building", "narrow", "needed", "table", "to_enter")

    def __init__(self, s: Table, viewer: int) -> None:
        self.table = s
        self._beliefs = beliefs(s, viewer)
        self.needed, self.narrow = belief(*self._beliefs)
        stones = s.stones
        self.building = many_pairs(
            PASSED_BY_FIRST_NINE[stones & 511]
            & PASSED_BY_SECOND_NINE[stones >> 9 & 511]
            & PASSED_BY_LAST_NINE[stones >> 18]
            & ~s.barred
        )
        self.bearers = {s.lies[plank]: STEP + WAITING * (s.occupied >> plank & 1) for plank in members(s.on_board)}
        self.to_enter = [
            0 if stones >> islet & 1 else NEVER if s.covered >> islet & 1 else STONE for islet in range(ISLETS)
        ] + [STEP] * (SPOTS - ISLETS)
        self._costs: dict[int, list[int]] = {}

    def costs(self, longest: int) -> list[int]:
        """What it costs to get across each pair, step included, with planks up to this number."""
        found = self._costs.get(longest)
        if found is None:
            found = self._costs[longest] = [NEVER] * len(PAIRS)
            prices = _prices(*self._beliefs, longest, sizes_in(self.table.on_board).bit_length() - 1)
            for pair in self.building:
                found[pair] = prices[pair]
            for pair, price in self.bearers.items():
                found[pair] = price
        return found

    def way(self, seat: int) -> Way:
        """The cheapest way of a pawn to its goal."""
        s = self.table
        costs = self.costs(sizes_in(s.reserves[seat]).bit_length() - 1)
        goal = village_spot(s.goal(seat))
        place = s.pawns[seat]
        if place >= VILLAGES:
            start = village_spot(place)
            return self.followed(costs, self.distances(costs, goal, start, start), start, goal, 0)
        # Either end is where one goes on from; into a village it is a step.
        a, b = PAIRS[s.lies[place]]
        entry = STEP if b >= ISLETS else 0
        far = self.distances(costs, goal, a, b)
        if far[a] <= far[b] + entry:
            return self.followed(costs, far, a, goal, 0)
        return self.followed(costs, far, b, goal, entry)

    def distances(self, costs: list[int], goal: int, one: int, other: int) -> list[int]:
        """What it takes to get from each spot to the goal, at least as far as these two."""
        found = [NEVER] * SPOTS
        found[goal] = 0
        to_enter = self.to_enter
        queue = [goal]
        left = 1 if one == other else 2
        while queue:
            head = heappop(queue)
            spot = head & _SPOT
            cost = head >> _SPOT_BITS
            if cost > found[spot]:
                continue
            if spot in (one, other):
                left -= 1
                if not left:
                    break
            cost += to_enter[spot]
            for beyond, pair in ROADS[spot]:
                total = cost + costs[pair]
                if total < found[beyond]:
                    found[beyond] = total
                    heappush(queue, total << _SPOT_BITS | beyond)
        return found

    def followed(self, costs: list[int], far: list[int], start: int, goal: int, entry: int) -> Way:
        """The way from this spot on, to which a step may lead first."""
        walked: list[int] = []
        built: list[int] = []
        bare: list[int] = []
        if far[start] >= NEVER:
            return Way(NEVER, walked, built, bare, 0, 0)
        steps = free = entry // STEP
        at_once = True
        spot = start
        to_enter, bearers = self.to_enter, self.bearers
        while spot != goal:
            rest = far[spot]
            beyond, pair = next(
                (beyond, pair) for beyond, pair in ROADS[spot] if costs[pair] + to_enter[beyond] + far[beyond] == rest
            )
            if pair in bearers:
                walked.append(pair)
                at_once = at_once and costs[pair] == STEP
            else:
                built.append(pair)
                at_once = False
            made = 1 + (beyond >= ISLETS)
            steps += made
            if at_once:
                free += made
            if to_enter[beyond] == STONE:
                bare.append(beyond)
            spot = beyond
        return Way(far[start] + entry, walked, built, bare, steps, free)
