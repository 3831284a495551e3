"""The six colours, who faces whom, and who plays with what. (1.2, 1.4)

A colour is a number from 0 to 5, clockwise from the top left, inside the engine and its id outside.
"""

from typing import Final, NewType

# Nothing is -1 everywhere, but no colour is no place: type checkers tell them apart where they are compared.
ColourNumber = NewType("ColourNumber", int)
NO_COLOUR: Final = ColourNumber(-1)

COLOURS: Final[tuple[str, ...]] = ("yellow", "red", "black", "blue", "green", "white")
COLOUR_NUMBER: Final = {colour: ColourNumber(number) for number, colour in enumerate(COLOURS)}

FACING: Final = tuple((colour + 3) % 6 for colour in range(6))
"""The colour of the village opposite: facing is mutual (DM-5)."""

COLOURS_IN_PLAY: Final = {
    2: ("black", "white"),
    3: ("red", "blue", "white"),
    4: ("yellow", "red", "blue", "green"),
    5: ("yellow", "red", "blue", "green", "white"),
    6: COLOURS,
}
"""By number of players, clockwise (DM-4, DM-6)."""
