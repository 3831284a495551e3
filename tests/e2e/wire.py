"""What goes over the live connection of a page: moves out, answers in."""

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from tests.e2e.browsers import PATIENCE_MS

GLANCE_MS: Final = 5


class Wire:
    """Knows which moves the server has not answered yet, and which it refused, at tables opened since it listens."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._listens = False
        self._unanswered: set[str] = set()
        self.refused: list[dict[str, Any]] = []

    def listen(self) -> None:
        if not self._listens:
            self._page.on("websocket", self._hear)
        self._listens = True

    def forget(self) -> None:
        if self._listens:
            self._page.remove_listener("websocket", self._hear)
        self._listens = False
        self._unanswered.clear()
        self.refused.clear()

    def settle(self) -> None:
        """Wait until every move was answered."""
        for _ in range(PATIENCE_MS // GLANCE_MS):
            if not self._unanswered:
                return
            self._page.wait_for_timeout(GLANCE_MS)
        raise AssertionError(f"the server has not answered {self._unanswered}")

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self._unanswered.add(message["id"])

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self.refused.append(message)
        if message["type"] in {"ack", "refused"}:
            self._unanswered.discard(message["id"])
