"""The action cards: eight actions and the dragons, one copy of each. (1.3, 1.4, DM-3)

A card is a number inside the engine, actions first, and its id outside.
"""

from functools import cache, lru_cache
from typing import Final

from .colours import COLOUR_NUMBER, COLOURS, COLOURS_IN_PLAY

ACTIONS: Final = (
    "place_1_stone",
    "place_2_stones",
    "place_1_plank",
    "place_2_planks",
    "remove_1",
    "move_1",
    "move_2",
    "jump",
)
CARD_IDS: Final = (*ACTIONS, *(f"dragon_{colour}" for colour in COLOURS))
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARD_IDS)}

PLACE_1_STONE, PLACE_2_STONES, PLACE_1_PLANK, PLACE_2_PLANKS, REMOVE_1, MOVE_1, MOVE_2, JUMP = range(8)
STONES: Final = (PLACE_1_STONE, PLACE_2_STONES)
PLANKS: Final = (PLACE_1_PLANK, PLACE_2_PLANKS)
STEPS: Final = (MOVE_1, MOVE_2)
AMOUNT: Final = (1, 2, 1, 2, 1, 1, 2, 1)
"""How many pieces or steps an action is about."""
FIRST_DRAGON: Final = len(ACTIONS)
"""A card from here on is the dragon of colour `card - FIRST_DRAGON`."""

PROGRAMME_LENGTH: Final = 5


@cache
def hand_of(players: int, colour: int) -> tuple[int, ...]:
    """The eight actions and the dragon of every opponent in play."""
    opponents = [COLOUR_NUMBER[name] for name in COLOURS_IN_PLAY[players]]
    dragons = [FIRST_DRAGON + opponent for opponent in opponents if opponent != colour]
    return (*range(FIRST_DRAGON), *dragons)


@lru_cache(maxsize=4096)
def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])
