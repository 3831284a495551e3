"""How a board that knows no game draws a view follows from the types of its fields."""

from typing import Annotated, Literal

import msgspec

from dracotheque import games
from dracotheque.core.drawing import BACKS, COUNTER, HIDDEN, layout
from dracotheque.core.views import View

Card = Annotated[str, "card"]


class Hand(msgspec.Struct):
    seat: Annotated[int, "seat"]
    gold: int
    cards: tuple[Card, ...]
    hidden: Annotated[int, BACKS]


class Bank(msgspec.Struct):
    coins: int | None


class Shown(View, frozen=True, kw_only=True):
    hands: tuple[Hand, ...]
    bank: Bank
    map: tuple[tuple[Card | None, ...], ...]
    trump: Card | None
    leader: Annotated[int, "seat"]
    phase: Literal["day", "night"]
    dice: Annotated[tuple[int, ...], COUNTER]
    log: Annotated[tuple[int, ...], HIDDEN]


def test_every_field_is_drawn_as_its_type_says() -> None:
    ways = {part.name: (part.way, part.kind) for part in layout(Shown)}
    assert ways == {
        "hands": ("places", ""),
        "bank": ("zone", ""),
        "map": ("grid", "card"),
        "trump": ("row", "card"),
        "leader": ("words", "seat"),
        "phase": ("words", ""),
        "dice": ("counter", ""),
    }
    inside = {part.name: part.way for part in layout(Shown)[0].parts}
    assert inside == {"gold": "counter", "cards": "row", "hidden": "backs"}


def test_every_game_on_the_shelf_could_be_drawn_so() -> None:
    for game in games.all():
        assert layout(game.view_type), game.id
