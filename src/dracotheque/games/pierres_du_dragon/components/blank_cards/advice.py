"""Advice on a blank card: points for nothing, and a guess at its worth beside the official characters. (11.4)

Worth is counted in gold of one auction, along the best path, for somebody who won the card because it suits them.
"""

from typing import Final

from msgspec import UNSET

from . import schema

WARNINGS: Final = ("W_FREE_POINT", "W_STRONG", "W_WEAK")
STRONGEST: Final = 9.0
WEAKEST: Final = 0.5

POINT: Final = 6.0
STONE: Final = 1.75
WORTH: Final = {"fairy_gold": 4.0, "common_gold": 1.0, "silver": 0.5, "black_coin": 1.5, "amulet": 3.0}
"""Of coins and tokens; anything else is a stone."""
ALL: Final = {"silver": 4, "common_gold": 2, "fairy_gold": 6, "stones": 4}
"""How many a player has of something, as a rule; of one colour, one or two."""
ALL_OF_A_COLOUR: Final = 1.5
KEPT: Final = 0.4
"""The part of such a holding left to somebody who chooses the moment to give it up."""
HARM: Final = 0.3
"""What a rival's loss is worth."""
RIVALS: Final = 3
BID: Final = 3.0
"""The fairy gold of a bid made on purpose with common gold."""
REFRESHED: Final = 1.0
SWAPPED: Final = 1.0
PUSHED: Final = 3.0
PURCHASES: Final = 3
BORROWED: Final = {"choose": 4.0, "random": 2.5}


def warnings_of(character: schema.Character) -> tuple[str, ...]:
    """What a table should think twice about; never a refusal."""
    worth = worth_of(character.steps)
    found = {
        "W_FREE_POINT": scores_for_nothing(character.steps, frozenset({False}))[0],
        "W_STRONG": worth > STRONGEST,
        "W_WEAK": worth < WEAKEST,
    }
    return tuple(code for code in WARNINGS if found[code])


def scores_for_nothing(steps: schema.Steps, paid: frozenset[bool]) -> tuple[bool, frozenset[bool]]:
    """Whether some path scores before it has paid or lost anything, and whether the paths that get here have paid."""
    found = False
    for step in steps:
        if isinstance(step, schema.Score):
            found |= False in paid
        elif isinstance(step, schema.Lose):
            paid = frozenset({True})
        else:
            ways = ways_through(step, paid)
            results = [scores_for_nothing(branch, entry) for branch, entry in ways]
            found |= any(result for result, _ in results)
            paid = frozenset().union(*(after for _, after in results)) if results else paid
    return found, paid


def ways_through(step: schema.AnyStep, paid: frozenset[bool]) -> list[tuple[schema.Steps, frozenset[bool]]]:
    """The lists of steps a path may take here, and whether it has paid when it enters them."""
    inner = schema.branches(step)
    if isinstance(step, schema.Deal):
        return [(inner[0], frozenset({True})), (inner[1], paid)]
    skipped: list[schema.Steps] = [] if isinstance(step, schema.Choose | schema.When) else [()]
    return [(branch, paid) for branch in [*inner, *skipped]] if inner else []


def worth_of(steps: schema.Steps) -> float:
    return sum(map(worth_of_step, steps))


def worth_of_step(step: schema.AnyStep) -> float:
    """One step for the acting player."""
    match step:
        case schema.Score(n=n):
            return n * POINT
        case schema.Gain(item=item, n=n):
            return value(item, n)
        case schema.Lose(item=item, n=amount):
            return -value(item, amount) * (KEPT if amount == "all" else 1.0)
        case schema.Deal():
            reward, otherwise = map(worth_of, schema.branches(step))
            return max(reward - sum(map(price, step.cost)), otherwise)
        case schema.May(do=do):
            return max(0.0, worth_of(do))
        case schema.Each(who=who, do=do):
            own = sum(map(suffered, do)) if who == "all" else 0.0
            return own + sum(map(aimed, do)) * (1 if who == "second_bidders" else RIVALS)
        case schema.Choose() | schema.When() | schema.Colour() | schema.Victim():
            return max(map(worth_of, schema.branches(step)))
        case schema.Bag() | schema.Push() | schema.Shop() | schema.Borrow() | schema.Refresh():
            return promised(step)
        case _:
            return aimed(step)


def promised(step: schema.Bag | schema.Push | schema.Shop | schema.Borrow | schema.Refresh) -> float:
    """A step whose worth depends on luck or on what lies about."""
    match step:
        case schema.Bag(put=put, draw=draw):
            return min(draw, put.red + put.blue + put.yellow) * STONE
        case schema.Push():
            return PUSHED
        case schema.Shop(prices=prices, max=most):
            gain = STONE - min(value(each.item, each.n) for each in prices)
            return max(0.0, gain) * min(PURCHASES, most or PURCHASES)
        case schema.Borrow(how=how):
            return BORROWED[how]
        case schema.Refresh(n=amount):
            return REFRESHED * (RIVALS if amount == "all" else amount)


def value(item: str, n: int | str) -> float:
    """What so many of something are worth."""
    count = ALL.get(item, ALL_OF_A_COLOUR) if isinstance(n, str) else n
    return count * WORTH.get(item, STONE)


def price(cost: schema.Cost) -> float:
    if cost.bid is not UNSET:
        return BID
    assert cost.n is not UNSET
    if cost.item is not UNSET:
        return value(cost.item, cost.n)
    return cost.n * STONE * (3 if cost.stones == "each" else 1)


def aimed(step: schema.AnyStep) -> float:
    """A step aimed at a rival, for the acting player."""
    match step:
        case schema.Take(item=item, n=amount):
            return value(item, amount) * (1 + HARM)
        case schema.TakeFirst(ladder=ladder):
            return value(ladder[0], 1) * (1 + HARM)
        case schema.Hit(item=item, n=amount):
            return value(item, amount) * HARM
        case schema.Grant(item=item, n=n):
            return -value(item, n) * HARM
        case schema.Gift(item=item, n=amount):
            return -value(item, amount) * (1 + HARM)
        case schema.Swap():
            return SWAPPED
        case _:
            return 0.0


def suffered(step: schema.AnyStep) -> float:
    """The same step where it falls on the acting player."""
    match step:
        case schema.Hit(item=item, n=amount):
            return -value(item, amount) * (KEPT if amount == "all" else 1.0)
        case schema.Grant(item=item, n=n):
            return value(item, n)
        case _:
            return 0.0
