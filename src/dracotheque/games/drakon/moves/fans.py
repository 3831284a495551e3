"""The longest lists of moves, those that lay a tile or turn a room: written only for whoever wants them all."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from dracotheque.core.kept import Kept
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Fan

from ..components.cells import ARROWS_ID, STRIDE, cell_at, cell_named, x_of, y_of
from ..components.tiles import FACE, FITTING, SIZE_MASK, SIZE_SHIFT, SIZES, TILE_IDS, TURNS, USABLE
from . import Laying, Place, Swap, Turn

SHOWN: Final = tuple(tuple(tuple([ARROWS_ID[arrows] for arrows in shown]) for shown in fitting) for fitting in FITTING)
"""The arrows of each face where these directions are closed, as people write them."""
TURNED: Final = {
    face << 4 | arrows: tuple(tuple([ARROWS_ID[turn] for turn in turns if not turn & facing]) for facing in range(16))
    for face in range(len(TILE_IDS))
    for arrows, turns in enumerate(TURNS[face])
}
"""The same for a room as it lies, once it is turned."""
NO_COLUMN: Final = STRIDE


def layings(kind: type[Laying], face: int, spot: int) -> tuple[Laying, ...]:
    """The moves that lay one tile on a cell, by `cell << 4 | facing`."""
    x, y, tile = x_of(spot >> 4), y_of(spot >> 4), TILE_IDS[face]
    return tuple([kind(x, y, tile, arrows) for arrows in SHOWN[face][spot & 15]])


LAYINGS: Final[Mapping[type[Move], Sequence[Mapping[int, tuple[Move, ...]]]]] = {
    kind: tuple(Kept(partial(layings, kind, face)) for face in range(len(TILE_IDS))) for kind in (Place, Swap)
}
"""By kind, then by face."""


@cache
def columns_of(usable: int) -> Kept[int, int]:
    """The x of each spot where a tile fits, NO_COLUMN of the others; `usable` says at which facings one does."""
    return Kept(lambda spot: x_of(spot >> 4) if usable >> (spot & 15) & 1 else NO_COLUMN)


class Layings(Fan):
    """All ways of laying the tiles of a hand on these spots, then other moves; listed only for whoever wants them all.

    In canonical order: by tile, by cell, by rotation; tiles that look alike count once. (3.5, 9)
    """

    __slots__ = ("_columns", "faces", "sizes", "spots")

    def __init__(
        self, kind: type[Laying], hand: Iterable[int], spots: Sequence[int], sizes: int, others: list[Move]
    ) -> None:
        self._listed = self._taken = None
        self.kind = kind
        self.faces = dict.fromkeys(hand)
        self.spots = spots
        self.sizes = sizes
        self.others = others
        self._columns: tuple[int, ...] | None = None

    def __len__(self) -> int:
        total = len(self.others)
        for face in self.faces:
            total += self.sizes >> SIZE_SHIFT[face] & SIZE_MASK
        return total

    def numbered(self, place: int) -> Move:
        for face in self.faces:
            size = self.sizes >> SIZE_SHIFT[face] & SIZE_MASK
            if place < size:
                return self.way_number(place, face)
            place -= size
        return self.others[place]

    def way_number(self, place: int, face: int) -> Move:
        """The way of laying this face that has so many before it."""
        shown = SHOWN[face]
        for spot in self.spots:
            arrows = shown[spot & 15]
            if place < len(arrows):
                return self.kind(x_of(spot >> 4), y_of(spot >> 4), TILE_IDS[face], arrows[place])
            place -= len(arrows)
        raise IndexError(place)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place | Swap) or type(move) is not self.kind:
            return move in self.others
        face = FACE.get(move.tile)
        if face is None or face not in self.faces:
            return False
        cell = cell_named(move.x, move.y)
        place = bisect_left(self.spots, cell << 4)
        if place == len(self.spots) or self.spots[place] >> 4 != cell:
            return False
        return move.arrows in SHOWN[face][self.spots[place] & 15]

    def written_out(self) -> list[Move]:
        found: list[Move] = []
        for face in self.faces:
            ways = LAYINGS[self.kind][face]
            for spot in self.spots:
                found += ways[spot]
        found += self.others
        return found

    # For those who choose field by field: x, y, tile, arrows.

    def values(self, chosen: tuple[Any, ...]) -> tuple[Any, ...]:
        settled = len(chosen)
        if settled == 0:
            return self.columns
        x = chosen[0]
        if settled == 1:
            column_of = columns_of(self.usable)
            return tuple([y_of(spot >> 4) for spot in self.spots if column_of[spot] == x])
        facing = self.facing(x, chosen[1])
        if settled == 2:
            return tuple([TILE_IDS[face] for face in self.faces if SIZES[face][facing]])
        return SHOWN[FACE[chosen[2]]][facing]

    def numbers(self) -> tuple[int, int]:
        south, north = y_of(self.spots[0] >> 4), y_of(self.spots[-1] >> 4)
        return min(south, self.columns[0]), max(north, self.columns[-1])

    @property
    def usable(self) -> int:
        """Where some tile of the hand fits: a bit for each set of closed directions."""
        usable = 0
        for face in self.faces:
            usable |= USABLE[face]
        return usable

    @property
    def columns(self) -> tuple[int, ...]:
        """The x of all cells where some tile of the hand fits, in ascending order."""
        if self._columns is None:
            found = set(map(columns_of(self.usable).__getitem__, self.spots))
            found.discard(NO_COLUMN)
            self._columns = tuple(sorted(found))
        return self._columns

    def facing(self, x: int, y: int) -> int:
        """The directions closed at this cell."""
        return self.spots[bisect_left(self.spots, cell_at(x, y) << 4)] & 15


class Turnings(Fan):
    """All ways of turning a room: by cell, then by rotation."""

    __slots__ = ("rooms",)

    def __init__(self, rooms: Mapping[int, tuple[str, ...]]) -> None:
        """By cell in ascending order: the arrows that its room may show."""
        self._listed = self._taken = None
        self.kind, self.others = Turn, ()
        self.rooms = {cell: arrows for cell, arrows in rooms.items() if arrows}

    def __len__(self) -> int:
        return sum(map(len, self.rooms.values()))

    def numbered(self, place: int) -> Move:
        for cell, arrows in self.rooms.items():
            if place < len(arrows):
                return Turn(x_of(cell), y_of(cell), arrows[place])
            place -= len(arrows)
        raise IndexError(place)

    def written_out(self) -> list[Move]:
        return [Turn(x_of(cell), y_of(cell), each) for cell, arrows in self.rooms.items() for each in arrows]

    # For those who choose field by field: x, y, arrows.

    def values(self, chosen: tuple[Any, ...]) -> tuple[Any, ...]:
        match chosen:
            case ():
                return tuple(sorted(set(map(x_of, self.rooms))))
            case (x,):
                return tuple([y_of(cell) for cell in self.rooms if x_of(cell) == x])
            case _:
                return self.rooms[cell_at(*chosen)]

    def numbers(self) -> tuple[int, int]:
        coordinates = [*map(x_of, self.rooms), *map(y_of, self.rooms)]
        return min(coordinates), max(coordinates)
