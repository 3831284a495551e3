"""Moves that are made once and kept, so that listing options makes nothing new."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from dracotheque.core.moves import Move

from ..components.cells import ARROWS_ID, x_of, y_of
from ..components.tiles import FITTING, TILE_IDS
from . import (
    Accept,
    Destroy,
    ExtraMove,
    Guard,
    LeaveCoin,
    LetStay,
    MoveTo,
    Pass,
    Place,
    Rob,
    Skip,
    Swap,
    TakeCoin,
    TakeTile,
    WizardMove,
)

M = TypeVar("M", bound=Move)


class ByCell(dict[int, M], Generic[M]):
    """The moves that name a cell and nothing else."""

    def __init__(self, make: Callable[[int, int], M]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, cell: int) -> M:
        self[cell] = move = self.make(x_of(cell), y_of(cell))
        return move


class BySpot(dict[int, tuple[M, ...]], Generic[M]):
    """The moves that lay one tile on a cell, by `cell << 4 | facing`; those met lately are kept."""

    def __init__(self, make: Callable[..., M], arrows_by_facing: Sequence[Sequence[int]]) -> None:
        super().__init__()
        self.make = make
        self.arrows_by_facing = arrows_by_facing

    def __missing__(self, spot: int) -> tuple[M, ...]:
        if len(self) >= MOST_SPOTS:
            self.clear()
        x, y = x_of(spot >> 4), y_of(spot >> 4)
        arrows_shown = self.arrows_by_facing[spot & 15]
        self[spot] = moves = tuple([self.make(x, y, arrows=ARROWS_ID[arrows]) for arrows in arrows_shown])
        return moves


MOST_SPOTS: Final = 4096
LAYINGS: Final[Mapping[type[Move], Sequence[Mapping[int, tuple[Move, ...]]]]] = {
    kind: tuple(BySpot(partial(kind, tile=tile), FITTING[face]) for face, tile in enumerate(TILE_IDS))
    for kind in (Place, Swap)
}
"""By kind, then by face."""
MOVE_TO: Final = ByCell(MoveTo)
WIZARD_MOVE: Final = ByCell(WizardMove)
EXTRA_MOVE: Final = ByCell(ExtraMove)
DESTROY: Final = ByCell(Destroy)
TAKE_TILE: Final = tuple(map(TakeTile, range(6)))
LET_STAY: Final = tuple(map(LetStay, range(6)))
ROB: Final = tuple(map(Rob, range(6)))
PASS: Final = Pass()
TAKE_COIN: Final = TakeCoin()
LEAVE_COIN: Final = LeaveCoin()
SKIP: Final = Skip()
GUARD: Final = Guard()
ACCEPT: Final = Accept()
