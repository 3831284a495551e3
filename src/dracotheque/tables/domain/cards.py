"""Cards of people's own making that a table plays with, as its options hold them."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from dracotheque import games


def own_cards(game: str, options: Mapping[str, Any]) -> list[Any]:
    """The cards of this table's own; none in a game without a workshop."""
    workshop = games.get(game).workshop
    cards = [] if workshop is None else options.get(workshop.option, [])
    return list(cards)


def fingerprint(card: object) -> str:
    """By this a card is known again, at whatever table."""
    return sha256(msgspec.json.encode(msgspec.to_builtins(card), order="sorted")).hexdigest()
