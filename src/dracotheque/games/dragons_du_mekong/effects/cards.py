"""What the cards that place or remove something have in common. (4.1 to 4.5)"""

from ..components.cards import AMOUNT, CARD_IDS
from ..events import NothingDone
from ..state import Table


def still_to_place(s: Table, seat: int, left: int) -> dict[str, object]:
    return {"left": left}


def is_second_half(s: Table, seat: int, left: int) -> bool:
    """Whether the first of two pieces has been placed already, with so many still to place."""
    return left < AMOUNT[s.card_of(seat)]


def nothing_done(s: Table, seat: int, left: int) -> NothingDone:
    """The card of this rank, or its second half, has no effect."""
    return NothingDone(seat, CARD_IDS[s.card_of(seat)], is_second_half(s, seat, left))
