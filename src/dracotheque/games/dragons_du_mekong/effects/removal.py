"""Removing a plank or a stone. (4.5)"""

from typing import Final

from dracotheque.core.bits import members
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.delta import SPOT_NUMBER
from ..components.pairs import PAIR_NAMES
from ..components.planks import ALL_PLANKS, PLANK_NUMBER, PLANKS_OF, SAME_SIZE
from ..events import PlankRemoved, StoneRemoved
from ..moves import REMOVE_PLANK, REMOVE_STONE, RemovePlank, RemoveStone
from ..refusals import unknown_plank, unknown_spot
from ..state import Table, rules
from .cards import nothing_done

COLOURS_PER_RESERVE: Final = 2


def remove_something(s: Table, seat: int, card: int) -> None:
    """A plank goes into the reserve or a stone to the supply; if only one kind is possible it must be (DM-24)."""
    if not s.offer(removal, seat):
        s.tell(nothing_done, s, seat, 1)


@rules.question("3.removal")
def removal(s: Table, seat: int) -> list[RemovePlank | RemoveStone]:
    planks: list[RemovePlank | RemoveStone] = [REMOVE_PLANK[plank] for plank in members(removable_planks(s, seat))]
    planks += [REMOVE_STONE[islet] for islet in members(s.stones & ~s.loaded)]
    return planks


def removable_planks(s: Table, seat: int) -> int:
    """Unoccupied, of a number the reserve has not (DM-26), and of no third colour (DM-25)."""
    reserve = s.reserves[seat]
    return s.on_board & ~s.occupied & ~same_numbers(reserve) & allowed_colours(reserve)


def same_numbers(reserve: int) -> int:
    """All planks with a number that this reserve has."""
    planks = 0
    for plank in members(reserve):
        planks |= SAME_SIZE[plank]
    return planks


def allowed_colours(reserve: int) -> int:
    """All planks that bring no third colour into this reserve."""
    present = [planks for planks in PLANKS_OF if reserve & planks]
    return ALL_PLANKS if len(present) < COLOURS_PER_RESERVE else sum(present)


@removal.answered
def remove(s: Table, seat: int, move: RemovePlank | RemoveStone) -> None:
    if type(move) is RemovePlank:
        plank = PLANK_NUMBER[move.plank]
        s.tell(PlankRemoved, seat, move.plank, *PAIR_NAMES[s.lies[plank]])
        s.take_plank(plank)
        s.reserves[seat] |= 1 << plank
    else:
        assert type(move) is RemoveStone
        s.stones &= ~(1 << SPOT_NUMBER[move.islet])
        s.tell(StoneRemoved, seat, move.islet)


@removal.refused
def not_removable(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, RemovePlank):
        return unknown_plank(move.plank) or plank_stays(s, seat, move.plank)
    if isinstance(move, RemoveStone):
        return unknown_spot(move.islet) or stone_stays(s, move.islet)
    return None


def plank_stays(s: Table, seat: int, name: str) -> IllegalMove:
    plank = PLANK_NUMBER[name]
    reserve = s.reserves[seat]
    return (
        IllegalMove.when(not s.on_board >> plank & 1, "refuse-plank-not-there", "r.nothing_there", place=name)
        or IllegalMove.when(s.occupied >> plank & 1, "refuse-plank-occupied", "r.occupied", place=name)
        or IllegalMove.when(same_numbers(reserve) >> plank & 1, "refuse-same-number", "r.reserve_number", place=name)
        or IllegalMove("refuse-third-colour", "r.third_colour", place=name)
    )


def stone_stays(s: Table, name: str) -> IllegalMove:
    if not s.stones >> SPOT_NUMBER[name] & 1:
        return IllegalMove("refuse-stone-not-there", "r.nothing_there", place=name)
    return IllegalMove("refuse-stone-loaded", "r.stone_loaded", place=name)
