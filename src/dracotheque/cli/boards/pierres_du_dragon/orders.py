"""Orders left for a character, as they are given at a terminal, in slow play. (6.tempo-orders)

`o seer 2f1c` closes this gold fist for the Seer, `o seer 2f / 3` with three silver in a tie, `o seer 2f & 1 3` provided
the first condition holds with the number 3; with a question mark at the end it is a note, and one is asked all the
same. `o seer -` takes it back.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from dracotheque.cli.boards.pierres_du_dragon.fists import COINS, SIGNS, by_letter
from dracotheque.cli.lookup import beginnings, folded

Content = dict[str, Any]
"""A move in its JSON form."""
ORDER: Final = re.compile(
    r"o (?P<name>.*?[^ ]) +(?P<gold>[0-9+][^ /&?]*|-)"
    r"(?: */ *(?P<silver>[^ /&?]+))?(?: *& *(?P<fact>[0-9]{1,2})(?: +(?P<n>[0-9]{1,2}))?)?(?P<note> *[?])?",
    re.IGNORECASE,
)
FACTS: Final = (
    *("red", "blue", "yellow", "full_set", "pair", "four_alike"),
    *("points_at_least", "points_at_most", "rival_at_least", "rival_at_most", "gold_at_least"),
)
"""The conditions of an order, as they are numbered."""


# The board knows no types of a view: Any stands for one, or for a character as it names it.
def id_of(who: Any) -> str:
    """A character of the box by its id, one of the table's own by its blank card."""
    return who if isinstance(who, str) else f"blank_{who.blank}"


def offered(view: Any) -> list[Content]:
    """Empty fists for the rest of the round, or no longer; and the orders one may take back."""
    if not view.slow:
        return []
    kept = [] if view.desk is None else view.desk.orders
    return [
        *({"type": "empty-fists", "on": on} for on in (True, False)),
        *({"type": "cancel-order", "character": order.character} for order in kept),
    ]


def read(view: Any, words: str, letters: str, name: Callable[[Any], str]) -> Content | None:
    """The order for a character that was typed; None where it is none."""
    found = ORDER.fullmatch(words) if view.slow else None
    if found is None:
        return None
    waiting = [*view.remaining, *([] if view.character is None else [view.character])]
    who = character(found["name"], waiting, name)
    if who is None or found["gold"] == "-":
        return None if who is None else {"type": "cancel-order", "character": who}
    gold = amounts(found["gold"], letters, COINS[0])
    tie = amounts(found["silver"] or "0", letters, COINS[-1])
    fact = int(found["fact"] or 0)
    if gold is None or tie is None or gold.pop("silver") or fact > len(FACTS):
        return None
    order: Content = {"type": "standing-order", "character": who, "gold": gold, "sealed": found["note"] is None}
    if found["silver"]:
        order["silver"] = {name: tie[name] for name in ("silver", "amulet")}
    if fact:
        order["guard"] = {"fact": FACTS[fact - 1], "n": int(found["n"] or 0)}
    return order


def character(named: str, waiting: Iterable[Any], name: Callable[[Any], str]) -> str | None:
    """The character of this round that is called so, or whose name alone begins like this."""
    wanted = folded(named.strip())
    found = {id_of(who) for who in waiting if any(each.startswith(wanted) for each in beginnings(name(who)))}
    return found.pop() if len(found) == 1 else None


def amounts(words: str, letters: str, usual: str) -> Content | None:
    """What a fist holds: `3` of the usual coin, `2f1c`, `1c+m`, `0`; None where that is no fist."""
    found = SIGNS.fullmatch(words.lower())
    if found is None:
        return None
    coins = found["coins"]
    plain = tuple(int(coins) if coin == usual else 0 for coin in COINS) if coins.isdecimal() else None
    counts = plain or by_letter(coins, letters)
    signs = {"black": "+k" in found["signs"], "amulet": "+m" in found["signs"]}
    return None if counts is None else dict(zip(COINS, counts, strict=True)) | signs
