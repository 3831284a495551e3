"""Where everything lies on the delta, in board units, and how it is signed; a colour never travels without its sign."""

from typing import Final

Point = tuple[float, float]

COLOURS: Final = ("yellow", "red", "black", "blue", "green", "white")
SIGNS: Final = {"yellow": "▲", "red": "■", "black": "●", "blue": "◆", "green": "✚", "white": "○"}
# Named colours of the terminal's own theme, so that they are readable on light and on dark ground.
STYLES: Final = {
    "yellow": "yellow",
    "red": "red",
    "black": "bright_black",
    "blue": "bright_blue",
    "green": "green",
    "white": "bold",
}

HALF_WIDTH: Final = 110.0
HALF_HEIGHT: Final = 98.0
ROOM: Final = (11.0, 4.0)
"""How much room a name takes to its sides, and above and below."""
_LATTICE: Final = {"a": (-18, -65), "b": (13, -64), "c": (-28, -30), "d": (0, -38), "e": (13, -13), "v": (0, -96)}


def _points() -> dict[str, Point]:
    """The spots, from one point of each kind and its rotations by a sixth of a turn, or by a third in the middle."""
    found = {}
    for kind, base in _LATTICE.items():
        turned = [base]
        for _ in range(5):
            q, r = turned[-1]
            turned.append((-r, q + r))
        names = [f"v_{colour}" for colour in COLOURS] if kind == "v" else [f"{kind}{number}" for number in range(1, 7)]
        for name, (q, r) in zip(names, turned[::2] if kind == "e" else turned, strict=False):
            found[name] = (q + r / 2, r * 3**0.5 / 2)
    return found


POINTS: Final = _points()


def colour_of(id: str) -> str:
    """The colour of a plank (`red_4`), a village (`v_red`) or a dragon (`dragon_red`)."""
    parts = id.split("_")
    return parts[1] if parts[0] in ("v", "dragon") else parts[0]


def number_of(plank: str) -> int:
    return int(plank[-1])


def is_village(place: str) -> bool:
    return place.startswith("v_")


def length(number: int) -> int:
    """How long a plank is, in board units."""
    return 6 * number + 9


def plank_ends(a: str, b: str, number: int) -> tuple[Point, Point]:
    """Where a plank begins and ends: at its true length, centred over the gap."""
    (ax, ay), (bx, by) = POINTS[a], POINTS[b]
    stretch = length(number) / 2 / ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    mx, my = (ax + bx) / 2, (ay + by) / 2
    dx, dy = (bx - ax) * stretch, (by - ay) * stretch
    return (mx - dx, my - dy), (mx + dx, my + dy)


def mark_point(a: str, b: str) -> Point:
    """Where the sign of a plank goes: in its middle, or a little aside where an islet's name stands there."""
    (ax, ay), (bx, by) = POINTS[a], POINTS[b]
    points = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.5, 0.4, 0.6, 0.3, 0.7)]
    free = [
        (x, y) for x, y in points if all(abs(x - px) > ROOM[0] or abs(y - py) > ROOM[1] for px, py in POINTS.values())
    ]
    return free[0] if free else points[0]
