"""The moves of a sensible player, from what that player sees. (11.4, 11.5)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move

from ..moves import JumpTo, WalkTo
from ..view import DeltaView
from .building import lay, put
from .outlook import Outlook
from .programming import programme
from .routes import place_distance


def policy(view: DeltaView, decision: Decision, rng: Rng, level: str = "regular") -> Move:
    """What a player of this level would do."""
    answer = ANSWERS.get(decision.question)
    if answer is None:
        return any_of(decision.moves, rng)
    return answer(Outlook(view, level), decision.moves, rng)


def remove(o: Outlook, moves: Sequence[Move], rng: Rng) -> Move:
    """What harms the nearest rivals most, or helps oneself."""
    return o.best(moves, o.change, rng)


def walk(o: Outlook, moves: Sequence[WalkTo | JumpTo], rng: Rng) -> Move:
    """The place from which the goal is nearest."""
    return o.best(moves, lambda move: -place_distance(o.survey, o.far, move.place), rng)


# Any stands for the moves of each question.
ANSWERS: Final[dict[str, Callable[[Outlook, Any, Rng], Move]]] = {
    "programme": programme,
    "stone": put,
    "plank": lay,
    "removal": remove,
    "move_1": walk,
    "move_2": walk,
    "jump": walk,
}
