"""Routes: from what a page asks to what answers it; what takes people is refused with a word why."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from dracotheque.tables.domain.people import Person
from dracotheque.tables.seating import Seating
from dracotheque.tables.table import Table

if TYPE_CHECKING:
    from dracotheque.house.house import LocalHouse

NEEDS_SERVER: Final = 501


class Call(NamedTuple):
    """One request: what is asked of whom."""

    house: "LocalHouse"
    names: dict[str, str]
    """What the path names."""
    query: dict[str, str]
    body: Any
    """What was sent, as the route declares it; the text itself where it declares nothing."""

    @property
    def person(self) -> Person:
        return self.house.at_home.person

    @property
    def seating(self) -> Seating:
        return self.house.seating

    async def table(self) -> Table:
        return await self.house.keeper.get(self.names["table"])

    async def table_to_see(self) -> Table:
        """Whatever is on this device is for whoever holds it."""
        return await self.table()


Handler = Callable[[Call], Awaitable[msgspec.Struct | bytes]]


class Route(NamedTuple):
    """One verb on one path."""

    method: str
    path: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    created: bool = False
    """It answers 201."""


def matched(path: str, pattern: str) -> dict[str, str] | None:
    """What a path names, if it is one of these; a pattern ends in `*` where anything may follow."""
    parts, wanted = path.split("/"), pattern.split("/")
    if wanted[-1] == "*":
        parts, wanted = parts[: len(wanted) - 1], wanted[:-1]
    if len(parts) != len(wanted):
        return None
    names = {}
    for part, want in zip(parts, wanted, strict=True):
        if want.startswith("{"):
            names[want[1:-1]] = unquote(part)
        elif part != want:
            return None
    return names


def asked(address: str) -> tuple[str, dict[str, str]]:
    """The path and the query of an address."""
    split = urlsplit(address)
    return split.path, dict(parse_qsl(split.query))
