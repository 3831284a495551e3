"""What things are worth, in tenths of a coin: the table to tune. (11)"""

from typing import Final

VICTORY: Final = 200.0
RICHES: Final = (0.0, 10.0, 21.0, 33.0, 47.0, *[VICTORY] * 25)
"""So many coins, up to all there are; the nearer to five, the more one is worth."""
ESCAPE_RICHES: Final = (0.0, 10.0, 21.0, 34.0, 52.0, 55.0, 57.0, *[58.0] * 23)
"""The same where one has to leave the lair with four."""

ROOM_WORTH: Final = {
    "crystal": 1.5,
    "rotation": 0.5,
    "destruction": 1.5,
    "portal": 2.0,
    "map": 2.0,
    "goblins": -0.2,
    "well": -0.2,
    "key": 1.0,
    "vortex": 4.0,
}
"""Entering a room, coins apart; nothing where it is not named."""
OPEN_ARROW: Final = 1.2
"""An arrow into empty space, where a room may still be laid."""
ROBBED: Final = 2.0
"""What it is worth beyond the coin that somebody else has one less."""
PATIENCE: Final = (8, 0.06, 0.0)
"""Robbing each other in circles wears off: from this round on, by so much a round, down to this part of its worth."""

TURN: Final = 0.75
"""What is to be had a turn later is worth this much of it now."""
DEPTH: Final = 4
"""How many turns of one's own adventurer are foreseen…"""
RIVAL_DEPTH: Final = 3
"""…and of the others."""
FEAR: Final = 0.35
"""How much the best prospects of an opponent count against one's own."""
ENVY: Final = 0.08
"""And those of every opponent."""

KEPT: Final = {
    "empty": 0.4,
    "gold": 3.0,
    "crystal": 0.8,
    "rotation": 0.8,
    "destruction": 1.0,
    "portal": 1.2,
    "map": 1.0,
    "goblins": 0.6,
    "steal_left": 1.6,
    "steal_right": 1.6,
    "well": 0.6,
    "wind": 0.4,
    "gust": 0.4,
    "key": 1.6,
    "vortex": 2.4,
}
"""A tile kept in hand for later."""
FRESH_TILE: Final = 1.6
"""A tile still to be drawn."""
POWER_KEPT: Final = {"wizard": 5.0, "barbarian": 3.0, "thief": 1.0, "dwarf": 3.0, "amazon": 3.0}
"""A power kept for later; the Knight's is looked at coin by coin."""
LOSS_OF_OTHERS: Final = 0.3
"""What somebody else loses is worth this much of it."""
GUARDED_COINS: Final = 3
"""From so many coins on, of the Knight's own or of the taker, a coin is worth the shield."""

# The shares of the victory.
FORESEEN: Final = 0.6
"""How much of somebody's prospects will come true."""
TEMPO: Final = 0.95
"""Prospects lose this much with every player who comes first."""
CERTAINTY: Final = 20.0
"""How far ahead one must be to win nearly three times as often as another."""
