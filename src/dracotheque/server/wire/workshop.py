"""What travels about things that players make themselves."""

from typing import Any

import msgspec

from dracotheque.server.wire.requests import Ask


class CardWish(Ask, frozen=True):
    """A card as its maker has it so far."""

    card: dict[str, Any]


class CardLine(msgspec.Struct, frozen=True):
    """One line of the text of a card, and how far it is indented."""

    depth: int
    text: str


class CardReport(msgspec.Struct, frozen=True):
    """What the game says of a card: codes, its text in each language, and its worth where nothing is wrong."""

    errors: tuple[str, ...]
    warnings: tuple[str, ...]
    text: dict[str, tuple[CardLine, ...]]
    worth: float | None
