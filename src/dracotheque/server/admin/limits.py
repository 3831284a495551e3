"""Limits that an administrator may set while the server runs; what is not set is as the settings say."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from dracotheque.core.errors import Unknown
from dracotheque.server.settings import Settings

LOWEST: Final[dict[str, int]] = {
    "most_people": 1,
    "most_tables_each": 0,
    "requests_per_minute": 10,
    "files_per_minute": 100,
    "words_per_minute": 1,
    "guests_per_hour": 0,
    "sign_ins_per_hour": 1,
    "resets_per_hour": 1,
    "letters_per_hour": 1,
    "codes_per_hour": 1,
    "reports_per_hour": 1,
    "asks_per_hour": 1,
    "analyses_per_hour": 0,
    "guest_days": 1,
    "table_days": 15,
    "closed_table_days": 1,
    "report_days": 1,
    "audit_days": 30,
    "sockets_per_address": 1,
    "sockets_per_person": 1,
}
"""Every limit, and the least it may be: nobody shuts themselves out of their own server."""
HIGHEST: Final = 1_000_000


def checked(name: str, value: int | None) -> int | None:
    """The value of a limit that exists, raised to the least that makes sense."""
    if name not in LOWEST:
        raise Unknown("server-no-such-limit", value=name)
    return None if value is None else min(HIGHEST, max(LOWEST[name], value))


def under(settings: Settings, stored: Mapping[str, int]) -> Settings:
    """The settings, with the stored limits in place of theirs."""
    return replace(settings, **{name: value for name, value in stored.items() if name in LOWEST})


class Limit(NamedTuple):
    """A limit that holds now, and what it would be if nobody had set it."""

    name: str
    value: int
    usual: int


def all_limits(settings: Settings, stored: Mapping[str, int]) -> tuple[Limit, ...]:
    """Every limit there is."""
    current = under(settings, stored)
    return tuple(Limit(name, getattr(current, name), getattr(settings, name)) for name in LOWEST)
