"""The delta: 27 islets and 6 villages on an exact triangular lattice, and the four questions of geometry. (1.5 to 1.7)

A spot is a number from 0 to 32 inside the engine, in alphabetical order: islets first, then villages. Everything that
matters for the rules is computed in whole numbers.
"""

from typing import Final

from .colours import COLOURS

Point = tuple[int, int]

_BASE_POINTS: Final = {"a": (-18, -65), "b": (13, -64), "c": (-28, -30), "d": (0, -38)}
_CENTRE: Final = (13, -13)
_FIRST_VILLAGE: Final = (0, -96)


def rot60(point: Point) -> Point:
    """A sixth of a turn clockwise about the centre."""
    q, r = point
    return -r, q + r


def _rotations(point: Point, step: int) -> list[Point]:
    """The point and its images, so many sixths of a turn apart."""
    points = [point]
    for _ in range(5):
        points.append(rot60(points[-1]))
    return points[::step]


def _spots() -> dict[str, Point]:
    islets = {f"{row}{n}": p for row, base in _BASE_POINTS.items() for n, p in enumerate(_rotations(base, 1), 1)}
    islets |= {f"e{n}": point for n, point in enumerate(_rotations(_CENTRE, 2), 1)}
    villages = dict(zip((f"v_{colour}" for colour in COLOURS), _rotations(_FIRST_VILLAGE, 1), strict=True))
    return dict(sorted(islets.items())) | dict(sorted(villages.items()))


POINTS: Final = _spots()
SPOT_IDS: Final = tuple(POINTS)
_AT: Final = tuple(POINTS.values())
SPOT_NUMBER: Final = {spot: number for number, spot in enumerate(SPOT_IDS)}
ISLETS: Final = 27
ISLET_NUMBER: Final = {islet: SPOT_NUMBER[islet] for islet in SPOT_IDS[:ISLETS]}
SPOTS: Final = 33
VILLAGE_SPOT: Final = tuple(SPOT_NUMBER[f"v_{colour}"] for colour in COLOURS)
"""The spot of each colour's village."""

LONGEST: Final = 6
SIGHT: Final = 7
"""The imaginary plank that says how far anybody believes a plank could reach."""


def squared_distance(a: int, b: int) -> int:
    """D2: the exact squared distance of two spots. (1.5)"""
    (aq, ar), (bq, br) = _AT[a], _AT[b]
    dq, dr = bq - aq, br - ar
    return dq * dq + dq * dr + dr * dr


def side(a: int, b: int, c: int) -> int:
    """W: on which side of the line from a to b the spot c lies, and how far. (1.7)"""
    (aq, ar), (bq, br), (cq, cr) = _AT[a], _AT[b], _AT[c]
    return (bq - aq) * (cr - ar) - (br - ar) * (cq - aq)


def length(number: int) -> int:
    """How long a plank is, in board units. (1.6)"""
    return 6 * number + 9


def reach(number: int, from_village: bool) -> int:
    """The greatest distance between centres that a plank bridges; a village has a larger radius (DM-12). (1.6)"""
    return 6 * number + (25 if from_village else 18)


def fits(number: int, a: int, b: int) -> bool:
    """Whether a plank is long enough; too long is no fault (DM-13). (1.7)"""
    return squared_distance(a, b) <= reach(number, max(a, b) >= ISLETS) ** 2


def in_sight(a: int, b: int) -> bool:
    """Whether anybody could believe that a plank reaches from a to b. (1.7)"""
    return fits(SIGHT, a, b)


def crosses(a: int, b: int, c: int, d: int) -> bool:
    """Whether the planks a–b and c–d cross: by their centre lines, strictly (DM-14). (1.7)"""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def passes_over(a: int, b: int, c: int) -> bool:
    """Whether the plank a–b passes over the islet c, which is not one of its ends (DM-15). (1.7)"""
    (aq, ar), (bq, br), (cq, cr) = _AT[a], _AT[b], _AT[c]
    uq, ur, vq, vr = bq - aq, br - ar, cq - aq, cr - ar
    along = 2 * uq * vq + 2 * ur * vr + uq * vr + ur * vq
    d2 = squared_distance(a, b)
    return 0 < along < 2 * d2 and 3 * side(a, b, c) ** 2 < 4 * 49 * d2
