"""The text of a character, generated from its steps: what is shown is what happens. (6.2)"""

from collections.abc import Iterator

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict

from . import schema
from .clauses import CLAUSES, AnyClause, AnyCost, BidCost, CoinCost, StoneCost


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
    values = own_words(step) or {field: getattr(step, field) for field in kind.__struct_fields__}
    clause: AnyClause = kind(**values)
    return clause


def own_words(step: schema.AnyStep) -> dict[str, object]:
    """What a step says in other words than its fields; nothing where it says these."""
    match step:
        case schema.Deal(cost=cost):
            return {"cost": tuple(map(cost_of, cost))}
        case schema.When(fact=fact, cmp=cmp, n=n):
            return {"fact": fact, "cmp": {">=": "least", "<=": "most", "==": "exactly"}[cmp], "n": n}
        case schema.Victim(among=among, prefer=prefer):
            return {"among": among, "with_stone": prefer is not UNSET}
        case schema.Bag(put=put, draw=draw):
            return {**asdict(put), "draw": draw}
        case schema.Push(put="all"):
            return {"red": 0, "blue": 0, "yellow": 0, "whole_bank": True}
        case schema.Push(put=schema.Put() as put):
            return {**asdict(put), "whole_bank": False}
        case schema.Shop(item=item, prices=prices, max=most):
            costs = tuple(CoinCost(price.item, price.n) for price in prices)
            return {"item": item, "prices": costs, "most": most or 0}
        case _:
            return {}


def cost_of(cost: schema.Cost) -> AnyCost:
    if cost.n is UNSET:
        return BidCost()
    if cost.item is not UNSET:
        return CoinCost(cost.item, cost.n)
    assert cost.stones is not UNSET
    return StoneCost(cost.stones, cost.n)
