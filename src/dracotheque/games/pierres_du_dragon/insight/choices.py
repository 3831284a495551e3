"""The choices of the player who uses a power. (3.2, 11.2)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import UNSET

from dracotheque.core.moves import Move

from .. import moves
from ..components import COLOURS
from ..components.blank_cards.advice import price, worth_of
from ..components.blank_cards.schema import Choose, Deal
from ..components.blank_cards.validation import most_points, walk
from . import weights
from .outlook import Outlook, name_of
from .worth import INSTEAD, SALES, hoard, points, spoils, stone, trolled, worth


def asking(o: Outlook) -> str:
    """Whose power asks."""
    return name_of(o.about.get("character", ""))


def double(o: Outlook, move: Move) -> float:
    """The second use has to be worth more than keeping the card for a better moment."""
    if not isinstance(move, moves.Double):
        return weights.DOPPELGANGER
    name = asking(o)
    if name == "charlatan":
        return points(o.me, 2) - points(o.me, 1)
    if name in SALES:
        return 0.0 if sum(o.stones[o.me.seat]) < 8 else worth(o, o.me, name)
    return worth(o, o.me, name)


def trade(o: Outlook, move: Move) -> float:
    """Points against the stones one misses least, or the coins."""
    name = asking(o)
    if isinstance(move, moves.Pay):
        stones = o.stones[o.me.seat]
        left = [have - n for have, n in zip(stones, (move.red, move.blue, move.yellow), strict=True)]
        gain = points(o.me, SALES[name].points) if name in SALES else guest_option(o, name, move.option)
        return gain - hoard(stones) + hoard(left)
    return guest_option(o, name, move.option) if isinstance(move, moves.ChooseOption) else INSTEAD[name]


def guest_option(o: Outlook, name: str, option: int) -> float:
    """A choice of a home-made character: what it brings as a rule, less its price in coins."""
    whole = o.steps_of_guest(name)
    lists = [visit.step.options for visit in walk(whole) if isinstance(visit.step, Choose)]
    steps = next((each[option - 1] for each in lists if 0 < option <= len(each)), whole)
    scored = most_points(steps)
    if not isinstance(steps[0], Deal):
        return points(o.me, scored) if scored else worth_of(steps)
    coins = sum([price(cost) for cost in steps[0].cost if cost.item is not UNSET])
    return (points(o.me, scored) if scored else worth_of(steps[0].reward) + worth_of(steps[1:])) - coins


def burn(o: Outlook, move: Move) -> float:
    cost: float = weights.FAIRY * o.about["n"]
    return points(o.me, 1) - cost if move == moves.ACCEPT else 0.0


def consider(o: Outlook, move: Move) -> float:
    return worth(o, o.me, asking(o)) if move == moves.ACCEPT else 0.1


def take_stone(o: Outlook, move: moves.TakeStone) -> float:
    return stone(o, o.me, COLOURS.index(move.colour))


def give_stone(o: Outlook, move: moves.GiveStone) -> float:
    stones = o.stones[o.me.seat]
    return hoard([n - (COLOURS[place] == move.colour) for place, n in enumerate(stones)])


def grant_stone(o: Outlook, move: moves.GiveStone) -> float:
    """The one that helps the other least."""
    return -stone(o, o.view.places[o.about["seat"]], COLOURS.index(move.colour))


def colour(o: Outlook, move: moves.NameColour) -> float:
    """The rarest colour for the Rainbow Dragon, the rivals' best one for the Troll."""
    number = COLOURS.index(move.colour)
    if asking(o) == "troll":
        return trolled(o, o.me, number)
    return -o.bank[number]


def victim(o: Outlook, move: moves.ChooseVictim) -> float:
    """Whoever is ahead, has most to lose, or has what one needs."""
    rival = o.view.places[move.seat]
    if asking(o) == "brigand":
        return spoils(o, rival) + rival.points
    stones = o.stones[rival.seat]
    return max([stone(o, o.me, place) for place, n in enumerate(stones) if n], default=0.5) + 0.5 * rival.points


def push(o: Outlook, move: Move) -> float:
    """Draw while the stone to come is worth more than those at risk."""
    if not isinstance(move, moves.DrawStone):
        return 0.0
    risk: float = o.about["danger"] / o.about["left"]
    drawn: int = sum([o.about[colour] for colour in COLOURS])
    return weights.PUSH * (1 - risk) - risk * drawn


PRICES: Final = {"fairy_gold": weights.FAIRY, "common_gold": weights.COMMON, "silver": weights.SILVER}


def shop(o: Outlook, move: Move) -> float:
    if not isinstance(move, moves.BuyStone):
        return 0.0
    return stone(o, o.me, COLOURS.index(move.colour)) - PRICES[move.item] * move.n


# The moves of a question are of one type, which only its score knows.
SCORES: Final[dict[str, Callable[[Outlook, Any], float]]] = {
    "double": double,
    "offer": trade,
    "payment": trade,
    "choose": trade,
    "burn": burn,
    "consider": consider,
    "use_or_not": consider,
    "take_stone": take_stone,
    "stone": take_stone,
    "swap_stone": take_stone,
    "return_stone": give_stone,
    "gift_stone": give_stone,
    "swap_gift": give_stone,
    "grant_stone": grant_stone,
    "colour": colour,
    "victim": victim,
    "push": push,
    "character": lambda o, move: worth(o, o.me, move.character),
    "shop": shop,
}
"""What each answer to a question is worth; the best one is chosen."""


def best(o: Outlook, question: str, options: Sequence[Move]) -> list[Move]:
    """The answers nothing is better than."""
    score = SCORES[question]
    scores = [score(o, move) for move in options]
    most = max(scores)
    return [move for move, each in zip(options, scores, strict=True) if each == most]
