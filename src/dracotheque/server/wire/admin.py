"""What travels between the admin page and the server."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dracotheque.tables.wire.common import Milliseconds
from dracotheque.tables.wire.requests import Ask

Limit = Annotated[int, Meta(ge=0, le=1_000_000)]


class LimitWish(Ask, frozen=True):
    """A limit of this server; None for what its settings say."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    value: Limit | None


class BlockWish(Ask, frozen=True):
    """Keep somebody out, or let them in again."""

    blocked: bool


class AdminWish(Ask, frozen=True):
    """Make somebody an administrator, or not any more."""

    admin: bool


class LimitInfo(msgspec.Struct, frozen=True):
    """A limit: what holds now, and what the settings say."""

    name: str
    value: int
    usual: int


class Limits(msgspec.Struct, frozen=True):
    """All limits."""

    limits: tuple[LimitInfo, ...]


class Overview(msgspec.Struct, frozen=True):
    """How much of everything there is."""

    counts: dict[str, int]
    limits: tuple[LimitInfo, ...]
    mail: bool
    version: str


class AdminTable(msgspec.Struct, frozen=True):
    """A table in one line; nothing hidden of its game."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    created: Milliseconds
    host: str
    names: tuple[str, ...]
    moves: int


class AdminTables(msgspec.Struct, frozen=True):
    """Tables, the newest first."""

    tables: tuple[AdminTable, ...]


class AdminPerson(msgspec.Struct, frozen=True):
    """Somebody in one line."""

    id: str
    name: str
    guest: bool
    admin: bool
    blocked: bool
    created: Milliseconds
    tables: int
    silenced: bool


class AdminPeople(msgspec.Struct, frozen=True):
    """People, those with an account first."""

    people: tuple[AdminPerson, ...]
