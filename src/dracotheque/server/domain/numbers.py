"""Numbers of questions: a move names the question it answers, so that none answers the next one by accident.

Each seat counts its own. What the number follows is known to whoever sits there: their own answers, what they
were told, and which question they are asked. So a number tells nobody anything.
"""

from typing import NamedTuple

from dracotheque.core.events import Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State

Numbers = tuple[int, ...]
"""By seat."""


class Before(NamedTuple):
    """What was asked of whom before a move."""

    questions: tuple[str, ...]
    """By seat; empty for whoever was asked nothing."""
    keeps: bool
    """Whether the move leaves the question as it is: an answer is sealed, or replaced, and others are awaited."""
    orders: bool
    """Whether the move answers nothing: it is an order for later."""


def note(state: State, seat: int, move: Move) -> Before:
    """What to remember of a state in which this move will be made."""
    orders = is_order(state, seat, move)
    others = any(actor not in (seat, CLOCK) for actor in state.actors)
    keeps = bool(state.sealed) and seat != CLOCK and (others or seat not in state.actors)
    return Before(_questions(state), keeps, orders)


def is_order(state: State, seat: int, move: Move) -> bool:
    """Whether this move answers no question: it says what shall be done later."""
    return type(move) in state.rules.orders and move not in state.decision(seat).moves


def follow(numbers: Numbers, before: Before, state: State, seat: int, told: tuple[Told, ...]) -> Numbers:
    """The numbers after this seat's move has led to this state."""
    if before.keeps and not before.orders:
        return numbers
    if not before.orders and any(each.seats is None for each in told):
        return tuple([number + 1 for number in numbers])  # as after most moves: everybody was told something
    after = _questions(state)
    return tuple(
        [
            number + 1
            if (own == seat and not before.orders)
            or before.questions[own] != after[own]
            or (own != seat and any(each.seen_by(own) is not None for each in told))
            else number
            for own, number in enumerate(numbers)
        ]
    )


def question_of(state: State, seat: int) -> str:
    """What this seat is asked, or has sealed its answer to; empty where neither."""
    sealed = state.sealed
    return state.asked if seat in state.actors or (sealed and sealed[seat] is not None) else ""


def _questions(state: State) -> tuple[str, ...]:
    if state.sealed:
        return tuple([question_of(state, seat) for seat in range(state.players)])
    actors, asked = state.actors, state.asked
    return tuple([asked if seat in actors else "" for seat in range(state.players)])
