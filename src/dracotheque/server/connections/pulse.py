"""The pulse: lines that have fallen silent are asked whether they are there, a few at a time."""

import asyncio
from typing import Final

from dracotheque.server.connections.line import Line

PERIOD: Final = 20.0
"""Seconds between two looks at the same line."""
SPOKES: Final = 80


class Pulse:
    """A wheel with lines on its spokes: each step of the wheel looks at those of one spoke."""

    def __init__(self, period: float = PERIOD) -> None:
        self._step = period / SPOKES
        self._spokes: list[set[Line]] = [set() for _ in range(SPOKES)]
        self._places: dict[Line, int] = {}
        self._now = 0
        self._task: asyncio.Task[None] | None = None

    def add(self, line: Line) -> None:
        """Look after this line, for the first time when the wheel has turned once."""
        if self._task is None:
            self._task = asyncio.create_task(self._turn())
        self._places[line] = self._now
        self._spokes[self._now].add(line)

    def discard(self, line: Line) -> None:
        place = self._places.pop(line, None)
        if place is not None:
            self._spokes[place].discard(line)

    async def _turn(self) -> None:
        while True:
            await asyncio.sleep(self._step)
            self._now = (self._now + 1) % SPOKES
            for line in tuple(self._spokes[self._now]):
                line.pulse()

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
