"""The text of a character, generated from its steps: what is shown is what happens. (6.2)"""

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from . import schema
from .clauses import CLAUSES, AnyClause, BidCost, CoinCost, StoneCost


class Line(msgspec.Struct, frozen=True):
    """One line of the text: what it says, and how far it is indented."""

    depth: int
    clause: AnyClause


def text_of(character: schema.Character) -> tuple[Line, ...]:
    """The whole text of a card, line by line."""
    optional = [Line(0, CLAUSES["TextOptional"]())] if character.optional else []
    return (*optional, *lines(character.steps, 0))


def lines(steps: schema.Steps, depth: int) -> Iterator[Line]:
    for step in steps:
        yield Line(depth, clause_of(step))
        for number, branch in enumerate(schema.branches(step), start=1):
            if isinstance(step, schema.Choose):
                yield Line(depth + 1, CLAUSES["TextOption"](number))
                yield from lines(branch, depth + 2)
            else:
                if number > 1 and branch:
                    yield Line(depth, CLAUSES["TextElse"]())
                yield from lines(branch, depth + 1)


def clause_of(step: schema.AnyStep) -> AnyClause:
    """What a step says, apart from the steps inside it."""
    kind = CLAUSES[f"Text{type(step).__name__}"]
    clause: AnyClause = kind(*values_of(step, kind.__struct_fields__))
    return clause


def values_of(step: schema.AnyStep, fields: tuple[str, ...]) -> tuple[object, ...]:
    """Most steps say these very fields of theirs."""
    match step:
        case schema.Deal(cost=cost):
            return (tuple(map(cost_of, cost)),)
        case schema.When(fact=fact, cmp=cmp, n=n):
            return fact, {">=": "least", "<=": "most", "==": "exactly"}[cmp], n
        case schema.Victim(among=among, prefer=prefer):
            return among, prefer is not UNSET
        case schema.Bag(put=put, draw=draw):
            return put.red, put.blue, put.yellow, draw
        case schema.Push(put=schema.Put(red=red, blue=blue, yellow=yellow)):
            return red, blue, yellow, False
        case schema.Push():
            return 0, 0, 0, True
        case schema.Shop(item=item, prices=prices, max=most):
            return item, tuple(CoinCost(price.item, price.n) for price in prices), most or 0
        case _:
            return tuple(getattr(step, field) for field in fields)


def cost_of(cost: schema.Cost) -> object:
    if cost.n is UNSET:
        return BidCost()
    return CoinCost(cost.item, cost.n) if cost.item is not UNSET else StoneCost(cost.stones, cost.n)
