"""The hall: what is said there, and who is here."""

from typing import Literal, NamedTuple

import msgspec

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")


class HallLine(NamedTuple):
    """One sentence said in the hall."""

    language: Language
    number: int
    person: str
    name: str
    text: str
    at: int
    hidden: bool = False
    """Taken away by those who run the server."""


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to one server."""

    hall: tuple[str, ...] = ()
    """The people who look at the hall."""
    tables: tuple[str, ...] = ()
    """The people who are at tables, and not in the hall."""
    watchers: dict[str, int] = {}
    """How many watch each table."""


NO_PRESENCE = Presence()
