"""The way from HTTP to a line: uvicorn shakes hands through ASGI, then the connection is taken over from it."""

import asyncio
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from dracotheque.server.wire.line import Line, Listener

EXTENSION: Final = "dracotheque.line"


class Upgrade(WebSocketsSansIOProtocol):
    """A handshake after which the application may take the connection over; ASGI is done with it then.

    A conversation through ASGI would keep a task and a score of coroutines alive for every connection, and pass
    every message through all of them.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("extensions", {})[EXTENSION] = {"upgrade": self}

    def take_over(self, listener: Listener) -> Line:
        """A line in place of this handshake, which must have been accepted a moment ago."""
        self.stop_keepalive()
        self.connections.discard(self)
        transport, self.transport = self.transport, _NoTransport()
        line = Line(transport, listener, self.config.ws_max_size, self.connections, self.tasks)
        transport.set_protocol(line)
        if not self.queue.empty():
            transport.abort()  # it has talked before the answer to its handshake
        return line


class _NoTransport(asyncio.Transport):
    """What is left to the handshake when its connection was taken over."""

    def close(self) -> None:
        pass


def take_over(scope: Scope, listener: Listener) -> Line:
    """The connection of a handshake that was just accepted."""
    upgrade: Any = scope["extensions"].pop(EXTENSION)["upgrade"]
    assert isinstance(upgrade, Upgrade)
    return upgrade.take_over(listener)
