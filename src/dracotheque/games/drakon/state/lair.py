"""The lair: its rooms, and the free cells around them. (3.2)

The edge of the lair is kept as a list of spots in ascending order: `cell << 4 | facing` for each free cell that shares
a side with a room, where `facing` are the directions from which an arrow points at the cell.
"""

from bisect import bisect_left

from ..components.cells import AROUND, DIRECTIONS, EAST, NORTH, SOUTH, STRIDE, WEST
from ..components.tiles import ALL_SIZES
from .paths import Rooms


def facing(rooms: Rooms, cell: int) -> int:
    """The directions from which an arrow points at this cell: no arrow here may answer it."""
    room_at = rooms.get
    # An arrow and the one that faces it are two bits apart.
    southward, westward = room_at(cell + STRIDE, 0) & SOUTH, room_at(cell + 1, 0) & WEST
    northward, eastward = room_at(cell - STRIDE, 0) & NORTH, room_at(cell - 1, 0) & EAST
    return (southward | westward) >> 2 | (northward | eastward) << 2


def touches(rooms: Rooms, cell: int) -> bool:
    """Whether the cell shares a side with a room; corners do not count (DK-8)."""
    return any(cell + step in rooms for step, _, _ in DIRECTIONS)


def edge_of(rooms: Rooms) -> list[int]:
    """The free cells around all these rooms."""
    closed: dict[int, int] = {}
    for cell, room in rooms.items():
        for step, back in AROUND[room & 15]:
            beside = cell + step
            if beside not in rooms:
                closed[beside] = closed.get(beside, 0) | back
    return sorted([cell << 4 | facing for cell, facing in closed.items()])


def ways_on(edge: list[int]) -> int:
    """How many ways there are to lay a tile of each layout on these spots, as `ALL_SIZES` counts them."""
    return sum([ALL_SIZES[spot & 15] for spot in edge])


def lay(rooms: dict[int, int], edge: list[int], cell: int, room: int) -> int:
    """Lay a room on a cell of the edge; say how that changes the number of ways to lay the next one."""
    rooms[cell] = room
    ways = -ALL_SIZES[edge.pop(bisect_left(edge, cell << 4)) & 15]
    for step, closed in AROUND[room & 15]:
        beside = cell + step
        if beside in rooms:
            continue
        spot = beside << 4
        place = bisect_left(edge, spot)
        if place < len(edge) and edge[place] >> 4 == beside:
            if closed:
                spot = edge[place]
                edge[place] = spot | closed
                ways += ALL_SIZES[(spot | closed) & 15] - ALL_SIZES[spot & 15]
        else:
            edge.insert(place, spot | closed)
            ways += ALL_SIZES[closed]
    return ways


def rebuild(rooms: dict[int, int], edge: list[int], cell: int, room: int | None) -> None:
    """Put another room where one lies, the same one turned, or none: then the lair may fall apart."""
    if room is None:
        del rooms[cell]
    else:
        rooms[cell] = room
    # The edge is drawn anew at this cell and beside it.
    for beside in (cell, *(cell + step for step, _, _ in DIRECTIONS)):
        place = bisect_left(edge, beside << 4)
        if place < len(edge) and edge[place] >> 4 == beside:
            del edge[place]
        if beside not in rooms and touches(rooms, beside):
            edge.insert(place, beside << 4 | facing(rooms, beside))
