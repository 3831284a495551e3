"""The unbounded square grid the lair lies on, and the four directions. (1.1)

A cell (x, y) is one number inside the engine, `y * STRIDE + x`: cells in ascending order go from south to north, and
from west to east within a row. A set of arrows is a number too, one bit for each direction.
"""

from typing import Final

STRIDE: Final = 1 << 13
"""No game drifts further than its turns: 500 rounds of six players, a step each."""
FARTHEST: Final = 1000
"""How far from the Start a position may be laid out; the drift of a whole game still fits beyond it."""
NOWHERE: Final = STRIDE * STRIDE
"""A cell that no lair reaches."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
EVERY_ARROW: Final = 15

# Directions in ascending order of the cells they lead to: the step, the arrow that points there, the arrow that
# points back.
DIRECTIONS: Final[tuple[tuple[int, int, int], ...]] = (
    (-STRIDE, SOUTH, NORTH),
    (-1, WEST, EAST),
    (1, EAST, WEST),
    (STRIDE, NORTH, SOUTH),
)
EVERY_STEP: Final = tuple(step for step, _, _ in DIRECTIONS)
STEPS: Final = tuple(tuple(step for step, arrow, _ in DIRECTIONS if arrows & arrow) for arrows in range(16))
"""The steps that a set of arrows allows."""
AROUND: Final = tuple(
    tuple((step, back if arrows & arrow else 0) for step, arrow, back in DIRECTIONS) for arrows in range(16)
)
"""Every step from a room with these arrows, and the arrow that it forbids there: the one that would point back."""

ARROWS_ID: Final = tuple(
    "".join(letter for letter, arrow in zip("NESW", (NORTH, EAST, SOUTH, WEST), strict=True) if arrows & arrow)
    for arrows in range(16)
)
"""A set of arrows as people write it: `NES`, or nothing at all."""
ARROWS: Final = {id: arrows for arrows, id in enumerate(ARROWS_ID)}


def cell_at(x: int, y: int) -> int:
    return y * STRIDE + x


def cell_named(x: int, y: int) -> int:
    """The cell of any two numbers that somebody may write down; beyond every lair there is only one."""
    return y * STRIDE + x if abs(x) < STRIDE // 2 and abs(y) < STRIDE // 2 else NOWHERE


def x_of(cell: int) -> int:
    return (cell + STRIDE // 2) % STRIDE - STRIDE // 2


def y_of(cell: int) -> int:
    return (cell + STRIDE // 2) // STRIDE


def turned(arrows: int) -> int:
    """The arrows after a quarter turn clockwise."""
    return (arrows << 1 | arrows >> 3) & EVERY_ARROW
