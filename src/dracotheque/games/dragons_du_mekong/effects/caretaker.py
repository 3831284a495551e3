"""The caretaker, who decides for somebody absent: simply, and always in the same way. (9.3)"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import astuple

from dracotheque.core.moves import Move

from ..components.delta import ISLETS, SPOT_NUMBER, squared_distance
from ..components.pairs import PAIR_OF_NAMES, PAIRS, SQUARED_LENGTH
from ..components.planks import PLACE_NUMBER, PLANK_NUMBER, SIZE, VILLAGES
from ..moves import JumpTo, LayPlank, LosePlank, PutStone, RemovePlank, RemoveStone, WalkTo
from ..state import Table, rules

between: Final = cache(squared_distance)


@rules.part
def caretaker(s: Table, question: str, seat: int, moves: Sequence[Move]) -> Move:
    """The caretaker's choice among the moves of a question, ties by id; where it has no opinion, the first."""
    preference = PREFERENCES.get(question)
    if preference is None:
        return moves[0]
    return min(moves, key=lambda move: (preference(s, seat, move), *astuple(move)))


def spot_of_village(place: int) -> int:
    return place - VILLAGES + ISLETS


def stone(s: Table, seat: int, move: PutStone) -> int:
    """The islet that is most useful between the two villages."""
    islet = SPOT_NUMBER[move.islet]
    home, goal = spot_of_village(s.home(seat)), spot_of_village(s.goal(seat))
    return between(islet, home) + between(islet, goal)


def plank(s: Table, seat: int, move: LayPlank | LosePlank) -> tuple[int, int]:
    """The lowest number, on the shortest pair."""
    size = SIZE[PLANK_NUMBER[move.plank]]
    return size, SQUARED_LENGTH[PAIR_OF_NAMES[move.a, move.b]] if isinstance(move, LayPlank) else 0


def removal(s: Table, seat: int, move: RemovePlank | RemoveStone) -> bool:
    """Stones before planks."""
    return isinstance(move, RemovePlank)


def walk(s: Table, seat: int, move: WalkTo | JumpTo) -> int:
    """The place nearest to the goal; a plank counts by the nearer of its two supports."""
    place = PLACE_NUMBER[move.place]
    goal = spot_of_village(s.goal(seat))
    spots = (spot_of_village(place),) if place >= VILLAGES else PAIRS[s.lies[place]]
    return min(between(spot, goal) for spot in spots)


# Any stands for the moves of the question, which only its preference knows.
PREFERENCES: Final[dict[str, Callable[[Table, int, Any], Any]]] = {
    "stone": stone,
    "plank": plank,
    "removal": removal,
    "move_1": walk,
    "move_2": walk,
    "jump": walk,
}
