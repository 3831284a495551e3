"""What each viewer sees, built up from nothing. (7)"""

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from dracotheque.core.events import Viewer
from dracotheque.core.views import View

from .components.adventurers import ADVENTURERS, KNIGHT
from .components.cells import ARROWS_ID, x_of, y_of
from .components.tiles import TILE_IDS
from .moves import Adventurer, Arrows, Seat, Stance, Tile
from .state import SPECTATOR, Table, names
from .steps.ends import ranking

Token = Annotated[str, "token"]
"""`ready`, `spent`, or `none` where the table plays without powers."""


class Cell(msgspec.Struct, frozen=True):
    """A place on the grid: x grows to the east, y to the north."""

    x: int
    y: int


class Room(msgspec.Struct, frozen=True):
    """A room of the lair as it lies; tiles that look alike are alike."""

    x: int
    y: int
    tile: Tile
    arrows: Arrows


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees them, and their hand as the viewer may know it."""

    seat: Seat
    adventurer: Adventurer
    """Empty until they have chosen. (DK-32)"""
    token: Token
    coins: int
    tiles: int
    hand: tuple[Tile, ...]
    """All tiles for their owner; for others those they have seen go there."""
    x: int
    y: int
    reach: tuple[Cell, ...]
    """Where the adventurer could go without any power: a public fact. (3.3)"""


class Order(msgspec.Struct, frozen=True):
    """The Knight's standing order."""

    stance: Stance
    coins: int


class DrakonView(View, frozen=True, kw_only=True):
    """The table of Drakon."""

    turn: int
    active: int
    rooms: tuple[Room, ...]
    """From south to north, and from west to east."""
    places: tuple[Place, ...]
    start_coins: int
    treasury: int
    pile: int
    """How many tiles are left to draw."""
    bottom: tuple[Tile, ...]
    """The tiles slipped under the pile, the lowest first; without a name where the viewer has not seen which."""
    quiet: int
    """How many quiet turns have followed one another. (5.4)"""
    balls: int
    """Entries into a Crystal Ball in this turn. (4.3)"""
    order: Order | None
    """For the owner of an unspent Knight."""
    powers: bool
    escape: bool
    round_limit: int
    ranking: tuple[tuple[Seat, ...], ...]


def view(s: Table, viewer: Viewer) -> DrakonView:
    common = open_view(s)
    return common if viewer is None else seen_from(s, viewer, common)


def open_view(s: Table) -> DrakonView:
    """What a spectator sees, and everybody with him."""
    return DrakonView(
        viewer=None,
        players=s.players,
        prompt=s.prompt(),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        turn=s.turn,
        active=s.active,
        rooms=tuple([room_at(cell, s.rooms[cell]) for cell in sorted(s.rooms)]),
        places=tuple([open_place(s, seat) for seat in range(s.players)]),
        start_coins=s.start_coins,
        treasury=s.treasury,
        pile=len(s.pile),
        bottom=bottom(s, SPECTATOR),
        quiet=s.quiet,
        balls=s.balls,
        order=None,
        powers=s.options.powers,
        escape=s.options.escape,
        round_limit=s.options.round_limit,
        ranking=tuple(ranking(s)) if s.over else (),
    )


def seen_from(s: Table, viewer: int, common: DrakonView) -> DrakonView:
    """What lies open, with one's own tiles and order, and the tiles one has seen in other hands and under the pile."""
    places = list(common.places)
    for seat in range(s.players) if s.known else (viewer,):
        places[seat] = replace(places[seat], hand=names(hand_seen(s, seat, viewer)))
    order = Order(s.stance, s.threshold) if s.has_power(viewer, KNIGHT) else None
    under = bottom(s, viewer) if s.buried else ()
    return replace(common, viewer=viewer, places=tuple(places), bottom=under, order=order)


# The same rooms lie on the same cells in one view after the other.
@lru_cache(maxsize=1 << 14)
def room_at(cell: int, room: int) -> Room:
    return Room(x_of(cell), y_of(cell), TILE_IDS[room >> 4], ARROWS_ID[room & 15])


def open_place(s: Table, seat: int) -> Place:
    here = s.pawns[seat]
    return Place(
        seat=seat,
        adventurer=ADVENTURERS[s.adventurers[seat]] if s.has_adventurer(seat) else "",
        token=token(s, seat),
        coins=s.coins[seat],
        tiles=len(s.hands[seat]),
        hand=names(hand_seen(s, seat, None)),
        x=x_of(here),
        y=y_of(here),
        reach=tuple([cell_of(cell) for cell in s.moves_of(seat)]),
    )


@lru_cache(maxsize=1 << 12)
def cell_of(cell: int) -> Cell:
    return Cell(x_of(cell), y_of(cell))


def hand_seen(s: Table, seat: int, viewer: Viewer) -> list[int]:
    """The tiles of a hand that this viewer has seen: one's own, or those taken by a Portal, by or from oneself."""
    if seat == viewer:
        return s.hands[seat]
    return s.known_to(SPECTATOR if viewer is None else viewer, seat) if s.known else []


def bottom(s: Table, eye: int) -> tuple[str, ...]:
    """What a viewer knows of the bottom of the pile: rooms destroyed, and a Dwarf his own discards."""
    return tuple([TILE_IDS[s.pile[place]] if seen >> eye & 1 else "" for place, seen in enumerate(s.buried)])


def token(s: Table, seat: int) -> str:
    if not s.options.powers or not s.has_adventurer(seat):
        return "none"
    return "spent" if s.spent >> seat & 1 else "ready"
