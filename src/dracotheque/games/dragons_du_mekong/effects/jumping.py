"""Jumping over a pawn. (4.8)"""

from dracotheque.core.bits import members
from dracotheque.core.errors import IllegalMove

from ..components.planks import PLACE_IDS, PLACE_NUMBER, PlaceNumber
from ..events import PawnJumped
from ..moves import JUMP_TO, JumpTo
from ..refusals import no_way, not_free
from ..state import Table, rules
from .walking import fall, move_to, one_step


def jump_over_a_pawn(s: Table, seat: int, card: int) -> None:
    """The pawn comes down beyond or beside a pawn on a neighbouring plank, or falls. (4.8)"""
    if not s.neighbours(s.pawns[seat]) & s.occupied or not s.offer(jump, seat):
        fall(s, seat)


def no_landing(s: Table, seat: int, place: int, name: str) -> IllegalMove:
    if place == s.pawns[seat]:
        return IllegalMove("refuse-jump-in-place", "r.jump_in_place", place=name)
    if s.occupied >> place & 1:
        return not_free(name)
    for step in members(one_step(s, seat)):
        if step == place or s.neighbours(step) >> place & 1:
            return IllegalMove("refuse-nobody-to-jump", "r.jump_pawn", place=name)
    return IllegalMove("refuse-no-landing", "r.jump_landing", place=name)


@rules.question("3.jump", refused=no_way(JumpTo, no_landing))
def jump(s: Table, seat: int) -> list[JumpTo]:
    return [JUMP_TO[place] for place in members(landings(s, seat))]


def landings(s: Table, seat: int) -> int:
    """The free neighbours of every occupied neighbouring plank, at either end, but the place one jumps from (DM-32)."""
    start = s.pawns[seat]
    found = 0
    for plank in members(s.neighbours(start) & s.occupied):
        found |= s.neighbours(plank)
    return found & ~s.occupied & ~(1 << start)


@jump.answered
def land(s: Table, seat: int, move: JumpTo) -> None:
    place = PLACE_NUMBER[move.place]
    s.tell(pawn_jumped, s, seat, place)
    move_to(s, seat, place)


def pawn_jumped(s: Table, seat: int, place: int) -> PawnJumped:
    return PawnJumped(seat, PLACE_IDS[s.pawns[seat]], jumped(s, seat, place), PLACE_IDS[place])


def jumped(s: Table, seat: int, landing: int) -> int:
    """Over whom a jump to this landing leads: the first, where several would do."""
    near = members(s.neighbours(s.pawns[seat]) & s.occupied)
    return s.pawns.index(next(PlaceNumber(plank) for plank in near if s.neighbours(plank) >> landing & 1))
