"""The delta turned until one's own village lies at the top left, so that everybody looks at the same board. (1.5)

All but the three islets in the middle then lie where islets lie from any other village; those three lie in one of two
ways, and have a number for each.
"""

from typing import Final

from ..components.colours import COLOURS
from ..components.delta import ISLETS, POINTS, SPOTS, Point, rot60
from ..components.pairs import PAIRS
from ..components.planks import VILLAGE_PLACE, PlaceNumber
from .eye import AT

TURNS: Final = len(COLOURS)


def _after(point: Point, turns: int) -> Point:
    for _ in range(turns % TURNS):
        point = rot60(point)
    return point


def _turned_spots() -> tuple[tuple[int, ...], ...]:
    """Where each spot lies as seen from each village; what lies where no spot is gets the next numbers."""
    numbers = dict(AT)
    return tuple(
        tuple(numbers.setdefault(_after(point, -colour), len(numbers)) for point in POINTS.values())
        for colour in range(TURNS)
    )


def _turned_pairs() -> tuple[tuple[int, ...], ...]:
    numbers: dict[tuple[int, int], int] = {}
    return tuple(
        tuple(
            numbers.setdefault((min(ends), max(ends)), len(numbers)) for ends in ((seen[a], seen[b]) for a, b in PAIRS)
        )
        for seen in _SPOTS_SEEN
    )


_SPOTS_SEEN: Final = _turned_spots()
ISLET_SEEN: Final = tuple(
    tuple(spot if spot < ISLETS else spot - SPOTS + ISLETS for spot in seen[:ISLETS]) for seen in _SPOTS_SEEN
)
"""For each colour: the number of each islet as it lies from there."""
ISLETS_SEEN: Final = 1 + max(map(max, ISLET_SEEN))
PAIR_SEEN: Final = _turned_pairs()
"""For each colour: the number of each pair as it lies from there."""
PAIRS_SEEN: Final = 1 + max(map(max, PAIR_SEEN))


def village_seen(place: PlaceNumber, colour: int) -> int:
    """How many villages clockwise from one's own this one lies."""
    return (VILLAGE_PLACE.index(place) - colour) % TURNS
