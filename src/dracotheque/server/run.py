"""Running the server until it is told to stop."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import structlog
import uvicorn
from uvicorn.server import ServerState

from dracotheque.server.app import make_app
from dracotheque.server.connections.addresses import Proxies
from dracotheque.server.connections.admission import Admission, most_connections
from dracotheque.server.connections.connection import Connection
from dracotheque.server.settings import Settings
from dracotheque.server.tidying import keep_tidy


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def listen(settings: Settings) -> socket.socket:
    """The socket the server will answer on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    return listener


SWITCH: Final = 0.0005
"""Seconds after which a busy event loop lets the writer of the store go on: people wait for both."""


class Announcing(uvicorn.Server):
    """Says where to click once the server really answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce
        self._tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tidying = asyncio.create_task(keep_tidy())
            self._announce()


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; `announce` is told where to click."""
    set_up_logs(settings.log_json)
    sys.setswitchinterval(SWITCH)
    listener = listen(settings)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.origin or f"http://{host}:{listener.getsockname()[1]}"
    Announcing(configured(settings), lambda: announce(url)).run([listener])


def configured(settings: Settings) -> uvicorn.Config:
    """uvicorn answers what the connections let through; WebSockets are none of its business."""
    admission = Admission(settings, Proxies(settings.proxies), most_connections(settings))

    class Limited(Connection):
        """A connection as uvicorn makes one."""

        def __init__(self, config: uvicorn.Config, server_state: ServerState, **others: Any) -> None:
            make_http = partial(answering, config=config, server_state=server_state, **others)
            state = server_state.connections, server_state.tasks
            super().__init__(admission, config.loaded_app, make_http, *state, settings.largest_message)

    config = uvicorn.Config(
        make_app(settings),
        http="httptools",
        ws="none",
        access_log=False,
        log_level="error",
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )
    config.load()
    answering: Callable[..., asyncio.Protocol] = config.http_protocol_class
    config.http_protocol_class = Limited
    return config
