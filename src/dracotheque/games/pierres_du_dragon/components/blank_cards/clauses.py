"""The clauses from which the text of a character is put together: keys and values, no sentence. (6.2)

The text of a card has a message for each of them; nobody else looks into one.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Union

import msgspec

from dracotheque.core.moves import kebab

from ...moves import Item

Some = Annotated[int | str, "amount"]
"""A number, or `all`."""


class Clause(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One thing a character does, or a part of it."""


class CoinCost(Clause, frozen=True):
    item: Item
    n: int


class StoneCost(Clause, frozen=True):
    stones: Annotated[str, "kind"]
    n: int


class BidCost(Clause, frozen=True):
    """The fairy gold of the bid."""


AnyCost = CoinCost | StoneCost | BidCost


def clause(name: str, **values: object) -> Any:  # Any: a type that no type checker needs to look into
    """A clause with these values and their kinds."""
    return msgspec.defstruct(name, list(values.items()), bases=(Clause,), module=__name__, frozen=True)


CLAUSES: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in (
        clause("TextOptional"),
        clause("TextGain", item=Item, n=int),
        clause("TextLose", item=Item, n=Some),
        clause("TextDeal", cost=tuple[AnyCost, ...]),
        clause("TextElse"),
        clause("TextScore", n=int),
        clause("TextChoose"),
        clause("TextOption", number=int),
        clause("TextMay"),
        clause("TextWhen", fact=Annotated[str, "fact"], cmp=Annotated[str, "cmp"], n=int),
        clause("TextColour", source=Annotated[str, "source"]),
        clause("TextVictim", among=Annotated[str, "among"], with_stone=bool),
        clause("TextEach", who=Annotated[str, "who"]),
        clause("TextBag", red=int, blue=int, yellow=int, draw=int),
        clause("TextPush", red=int, blue=int, yellow=int, whole_bank=bool),
        clause("TextShop", item=Item, prices=tuple[CoinCost, ...], most=int),  # 0: no limit
        clause("TextBorrow", source=Annotated[str, "source"], how=Annotated[str, "how"]),
        clause("TextRefresh", n=Some),
        clause("TextTake", item=Item, n=Some),
        clause("TextTakeFirst", ladder=tuple[Item, ...]),
        clause("TextHit", item=Item, n=Some),
        clause("TextGrant", item=Item, n=int),
        clause("TextGift", item=Item, n=Some),
        clause("TextSwap"),
    )
}

if TYPE_CHECKING:
    AnyClause = Clause
else:
    AnyClause = Union[tuple(CLAUSES.values())]  # noqa: UP007  # as many as there are
