"""Mandates and standing orders as they are given at a terminal, in slow play. (9.mandates, 9.orders)"""

import re
from itertools import combinations
from typing import Any, Final

from dracotheque.cli.boards.or_des_dragons.reading import Content, Reader, Unread

ORDERS: Final = "o "
SLOTS: Final = (1, 2, 3, 4)
ANYBODY: Final[Content] = {"seats": [], "dragons": []}
ARMED: Final[dict[str, tuple[Content, ...]]] = {
    "repulsive_cloud": tuple({"type": "arm-cloud", **ANYBODY, "only_if_deadly": deadly} for deadly in (True, False)),
    "weakness_powder": ({"type": "arm-weakness", **ANYBODY},),
    "muddle_stone": tuple(
        {"type": "arm-stone", "seats": [], "only_if_grave": grave, "tokens": []} for grave in (True, False)
    ),
    "emergency_bell": ({"type": "arm", "order": {"type": "play-card", "card": "emergency_bell"}},),
    "inversion_powder": tuple(
        {"type": "arm", "order": {"type": "invert", "first_slot": first, "second_slot": second}}
        for first, second in combinations(SLOTS, 2)
    ),
}
"""What each object may be told to do by itself; a swap is written in full."""
CARDS: Final = {"arm-cloud": "repulsive_cloud", "arm-weakness": "weakness_powder", "arm-stone": "muddle_stone"}


# Any stands for the game's own view class, which only its board knows.
def offered(view: Any, seat: int) -> list[Content]:
    """The orders one may give for the objects in hand, and those one may take back."""
    if view.sand != "slow":
        return []
    given = [order for card in view.places[seat].magic or () for order in ARMED.get(card, ())]
    if view.mandate is not None:
        given.append({"type": "mandate", "bundles": []})
    return given + [{"type": "disarm", "card": card_of(order)} for order in view.orders]


# The board knows no move types: Any stands for a standing order.
def card_of(order: Any) -> str:
    """The object an order is for."""
    kind = order.__struct_config__.tag
    if kind != "arm":
        return CARDS[kind]
    return str(getattr(order.order, "card", "inversion_powder"))


def narrowed(reader: Reader, view: Any, order: Content, aims: str) -> Content:
    """An order against certain players (`alix`), for certain dragons (`@2`), with what to give up first (`/ s e`)."""
    named, _, tokens = aims.partition("/")
    words = named.split()
    told = {**order, "seats": [reader.seat(word) for word in words if not word.startswith("@")]}
    if "dragons" in order:
        told["dragons"] = [dragon_at(view, word) for word in words if word.startswith("@")]
    elif "@" in named:
        raise Unread("bad-lair", named.strip())
    if "tokens" in order:
        told["tokens"] = [heap["token"] for letter in tokens.split() for heap in reader.bundle(letter)]
    elif tokens.strip():
        raise Unread("bad-tokens", tokens.strip())
    return told


def dragon_at(view: Any, word: str) -> str:
    """The dragon of the lair that was named."""
    for lair in view.lairs:
        if word == f"@{lair.slot}" and lair.dragon:
            return str(lair.dragon)
    raise Unread("bad-lair", word)


def read(reader: Reader, view: Any, seat: int, question: str, words: str) -> Content | None:
    """`o 2a o / 3s` is a mandate for one bundle or the other; `o 1: 2a > 3: s e` arms the object that swaps.

    `o 1 > alix @2` gives the first order on the list against Alix alone, for the dragon of the second lair.
    """
    if not words.lower().startswith(ORDERS):
        return None
    told = words[len(ORDERS) :].strip()
    if found := re.fullmatch(r"(\d{1,2}) *> *(.+)", told):
        order = dict(enumerate(offered(view, seat), start=1)).get(int(found[1]))
        return None if order is None or "seats" not in order else narrowed(reader, view, order, found[2])
    if ":" in told:
        return {"type": "arm", "order": reader.swap(told)}
    if question != "bargain" or told.isdecimal():
        return None
    return {"type": "mandate", "bundles": [reader.bundle(bundle) for bundle in told.split("/")]}
