"""The planks, and the places where a pawn can be. (1.1, 4.6)

A plank is a number from 0 to 35, by colour and then by number, inside the engine and its id (`red_4`) outside. A place
is a plank or, after them, a village in alphabetical order.
"""

from functools import cache
from typing import Final, NewType

from .colours import COLOUR_NUMBER, COLOURS, COLOURS_IN_PLAY, FACING
from .delta import ISLETS, SPOT_IDS, VILLAGE_SPOT

PLANK_IDS: Final = tuple(f"{colour}_{number}" for colour in COLOURS for number in range(1, 7))
PLANK_NUMBER: Final = {plank: number for number, plank in enumerate(PLANK_IDS)}
PLANKS: Final = len(PLANK_IDS)

SIZE: Final = tuple(plank % 6 + 1 for plank in range(PLANKS))
"""The number printed on each plank, 1 to 6."""
PLANKS_OF: Final = tuple(0b111111 << 6 * colour for colour in range(6))
"""The six planks of each colour, as a mask."""
SAME_SIZE: Final = tuple(sum(1 << 6 * colour + plank % 6 for colour in range(6)) for plank in range(PLANKS))
"""The planks with the same number as this one, as a mask."""

PLACE_IDS: Final = (*PLANK_IDS, *SPOT_IDS[ISLETS:])
PlaceNumber = NewType("PlaceNumber", int)
NOWHERE: Final = PlaceNumber(-1)
"""Where a pawn is before the colours are known."""
PLACE_NUMBER: Final = {place: PlaceNumber(number) for number, place in enumerate(PLACE_IDS)}
VILLAGES: Final = PLANKS
"""The first place that is a village."""
ALL_PLANKS: Final = (1 << PLANKS) - 1


def village_place(spot: int) -> int:
    """The village at a spot, as a place."""
    return spot - ISLETS + VILLAGES


def village_spot(place: int) -> int:
    """The spot of a place that is a village."""
    return place - VILLAGES + ISLETS


VILLAGE_PLACE: Final = tuple(PlaceNumber(village_place(spot)) for spot in VILLAGE_SPOT)
"""The place of each colour's village."""
GOAL_PLACE: Final = tuple(VILLAGE_PLACE[facing] for facing in FACING)
"""The place each colour must reach: the village opposite."""


@cache
def planks_in_play(players: int) -> int:
    """All planks of the colours in play, as a mask; the others stay in the box. (1.4)"""
    return sum(PLANKS_OF[COLOUR_NUMBER[colour]] for colour in COLOURS_IN_PLAY[players])
