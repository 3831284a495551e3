"""One step, two steps, and what becomes of a pawn that cannot move. (4.6, 4.7, 4.10, 4.11)"""

from dracotheque.core.bits import members
from dracotheque.core.errors import IllegalMove

from ..components.cards import MOVE_1
from ..components.delta import ISLETS
from ..components.pairs import PAIRS
from ..components.planks import PLACE_IDS, PLACE_NUMBER, VILLAGES, PlaceNumber
from ..events import GameEnded, PawnFell, PawnReturned, PawnWalked
from ..moves import WALK_TO, WalkTo
from ..refusals import no_way, not_free
from ..state import Table, rules


def one_step(s: Table, seat: int) -> int:
    """The free neighbours of a pawn."""
    return s.neighbours(s.pawns[seat]) & ~s.occupied


def two_steps(s: Table, seat: int) -> int:
    """All places two free steps away but the first, and the goal at one step; no way leads on through it (DM-30)."""
    start = s.pawns[seat]
    goal = 1 << s.goal(seat)
    free = ~s.occupied
    first = s.neighbours(start) & free
    found = first & goal
    for step in members(first & ~goal):
        found |= s.neighbours(step)
    return found & free & ~(1 << start)


def move_to(s: Table, seat: int, place: PlaceNumber) -> None:
    """A pawn is somewhere else; in its goal it has won at once, and no card is carried out any more. (4.11, 5)"""
    s.put_pawn(seat, place)
    if place == s.goal(seat):
        s.finish("arrival", GameEnded)


def fall(s: Table, seat: int) -> None:
    """The pawn goes home; one that falls at home stays there (DM-34). (4.10)"""
    home = s.home(seat)
    if s.told is not None:
        s.tell(PawnFell, seat, PLACE_IDS[s.pawns[seat]], PLACE_IDS[home], s.pawns[seat] == home)
    s.put_pawn(seat, home)


def walk(s: Table, seat: int, card: int) -> None:
    """The pawn goes to a free neighbour, forwards or backwards, or falls. (4.6)

    In two steps it ends elsewhere if it can; else it goes there and back (DM-29). (4.7)
    """
    first = one_step(s, seat)
    question = move_1 if card == MOVE_1 else move_2
    if not first:
        fall(s, seat)
    elif not s.offer(question, seat) and s.told is not None:
        s.tell(PawnReturned, seat, PLACE_IDS[s.pawns[seat]], PLACE_IDS[members(first)[0]])


# One step. (4.6)


def not_one_step(s: Table, seat: int, place: int, name: str) -> IllegalMove:
    if s.neighbours(s.pawns[seat]) >> place & 1:
        return not_free(name)
    if village_between(s, s.pawns[seat], place):
        return IllegalMove("refuse-village-between", "r.village_between", place=name)
    return IllegalMove("refuse-not-neighbour", "r.not_neighbour", place=name)


@rules.question("3.move_1", refused=no_way(WalkTo, not_one_step))
def move_1(s: Table, seat: int) -> list[WalkTo]:
    return [WALK_TO[place] for place in members(one_step(s, seat))]


@move_1.answered
def step_to(s: Table, seat: int, move: WalkTo) -> None:
    if s.told is not None:
        s.tell(PawnWalked, seat, "move_1", PLACE_IDS[s.pawns[seat]], (move.place,))
    move_to(s, seat, PLACE_NUMBER[move.place])


def village_between(s: Table, one: int, other: int) -> bool:
    """Whether two planks have nothing in common but a village (DM-27)."""
    if one >= VILLAGES or not s.on_board >> other & 1 or one == other:
        return False
    village = PAIRS[s.lies[one]][1]
    return village >= ISLETS and village == PAIRS[s.lies[other]][1]


# Two steps. (4.7)


def not_two_steps(s: Table, seat: int, place: int, name: str) -> IllegalMove:
    if place == s.pawns[seat]:
        return IllegalMove("refuse-no-return", "r.no_return", place=name)
    if s.occupied >> place & 1:
        return not_free(name)
    goal = s.goal(seat)
    if one_step(s, seat) >> goal & 1 and s.neighbours(goal) >> place & 1:
        return IllegalMove("refuse-through-goal", "r.through_goal", place=name)
    return IllegalMove("refuse-not-two-steps", "r.not_two_steps", place=name)


@rules.question("3.move_2", refused=no_way(WalkTo, not_two_steps))
def move_2(s: Table, seat: int) -> list[WalkTo]:
    return [WALK_TO[place] for place in members(two_steps(s, seat))]


@move_2.answered
def two_steps_to(s: Table, seat: int, move: WalkTo) -> None:
    place = PLACE_NUMBER[move.place]
    s.tell(walked_two, s, seat, place)
    move_to(s, seat, place)


def walked_two(s: Table, seat: int, place: int) -> PawnWalked:
    return PawnWalked(seat, "move_2", PLACE_IDS[s.pawns[seat]], way_to(s, seat, place))


def way_to(s: Table, seat: int, place: int) -> tuple[str, ...]:
    """The places entered on the way: the goal at one step, else the first way there is."""
    first = one_step(s, seat)
    if place == s.goal(seat) and first >> place & 1:
        return (PLACE_IDS[place],)
    through = next(step for step in members(first) if step != s.goal(seat) and s.neighbours(step) >> place & 1)
    return PLACE_IDS[through], PLACE_IDS[place]
