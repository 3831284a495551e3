"""Numbers of questions: a move names the question it answers, so that none answers the next one by accident.

Each seat counts its own. What the number follows is known to whoever sits there: their own answers, what they
were told, and which question they are asked. So a number tells nobody anything.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from dracotheque.core.events import Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State

Numbers = tuple[int, ...]
"""By seat."""
Talk = tuple[str, str]
"""A question put to several who all may speak while its timer runs, and the name of that timer."""


class Counted(NamedTuple):
    """The numbers of now, and the first ones under which answers still count: mostly the same."""

    now: Numbers
    standing: Numbers


def beginning(players: int) -> Counted:
    return alone((1,) * players)


def alone(now: Numbers) -> Counted:
    """What was clicked under any number before these answers nothing."""
    return Counted(now, now)


class Before(msgspec.Struct, frozen=True, gc=False):
    """What was asked of whom before a move."""

    asked: str
    actors: tuple[int, ...]
    sealed: tuple[Move | None, ...]
    keeps: bool
    """Whether the move leaves the question as it is: an answer is sealed, or replaced, and others are awaited."""
    orders: bool
    """Whether the move answers nothing: it is an order for later."""
    talk: Talk | None


def note(state: State, seat: int, move: Move) -> Before:
    """What to remember of a state in which this move will be made."""
    actors, sealed, keeps = state.actors, tuple(state.sealed), False
    if sealed and seat != CLOCK:
        keeps = seat not in actors or any(actor not in (seat, CLOCK) for actor in actors)
    return Before(state.asked, actors, sealed, keeps, is_order(state, seat, move), _talk(state))


def is_order(state: State, seat: int, move: Move) -> bool:
    """Whether this move answers no question: it says what shall be done later."""
    return type(move) in state.rules.orders and move not in state.decision(seat).moves


def follow(counted: Counted, before: Before, state: State, seat: int, told: tuple[Told, ...]) -> Counted:
    """The numbers after this seat's move has led to this state.

    While all may speak at once, what others say makes nobody's answer a late one: whoever signs in that very moment
    has signed, as long as the sand runs. (9.1 of L'Or des Dragons) One's own words do: a second click is none.
    """
    now = _numbers_after(counted.now, before, state, seat, told)
    if before.talk is None or before.talk != _talk(state):
        return alone(now)
    answered = CLOCK if before.orders else seat
    return Counted(now, tuple([now[own] if own == answered else first for own, first in enumerate(counted.standing)]))


def _numbers_after(numbers: Numbers, before: Before, state: State, seat: int, told: tuple[Told, ...]) -> Numbers:
    if before.keeps and not before.orders:
        return numbers
    if not before.orders and None in [each.seats for each in told]:
        return tuple([number + 1 for number in numbers])  # as after most moves: everybody was told something
    earlier = _questions(before.asked, before.actors, before.sealed, len(numbers))
    after = _questions(state.asked, state.actors, state.sealed, len(numbers))
    return tuple(
        [
            number + 1
            if (own == seat and not before.orders)
            or earlier[own] != after[own]
            or (own != seat and any(each.seen_by(own) is not None for each in told))
            else number
            for own, number in enumerate(numbers)
        ]
    )


def _talk(state: State) -> Talk | None:
    """What all who are asked may talk about until the clock ends it; None where an answer leads on, or is hidden."""
    if CLOCK not in state.actors or len(state.actors) < 3 or state.sealed or state.hides_question:
        return None
    timer = state.timer()
    return None if timer is None or timer.restarts else (state.asked, timer.name)


def question_of(state: State, seat: int) -> str:
    """What this seat is asked, or has sealed its answer to; empty where neither."""
    return _question(state.asked, state.actors, state.sealed, seat)


def _questions(asked: str, actors: Sequence[int], sealed: Sequence[Move | None], players: int) -> list[str]:
    """By seat; empty for whoever is asked nothing."""
    return [_question(asked, actors, sealed, seat) for seat in range(players)]


def _question(asked: str, actors: Sequence[int], sealed: Sequence[Move | None], seat: int) -> str:
    return asked if seat in actors or (sealed and sealed[seat] is not None) else ""
