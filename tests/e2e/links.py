"""A player's link to the table, which can be cut and mended while the page stays open."""

from playwright.sync_api import Page, WebSocketRoute


class Link:
    """All live connections of a page go through here; while it is cut, none gets through."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._cut = self._hushed = False
        page.route_web_socket("**/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        server = socket.connect_to_server()
        socket.on_message(lambda words: None if self._hushed else server.send(words))
        server.on_message(lambda words: None if self._hushed else socket.send(words))
        self._open.append(socket)

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
