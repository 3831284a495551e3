"""What things are worth, in points: the table to tune. (11.4)"""

from typing import Final

# Gems. A majority is won with a chance that grows with the lead, the more slowly the more gems are still to come.
SPREAD: Final = (0.55, 0.4)
"""How uncertain a lead is: always, and for each square root of a gem still to come."""
TIE_LEAD: Final = {"basic": 0.5, "advanced": -0.1}
"""Being level is worth as much as leading under the basic rules, and half of it or nothing under the advanced ones."""
COLLECTION_STEP: Final = 0.8
"""The first gem of a kind, towards the collection."""
SPOILT: Final = 0.25
"""What gems are still good for under the curse: spoiling the majorities of others."""

# Magic objects.
CARD_WORTH: Final = 2.6
"""A magic object at the beginning of the game; nothing at its end."""

# Sharing.
GREED: Final = 1.15
"""How much more than a fair part one asks for at first."""
LAST_PART: Final = 0.45
"""How much of a fair part one takes in the end rather than nothing."""
ENVY: Final = 0.12
"""What a point of another participant costs, more if that one leads and less if not."""
CONFIDENCE: Final = 0.16
"""How sharply others are thought to refuse, as a part of their fair share."""
CLOCK_VERSIONS: Final = 6
"""How many versions a bot posts where a clock watches the sand. (9.2.5)"""

# Attacks.
STRENGTH_COST: Final = 0.42
"""What a point of strength under a dragon costs."""
IDLE_COST: Final = 0.5
"""Leaving one's row with a single weak adventurer ready."""
DEATH_BY_LACK: Final = (1.0, 0.95, 0.92, 0.88, 0.84, 0.74, 0.66, 0.6, 0.54, 0.5, 0.42)
"""How likely a dragon is to die in time, by the strength it still lacks."""
JOINERS: Final = 0.55
"""How many more players join before a dragon that lacks something dies."""
THEFT_PART: Final = 0.6
"""How much of the mean worth of a rival's token a thief under a dragon brings."""
BYSTANDER_ENVY: Final = 0.1

# The victory.
VICTORY_SPREAD: Final = (2.5, 1.1)
"""How far apart players must be to decide the game: in the end, and for each square root of a token still to come."""

# Thefts and trades.
RIVAL_LOSS: Final = 0.25
"""What a point taken from a rival is worth besides, more if that one leads."""
MARGIN: Final = 0.3
"""The least gain for which one trades. (9.3.3)"""
LEADER_PRICE: Final = 0.25
"""The part of a leader's gain that one wants on top."""

# The Invisible Hand.
PINCH_RISK: Final = 0.34
"""The risk beyond which one stops pinching."""
EYE_FEAR: Final = 0.2
"""How many of the other eyes are thought to watch a given lair."""

NEAR_TIE: Final = 1e-6
