"""Placing stones. (4.1, 4.2)"""

from dracotheque.core.bits import members
from dracotheque.core.errors import IllegalMove
from dracotheque.core.refusing import only

from ..components.cards import AMOUNT
from ..components.delta import ISLETS, SPOT_NUMBER
from ..components.pairs import OVER
from ..components.planks import PLANK_IDS
from ..events import StonePlaced
from ..moves import STONES_HIGH, STONES_LOW, STONES_MIDDLE, PutStone
from ..refusals import unknown_spot
from ..state import Table, rules
from .cards import nothing_done, still_to_place
from .wishes import strike_wish


def place_stones(s: Table, seat: int, card: int) -> None:
    """A stone of the supply goes on an islet that has none and lies under no plank. (4.1)

    Or twice, one after the other, as much as possible (DM-22, DM-23). (4.2)
    """
    put_stones(s, seat, AMOUNT[card])


def put_stones(s: Table, seat: int, left: int) -> None:
    # The supply is empty exactly when every islet has a stone, and then no islet is free.
    if s.free_islets():
        s.offer(stone, seat, left)
    elif s.told is not None:
        s.tell(nothing_done, s, seat, left)


def no_place_for_a_stone(s: Table, seat: int, move: PutStone) -> IllegalMove:
    if (unknown := unknown_spot(move.islet)) is not None:
        return unknown
    islet = SPOT_NUMBER[move.islet]
    if islet >= ISLETS:
        return IllegalMove("refuse-stone-on-village", "r.stone_on_village", place=move.islet)
    if s.stones >> islet & 1:
        return IllegalMove("refuse-islet-taken", "r.islet_taken", place=move.islet)
    above = next(plank for plank in members(s.on_board) if OVER[s.lies[plank]] == islet)
    return IllegalMove("refuse-islet-covered", "r.islet_covered", place=move.islet, plank_place=PLANK_IDS[above])


@rules.question("3.stone", described=still_to_place, refused=only(PutStone, no_place_for_a_stone))
def stone(s: Table, seat: int, left: int) -> list[PutStone]:
    free = s.free_islets()
    return [*STONES_LOW[free & 511], *STONES_MIDDLE[free >> 9 & 511], *STONES_HIGH[free >> 18]]


@stone.answered
def put_stone(s: Table, seat: int, move: PutStone, left: int) -> None:
    s.stones |= 1 << SPOT_NUMBER[move.islet]
    if s.told is not None:
        s.tell(StonePlaced, seat, move.islet)
    if s.orders[seat]:
        strike_wish(s, seat, move)
    if left > 1:
        put_stones(s, seat, left - 1)
