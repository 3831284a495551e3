"""What the cards of a hand are worth, alone and as a colour flight to be. (11.3)"""

from collections.abc import Sequence
from typing import Final

from ..components import CARD_IDS, COLOURS, COLOURS_OF, POWER, STRENGTH, three_alike
from .weights import DRAW_WORTH, FOOL_PER_RIVAL, PLAN_WORTH, POWER_WORTH, STRENGTH_KEPT, STRENGTH_WORTH

_RIVALS: Final = range(6)
_COLOUR_COUNTERS: Final = (1 << 4 * len(COLOURS)) - 1


def cards_worth(rivals: int, part: float) -> tuple[float, ...]:
    """Every card's worth against so many rivals: its power, and this part of its strength."""
    powers = POWER_WORTH | {"fool": POWER_WORTH["fool"] + FOOL_PER_RIVAL * (rivals - 1)}
    return tuple(powers[POWER[card]] + part * STRENGTH_WORTH[STRENGTH[card]] for card in range(len(CARD_IDS)))


CARD_WORTH: Final = [cards_worth(rivals, 1.0) for rivals in _RIVALS]
"""A card in a hand of the usual size, by number of rivals."""
SPENT_WORTH: Final = [[cards_worth(rivals, part) for part in STRENGTH_KEPT] for rivals in _RIVALS]
"""What is lost with a card laid as ante, or played in round 1, 2, 3, by number of rivals."""


def draws_worth(size: int, count: int) -> float:
    """Drawing so many cards into a hand of this size."""
    return sum(DRAW_WORTH[size : size + count])


def in_reach(laid: list[int], held: list[int], turns: int) -> float:
    """What each opponent may have to pay for a colour with these strengths in flight and in hand, best first. (3.5)"""
    missing = max(0, 3 - len(laid))
    if missing > turns or missing > len(held):
        return 0.0
    return PLAN_WORTH[missing] * sorted(laid + held[:missing])[-2]


def colours_in_reach(cards: tuple[int, ...]) -> list[str]:
    """The colours of which there are three dragons or more."""
    three = three_alike(cards) & _COLOUR_COUNTERS
    return [colour for place, colour in enumerate(COLOURS) if three >> 4 * place & 8] if three else []


def promises(flight: Sequence[int], hand: Sequence[int], turns: int, *, is_ante: bool = False) -> dict[int, float]:
    """The best colour flight in reach once a card of the hand is played, or laid as ante; nothing if none is."""
    colours = colours_in_reach((*flight, *hand))
    best = dict.fromkeys(hand, 0.0) if colours else {}
    for colour in colours:
        laid = [STRENGTH[card] for card in flight if colour in COLOURS_OF[card]]
        held = sorted([STRENGTH[card] for card in hand if colour in COLOURS_OF[card]], reverse=True)
        idle = in_reach(laid, held, turns)
        for card in hand:
            worth = idle
            if colour in COLOURS_OF[card]:
                strength = STRENGTH[card]
                others = [other for other in held if other != strength]
                worth = in_reach(laid if is_ante else [*laid, strength], others, turns)
            best[card] = max(best[card], worth)
    return best
