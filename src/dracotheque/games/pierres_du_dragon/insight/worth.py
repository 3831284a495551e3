"""What stones, points and characters are worth to a player in a position. (11.2, 11.4)"""

from collections.abc import Callable, Sequence
from typing import Final

from ..components import BLUE, NUMBER, RED, YELLOW
from ..components.blank_cards.advice import worth_of
from ..effects.sales import OFFICIAL_SALES
from ..events.shown import Who
from ..view import Place
from . import weights
from .outlook import Outlook, name_of

BEST_GUEST: Final = 9.0
TWO_STONES: Final = 2 * weights.STONE + weights.NEW_COLOUR


# Stones and points.


def hoard(stones: Sequence[int]) -> float:
    """What a heap of stones is worth to its owner."""
    total = sum(stones)
    worth = weights.STONE * total + weights.NEW_COLOUR * (3 - stones.count(0))
    if total >= 4:
        worth += weights.FOURTH
    for n in stones:
        worth += sum(weights.ALIKE[1 : min(n, 4)], 0.0)
    return worth


def stone(o: Outlook, place: Place, colour: int) -> float:
    """What one more stone of a colour is worth."""
    stones = o.stones[place.seat]
    return hoard([n + (each == colour) for each, n in enumerate(stones)]) - hoard(stones)


def points(place: Place, n: int) -> float:
    """What so many points are worth to a player who has some already."""
    return sum(weights.POINTS[place.points : place.points + n])


def best_stone(o: Outlook, place: Place) -> float:
    """The stone of the bank that suits a player best."""
    return max([stone(o, place, colour) for colour, n in enumerate(o.bank) if n], default=0.0)


INSTEAD: Final = {
    "wizard": 3 * weights.SILVER,
    "magician": 3 * weights.SILVER,
    "sorcerer": weights.COMMON,
    "enchantress": weights.FAIRY,
    "apprentice": 0.0,
}
"""Who gives points for stones, and what the coins are worth that one may take instead."""
SALES: Final = {name: OFFICIAL_SALES[NUMBER[name]][0] for name in INSTEAD}


def trade(o: Outlook, place: Place, name: str) -> float:
    """Points for the stones one misses least, or the coins."""
    stones = o.stones[place.seat]
    sale = SALES[name]
    best = INSTEAD[name]
    for way in sale.ways:
        if all(have >= want for have, want in zip(stones, way, strict=True)):
            cost = hoard(stones) - hoard([have - want for have, want in zip(stones, way, strict=True)])
            best = max(best, points(place, sale.points) - cost)
    return best


# The characters.


def worth(o: Outlook, place: Place, character: str) -> float:
    """What using a character's power would be worth to a player; a Doppelganger in hand makes it worth more."""
    if character.startswith("blank_"):  # one of the table's own, by what its steps are worth as a rule
        return min(BEST_GUEST, max(0.0, worth_of(o.steps_of_guest(character))))
    return VALUES[character](o, place)


VALUES: Final[dict[str, Callable[[Outlook, Place], float]]] = {
    "witch": lambda o, place: weights.BLACK + sum([other.points == 2 for other in o.view.places if other is not place]),
    "red_dragon": lambda o, place: stone(o, place, RED) if o.view.bank.red else 0.0,
    "blue_dragon": lambda o, place: stone(o, place, BLUE) if o.view.bank.blue else 0.0,
    "yellow_dragon": lambda o, place: stone(o, place, YELLOW) if o.view.bank.yellow else 0.0,
    "wizard": lambda o, place: trade(o, place, "wizard"),
    "magician": lambda o, place: trade(o, place, "magician"),
    "sorcerer": lambda o, place: trade(o, place, "sorcerer"),
    "thief": lambda o, place: weights.STONE * (1 + weights.HARM) + weights.NEW_COLOUR,
    "alchemist": lambda o, place: weights.COMMON * min(3, o.view.bank.common),
    "ancient_dragon": best_stone,
    "apprentice": lambda o, place: trade(o, place, "apprentice"),
    "brigand": lambda o, place: max([spoils(o, rival) for rival in o.view.places if rival is not place]),
    "charlatan": lambda o, place: points(place, 1) - hoard(o.stones[place.seat]),
    "doppelganger": lambda o, place: weights.DOPPELGANGER,
    "two_headed_dragon": lambda o, place: TWO_STONES if any(o.bank) else 0.0,
    "rainbow_dragon": lambda o, place: TWO_STONES if o.bank.count(0) < 2 else 0.0,
    "enchantress": lambda o, place: trade(o, place, "enchantress"),
    "ghost": lambda o, place: max(worths(o, place, o.view.auctioned), default=0.0),
    "fairy": lambda o, place: weights.FAIRY if o.view.bank.fairy else 0.0,
    "gnome": lambda o, place: weights.COMMON * min(2, o.view.bank.common) + weights.SILVER * min(2, o.view.bank.silver),
    "goblin": lambda o, place: on_average(worths(o, place, o.view.remaining)),
    "leprechaun": lambda o, place: max(worths(o, place, o.view.remaining), default=0.0),
    "merchant": lambda o, place: max(0.0, best_stone(o, place) - weights.COMMON) * min(2, o.purses[place.seat].common),
    "dwarf_4": lambda o, place: weights.SILVER * min(4, o.view.bank.silver),
    "dwarf_5": lambda o, place: weights.SILVER * min(5, o.view.bank.silver),
    "necromancer": lambda o, place: points(place, 1) - burnt(o, place),
    "goldsmith": lambda o, place: weights.AMULET if o.view.bank.amulets else 0.0,
    "troll": lambda o, place: max([trolled(o, place, colour) for colour in range(3)]),
}
"""The official characters, in the order of the box."""


def burnt(o: Outlook, place: Place) -> float:
    """What the Necromancer's bid costs: with common gold the point is nearly free, and the last one is."""
    if place.points == 2:
        return 0.0
    return weights.FAIRY if o.purses[place.seat].common < 2 else weights.COMMON


def spoils(o: Outlook, rival: Place) -> float:
    """What a Brigand finds in a purse."""
    purse = o.purses[rival.seat]
    return (weights.COMMON * purse.common + weights.SILVER * purse.silver) * (1 + weights.HARM)


def worths(o: Outlook, place: Place, characters: Sequence[Who]) -> list[float]:
    """What each of these powers is worth, but for those who borrow in their turn: nobody counts that far."""
    return [worth(o, place, name) for name in plain(characters)]


def plain(characters: Sequence[Who]) -> list[str]:
    return [name for name in map(name_of, characters) if name not in ("ghost", "goblin", "leprechaun")]


def on_average(found: list[float]) -> float:
    """Chance picks one of them."""
    return weights.RANDOM * sum(found, 0.0) / len(found) if found else 0.0


def trolled(o: Outlook, place: Place, colour: int) -> float:
    """What it is worth that everybody loses a colour."""
    total = 0.0
    for other in o.view.places:
        stones = o.stones[other.seat]
        loss = hoard(stones) - hoard([0 if each == colour else n for each, n in enumerate(stones)])
        total += -loss if other is place else weights.HARM * loss
    return total


def scores_with(o: Outlook, place: Place, character: str) -> bool:
    """Whether a player could win the game with this character now."""
    if character in ("ghost", "leprechaun"):
        pool = o.view.auctioned if character == "ghost" else o.view.remaining
        return any(scores_with(o, place, name) for name in plain(pool))
    return place.points > 0 and worth(o, place, character) > weights.POINTS[2] / 2
