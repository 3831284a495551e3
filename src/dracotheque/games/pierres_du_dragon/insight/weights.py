"""What things are worth, in gold of one auction: the table to tune. (11.4)"""

from typing import Final

POINTS: Final = (7.5, 9.5, 60.0)
"""The first point, the second, and the one that wins."""
FAIRY: Final = 4.0
COMMON: Final = 1.0
SILVER: Final = 0.5
BLACK: Final = 1.5
AMULET: Final = 2.5
DOPPELGANGER: Final = 4.0

# Stones: alone, and for what they make together with others.
STONE: Final = 1.0
NEW_COLOUR: Final = 0.8
"""A colour one lacked: the Wizard wants all three."""
ALIKE: Final = (0.0, 0.6, 0.4, 0.9, 0.0)
"""The second, third, fourth of a colour: pairs for the Apprentice, four for the Sorcerer."""
FOURTH: Final = 0.5
"""A fourth stone, whatever its colour: the Magician."""

HARM: Final = 0.3
"""What a rival's loss is worth."""
THREAT: Final = 9.0
"""What it is worth to keep a character from somebody who would win the game with it."""
RANDOM: Final = 0.8
"""How much of a power is left when chance picks it."""

# Bidding.
SHADOW: Final = 0.65
"""What a gold coin saved for the rest of the round is worth, as a part of what is still to be won with it."""
KEPT: Final = 0.9
"""What common gold is worth beyond the round."""
IDLE: Final = 0.4
"""How often a rival closes an empty fist."""
EAGER: Final = 1.3
"""How much above an even share a rival bids who does bid."""
TIE_SHARE: Final = 0.4
"""What a tie is worth before silver has spoken."""
WARMTH: Final = 0.45
"""How freely bids vary: nobody should be able to read them."""
SILVER_WARMTH: Final = 0.5
PUSH: Final = 1.0
"""Courage in front of the bag: 1 draws whenever that is right on average."""

SPREAD: Final = 6.0
"""How far ahead one has to be, in gold of one auction, to be rather sure of the victory."""
