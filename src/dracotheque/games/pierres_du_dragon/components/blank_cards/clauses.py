"""The clauses from which the text of a character is put together: keys and values, no sentence. (6.2)"""

from typing import Annotated

import msgspec

from dracotheque.core.moves import kebab

from ...moves import Item

Some = Annotated[int | str, "amount"]
"""A number, or `all`."""


class Clause(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One thing a character does; the text of a card has a message for each."""


class TextOptional(Clause, frozen=True):
    pass


class TextGain(Clause, frozen=True):
    item: Item
    n: int


class TextLose(Clause, frozen=True):
    item: Item
    n: Some


class CoinCost(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    item: Item
    n: int


class StoneCost(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    stones: Annotated[str, "kind"]
    n: int


class BidCost(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    pass


AnyCost = CoinCost | StoneCost | BidCost


class TextDeal(Clause, frozen=True):
    cost: tuple[AnyCost, ...]


class TextElse(Clause, frozen=True):
    pass


class TextScore(Clause, frozen=True):
    n: int


class TextChoose(Clause, frozen=True):
    pass


class TextOption(Clause, frozen=True):
    number: int


class TextMay(Clause, frozen=True):
    pass


class TextWhen(Clause, frozen=True):
    fact: Annotated[str, "fact"]
    cmp: Annotated[str, "cmp"]
    n: int


class TextColour(Clause, frozen=True):
    source: Annotated[str, "source"]


class TextVictim(Clause, frozen=True):
    among: Annotated[str, "among"]
    with_stone: bool


class TextEach(Clause, frozen=True):
    who: Annotated[str, "who"]


class TextBag(Clause, frozen=True):
    red: int
    blue: int
    yellow: int
    draw: int


class TextPush(Clause, frozen=True):
    red: int
    blue: int
    yellow: int
    whole_bank: bool


class TextShop(Clause, frozen=True):
    item: Item
    prices: tuple[CoinCost, ...]
    most: int
    """0 where there is no limit."""


class TextBorrow(Clause, frozen=True):
    source: Annotated[str, "source"]
    how: Annotated[str, "how"]


class TextRefresh(Clause, frozen=True):
    n: Some


class TextTake(Clause, frozen=True):
    item: Item
    n: Some


class TextTakeFirst(Clause, frozen=True):
    ladder: tuple[Item, ...]


class TextHit(Clause, frozen=True):
    item: Item
    n: Some


class TextGrant(Clause, frozen=True):
    item: Item
    n: int


class TextGift(Clause, frozen=True):
    item: Item
    n: Some


class TextSwap(Clause, frozen=True):
    pass


AnyClause = (
    TextOptional | TextGain | TextLose | TextDeal | TextElse | TextScore | TextChoose | TextOption | TextMay | TextWhen
    | TextColour | TextVictim | TextEach | TextBag | TextPush | TextShop | TextBorrow | TextRefresh | TextTake
    | TextTakeFirst | TextHit | TextGrant | TextGift | TextSwap
)  # fmt: skip
