"""The application: routes, guard, and what is opened before the first request and closed after the last."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from dracotheque.server.http import (
    accounts,
    admin,
    analysis,
    cards,
    friends,
    hall,
    health,
    house,
    identity,
    lobby,
    moderation,
    notices,
    openapi,
    outside,
    puzzles,
    records,
    replays,
    sharing,
    shelf,
    workshop,
)
from dracotheque.server.http.dispatch import as_json, endpoint, refusal
from dracotheque.server.http.guard import SecureHeaders
from dracotheque.server.http.kept_games import kept_file, to_folder
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.static import page
from dracotheque.server.live.endpoint import LiveEndpoint, to_hall, to_table
from dracotheque.server.services import close_services, open_services
from dracotheque.server.settings import Settings
from dracotheque.tables.wire.common import Problem

OPERATIONS: tuple[Operation, ...] = (
    *shelf.OPERATIONS,
    *house.OPERATIONS,
    *outside.OPERATIONS,
    *identity.OPERATIONS,
    *accounts.OPERATIONS,
    *notices.OPERATIONS,
    *records.OPERATIONS,
    *admin.OPERATIONS,
    *moderation.OPERATIONS,
    *lobby.OPERATIONS,
    *hall.OPERATIONS,
    *friends.OPERATIONS,
    *replays.OPERATIONS,
    *analysis.OPERATIONS,
    *sharing.OPERATIONS,
    *workshop.OPERATIONS,
    *puzzles.OPERATIONS,
    *cards.OPERATIONS,
    *health.OPERATIONS,
)


VERBS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""A path answers all of them, if only to say which it knows: else the web app would be taken to live there."""


async def show_openapi(call: Call) -> Response:
    return as_json(openapi.document(OPERATIONS))


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.services = services = await open_services(settings)
        try:
            yield
        finally:
            await close_services(services)

    return Starlette(
        routes=routes(),
        middleware=[Middleware(SecureHeaders, settings=settings)],
        exception_handlers={HTTPException: _refuse_http, Exception: _apologise},
        lifespan=lifespan,
    )


def routes() -> list[BaseRoute]:
    documentation = Operation("GET", "/api/openapi.json", show_openapi, "This document", open=True)
    paths: dict[str, dict[str, Operation]] = {}
    for operation in (*OPERATIONS, documentation):
        paths.setdefault(operation.path, {})[operation.method] = operation
    return [
        *(Route(path, endpoint(verbs), methods=VERBS) for path, verbs in paths.items()),
        WebSocketRoute("/api/tables/{table}/live", LiveEndpoint(to_table)),
        WebSocketRoute("/api/hall/live", LiveEndpoint(to_hall)),
        Route("/boards/{game}/{path:path}", outside.board_file, methods=["GET"]),
        Route("/shared/{language}/{path:path}.png", sharing.picture, methods=["GET"]),
        Route("/offline", to_folder, methods=["GET"]),
        Route("/offline/{path:path}", kept_file, methods=["GET"]),
        Route("/{path:path}", page, methods=["GET"]),
    ]


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "server-no-such-page", 405: "server-wrong-verb"}.get(error.status_code, "server-bad-request")
    response = refusal(error.status_code, Problem(code))
    response.headers.update(error.headers or {})
    return response


async def _apologise(request: Request, error: Exception) -> Response:
    return refusal(500, Problem("server-our-fault"))
