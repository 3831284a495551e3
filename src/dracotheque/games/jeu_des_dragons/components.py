"""The seventy cards and what is printed on them. (1.1)

A card is a number from 0 to 69 inside the engine and its id (`black_9`, `thief`) outside.
"""

from collections.abc import Iterable
from typing import Final, NewType

CardNumber = NewType("CardNumber", int)

# Six cards of each colour, one of each strength; brass_9 is restored (JD-2).
STRENGTHS_OF: Final = {
    "white": (1, 2, 3, 4, 6, 8),
    "blue": (1, 2, 4, 7, 9, 11),
    "black": (1, 2, 3, 5, 7, 9),
    "red": (2, 3, 5, 8, 10, 12),
    "green": (1, 2, 4, 6, 8, 10),
    "brass": (1, 2, 4, 5, 7, 9),
    "silver": (2, 3, 6, 8, 10, 12),
    "bronze": (1, 3, 6, 7, 9, 11),
    "copper": (1, 3, 5, 7, 8, 10),
    "gold": (2, 4, 6, 9, 11, 13),
}
COLOURS: Final = tuple(STRENGTHS_OF)
EVIL_COLOURS: Final = COLOURS[:5]

# Strength and nature of the ten unique cards; gods and undead are good or evil dragons like others (JD-4).
UNIQUE: Final = {
    "bahamut": (13, "good"),
    "tiamat": (13, "evil"),
    "dracolich": (10, "evil"),
    "archmage": (9, "mortal"),
    "dragonslayer": (8, "mortal"),
    "thief": (7, "mortal"),
    "druid": (6, "mortal"),
    "priest": (5, "mortal"),
    "princess": (4, "mortal"),
    "fool": (3, "mortal"),
}

_COLOURED: Final = [
    (f"{colour}_{strength}", strength, "evil" if colour in EVIL_COLOURS else "good", colour)
    for colour in COLOURS
    for strength in STRENGTHS_OF[colour]
]
_CARDS: Final = _COLOURED + [(card, strength, nature, card) for card, (strength, nature) in UNIQUE.items()]

CARD_IDS: Final = tuple(card for card, _, _, _ in _CARDS)
ALL_CARDS: Final = (1 << len(CARD_IDS)) - 1
NUMBER: Final = {card: CardNumber(number) for number, card in enumerate(CARD_IDS)}
STRENGTH: Final = tuple(strength for _, strength, _, _ in _CARDS)
STANDING_STRENGTH: Final[tuple[int, ...]] = (*STRENGTH, 0, 0)
"""No card (-1) and a slain card (-2) count for nothing."""
NATURE: Final = tuple(nature for _, _, nature, _ in _CARDS)
POWER: Final = tuple(power for _, _, _, power in _CARDS)
"""The power of each card: its colour, or its own name."""

IS_GOOD: Final = tuple(nature == "good" for nature in NATURE)
IS_EVIL: Final = tuple(nature == "evil" for nature in NATURE)
IS_MORTAL: Final = tuple(nature == "mortal" for nature in NATURE)

BAHAMUT: Final = NUMBER["bahamut"]
TIAMAT: Final = NUMBER["tiamat"]
DRACOLICH: Final = NUMBER["dracolich"]
PRIEST: Final = NUMBER["priest"]

# Tiamat counts as all five evil colours; Bahamut and the Dracolich have none (3.5).
COLOURS_OF: Final = tuple(
    (power,) if power in COLOURS else EVIL_COLOURS if card == TIAMAT else () for card, power in enumerate(POWER)
)

# One number per dragon with a four-bit counter for each colour and each strength: the sum over a flight counts them
# all at once, and a counter of three or more reaches eight when five is added to it. No counter can pass ten.
_COUNTERS: Final = (*COLOURS, *range(14))
TALLY: Final = tuple(
    sum(1 << 4 * _COUNTERS.index(counter) for counter in (*COLOURS_OF[card], STRENGTH[card]))
    if NATURE[card] != "mortal"
    else 0
    for card in range(len(CARD_IDS))
)
FIVE_EACH: Final = sum(5 << 4 * place for place in range(len(_COUNTERS)))
EIGHT_EACH: Final = sum(8 << 4 * place for place in range(len(_COUNTERS)))

HAND_LIMIT: Final = 10
FIRST_HAND: Final = 6
BOUGHT_HAND: Final = 4


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


def total(printed: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """What some cards come to: `total(STRENGTH, flight)`; `total(IS_GOOD, flight)` counts the good dragons."""
    summed = 0
    for card in cards:  # a loop: the busiest rules count flights, and those are short
        summed += printed[card]
    return summed


def bars(flight: tuple[int, ...]) -> bool:
    """A god refuses to win beside a dragon of the other side. (5.1-barred)"""
    return (BAHAMUT in flight and total(IS_EVIL, flight) > 0) or (TIAMAT in flight and total(IS_GOOD, flight) > 0)


def three_alike(cards: tuple[int, ...]) -> int:
    """The counters of the colours and strengths of which there are three dragons or more: mostly none. (3.5)"""
    return (total(TALLY, cards) + FIVE_EACH) & EIGHT_EACH


ABILITIES: Final = (
    "bluff", "concentration", "diplomacy", "intimidate", "gambler", "sense_motive", "sleight_of_hand", "wild_card",
)  # fmt: skip
"""What a player of a campaign may be granted. (6, JD-52)"""
