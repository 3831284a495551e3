"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from typing import Final

from dracotheque.core.kept import Kept
from dracotheque.core.observing import bounded, writer

from ..components.adventurers import ADVENTURERS
from ..components.cells import x_of, y_of
from ..components.tiles import BOX, TILE_IDS
from ..state import Table
from ..view import hand_seen

FACES: Final = len(TILE_IDS)
NUMBERS: Final = 5
ROOM: Final = 4
"""A room's x and y, its tile counted from 1, and its arrows: north 1, east 2, south 4, west 8."""
ROOMS: Final = len(BOX) + 1
PLACE_NUMBERS: Final = 6
PLACE: Final = PLACE_NUMBERS + len(ADVENTURERS) + FACES
"""The numbers of a place, its adventurer, and its hand as far as it is known."""
UNSEEN: Final = -1.0
write_4: Final = writer(4)
write_5: Final = writer(5)


def room_bytes(place: int) -> bytes:
    """The numbers of a room at its cell, `cell << 10 | room`, as an array holds them."""
    room = place & 1023
    return array("f", (*AT[place >> 10], 1 + (room >> 4), room & 15)).tobytes()


ROOM_BYTES: Final = Kept(room_bytes)
AT: Final = Kept[int, tuple[int, int]](lambda cell: (bounded(x_of(cell)), bounded(y_of(cell))))
"""The x and the y of a cell, within bounds."""


def observation(players: int) -> dict[str, int]:
    """What is written, in order, and how many numbers it takes."""
    return {
        "numbers": NUMBERS,
        "active": players,
        "rooms": ROOMS * ROOM,
        "bottom": len(BOX),
        "places": players * PLACE,
    }


def observe(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write what this viewer sees from this place of the row on; seats are counted from the viewer."""
    players = s.players
    write_5(row, 4 * at, bounded(s.turn), s.treasury, len(s.pile), bounded(s.quiet), s.balls)
    at += NUMBERS
    row[at + (s.active - viewer) % players] = 1
    at += players
    rooms = sorted([cell << 10 | room for cell, room in s.rooms.items()])
    lair = array("f", b"".join([ROOM_BYTES[room] for room in rooms]))
    row[at : at + len(lair)] = lair
    at += ROOMS * ROOM
    if s.buried:
        for place, seen in enumerate(s.buried):
            row[at + place] = 1 + s.pile[place] if seen >> viewer & 1 else UNSEEN
    at += len(BOX)
    for turn in range(players):
        _observe_place(s, (viewer + turn) % players, viewer, row, at)
        at += PLACE


def _observe_place(s: Table, seat: int, viewer: int, row: "array[float]", at: int) -> None:
    write_4(row, 4 * at, s.coins[seat], len(s.hands[seat]), *AT[s.pawns[seat]])
    if s.options.powers:
        row[at + 4] = 1
        row[at + 5] = s.spent >> seat & 1
    at += PLACE_NUMBERS
    if s.has_adventurer(seat):
        row[at + s.adventurers[seat]] = 1
    at += len(ADVENTURERS)
    for face in hand_seen(s, seat, viewer):
        row[at + face] += 1
