"""Where an adventurer may go: public facts, asked of the rooms of a lair alone. (3.3)

Rooms are `face << 4 | arrows` by cell; destinations come in ascending order of cells, each once (DK-18).
"""

from collections.abc import Mapping, Sequence

from ..components.cells import DIRECTIONS, EVERY_STEP, STEPS
from ..components.tiles import BY_ARROWS, BY_KEY, BY_VORTEX, LEAVING

Rooms = Mapping[int, int]


def destinations(rooms: Rooms, cell: int) -> list[int]:
    """Where an adventurer standing here may go without any power."""
    room = rooms[cell]
    leaving = LEAVING[room >> 4]
    if leaving == BY_ARROWS:
        return [cell + step for step in STEPS[room & 15] if cell + step in rooms]
    if leaving == BY_KEY:
        return neighbours(rooms, cell)
    if leaving == BY_VORTEX:
        return sorted([other for other in rooms if other != cell])
    return carried(rooms, cell, exits(rooms, cell), leaving)


def wizard_destinations(rooms: Rooms, cell: int) -> list[int]:
    """Where only a Wizard may go, through a side without an arrow first (DK-34)."""
    leaving = LEAVING[rooms[cell] >> 4]
    if leaving >= BY_KEY:
        return []
    ordinary = destinations(rooms, cell)
    ends = carried(rooms, cell, neighbours(rooms, cell), leaving)
    return [end for end in ends if end not in ordinary]


def push_destinations(rooms: Rooms, cell: int) -> list[int]:
    """Where an adventurer standing here may be pushed: by an arrow, so from no Key and no Vortex (DK-35)."""
    return destinations(rooms, cell) if LEAVING[rooms[cell] >> 4] < BY_KEY else []


def exits(rooms: Rooms, cell: int) -> list[int]:
    """The rooms next door to which an arrow leads."""
    return [cell + step for step in STEPS[rooms[cell] & 15] if cell + step in rooms]


def neighbours(rooms: Rooms, cell: int) -> list[int]:
    """The rooms next door, whatever the arrows (DK-20)."""
    return [cell + step for step in EVERY_STEP if cell + step in rooms]


def carried(rooms: Rooms, cell: int, first: Sequence[int], steps: int) -> list[int]:
    """The ends of all paths of so many steps with these first ones, except where they began (DK-18)."""
    reached = set(first)
    for _ in range(steps - 1):
        reached = {end for over in reached for end in onward(rooms, over)}
    reached.discard(cell)
    return sorted(reached)


def onward(rooms: Rooms, cell: int) -> list[int]:
    """Where a Wind blows from a room passed over; Key and Vortex lead wherever no arrow points at them (DK-19)."""
    if LEAVING[rooms[cell] >> 4] < BY_KEY:
        return exits(rooms, cell)
    return [cell + step for step, _, back in DIRECTIONS if cell + step in rooms and not rooms[cell + step] & back]
