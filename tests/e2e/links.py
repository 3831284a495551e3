"""A player's link to the table, which can be cut and mended, or be late, while the page stays open."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute

Words = tuple[WebSocketRoute, str | bytes]


class Link:
    """All live connections of a page go through here; while it is cut, none gets through."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._cut = self._hushed = False
        self._late: list[Words] | None = None
        page.route_web_socket("**/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        server = socket.connect_to_server()
        socket.on_message(lambda words: None if self._hushed else server.send(words))
        server.on_message(lambda words: self._tell(socket, words))
        self._open.append(socket)

    def _tell(self, socket: WebSocketRoute, words: str | bytes) -> None:
        if self._late is not None:
            self._late.append((socket, words))
        elif not self._hushed:
            socket.send(words)

    @contextmanager
    def late(self) -> Iterator[None]:
        """Whatever is told to this player meanwhile is heard afterwards."""
        late: list[Words] = []
        self._late = late
        yield
        while late:
            socket, words = late.pop(0)
            socket.send(words)
        self._late = None

    def hush(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._hushed = True

    def cut(self) -> None:
        self._cut, self._hushed = True, False
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        self._cut = False
