"""The text of a character, generated from its steps: what is shown is what happens. (6.2)"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET

from . import clauses, schema


class Line(msgspec.Struct, frozen=True):
    """One line of the text: what it says, and how far it is indented."""

    depth: int
    clause: clauses.AnyClause


def text_of(character: schema.Character) -> tuple[Line, ...]:
    """The whole text of a card, line by line."""
    optional = [Line(0, clauses.TextOptional())] if character.optional else []
    return (*optional, *lines(character.steps, 0))


def lines(steps: schema.Steps, depth: int) -> Iterator[Line]:
    for step in steps:
        yield Line(depth, clause_of(step))
        for number, branch in enumerate(schema.branches(step), start=1):
            if isinstance(step, schema.Choose):
                yield Line(depth + 1, clauses.TextOption(number))
                yield from lines(branch, depth + 2)
            else:
                if number > 1 and branch:
                    yield Line(depth, clauses.TextElse())
                yield from lines(branch, depth + 1)


# Clauses with the very values of their step.
SAME_VALUES: Final[dict[type[schema.Step], type[clauses.AnyClause]]] = {
    schema.Gain: clauses.TextGain,
    schema.Lose: clauses.TextLose,
    schema.Score: clauses.TextScore,
    schema.Choose: clauses.TextChoose,
    schema.May: clauses.TextMay,
    schema.Colour: clauses.TextColour,
    schema.Each: clauses.TextEach,
    schema.Borrow: clauses.TextBorrow,
    schema.Refresh: clauses.TextRefresh,
    schema.Take: clauses.TextTake,
    schema.TakeFirst: clauses.TextTakeFirst,
    schema.Hit: clauses.TextHit,
    schema.Grant: clauses.TextGrant,
    schema.Gift: clauses.TextGift,
    schema.Swap: clauses.TextSwap,
}


def clause_of(step: schema.AnyStep) -> clauses.AnyClause:
    """What a step says, apart from the steps inside it."""
    match step:
        case schema.Deal(cost=cost):
            return clauses.TextDeal(tuple(map(cost_of, cost)))
        case schema.When(fact=fact, cmp=cmp, n=n):
            return clauses.TextWhen(fact, {">=": "least", "<=": "most", "==": "exactly"}[cmp], n)
        case schema.Victim(among=among, prefer=prefer):
            return clauses.TextVictim(among, prefer is not UNSET)
        case schema.Bag(put=put, draw=draw):
            return clauses.TextBag(put.red, put.blue, put.yellow, draw)
        case schema.Push(put=schema.Put(red=red, blue=blue, yellow=yellow)):
            return clauses.TextPush(red, blue, yellow, whole_bank=False)
        case schema.Push():
            return clauses.TextPush(0, 0, 0, whole_bank=True)
        case schema.Shop(item=item, prices=prices, max=most):
            return clauses.TextShop(item, tuple(clauses.CoinCost(price.item, price.n) for price in prices), most or 0)
        case _:
            clause = SAME_VALUES[type(step)]
            return clause(*(getattr(step, field) for field in clause.__struct_fields__))


def cost_of(cost: schema.Cost) -> clauses.AnyCost:
    if cost.n is UNSET:
        return clauses.BidCost()
    if cost.item is not UNSET:
        return clauses.CoinCost(cost.item, cost.n)
    assert cost.stones is not UNSET
    return clauses.StoneCost(cost.stones, cost.n)
