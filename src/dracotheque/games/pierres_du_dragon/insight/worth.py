"""What stones, points and characters are worth to a player in a position. (11.2, 11.4)"""

from collections.abc import Callable, Sequence
from typing import Final

from ..components.blank_cards.advice import worth_of
from ..components.blank_cards.validation import check_card
from ..view import Place
from . import weights
from .outlook import Outlook, name_of

Value = Callable[[Outlook, Place], float]
VALUES: Final[dict[str, Value]] = {}

BEST_GUEST: Final = 9.0


def value(function: Value) -> Value:
    VALUES[function.__name__] = function
    return function


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


def with_one_more(stones: Sequence[int], colour: int) -> list[int]:
    return [n + (place == colour) for place, n in enumerate(stones)]


def stone(o: Outlook, place: Place, colour: int) -> float:
    """What one more stone of a colour is worth."""
    stones = o.stones[place.seat]
    return hoard(with_one_more(stones, colour)) - hoard(stones)


def points(place: Place, n: int) -> float:
    """What so many points are worth to a player who has some already."""
    return sum(weights.POINTS[place.points : place.points + n])


def bank_stones(o: Outlook) -> list[int]:
    return [o.view.bank.red, o.view.bank.blue, o.view.bank.yellow]


def best_stone(o: Outlook, place: Place) -> float:
    """The stone of the bank that suits a player best."""
    return max([stone(o, place, colour) for colour, n in enumerate(bank_stones(o)) if n], default=0.0)


def trade(o: Outlook, place: Place, ways: list[list[int]], scored: int, coins: float) -> float:
    """Points for the stones one misses least, or the coins."""
    stones = o.stones[place.seat]
    best = coins
    for way in ways:
        if all(have >= want for have, want in zip(stones, way, strict=True)):
            cost = hoard(stones) - hoard([have - want for have, want in zip(stones, way, strict=True)])
            best = max(best, points(place, scored) - cost)
    return best


ALIKE_2: Final = [[2, 0, 0], [0, 2, 0], [0, 0, 2]]
ALIKE_4: Final = [[4, 0, 0], [0, 4, 0], [0, 0, 4]]
ANY_4: Final = [[a, b, 4 - a - b] for a in range(5) for b in range(5 - a)]
ANY_5: Final = [[a, b, 5 - a - b] for a in range(6) for b in range(6 - a)]


# The characters.


def worth(o: Outlook, place: Place, character: str) -> float:
    """What using a character's power would be worth to a player; a Doppelganger in hand makes it worth more."""
    if character.startswith("blank_"):
        return guest(o, place, int(character[-1]))
    return VALUES[character](o, place)


def guest(o: Outlook, place: Place, number: int) -> float:
    """A character of the table's own, by what its steps are worth as a rule."""
    character = check_card(o.view.guests[number - 1].script).character
    assert character is not None
    return min(BEST_GUEST, max(0.0, worth_of(character.steps)))


@value
def witch(o: Outlook, place: Place) -> float:
    return weights.BLACK + sum([rival.points == 2 for rival in o.view.places if rival is not place])


@value
def red_dragon(o: Outlook, place: Place) -> float:
    return stone(o, place, 0) if o.view.bank.red else 0.0


@value
def blue_dragon(o: Outlook, place: Place) -> float:
    return stone(o, place, 1) if o.view.bank.blue else 0.0


@value
def yellow_dragon(o: Outlook, place: Place) -> float:
    return stone(o, place, 2) if o.view.bank.yellow else 0.0


@value
def wizard(o: Outlook, place: Place) -> float:
    return trade(o, place, [[1, 1, 1]], 1, 3 * weights.SILVER)


@value
def magician(o: Outlook, place: Place) -> float:
    return trade(o, place, ANY_4, 1, 3 * weights.SILVER)


@value
def sorcerer(o: Outlook, place: Place) -> float:
    return trade(o, place, ALIKE_4, 2, weights.COMMON)


@value
def enchantress(o: Outlook, place: Place) -> float:
    return trade(o, place, ANY_5, 2, weights.FAIRY)


@value
def apprentice(o: Outlook, place: Place) -> float:
    return trade(o, place, ALIKE_2, 1, 0.0)


