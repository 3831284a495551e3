"""Workshop: what a game says of a thing its players make themselves, in the game's own room of that name."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from dracotheque.core.errors import DracothequeError


class Clause(msgspec.Struct, frozen=True):
    """One line of the text of a thing: what it says, as a structure that the texts put into words, and how deep."""

    depth: int
    clause: msgspec.Struct


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a thing, what to think twice about, what it says, and what it is worth where it is right."""

    errors: tuple[str, ...]
    warnings: tuple[str, ...]
    text: tuple[Clause, ...]
    worth: float | None


class Label(msgspec.Struct, frozen=True):
    """By what a thing is known: its name in each language, and the picture it bears."""

    names: dict[str, str]
    face: str


class Workshop(NamedTuple):
    """What the room holds under the name `WORKSHOP`."""

    largest: int
    """Bytes of a thing as JSON."""
    examine: Callable[[object], Finding]
    unreadable: Callable[[], DracothequeError]
    """The refusal of what is no such thing at all."""
    option: str
    """The option of a table that holds such things."""
    label: Callable[[object], Label]
    """By what a thing is known; never refused, whatever it is."""
