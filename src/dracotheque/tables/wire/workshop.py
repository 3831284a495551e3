"""What travels about things that players make themselves."""

from typing import Any

import msgspec

from dracotheque.tables.wire.common import Milliseconds, Word
from dracotheque.tables.wire.requests import Ask


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


class ShareCardWish(Ask, frozen=True):
    """Let whoever has the link see a card; `public`: everybody, in the gallery."""

    game: Word
    card: dict[str, Any]
    public: bool = False


class PublishWish(Ask, frozen=True):
    """Put a card of one's own into the gallery, or take it out."""

    public: bool


class ThanksWish(Ask, frozen=True):
    """Thank for a card, or no longer."""

    thanked: bool = True


class SharedCard(msgspec.Struct, frozen=True):
    """A card that somebody shows."""

    id: str
    game: str
    card: dict[str, Any]
    names: dict[str, str]
    """By language."""
    text: dict[str, tuple[CardLine, ...]]
    worth: float | None
    """None where the rules of today do not take it."""
    author: str
    guest: bool
    """Whether its author has no account, and no page."""
    created: Milliseconds
    public: bool
    """Whether it stands in the gallery."""
    hidden: bool
    """Taken away by those who run the server: only its author still sees it, and no table takes it."""
    mine: bool
    thanks: int
    thanked: bool
    """Whether oneself has thanked for it."""


class SharedCards(msgspec.Struct, frozen=True):
    """Cards that somebody shows, or everybody."""

    cards: tuple[SharedCard, ...]
    total: int