@value
def charlatan(o: Outlook, place: Place) -> float:
    return points(place, 1) - hoard(o.stones[place.seat])


@value
def necromancer(o: Outlook, place: Place) -> float:
    """With common gold the point is nearly free."""
    if place.points == 2:
        return points(place, 1)
    return points(place, 1) - (weights.FAIRY if o.purses[place.seat].common < 2 else weights.COMMON)


@value
def thief(o: Outlook, place: Place) -> float:
    return weights.STONE * (1 + weights.HARM) + weights.NEW_COLOUR


@value
def brigand(o: Outlook, place: Place) -> float:
    return max([spoils(o, rival) for rival in o.view.places if rival is not place])


def spoils(o: Outlook, rival: Place) -> float:
    """What a Brigand finds in a purse."""
    purse = o.purses[rival.seat]
    return (weights.COMMON * purse.common + weights.SILVER * purse.silver) * (1 + weights.HARM)


@value
def alchemist(o: Outlook, place: Place) -> float:
    return weights.COMMON * min(3, o.view.bank.common)


@value
def ancient_dragon(o: Outlook, place: Place) -> float:
    return best_stone(o, place)


@value
def doppelganger(o: Outlook, place: Place) -> float:
    return weights.DOPPELGANGER


@value
def two_headed_dragon(o: Outlook, place: Place) -> float:
    return 2 * weights.STONE + weights.NEW_COLOUR if any(bank_stones(o)) else 0.0


@value
def rainbow_dragon(o: Outlook, place: Place) -> float:
    return 2 * weights.STONE + weights.NEW_COLOUR if bank_stones(o).count(0) < 2 else 0.0


@value
def ghost(o: Outlook, place: Place) -> float:
    return best_of(o, place, [name_of(who) for who in o.view.auctioned])


@value
def leprechaun(o: Outlook, place: Place) -> float:
    return best_of(o, place, [name_of(who) for who in o.view.remaining])


@value
def goblin(o: Outlook, place: Place) -> float:
    names = plain([name_of(who) for who in o.view.remaining])
    return weights.RANDOM * sum([worth(o, place, name) for name in names], 0.0) / len(names) if names else 0.0


def best_of(o: Outlook, place: Place, names: list[str]) -> float:
    return max([worth(o, place, name) for name in plain(names)], default=0.0)


def plain(names: list[str]) -> list[str]:
    """Without those who borrow in their turn: nobody counts that far."""
    return [name for name in names if name not in ("ghost", "goblin", "leprechaun")]


@value
def fairy(o: Outlook, place: Place) -> float:
    return weights.FAIRY if o.view.bank.fairy else 0.0


@value
def gnome(o: Outlook, place: Place) -> float:
    return weights.COMMON * min(2, o.view.bank.common) + weights.SILVER * min(2, o.view.bank.silver)


@value
def merchant(o: Outlook, place: Place) -> float:
    return max(0.0, best_stone(o, place) - weights.COMMON) * min(2, o.purses[place.seat].common)


@value
def dwarf_4(o: Outlook, place: Place) -> float:
    return weights.SILVER * min(4, o.view.bank.silver)


@value
def dwarf_5(o: Outlook, place: Place) -> float:
    return weights.SILVER * min(5, o.view.bank.silver)


@value
def goldsmith(o: Outlook, place: Place) -> float:
    return weights.AMULET if o.view.bank.amulets else 0.0


@value
def troll(o: Outlook, place: Place) -> float:
    return max([trolled(o, place, colour) for colour in range(3)])


def trolled(o: Outlook, place: Place, colour: int) -> float:
    """What it is worth that everybody loses a colour."""
    total = 0.0
    for other in o.view.places:
        stones = o.stones[other.seat]
        loss = hoard(stones) - hoard([0 if place_ == colour else n for place_, n in enumerate(stones)])
        total += -loss if other is place else weights.HARM * loss
    return total


def scores_with(o: Outlook, place: Place, character: str) -> bool:
    """Whether a player could win the game with this character now."""
    if character in ("ghost", "leprechaun"):
        pool = o.view.auctioned if character == "ghost" else o.view.remaining
        return any(scores_with(o, place, name) for name in plain([name_of(who) for who in pool]))
    return place.points > 0 and worth(o, place, character) > weights.POINTS[2] / 2
