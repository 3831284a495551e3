"""Running the server until it is told to stop."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Final

import structlog
import uvicorn

from dracotheque.server.app import make_app
from dracotheque.server.settings import Settings
from dracotheque.server.tidying import keep_tidy
from dracotheque.server.wire.upgrade import Upgrade


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
    config = uvicorn.Config(
        make_app(settings),
        access_log=False,
        log_level="warning",
        server_header=False,
        ws=Upgrade,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # it would cost more than making the message
        timeout_graceful_shutdown=5,
    )
    Announcing(config, lambda: announce(url)).run([listener])
