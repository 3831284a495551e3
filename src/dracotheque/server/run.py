"""Running the server until it is told to stop."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from copy import copy
from typing import Any, Final, Literal, TextIO, cast

import structlog
import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from uvicorn.server import ServerState

from dracotheque import bots, games
from dracotheque.server import metrics
from dracotheque.server.app import make_app
from dracotheque.server.connections.addresses import Proxies
from dracotheque.server.connections.admission import Admission, most_connections
from dracotheque.server.connections.connection import Connection
from dracotheque.server.garbage import collect_rarely
from dracotheque.server.large_pages import join_pages
from dracotheque.server.settings import Settings
from dracotheque.server.starting import public_address


class Unbreakable:
    """A stream for logs: a line that cannot be written is counted, and disturbs nobody."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        try:
            self._stream.write(text)
        except (OSError, ValueError):
            metrics.log_lost.inc()

    def flush(self) -> None:
        try:
            self._stream.flush()
        except (OSError, ValueError):
            metrics.log_lost.inc()


def set_up_logs(as_json: bool) -> None:
    """Structured lines on standard error."""
    renderer: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if as_json else logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unbreakable(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def listen(settings: Settings) -> socket.socket:
    """The socket the server will answer on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except BaseException:
        listener.close()
        raise
    return listener


logger = structlog.get_logger("games")
SWITCH: Final = 0.0005
"""Seconds after which a busy event loop lets the writer of the store go on: people wait for both."""
IDLE: Final = 5
"""Seconds for which a connection that was answered is kept for another request."""
IDLE_PROXY: Final = 150
"""A proxy must be the one to hang up, or what it asks in that moment fails for its client: Caddy does after 120."""


class Running(uvicorn.Server):
    """The application open from before the first request to after the last; says where to click in between."""

    def __init__(self, config: uvicorn.Config, app: Starlette, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._announce = announce
        self._open = AsyncExitStack()
        self._tidying: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._open.enter_async_context(self._app.router.lifespan_context(self._app))
        await super().startup(sockets)
        if self.started:
            self._tidying = [asyncio.create_task(collect_rarely()), asyncio.create_task(join_pages())]
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._open.aclose()


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; `announce` is told where to click. `CannotStart` says why it does not."""
    settings = replace(settings, origin=public_address(settings.origin))
    set_up_logs(settings.log_json)
    sys.setswitchinterval(SWITCH)
    games.all()  # now: all tables would wait for a game that is imported when somebody asks for it
    for fault in games.broken():
        logger.info("game-broken", **fault.values)  # in the terminal a sentence says so
    for missing in bots.broken():
        logger.info("bot-broken", **missing.values)
    listener = listen(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.origin or f"http://{host}:{listener.getsockname()[1]}"
    app = make_app(settings)
    Running(configured(settings, app), app, lambda: announce(url)).run([listener])


def configured(settings: Settings, app: Starlette) -> uvicorn.Config:
    """uvicorn answers what the connections let through; WebSockets are none of its business."""
    proxies = Proxies(settings.proxies)
    admission = Admission(settings, proxies, most_connections(settings))
    answering = uvicorns_own("httptools")

    class Limited(Connection):
        """A connection as uvicorn makes one."""

        def __init__(self, config: uvicorn.Config, server_state: ServerState, **others: Any) -> None:

            def make_http(host: str | None) -> asyncio.Protocol:
                suited = config
                if host in proxies:
                    suited = copy(config)
                    suited.timeout_keep_alive = IDLE_PROXY
                return answering(config=suited, server_state=server_state, **others)

            state = server_state.connections, server_state.tasks
            # uvicorn does not say what it loads: an application of either kind.
            loaded: Any = config.loaded_app
            super().__init__(admission, loaded, make_http, *state, settings.largest_message)

    return uvicorn.Config(
        app,
        lifespan="off",  # a fault would be logged with its traceback
        http=Limited,
        ws="none",
        access_log=False,
        log_level="error",
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=5,
    )


def uvicorns_own(http: Literal["httptools"]) -> Callable[..., asyncio.Protocol]:
    """What uvicorn speaks HTTP with under this name."""
    config = uvicorn.Config(Starlette(), http=http, ws="none", log_config=None)
    config.load()
    return config.http_protocol_class
