"""The choices of the player who uses a power. (3.2, 11.2)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import UNSET

from dracotheque.core.moves import Move

from ..components import COLOURS
from ..components.blank_cards.advice import price, worth_of
from ..components.blank_cards.schema import Choose, Deal
from ..components.blank_cards.validation import check_card, most_points, walk
from ..events.shown import Invented
from ..moves import (
    ACCEPT,
    BuyStone,
    ChooseOption,
    ChooseVictim,
    Double,
    DrawStone,
    GiveStone,
    NameColour,
    Pay,
    TakeStone,
    UseCharacter,
)
from ..view import Place
from . import weights
from .outlook import Outlook, name_of
from .worth import bank_stones, hoard, points, spoils, stone, trolled, worth

# The moves of a question are of one type, which only its score knows.
Score = Callable[[Outlook, Any], float]
SCORES: Final[dict[str, Score]] = {}
"""What each answer to a question is worth; the best one is chosen."""


def answers(*questions: str) -> Callable[[Score], Score]:
    def register(function: Score) -> Score:
        for question in questions:
            SCORES[question] = function
        return function

    return register


def asking(o: Outlook) -> str:
    """Whose power asks."""
    assert o.view.prompt is not None
    who = o.view.prompt.about.get("character")
    return name_of(who) if isinstance(who, str | Invented) else ""


def target(o: Outlook) -> Place:
    """The player the question is about."""
    assert o.view.prompt is not None
    seat = o.view.prompt.about["seat"]
    assert isinstance(seat, int)
    return o.view.places[seat]


@answers("double")
def double(o: Outlook, move: Move) -> float:
    """The second use has to be worth more than keeping the card for a better moment."""
    if not isinstance(move, Double):
        return weights.DOPPELGANGER
    name = asking(o)
    if name == "charlatan":
        return points(o.me, 2) - points(o.me, 1)
    if name in ("wizard", "magician", "sorcerer", "enchantress", "apprentice"):
        return 0.0 if sum(o.stones[o.me.seat]) < 8 else worth(o, o.me, name)
    return worth(o, o.me, name)


SCORED: Final = {"wizard": 1, "magician": 1, "sorcerer": 2, "enchantress": 2, "apprentice": 1}
COINS: Final = {
    "wizard": 3 * weights.SILVER,
    "magician": 3 * weights.SILVER,
    "sorcerer": weights.COMMON,
    "enchantress": weights.FAIRY,
}


@answers("offer", "payment", "choose")
def trade(o: Outlook, move: Move) -> float:
    """Points against the stones one misses least, or the coins."""
    name = asking(o)
    if isinstance(move, Pay):
        stones = o.stones[o.me.seat]
        left = [have - n for have, n in zip(stones, (move.red, move.blue, move.yellow), strict=True)]
        gain = points(o.me, SCORED[name]) if name in SCORED else guest_option(o, name, move.option)
        return gain - hoard(stones) + hoard(left)
    return guest_option(o, name, move.option) if isinstance(move, ChooseOption) else COINS[name]


def guest_option(o: Outlook, name: str, option: int) -> float:
    """A choice of a home-made character: what it brings as a rule, less its price in coins."""
    character = check_card(o.view.guests[int(name[-1]) - 1].script).character
    assert character is not None
    lists = [visit.step.options for visit in walk(character.steps) if isinstance(visit.step, Choose)]
    steps = next((each[option - 1] for each in lists if 0 < option <= len(each)), character.steps)
    scored = most_points(steps)
    if not isinstance(steps[0], Deal):
        return points(o.me, scored) if scored else worth_of(steps)
    coins = sum([price(cost) for cost in steps[0].cost if cost.item is not UNSET])
    return (points(o.me, scored) if scored else worth_of(steps[0].reward) + worth_of(steps[1:])) - coins


@answers("burn")
def burn(o: Outlook, move: Move) -> float:
    assert o.view.prompt is not None
    n = o.view.prompt.about["n"]
    assert isinstance(n, int)
    return points(o.me, 1) - weights.FAIRY * n if move == ACCEPT else 0.0


@answers("consider", "use_or_not")
def consider(o: Outlook, move: Move) -> float:
    return worth(o, o.me, asking(o)) if move == ACCEPT else 0.1


@answers("take_stone", "stone", "swap_stone")
def take_stone(o: Outlook, move: TakeStone) -> float:
    return stone(o, o.me, COLOURS.index(move.colour))


@answers("return_stone", "gift_stone", "swap_gift")
def give_stone(o: Outlook, move: GiveStone) -> float:
    stones = o.stones[o.me.seat]
    return hoard([n - (COLOURS[place] == move.colour) for place, n in enumerate(stones)])


@answers("grant_stone")
def grant_stone(o: Outlook, move: GiveStone) -> float:
    return -stone(o, target(o), COLOURS.index(move.colour))


@answers("colour")
def colour(o: Outlook, move: NameColour) -> float:
    """The rarest colour for the Rainbow Dragon, the rivals' best one for the Troll."""
    number = COLOURS.index(move.colour)
    if asking(o) == "troll":
        return trolled(o, o.me, number)
    return -bank_stones(o)[number]


@answers("victim")
def victim(o: Outlook, move: ChooseVictim) -> float:
    """Whoever is ahead, has most to lose, or has what one needs."""
    rival = o.view.places[move.seat]
    if asking(o) == "brigand":
        return spoils(o, rival) + rival.points
    stones = o.stones[rival.seat]
    return max([stone(o, o.me, place) for place, n in enumerate(stones) if n], default=0.5) + 0.5 * rival.points


@answers("push")
def push(o: Outlook, move: Move) -> float:
    """Draw while the stone to come is worth more than those at risk."""
    assert o.view.prompt is not None
    about = {key: n for key, n in o.view.prompt.about.items() if isinstance(n, int)}
    if not isinstance(move, DrawStone):
        return 0.0
    risk = about["danger"] / about["left"]
    drawn = about["red"] + about["blue"] + about["yellow"]
    return weights.PUSH * (1 - risk) - risk * drawn


@answers("character")
def character(o: Outlook, move: UseCharacter) -> float:
    return worth(o, o.me, move.character)


PRICES: Final = {"fairy_gold": weights.FAIRY, "common_gold": weights.COMMON, "silver": weights.SILVER}


@answers("shop")
def shop(o: Outlook, move: Move) -> float:
    if not isinstance(move, BuyStone):
        return 0.0
    return stone(o, o.me, COLOURS.index(move.colour)) - PRICES[move.item] * move.n


def best(o: Outlook, question: str, moves: Sequence[Move]) -> list[Move]:
    """The answers nothing is better than."""
    score = SCORES[question]
    scores = [score(o, move) for move in moves]
    most = max(scores)
    return [move for move, each in zip(moves, scores, strict=True) if each == most]
