"""Why a move is not among the options; the reasons of section 9, and a few more of our own."""

from dracotheque.core.errors import IllegalMove

from .components.cells import ARROWS, ARROWS_ID, EVERY_STEP, STEPS, cell_named
from .components.tiles import BY_ARROWS, BY_KEY, BY_VORTEX, FACE, IS_START, KIND, LEAVING, ORIENTATIONS, TURNS
from .moves import Place, Swap, Turn
from .state import Table
from .state.lair import facing, touches

# Laying tiles. (3.2)


def wrong_placement(s: Table, seat: int, move: Place) -> IllegalMove:
    """The tile, the cell or the orientation does not do; each is looked at where those before it do."""
    x, y = move.x, move.y
    cell = cell_named(x, y)
    return (
        not_your_tile(s, seat, move.tile)
        or IllegalMove.when(cell in s.rooms, "refuse-cell-taken", "r.cell_taken", x=x, y=y)
        or IllegalMove.when(not touches(s.rooms, cell), "refuse-not-adjacent", "r.not_adjacent", x=x, y=y)
        or no_such_orientation(FACE[move.tile], move.arrows)
        or arrows_face(s, cell, move.arrows)
    )


def not_your_tile(s: Table, seat: int, tile: str) -> IllegalMove | None:
    if tile not in FACE:
        return IllegalMove("refuse-unknown-tile", "1.1", value=tile)
    return IllegalMove.when(FACE[tile] not in s.hands[seat], "refuse-not-your-tile", "r.not_your_tile", tile=tile)


def no_such_orientation(face: int, arrows: str) -> IllegalMove | None:
    """No turning of this tile shows these arrows."""
    wrong = ARROWS.get(arrows) not in ORIENTATIONS[face]
    return IllegalMove.when(wrong, "refuse-no-such-orientation", "1.1", room=KIND[face], value=arrows)


def arrows_face(s: Table, cell: int, arrows: str) -> IllegalMove:
    """Some of the arrows meet another head to head."""
    clash = ARROWS[arrows] & facing(s.rooms, cell)
    return IllegalMove("refuse-arrows-face", "r.arrows_face", arrows=ARROWS_ID[clash])


# Moving. (3.3)


def not_there(s: Table, seat: int, x: int, y: int) -> IllegalMove:
    """This adventurer may not go there without a power."""
    here, cell = s.pawns[seat], cell_named(x, y)
    leaving = LEAVING[s.rooms[here] >> 4]
    if leaving == BY_VORTEX:
        return vortex_other_room(x, y) if cell == here else no_room(x, y)
    if BY_ARROWS < leaving < BY_KEY:
        return IllegalMove("refuse-wind-needs-full-path", "r.wind_needs_full_path", steps=leaving, x=x, y=y)
    if cell - here not in EVERY_STEP:
        return IllegalMove("refuse-not-next-door", "3.3", x=x, y=y)
    if leaving == BY_KEY or cell - here in STEPS[s.rooms[here] & 15]:
        return no_room(x, y)
    return IllegalMove("refuse-no-arrow-that-way", "r.no_arrow_that_way", x=x, y=y)


def no_room(x: int, y: int) -> IllegalMove:
    return IllegalMove("refuse-no-room-that-way", "r.no_room_that_way", x=x, y=y)


def vortex_other_room(x: int, y: int) -> IllegalMove:
    return IllegalMove("refuse-vortex-other-room", "r.vortex_other_room", x=x, y=y)


# Rooms and opponents chosen for an effect. (4.1)


def not_an_opponent(s: Table, seat: int, other: int, rule: str) -> IllegalMove | None:
    return IllegalMove.when(other == seat or not 0 <= other < s.players, "refuse-not-an-opponent", rule)


def sheltered(s: Table, x: int, y: int, rule: str) -> IllegalMove | None:
    """There is no room, or else it may not be touched."""
    cell = cell_named(x, y)
    return (
        IllegalMove.when(cell not in s.rooms, "refuse-no-room-there", rule, x=x, y=y)
        or IllegalMove.when(IS_START[s.rooms[cell] >> 4], "refuse-start-protected", "r.start_protected")
        or IllegalMove.when(cell in s.pawns, "refuse-room-occupied", "r.room_occupied", x=x, y=y)
    )


def wrong_swap(s: Table, seat: int, move: Swap) -> IllegalMove:
    """The room may not be taken, or the tile is not held or does not fit."""
    if (refusal := sheltered(s, move.x, move.y, "4.portal")) is not None:
        return refusal
    if (refusal := not_your_tile(s, seat, move.tile)) is not None:
        if FACE.get(move.tile) == s.rooms[cell_named(move.x, move.y)] >> 4:
            return IllegalMove("refuse-tile-just-taken", "4.portal", tile=move.tile)
        return refusal
    return no_such_orientation(FACE[move.tile], move.arrows) or IllegalMove(
        "refuse-tile-does-not-fit", "r.tile_does_not_fit", tile=move.tile, x=move.x, y=move.y
    )


def wrong_turn(s: Table, seat: int, move: Turn) -> IllegalMove:
    """There is no room, or it cannot be turned like that."""
    cell = cell_named(move.x, move.y)
    if cell not in s.rooms:
        return IllegalMove("refuse-no-room-there", "4.rotation", x=move.x, y=move.y)
    face, arrows = s.rooms[cell] >> 4, s.rooms[cell] & 15
    turned = ARROWS.get(move.arrows) in TURNS[face][arrows]
    return (
        no_such_orientation(face, move.arrows)
        or IllegalMove.when(not turned, "refuse-not-turned", "4.rotation", x=move.x, y=move.y)
        or arrows_face(s, cell, move.arrows)
    )
