"""The random player who walks through every game."""

from collections.abc import Sequence
from typing import Final, TypeVar

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State

CHANGES_OF_MIND: Final = 0.1
CLOCK_MOVES: Final = 0.02

T = TypeVar("T")


def some_of(items: Sequence[T], count: int, dice: Rng) -> list[T]:
    """At most so many of these, in random order."""
    return [item for _, item in sorted(((dice.random(), item) for item in items), key=lambda pair: pair[0])[:count]]


def any_move(state: State, dice: Rng) -> tuple[int, Move]:
    """A move of somebody who is asked; now and then a change of a sealed answer; rarely the clock."""
    asked = [seat for seat in state.actors if seat != CLOCK]
    if len(asked) < len(state.actors) and (not asked or dice.random() < CLOCK_MOVES):
        return CLOCK, any_of(state.decision(CLOCK).moves, dice)
    if state.sealed and dice.random() < CHANGES_OF_MIND:
        sealed = [seat for seat in range(state.players) if state.decision(seat).changes]
        if sealed:
            seat = any_of(sealed, dice)
            return seat, any_of(state.decision(seat).changes, dice)
    seat = any_of(asked, dice)
    return seat, any_of(state.decision(seat).moves, dice)
