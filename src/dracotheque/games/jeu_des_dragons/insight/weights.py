"""What things are worth, in gold pieces gained on the others: the table to tune. (11.3, 11.4)

The numbers were fitted to games the policy plays against itself: by how much a card, a lead or a low reference
changes the gold of the players until the end of the gambit, and their hands after it.
"""

from typing import Final, NamedTuple

# Cards. One kept for later is worth its power and its strength.
POWER_WORTH: Final = {
    "white": -1.5,
    "blue": -1.2,
    "black": -1.3,
    "red": 3.8,
    "green": 0.5,
    "brass": 1.7,
    "silver": -0.8,
    "bronze": 0.6,
    "copper": -1.7,
    "gold": 3.5,
    "bahamut": -3.0,
    "tiamat": -2.0,
    "dracolich": 0.0,
    "archmage": -2.2,
    "dragonslayer": -1.5,
    "thief": -0.5,
    "druid": 10.0,
    "priest": -2.6,
    "princess": -1.0,
    "fool": -2.5,
}
FOOL_PER_RIVAL: Final = 2.5
"""The Fool laughs best in a crowd: what each rival beyond the first adds."""
STRENGTH_WORTH: Final = (0.0, 3.6, 3.0, 2.6, 3.2, 4.0, 4.8, 5.6, 6.4, 7.2, 8.0, 8.8, 9.6, 10.4)
"""The strongest cards win, the weakest trigger and leave nothing to the neighbour."""
STRENGTH_KEPT: Final = (0.0, 0.4, 0.6, 1.0)
"""The part of it lost with a card laid as ante, or played in round 1, 2, 3: the race for the stakes counts the rest."""
MEAN_WORTH: Final = 5.0
DRAW_WORTH: Final = (0.0, 0.0, 2.6, 5.3, 6.6, 6.7, 6.9, 5.2, 3.6, 1.5, 0.0)
"""A card that comes to a hand of so many: a small hand is filled by a purchase, a full one takes no more. (3.6, 3.7)"""
GIVEN_WORTH: Final = {"green": 2.7, "brass": 4.2}
"""The card that a rival chooses to give."""
ROBBED_WORTH: Final = 1.7
"""A card drawn blind from a rival's hand, beyond one from the deck."""
COPPER_WORTH: Final = 4.1
"""The power of a card turned up from the deck."""
COPPER_STANDS: Final = 6
"""Its strength."""


class Race(NamedTuple):
    """How the race for the stakes goes on."""

    sign: int
    rival_turn: tuple[float, ...]
    """What a turn adds to a rival's flight, by cards in hand."""
    own_turn: float
    """How much of one's best cards one plays in the end."""
    missing: float
    """What a turn adds for which one has no card yet."""
    spread: tuple[float, ...]
    """How far flights may still drift apart, by turns to come."""


STRONGEST: Final = Race(
    sign=1,
    rival_turn=tuple(7.9 + 0.17 * (size - 4) for size in range(11)),
    own_turn=0.9,
    missing=8.0,
    spread=(0.8, 3.2, 5.2, 5.7, 6.6, 7.8, 13.0),
)
WEAKEST: Final = Race(
    sign=-1,
    rival_turn=tuple(3.05 - 0.4 * (size - 4) for size in range(11)),
    own_turn=0.65,
    missing=2.5,
    spread=(1.0, 1.6, 2.1, 2.6, 3.2, 3.7, 4.2),
)
"""Under the Druid."""

# The rhythm of a round.
LEAD_WORTH: Final = (0.0, 2.8, 0.3, 0.0)
"""Leading the round after round 1, 2, 3."""
REFERENCE_WORTH: Final = 0.38
"""Each point of strength one leaves to the left neighbour as reference."""

# Flights.
PLAN_WORTH: Final = (0.93, 0.63, 0.42, 0.4)
"""A colour flight of which so many cards are still to be played, as a part of what it brings."""
TRIPLE_WORTH: Final = 0.75
"""A strength flight, likewise."""
GOOD_FOR_GOLD: Final = 3.0
"""A good dragon laid while a Gold Dragon waits in hand."""
GOOD_FOR_PRINCESS: Final = 2.5
LOW_FOR_DRUID: Final = 0.45
"""Each point of strength laid while the Druid waits in hand."""
SPOILT_GOD: Final = 1.7
"""A dragon laid beside which the god one holds may not win."""
OWN_DRAGON: Final = 1.0
"""A dragon in one's own flight that the Dragonslayer spares, beyond what it does for the race."""

# The ante.
RIVAL_ANTE: Final = (0.0, 0.1, 0.11, 0.16, 0.11, 0.14, 0.08, 0.1, 0.11, 0.04, 0.02, 0.01, 0.0, 0.02)
"""How often a rival lays an ante card of each strength."""
ANTE_FOR_BRONZE: Final = 0.6
"""Each point of an ante card that a Bronze Dragon in hand may fetch back from a pile of two."""
ANTE_FOR_DRUID: Final = 0.6
"""Each point of the price while one holds the Druid."""
WAVER: Final = 1.0
"""How freely one's own ante varies."""

# The abilities of a campaign.
LIKED_ABILITIES: Final = {
    "concentration": 1.0,
    "bluff": 0.9,
    "sleight_of_hand": 0.8,
    "wild_card": 0.7,
    "intimidate": 0.6,
    "diplomacy": 0.5,
    "gambler": 0.5,
    "sense_motive": 0.3,
}
"""How gladly each is chosen: a coin in every gambit before what needs an occasion."""
WORTH_A_WILD_CARD: Final = 4.0
"""The least colour flight for which a mortal is counted, once a game."""

# The end of the game.
RUIN: Final = (12.0, 0.8)
"""How far apart riches must be to decide the game: on the brink of ruin, and per gold piece of the poorest."""
CARD_GOLD: Final = 3.5
"""A card in hand, in gold of its owner."""
WORTH_GOLD: Final = 0.7
"""What it is worth above the mean, likewise."""
