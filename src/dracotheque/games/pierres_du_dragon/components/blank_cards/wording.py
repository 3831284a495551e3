"""The text of a character, generated from its steps: what is shown is what happens. (6.2)"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET

from .clauses import (
    AnyClause,
    AnyCost,
    BidCost,
    CoinCost,
    StoneCost,
    TextBag,
    TextBorrow,
    TextChoose,
    TextColour,
    TextDeal,
    TextEach,
    TextElse,
    TextGain,
    TextGift,
    TextGrant,
    TextHit,
    TextLose,
    TextMay,
    TextOption,
    TextOptional,
    TextPush,
    TextRefresh,
    TextScore,
    TextShop,
    TextSwap,
    TextTake,
    TextTakeFirst,
    TextVictim,
    TextWhen,
)
from .schema import (
    AnyStep,
    Bag,
    Borrow,
    Character,
    Choose,
    Colour,
    Cost,
    Deal,
    Each,
    Gain,
    Gift,
    Grant,
    Hit,
    Lose,
    May,
    Push,
    Put,
    Refresh,
    Score,
    Shop,
    Step,
    Steps,
    Swap,
    Take,
    TakeFirst,
    Victim,
    When,
    branches,
)


class Line(msgspec.Struct, frozen=True):
    """One line of the text: what it says, and how far it is indented."""

    depth: int
    clause: AnyClause


def text_of(character: Character) -> tuple[Line, ...]:
    """The whole text of a card, line by line."""
    optional = [Line(0, TextOptional())] if character.optional else []
    return (*optional, *lines(character.steps, 0))


def lines(steps: Steps, depth: int) -> Iterator[Line]:
    for step in steps:
        yield Line(depth, clause_of(step))
        for number, branch in enumerate(branches(step), start=1):
            if isinstance(step, Choose):
                yield Line(depth + 1, TextOption(number))
                yield from lines(branch, depth + 2)
            else:
                if number > 1 and branch:
                    yield Line(depth, TextElse())
                yield from lines(branch, depth + 1)


# Clauses with the very values of their step.
SAME_VALUES: Final[dict[type[Step], type[AnyClause]]] = {
    Gain: TextGain,
    Lose: TextLose,
    Score: TextScore,
    Choose: TextChoose,
    May: TextMay,
    Colour: TextColour,
    Each: TextEach,
    Borrow: TextBorrow,
    Refresh: TextRefresh,
    Take: TextTake,
    TakeFirst: TextTakeFirst,
    Hit: TextHit,
    Grant: TextGrant,
    Gift: TextGift,
    Swap: TextSwap,
}


def clause_of(step: AnyStep) -> AnyClause:
    """What a step says, apart from the steps inside it."""
    match step:
        case Deal(cost=cost):
            return TextDeal(tuple(map(cost_of, cost)))
        case When(fact=fact, cmp=cmp, n=n):
            return TextWhen(fact, {">=": "least", "<=": "most", "==": "exactly"}[cmp], n)
        case Victim(among=among, prefer=prefer):
            return TextVictim(among, prefer is not UNSET)
        case Bag(put=put, draw=draw):
            return TextBag(put.red, put.blue, put.yellow, draw)
        case Push(put=Put(red=red, blue=blue, yellow=yellow)):
            return TextPush(red, blue, yellow, whole_bank=False)
        case Push():
            return TextPush(0, 0, 0, whole_bank=True)
        case Shop(item=item, prices=prices, max=most):
            return TextShop(item, tuple(CoinCost(price.item, price.n) for price in prices), most or 0)
        case _:
            clause = SAME_VALUES[type(step)]
            return clause(*(getattr(step, field) for field in clause.__struct_fields__))


def cost_of(cost: Cost) -> AnyCost:
    if cost.n is UNSET:
        return BidCost()
    if cost.item is not UNSET:
        return CoinCost(cost.item, cost.n)
    assert cost.stones is not UNSET
    return StoneCost(cost.stones, cost.n)
