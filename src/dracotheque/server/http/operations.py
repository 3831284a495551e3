"""Operations: everything that can be asked over HTTP, declared once for the routes and for OpenAPI."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dracotheque.server.services import Services
from dracotheque.tables.access import check_may_see
from dracotheque.tables.domain.people import Person
from dracotheque.tables.refusals import Denied
from dracotheque.tables.seating import Seating
from dracotheque.tables.table import Table

INVITE: Final = "x-draco-invite"
"""The header with the invitation of a table: no address carries it, no log keeps it."""


class Call(NamedTuple):
    """One request, checked: who asks, for what."""

    services: Services
    request: Request
    stranger: Person | None
    """Who asks, where it does not matter whether they are known."""
    body: Any
    """What was sent, as the operation declares it."""

    @property
    def person(self) -> Person:
        if self.stranger is None:
            raise Denied(401, "server-who-are-you")
        return self.stranger

    @property
    def viewer(self) -> str | None:
        """Whoever asks, by id; None for a stranger."""
        return None if self.stranger is None else self.stranger.id

    @property
    def seating(self) -> Seating:
        return self.services.seating

    async def table(self) -> Table:
        return await self.services.hub.get(self.request.path_params["table"])

    async def table_to_see(self) -> Table:
        """A table that one may look at: a private one that has ended wants its invitation, in a header."""
        table = await self.table()
        check_may_see(table, self.stranger, self.request.headers.get(INVITE))
        return table


Handler = Callable[[Call], Awaitable[msgspec.Struct | Response]]


class Operation(NamedTuple):
    """One verb on one path."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    refusals: tuple[int, ...] = ()
    query: Mapping[str, Mapping[str, object]] = MappingProxyType({})
    """The JSON schema of each parameter of the query."""
    created: bool = False
    """It answers 201."""
    open: bool = False
    """It answers everybody alike, and knows no secret: the answer may be compressed."""
    reads_itself: bool = False
    """The handler reads the body, having reasons of its own to refuse one."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def changes(self) -> bool:
        return self.method != "GET"
