"""The cards by their numbers, and what they have in common."""

from collections.abc import Callable
from typing import Final

from ..components.cards import ACTIONS, AMOUNT, CARD_IDS, CARD_NUMBER
from ..events import NothingDone
from ..state import Table

Effect = Callable[[Table, int, int], None]
CARDS: Final[list[Effect]] = [lambda s, seat, card: None] * len(ACTIONS)
"""What carrying out each action does: `(state, seat, card)`."""


def card(*names: str) -> Callable[[Effect], Effect]:
    """Register what the cards of these names do."""

    def register(effect: Effect) -> Effect:
        for name in names:
            CARDS[CARD_NUMBER[name]] = effect
        return effect

    return register


def still_to_place(s: Table, seat: int, left: int) -> dict[str, object]:
    return {"left": left}


def is_second_half(s: Table, seat: int, left: int) -> bool:
    """Whether the first of two pieces has been placed already, with so many still to place."""
    return left < AMOUNT[s.card_of(seat)]


def nothing_done(s: Table, seat: int, left: int) -> NothingDone:
    """The card of this rank, or its second half, has no effect."""
    return NothingDone(seat, CARD_IDS[s.card_of(seat)], is_second_half(s, seat, left))
