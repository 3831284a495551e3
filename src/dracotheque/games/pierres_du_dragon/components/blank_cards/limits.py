"""Which items and how many of them each step takes; whatever is beyond is `E_SCHEMA`. (6.2-limits, 6.2-costs)"""

from typing import Final

from msgspec import UNSET

from . import schema

_COLOURS: Final = ("red", "blue", "yellow")

MOST_GAINED: Final = {
    "silver": 6,
    "common_gold": 4,
    "fairy_gold": 2,
    "black_coin": 1,
    "amulet": 1,
    "red": 3,
    "blue": 3,
    "yellow": 3,
    "stone_choice": 3,
    "stone_named": 3,
}
"""For `gain` and `grant`."""
MOST_PAID: Final = {"silver": 6, "common_gold": 4, "fairy_gold": 4}
MOST_OF_EACH: Final = 2
MOST_CHOSEN: Final = 3
"""For `stone_choice` wherever it leaves somebody."""

ITEMS: Final[dict[type[schema.Step], tuple[str, ...]]] = {
    schema.Lose: ("silver", "common_gold", *_COLOURS, "stone_choice", "stone_named", "stones"),
    schema.Take: ("silver", "common_gold", "fairy_gold", *_COLOURS, "stone_choice", "stone_named", "stones"),
    schema.Hit: ("silver", "common_gold", *_COLOURS, "stone_named", "stones"),
    schema.Gift: ("silver", "common_gold", "fairy_gold", *_COLOURS, "stone_choice", "stone_named"),
}
LADDER: Final = (*_COLOURS, "stone_choice", "silver", "common_gold", "fairy_gold")


def is_within_limits(step: schema.AnyStep) -> bool:
    """Whether the items and numbers of one step are allowed; the steps inside it are looked at by themselves."""
    match step:
        case schema.FromTheBank(item=item, n=n):
            return n <= MOST_GAINED.get(item, 0)
        case schema.FromAPlayer(item=item, n=amount):
            return item in ITEMS[type(step)] and is_amount(item, amount)
        case schema.TakeFirst(ladder=ladder):
            return all(item in LADDER for item in ladder)
        case schema.Deal(cost=cost):
            return all(map(is_cost, cost))
        case schema.Bag(put=schema.Put() as put) | schema.Push(put=schema.Put() as put):
            return put.red + put.blue + put.yellow > 0
        case _:
            return True


def is_amount(item: str, n: int | str) -> bool:
    """Stones of the player's choice go one at a time, three at most; stones of all colours go all together."""
    if item == "stone_choice":
        return isinstance(n, int) and n <= MOST_CHOSEN
    return item != "stones" or n == "all"


def is_cost(cost: schema.Cost) -> bool:
    """Coins or stones with their number, or the bid without one."""
    if [cost.item, cost.stones, cost.bid].count(UNSET) != 2 or (cost.n is UNSET) != (cost.bid is not UNSET):
        return False
    if cost.n is UNSET:
        return True
    if cost.item is not UNSET:
        return cost.n <= MOST_PAID[cost.item]
    return cost.stones != "each" or cost.n <= MOST_OF_EACH


def is_plain(character: schema.Character) -> bool:
    """A known icon, and a flavour that is one line of plain text."""
    return character.glyph in schema.GLYPHS and (character.flavour is UNSET or character.flavour.isprintable())
