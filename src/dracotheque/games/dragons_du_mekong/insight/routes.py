"""Routes across the delta: how far every spot is from a goal, and the best way for one's own pawn. (11.5)"""

from heapq import heappop, heappush
from typing import Final, NamedTuple

from dracotheque.core.bits import mask_of

from ..components.delta import ISLETS, SPOT_NUMBER, SPOTS
from ..components.pairs import PAIRS
from .survey import FETCHING, NEVER, PLANK, PLANK_PER_NUMBER, STEP, Survey, size_of

ROADS: Final = tuple(
    tuple((b if a == spot else a, pair) for pair, (a, b) in enumerate(PAIRS) if spot in (a, b)) for spot in range(SPOTS)
)
"""From each spot: where the pairs lead."""

ROUNDING: Final = 1e-9


class Leg(NamedTuple):
    """One plank of a route, laid already or still to be laid."""

    pair: int
    origin: int
    spot: int
    """Where it leads."""
    size: int
    """The number of the plank to be laid, or 0."""
    fetched: bool = False
    """The plank has to be taken off the board first."""


class Route(NamedTuple):
    """A way to the goal: the spot from which it sets out, its planks, and what it costs."""

    start: int
    legs: list[Leg]
    cost: float


def distances(survey: Survey, costs: list[float], seat: int, wanted: tuple[int, ...] = ()) -> list[float]:
    """What it takes to get from each spot to a goal; where some are `wanted` the others may be left out."""
    goal = SPOT_NUMBER[survey.view.contestants[seat].goal]
    found = [NEVER] * SPOTS
    found[goal] = 0.0
    to_enter = survey.to_enter
    queue = [(0.0, goal)]
    missing = set(wanted)
    while queue:
        cost, spot = heappop(queue)
        if cost > found[spot]:
            continue
        if spot in missing:
            missing.remove(spot)
            if not missing:
                break
        cost += to_enter[spot]
        for other, pair in ROADS[spot]:
            total = cost + costs[pair]
            if total < found[other]:
                found[other] = total
                heappush(queue, (total, other))
    return found


def place_distance(survey: Survey, far: list[float], place: str) -> float:
    """What it takes to get from a place to the goal from which all is `far`."""
    return min([far[spot] + entry(spot, place) for spot in survey.spots_of(place)])


def entry(spot: int, place: str) -> float:
    """From a plank into a village at its end it is a step; a pawn in a village is there."""
    return STEP if spot >= ISLETS and not place.startswith("v_") else 0.0


def distance_of(survey: Survey, seat: int) -> float:
    """What it takes a pawn to arrive; the viewer's own is counted plank by plank."""
    costs = survey.costs(seat)
    if seat == survey.me:
        route = best_route(survey, costs, distances(survey, costs, seat))
        return NEVER if route is None else route.cost
    pawn = survey.view.contestants[seat].pawn
    return place_distance(survey, distances(survey, costs, seat, survey.spots_of(pawn)), pawn)


def planks_on_the_way(survey: Survey, seat: int) -> list[str]:
    """The planks on the board that a pawn is about to use."""
    contestant = survey.view.contestants[seat]
    costs = survey.costs(seat)
    far = distances(survey, costs, seat)
    spot = min(survey.spots_of(contestant.pawn), key=lambda spot: far[spot] + entry(spot, contestant.pawn))
    found = []
    while 0.0 < far[spot] < NEVER:
        other, pair = min(ROADS[spot], key=lambda road: costs[road[1]] + survey.to_enter[road[0]] + far[road[0]])
        if pair in survey.bearer:
            found.append(survey.bearer[pair])
        spot = other
    return found


Node = tuple[int, int]
"""A spot, and the numbers still in the reserve on the way there."""


def best_route(survey: Survey, costs: list[float], far: list[float]) -> Route | None:
    """The cheapest way to one's goal that uses each plank of the reserve once, if there is one."""
    goal = SPOT_NUMBER[survey.own.goal]
    place = survey.own.pawn
    reserve = mask_of([size_of(plank) for plank in survey.own.reserve])
    best: dict[Node, float] = {}
    came: dict[Node, tuple[Node, Leg]] = {}
    queue: list[tuple[float, Node]] = []
    for spot in survey.spots_of(place):
        node = (spot, reserve)
        best[node] = entry(spot, place)
        heappush(queue, (best[node] + far[spot], node))
    to_enter, bearer, needed, spare = survey.to_enter, survey.bearer, survey.needed, survey.spare
    while queue and queue[0][0] < NEVER:
        estimate, node = heappop(queue)
        spot, left = node
        if spot == goal:
            return route_to(came, node, estimate)
        cost = best[node]
        if cost + far[spot] < estimate - ROUNDING:
            continue
        for other, pair in ROADS[spot]:  # what can be walked or built from here, and the numbers left afterwards
            price = costs[pair]
            if price >= NEVER:
                continue
            size, fetched, kept = 0, False, left
            if pair not in bearer:
                size = needed[pair]
                long_enough = left >> size
                if long_enough:
                    size += (long_enough & -long_enough).bit_length() - 1
                    kept = left & ~(1 << size)
                elif size <= spare:
                    fetched = True
                else:
                    continue
                price = STEP + PLANK + PLANK_PER_NUMBER * size + (FETCHING if fetched else 0.0)
            total = cost + price + to_enter[other]
            following = (other, kept)
            if total < best.get(following, NEVER):
                best[following] = total
                came[following] = (node, Leg(pair, spot, other, size, fetched))
                heappush(queue, (total + far[other], following))
    return None


def route_to(came: dict[Node, tuple[Node, Leg]], node: Node, cost: float) -> Route:
    """The way that led here."""
    legs: list[Leg] = []
    while node in came:
        node, leg = came[node]
        legs.append(leg)
    return Route(node[0], legs[::-1], cost)
