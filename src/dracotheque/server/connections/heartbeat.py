"""Heartbeat: silent WebSockets are pinged, a few at a time.

A page that somebody looks at says every other second that it is there, and whoever plays with them sees within five
seconds that it does not any more. One that nobody looks at, or a program, says nothing by itself, and is asked seldom.
"""

import asyncio
from typing import Final

from dracotheque.server.connections.websocket import WebSocket

PERIOD: Final = 20.0
"""Seconds between two checks of the same WebSocket."""
QUICK: Final = 1.6
"""The same for a client that pings by itself."""
SPOKES: Final = 80
QUICK_SPOKES: Final = 16


class Wheel:
    """A timer wheel: each step returns the WebSockets of one spoke."""

    def __init__(self, period: float, spokes: int) -> None:
        self.step = period / spokes
        self._spokes: list[set[WebSocket]] = [set() for _ in range(spokes)]
        self._places: dict[WebSocket, int] = {}
        self._now = 0

    def __contains__(self, websocket: WebSocket) -> bool:
        return websocket in self._places

    def add(self, websocket: WebSocket) -> None:
        """Check this WebSocket, for the first time after one turn."""
        self._places[websocket] = self._now
        self._spokes[self._now].add(websocket)

    def discard(self, websocket: WebSocket) -> None:
        place = self._places.pop(websocket, None)
        if place is not None:
            self._spokes[place].discard(websocket)

    def turn(self) -> tuple[WebSocket, ...]:
        """The WebSockets of the next spoke."""
        self._now = (self._now + 1) % len(self._spokes)
        return tuple(self._spokes[self._now])


class Heartbeat:
    """Every WebSocket is on one of two wheels: the quick one while its client pings by itself."""

    def __init__(self, period: float = PERIOD, quick: float = QUICK) -> None:
        self._slow = Wheel(period, SPOKES)
        self._quick = Wheel(quick, QUICK_SPOKES)
        self._doubted: set[WebSocket] = set()
        """WebSockets on the quick wheel that were silent at the last check."""
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, websocket: WebSocket) -> None:
        """Check this WebSocket regularly."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._turn_slowly()), asyncio.create_task(self._turn_quickly())]
        self._slow.add(websocket)

    def attend(self, websocket: WebSocket) -> None:
        """The client has pinged, and will again: move it to the quick wheel."""
        if websocket in self._slow:
            self._slow.discard(websocket)
            self._quick.add(websocket)

    def discard(self, websocket: WebSocket) -> None:
        self._slow.discard(websocket)
        self._quick.discard(websocket)
        self._doubted.discard(websocket)

    async def _turn_slowly(self) -> None:
        while True:
            await asyncio.sleep(self._slow.step)
            for websocket in self._slow.turn():
                websocket.beat()

    async def _turn_quickly(self) -> None:
        while True:
            await asyncio.sleep(self._quick.step)
            for websocket in self._quick.turn():
                self._look(websocket)

    def _look(self, websocket: WebSocket) -> None:
        """A client that answers only when pinged is no page in the foreground: back to the slow wheel."""
        was_doubted = websocket in self._doubted
        self._doubted.discard(websocket)
        if websocket.beat():
            if was_doubted:
                self._quick.discard(websocket)
                self._slow.add(websocket)
        else:
            self._doubted.add(websocket)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
