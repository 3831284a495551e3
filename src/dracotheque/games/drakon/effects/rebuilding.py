"""Rooms that change the lair: Destruction, Magic Portal and Rotation. (4.1)"""

from collections.abc import Iterable

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import only

from ..components.cells import ARROWS, cell_at
from ..components.tiles import FACE, FITTING, IS_START, KIND, TILE_IDS
from ..events import RoomDestroyed, RoomSwapped, RoomTurned
from ..moves import DESTROY, Destroy, Swap, Turn
from ..moves.fans import TURNED, Layings, Turnings
from ..refusals import sheltered, wrong_swap, wrong_turn
from ..state import EVERYBODY, Table, rules
from ..state.lair import facing, ways_on
from .entering import about_entry, effect, leaves_a_choice


def open_rooms(s: Table) -> list[int]:
    """The rooms that Destruction and Portal may touch: neither occupied nor the Start (DK-22, DK-23)."""
    return sorted([cell for cell, room in s.rooms.items() if cell not in s.pawns and not IS_START[room >> 4]])


# Destruction.


@leaves_a_choice
@rules.question("3.destruction", described=about_entry)
def destruction(s: Table, seat: int, by: int) -> list[Destroy]:
    """A room goes face down under the pile (DK-23)."""
    return [DESTROY[cell] for cell in open_rooms(s)]


@destruction.refused
def not_to_be_destroyed(s: Table, seat: int, move: Move, by: int) -> IllegalMove | None:
    return sheltered(s, move.x, move.y, "4.destruction") if isinstance(move, Destroy) else None


@destruction.answered
def destroy(s: Table, seat: int, move: Destroy, by: int) -> None:
    cell = cell_at(move.x, move.y)
    face = s.rooms[cell] >> 4
    s.rebuild_room(cell, None)
    s.bury(face, EVERYBODY)
    s.tell(RoomDestroyed, seat, move.x, move.y, TILE_IDS[face])


# The Magic Portal.


@effect("portal")
def open_portal(s: Table, seat: int, by: int) -> bool:
    """A room goes to the hand, and a tile held before takes its cell (DK-22)."""
    # Not offered: whether there is one swap or several says something of the hand.
    spots = swap_spots(s) if s.hands[seat] else []
    if not any(fits(face, spots) for face in s.hands[seat]):
        return False
    s.ask(portal, seat, by)
    return True


def swap_spots(s: Table) -> list[int]:
    """Where a Portal may put a tile: `cell << 4 | facing` of each room it may take."""
    return [cell << 4 | facing(s.rooms, cell) for cell in open_rooms(s)]


def fits(face: int, spots: Iterable[int]) -> bool:
    """Whether a tile may lie on one of these spots."""
    return any(FITTING[face][spot & 15] for spot in spots)


@rules.question("3.portal", described=about_entry, refused=only(Swap, wrong_swap))
def portal(s: Table, seat: int, by: int) -> Layings:
    spots = swap_spots(s)
    return Layings(Swap, s.hands[seat], spots, ways_on(spots), [])


@portal.answered
def swap(s: Table, seat: int, move: Swap, by: int) -> None:
    cell = cell_at(move.x, move.y)
    taken = s.rooms[cell] >> 4
    put = FACE[move.tile]
    s.lose_in_sight(seat, put)
    s.gain_in_sight(seat, taken)
    s.rebuild_room(cell, put << 4 | ARROWS[move.arrows])
    s.tell(RoomSwapped, seat, move.x, move.y, TILE_IDS[taken], move.tile, move.arrows)


# Rotation.


@leaves_a_choice
@rules.question("3.rotation", described=about_entry, refused=only(Turn, wrong_turn))
def rotation(s: Table, seat: int, by: int) -> Turnings:
    """Any room is turned by 90° or 180° (DK-24)."""
    rooms = s.rooms
    return Turnings({cell: TURNED[rooms[cell]][facing(rooms, cell)] for cell in sorted(rooms)})


@rotation.answered
def turn_room(s: Table, seat: int, move: Turn, by: int) -> None:
    """Adventurers inside turn on the spot; nobody enters anything. (3.4)"""
    cell = cell_at(move.x, move.y)
    face = s.rooms[cell] >> 4
    s.rebuild_room(cell, face << 4 | ARROWS[move.arrows])
    s.tell(RoomTurned, seat, move.x, move.y, KIND[face], move.arrows)
