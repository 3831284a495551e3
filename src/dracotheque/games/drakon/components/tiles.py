"""The 64 tiles and what is printed on them. (1.1)

Tiles of the same kind and layout look alike, so nobody ever tells them apart: here they are one *face*, a small number
inside the engine and its id (`gold-2c`) outside. A room of the lair is a face with its arrows as they lie.
"""

from typing import Final

from .cells import EAST, EVERY_ARROW, NORTH, SOUTH, turned

LAYOUTS: Final = {
    "0": 0,
    "1": NORTH,
    "2s": NORTH | SOUTH,
    "2c": NORTH | EAST,
    "3": NORTH | EAST | SOUTH,
    "4": EVERY_ARROW,
}
"""The arrows of each layout at rotation 0."""

# How many tiles of each kind have which layout (DK-2, DK-3).
COPIES_OF: Final = {
    "empty": {"1": 2, "2s": 3, "2c": 3, "3": 4},
    "gold": {"1": 2, "2s": 3, "2c": 4, "3": 3},
    "crystal": {"2s": 1, "2c": 1, "3": 2},
    "rotation": {"2s": 1, "2c": 1, "3": 2},
    "destruction": {"1": 1, "2s": 1, "2c": 1, "3": 1},
    "portal": {"2s": 1, "2c": 1, "3": 1},
    "map": {"2s": 1, "2c": 1, "3": 1},
    "goblins": {"1": 1, "2s": 1, "2c": 1},
    "steal_left": {"1": 1, "2s": 1, "2c": 1},
    "steal_right": {"1": 1, "2s": 1, "2c": 1},
    "well": {"2s": 1, "2c": 1},
    "wind": {"2c": 1, "3": 1},
    "gust": {"2c": 1, "3": 1},
    "key": {"0": 3},
    "vortex": {"0": 3},
}
KINDS: Final = ("start", *COPIES_OF)

# The Start has four arrows, or three where the table wants it so (DK-4).
_STARTS: Final = (("start", "start", "4", 0), ("start-3", "start", "3", 0))
_TILES: Final = [
    (f"{kind}-{layout}", kind, layout, count)
    for kind, layouts in COPIES_OF.items()
    for layout, count in layouts.items()
]
# In order of their ids, which is the order in which a hand is held and options are listed. (9)
_FACES: Final = sorted([*_STARTS, *_TILES])

TILE_IDS: Final = tuple(id for id, _, _, _ in _FACES)
FACE: Final = {id: face for face, id in enumerate(TILE_IDS)}
KIND: Final = tuple(kind for _, kind, _, _ in _FACES)
LAYOUT: Final = tuple(layout for _, _, layout, _ in _FACES)
COPIES: Final = tuple(count for _, _, _, count in _FACES)
"""How many of each face are in the box, the Start apart."""
BOX: Final = tuple(face for face, count in enumerate(COPIES) for _ in range(count))
"""The 63 tiles that are shuffled and dealt. (2)"""

STARTS: Final = {4: FACE["start"], 3: FACE["start-3"]}
"""The Start by its number of exits."""
IS_START: Final = tuple(kind == "start" for kind in KIND)
IS_WAY_OUT: Final = tuple(kind in ("key", "vortex") for kind in KIND)
"""The rooms without arrows, through which one escapes. (5.2)"""

# How a room is left: by its arrows, or as Wind, Gust, Key and Vortex have it. (4.2)
BY_ARROWS: Final = 1
BY_WIND: Final = 2
BY_GUST: Final = 3
BY_KEY: Final = 4
BY_VORTEX: Final = 5
_LEAVING: Final = {"wind": BY_WIND, "gust": BY_GUST, "key": BY_KEY, "vortex": BY_VORTEX}
LEAVING: Final = tuple(_LEAVING.get(kind, BY_ARROWS) for kind in KIND)
"""For arrows, Wind and Gust it is also the number of steps."""


def orientations(layout: str) -> tuple[int, ...]:
    """The sets of arrows a layout may show, by rotation, each once."""
    first = LAYOUTS[layout]
    second = turned(first)
    third = turned(second)
    return tuple(dict.fromkeys((first, second, third, turned(third))))


ORIENTATIONS: Final = tuple(map(orientations, LAYOUT))
START_ROOMS: Final = {exits: face << 4 | ORIENTATIONS[face][0] for exits, face in STARTS.items()}
"""The Start as it lies, likewise."""
ROOMS: Final = frozenset(face << 4 | arrows for face, shown in enumerate(ORIENTATIONS) for arrows in shown)
"""Every room there may be, as it may lie."""
FITTING: Final = tuple(
    tuple(tuple(arrows for arrows in shown if not arrows & facing) for facing in range(16)) for shown in ORIENTATIONS
)
"""How each face may lie where these directions are closed, because an arrow points back from there. (3.2)"""
SIZES: Final = tuple(tuple(map(len, fitting)) for fitting in FITTING)
"""In how many ways."""
USABLE: Final = tuple(sum(1 << facing for facing, ways in enumerate(sizes) if ways) for sizes in SIZES)
"""Where each face fits at all: a bit for each set of closed directions."""
# One number counts the ways of all layouts at once, twelve bits for each: their sum over the edge of a lair says how
# many placements a tile of each layout has.
_LAYOUT_NAMES: Final = tuple(LAYOUTS)
SIZE_MASK: Final = 4095
SIZE_SHIFT: Final = tuple(12 * _LAYOUT_NAMES.index(layout) for layout in LAYOUT)
ALL_SIZES: Final = tuple(
    sum(
        sum(not arrows & facing for arrows in orientations(layout)) << 12 * place
        for place, layout in enumerate(_LAYOUT_NAMES)
    )
    for facing in range(16)
)
TURNS: Final = tuple(
    tuple(
        tuple(turn for turn in shown if turn != arrows or len(shown) < 4) if arrows in shown else ()
        for arrows in range(16)
    )
    for shown in ORIENTATIONS
)
"""How each face may look after a turn of 90° or 180°; one that shows no difference counts (DK-24)."""

FIRST_HAND: Final = 4
COINS: Final = 28
WINNING_COINS: Final = 5
ESCAPING_COINS: Final = 4
