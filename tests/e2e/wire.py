"""What goes over the live connection of a page: moves out, answers in."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Wire:
    """Knows which moves the server has not answered yet, and which it refused."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._unanswered: set[str] = set()
        self.refused: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def settle(self) -> None:
        """Wait until every move was answered."""
        while self._unanswered:
            self._page.wait_for_timeout(5)

    def forget(self) -> None:
        self._unanswered.clear()
        self.refused.clear()

    def _listen(self, socket: WebSocket) -> None:
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
