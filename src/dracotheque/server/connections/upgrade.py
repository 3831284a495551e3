"""From HTTP to WebSocket: the application is asked through ASGI, then speaks on a WebSocket of its own.

A conversation through ASGI would keep a task and a score of coroutines alive for every connection, and pass every
message through all of them.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

import structlog
from starlette.types import ASGIApp, Message, Scope
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from dracotheque.server.connections.websocket import MessageHandler, WebSocket
from dracotheque.tables.rate_limiter import RateLimiter

EXTENSION: Final = "dracotheque.websocket"
logger = structlog.get_logger("connections")


class Upgrade:
    """One handshake, as an ASGI server offers it: accepted, denied with an answer, or just closed."""

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        tasks: "set[asyncio.Task[None]]",
        largest_message: int,
        left: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._connections = connections
        self._tasks = tasks
        self._protocol = ServerProtocol(max_size=largest_message)
        self._left = left
        self._accepting: Response | None = None
        self._rest = b""
        self._status = 403
        self._kind = "text/plain"
        self._is_answered = False
        self._is_lost = asyncio.Event()

    def begin(self, app: ASGIApp, head: bytes, rest: bytes) -> None:
        """Read the request, and ask the application."""
        self._rest = rest
        self._protocol.receive_data(head)
        request = next((event for event in self._protocol.events_received() if isinstance(event, Request)), None)
        if request is None:
            self._send()
            return
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(response)
            return
        self._accepting = response
        task = asyncio.create_task(self._ask(app, self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": _host_and_port(self._transport, "sockname"),
            "client": _host_and_port(self._transport, "peername"),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode(errors="surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "extensions": {EXTENSION: {"upgrade": self}, "websocket.http.response": {}},
        }

    async def _ask(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._receive, self._hear)
        except Exception:
            logger.exception("handshake-unwell")
            self._status = 500
        self._deny("")

    async def _receive(self) -> Message:
        if not self._is_answered and not self._is_lost.is_set():
            return {"type": "websocket.connect"}
        await self._is_lost.wait()
        return {"type": "websocket.disconnect", "code": 1006}

    async def _hear(self, message: Message) -> None:
        """What the application says."""
        match message["type"]:
            case "websocket.accept":
                assert self._accepting is not None
                self._answer(self._accepting)
            case "websocket.http.response.start":
                self._status = message["status"]
                self._kind = dict(message["headers"]).get(b"content-type", b"text/plain").decode()
            case "websocket.http.response.body":
                self._deny(message.get("body", b"").decode())
            case _:
                self._deny("")

    def _deny(self, text: str) -> None:
        if not self._is_answered:
            response = self._protocol.reject(self._status, text)
            del response.headers["Content-Type"]
            response.headers["Content-Type"] = self._kind
            self._answer(response)

    def _answer(self, response: Response) -> None:
        self._is_answered = True
        self._protocol.send_response(response)
        self._send()

    def _send(self) -> None:
        """What the protocol has to say; nothing more comes after an empty part."""
        for part in self._protocol.data_to_send():
            if part and not self._transport.is_closing():
                self._transport.write(part)
            elif not part:
                self._transport.close()

    def lose(self) -> None:
        """The connection is lost while the application was being asked."""
        self._is_lost.set()

    def take_over(self, handler: MessageHandler, allowance: RateLimiter) -> WebSocket:
        """A websocket in place of this handshake, which must have been accepted a moment ago."""
        websocket = WebSocket(self._transport, self._protocol, handler, allowance, self._connections, self._tasks)
        if self._is_lost.is_set():
            websocket.connection_lost(None)
            return websocket
        websocket.on_lost = self._left
        self._transport.set_protocol(websocket)
        asyncio.get_running_loop().call_soon(self._go_on, websocket)  # when the handler is ready for it
        return websocket

    def _go_on(self, websocket: WebSocket) -> None:
        if self._rest:
            websocket.data_received(self._rest)
        websocket.listen()


def _host_and_port(transport: asyncio.Transport, end: str) -> tuple[str, int] | None:
    place = transport.get_extra_info(end)
    return (place[0], place[1]) if isinstance(place, tuple) else None


def take_over(scope: Scope, handler: MessageHandler, allowance: RateLimiter) -> WebSocket:
    """The connection of a handshake that was just accepted."""
    upgrade: Any = scope["extensions"].pop(EXTENSION)["upgrade"]
    assert isinstance(upgrade, Upgrade)
    return upgrade.take_over(handler, allowance)
