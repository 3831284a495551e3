"""A connection from its first byte: counted and timed here, then handed to uvicorn's HTTP or made a WebSocket.

Nothing here is kept that a stranger could make large: a head until it is complete, and nothing else.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from starlette.types import ASGIApp

from dracotheque.server import metrics
from dracotheque.server.connections.admission import Admission
from dracotheque.server.connections.requests import Requests, Stage, Unwanted
from dracotheque.server.connections.transport import Lent
from dracotheque.server.connections.upgrade import Upgrade
from dracotheque.tables.wire.common import Problem, Refusal

HEAD_WITHIN: Final = 10.0
"""Seconds in which a request must have come up to its body; who has said nothing by then is not waited for."""
BODY_WITHIN: Final = 30.0
READ_WITHIN: Final = 30.0
"""Seconds in which somebody takes at least something of what is sent to them."""
WEBSOCKET: Final = b"websocket"
REASONS: Final = {
    400: "Bad Request",
    408: "Request Timeout",
    413: "Content Too Large",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
}
MakeHttp = Callable[[str | None], asyncio.Protocol]
"""What answers a connection from this address."""


class Connection(asyncio.Protocol):
    """Everything between somebody's socket and the application."""

    def __init__(
        self,
        admission: Admission,
        app: ASGIApp,
        make_http: MakeHttp,
        connections: set[Any],
        tasks: "set[asyncio.Task[None]]",
        largest_message: int,
    ) -> None:
        self._admission = admission
        self._app = app
        self._make_http = make_http
        self._connections = connections
        """Those that are told when the server stops."""
        self._tasks = tasks
        """Those that must be over before the server stops."""
        self._largest_message = largest_message
        self._loop = asyncio.get_running_loop()
        self._transport = cast(asyncio.Transport, None)
        self._host: str | None = None
        self._admitted = False
        self._requests: Requests | None = None
        self._head = b""
        """What has come of a head that is not complete."""
        self._http: asyncio.Protocol | None = None
        self._lent: Lent | None = None
        self._upgrade: Upgrade | None = None
        self._is_last = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # The socket.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._host = peer[0] if isinstance(peer, tuple) else None
        self._admitted = self._admission.admit(self._host)
        if not self._admitted:
            self._transport.abort()
            return
        self._connections.add(self)
        self._admission.waits_for(self)
        self._expect(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.resume_writing()
        self._connections.discard(self)
        self._admission.hears(self)
        if self._admitted:
            self._admission.leave(self._host)
        if self._http is not None:
            self._http.connection_lost(exc)
        if self._upgrade is not None:
            self._upgrade.lose()

    def pause_writing(self) -> None:
        self._stalled = self._loop.call_later(READ_WITHIN, self.give_up)
        if self._http is not None:
            self._http.pause_writing()

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self._http is not None:
            self._http.resume_writing()

    def eof_received(self) -> None:
        if self._http is not None:
            self._http.eof_received()

    def shutdown(self) -> None:
        """The server stops, and nothing has been asked on this connection."""
        self._transport.close()

    def give_up(self) -> None:
        self._transport.abort()

    # What is asked.

    def data_received(self, data: bytes) -> None:
        if self._upgrade is not None or self._is_last:
            self.give_up()  # it talks before its handshake is answered, or after it said that it would not
            return
        if self._requests is None:
            self._requests = Requests()
        before = self._requests.stage
        try:
            begun = self._requests.feed(data)
            if begun and not self._admission.answers(self._host, begun):
                raise Unwanted(429, "server-too-often")
        except Unwanted as unwanted:
            self._refuse(unwanted)
            return
        self._head += data
        stage = self._requests.stage
        if stage is not before or begun:
            self._follow(stage)
        if stage is not Stage.HEAD:
            data, self._head = self._head, b""
            self._pass_on(data)

    def _follow(self, stage: Stage) -> None:
        """A request has got to another stage: wait for the next as long as that may take."""
        if stage is Stage.HEAD:
            self._admission.waits_for(self)
            self._expect(HEAD_WITHIN)
        else:
            self._admission.hears(self)
            self._expect(BODY_WITHIN if stage is Stage.BODY else None)

    def _expect(self, within: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if within is None else self._loop.call_later(within, self._be_late)

    def _be_late(self) -> None:
        if self._requests is None or self._transport.is_closing():
            self.give_up()
        else:
            self._refuse(Unwanted(408, "server-too-slow"))

    def _pass_on(self, data: bytes) -> None:
        assert self._requests is not None
        if self._requests.upgrade == WEBSOCKET:
            self._shake_hands(data)
            return
        if self._requests.upgrade is not None:
            self._is_last = True  # it is answered as if it had not asked for another protocol
        if self._http is None:
            self._connections.discard(self)
            self._http, self._lent = self._make_http(self._host), Lent(self._transport)
            self._http.connection_made(self._lent)
        self._http.data_received(data)

    def _shake_hands(self, data: bytes) -> None:
        """Take the connection away from HTTP, and let the application accept the handshake or not."""
        head, mark, rest = data.partition(b"\r\n\r\n")
        if self._lent is not None and self._http is not None:
            self._lent.take_back()
            self._http.connection_lost(None)
            self._lent = self._http = None
        self._expect(None)
        self._connections.discard(self)
        self._transport.pause_reading()
        self._upgrade = Upgrade(self._transport, self._connections, self._tasks, self._largest_message, self._leave)
        self._upgrade.begin(self._app, head + mark, rest)

    def _leave(self) -> None:
        """A connection that became a WebSocket is over."""
        self._admission.leave(self._host)

    def _refuse(self, unwanted: Unwanted) -> None:
        """Say why, as far as that is possible, and hang up."""
        self._expect(None)
        self._admission.hears(self)
        metrics.unwanted.labels(unwanted.status).inc()
        body = msgspec.json.encode(Refusal(Problem(unwanted.code)))
        head = f"HTTP/1.1 {unwanted.status} {REASONS[unwanted.status]}\r\ncontent-type: application/json\r\n"
        self._transport.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        self._transport.close()
