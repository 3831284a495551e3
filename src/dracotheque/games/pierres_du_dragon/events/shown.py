"""What is shown inside events and views: characters by name, stones dealt, open fists."""

import msgspec

from ..moves import CharacterId, Seat


class Invented(msgspec.Struct, frozen=True, tag="invented"):
    """A character of the table's own, by its names; `blank` is the number of its card."""

    fr: str
    en: str
    blank: int


Who = CharacterId | Invented


class Dealt(msgspec.Struct, frozen=True):
    """The first stones of a player."""

    seat: Seat
    red: int
    blue: int
    yellow: int


class GoldFist(msgspec.Struct, frozen=True):
    """What a player bid for a character."""

    seat: Seat
    fairy: int
    common: int
    black: bool
    amulet: bool
    value: int


class SilverFist(msgspec.Struct, frozen=True):
    """What a tied player bid in silver."""

    seat: Seat
    silver: int
    amulet: bool
    value: int
