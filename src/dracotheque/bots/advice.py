"""Advice: what a bot considered and why, as keys and values; the sentences are in `texts`."""

import msgspec

from dracotheque.core.moves import Move


class Option(msgspec.Struct, frozen=True):
    """A move that was considered."""

    move: Move
    chance: float
    """The part of the victory one may expect with it, from 0 to 1."""
    weight: float
    """How much speaks for it, all together 1; in secret, how often it is played."""


class Reason(msgspec.Struct, frozen=True):
    """Why, in a few words: `code` is the id of a sentence, `values` fill it."""

    code: str
    values: dict[str, object] = {}


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The move a bot would make, the options it saw, the weightiest first, and its reason."""

    move: Move
    options: tuple[Option, ...]
    reason: Reason


def percent(chance: float) -> int:
    return round(100 * chance)
