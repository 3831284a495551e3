"""Programmes worth considering, from which those who do not make up their own may pick. (11.4)

Every legal programme is accepted; these few are suggestions: there are 15,120 to 48,720 of them all. Stones come
before planks and planks before steps, now and then something is removed or somebody jumped over, and every card turns
up at every rank.
"""

from functools import cache
from typing import Final

from .cards import (
    FIRST_DRAGON,
    JUMP,
    MOVE_1,
    MOVE_2,
    PLACE_1_PLANK,
    PLACE_1_STONE,
    PLACE_2_PLANKS,
    PLACE_2_STONES,
    REMOVE_1,
    hand_of,
)

CARETAKER: Final[tuple[int, ...]] = (PLACE_2_STONES, PLACE_1_STONE, PLACE_1_PLANK, MOVE_1, REMOVE_1)
"""What the caretaker lays out for somebody who is absent. (9.2)"""

_WITHOUT_DRAGON: Final = (
    (PLACE_2_STONES, PLACE_1_STONE, PLACE_2_PLANKS, PLACE_1_PLANK, MOVE_2),
    (PLACE_2_STONES, PLACE_2_PLANKS, PLACE_1_STONE, PLACE_1_PLANK, MOVE_1),
    (PLACE_1_STONE, PLACE_1_PLANK, PLACE_2_STONES, PLACE_2_PLANKS, MOVE_2),
    (PLACE_2_STONES, PLACE_2_PLANKS, MOVE_2, PLACE_1_STONE, PLACE_1_PLANK),
    (PLACE_1_STONE, PLACE_1_PLANK, MOVE_1, PLACE_2_STONES, PLACE_2_PLANKS),
    (PLACE_2_STONES, PLACE_1_PLANK, MOVE_1, PLACE_2_PLANKS, MOVE_2),
    (PLACE_1_STONE, PLACE_2_PLANKS, MOVE_2, PLACE_1_PLANK, MOVE_1),
    (PLACE_2_PLANKS, MOVE_2, PLACE_1_PLANK, MOVE_1, PLACE_2_STONES),
    (PLACE_1_PLANK, MOVE_1, PLACE_2_STONES, PLACE_2_PLANKS, MOVE_2),
    (MOVE_2, PLACE_1_STONE, PLACE_1_PLANK, MOVE_1, PLACE_2_PLANKS),
    (MOVE_1, MOVE_2, PLACE_1_STONE, PLACE_1_PLANK, REMOVE_1),
    (MOVE_2, MOVE_1, PLACE_2_STONES, PLACE_2_PLANKS, REMOVE_1),
    (PLACE_1_PLANK, PLACE_2_PLANKS, MOVE_1, MOVE_2, PLACE_1_STONE),
    (PLACE_2_PLANKS, PLACE_1_PLANK, MOVE_2, MOVE_1, PLACE_2_STONES),
    (REMOVE_1, PLACE_1_PLANK, MOVE_1, MOVE_2, PLACE_1_STONE),
    (REMOVE_1, PLACE_2_PLANKS, MOVE_2, PLACE_2_STONES, PLACE_1_PLANK),
    (PLACE_1_STONE, REMOVE_1, PLACE_2_PLANKS, MOVE_1, MOVE_2),
    (MOVE_2, PLACE_2_STONES, REMOVE_1, PLACE_1_PLANK, MOVE_1),
    (PLACE_1_PLANK, MOVE_2, PLACE_2_STONES, REMOVE_1, JUMP),
    (JUMP, MOVE_2, MOVE_1, PLACE_1_STONE, PLACE_1_PLANK),
    (MOVE_1, JUMP, MOVE_2, PLACE_1_PLANK, PLACE_2_STONES),
    (PLACE_1_PLANK, MOVE_1, JUMP, MOVE_2, PLACE_1_STONE),
    (PLACE_2_PLANKS, MOVE_2, MOVE_1, JUMP, PLACE_2_STONES),
    CARETAKER,
)


@cache
def suggested(players: int, colour: int) -> tuple[tuple[int, ...], ...]:
    """The suggestions for a hand: those without a dragon, then every dragon at every rank instead of another card."""
    dragons = [card for card in hand_of(players, colour) if card >= FIRST_DRAGON]
    plans: list[tuple[int, ...]] = list(_WITHOUT_DRAGON)
    for number, dragon in enumerate(dragons):
        for rank in range(5):
            plan = _WITHOUT_DRAGON[(5 * number + rank) % len(_WITHOUT_DRAGON)]
            plans.append((*plan[:rank], dragon, *plan[rank + 1 :]))
    return tuple(plans)
