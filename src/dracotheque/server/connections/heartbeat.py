"""Heartbeat: lines that have fallen silent are asked whether they are there, a few at a time.

A page that somebody looks at says every other second that it is there, and whoever plays with them sees within five
seconds that it does not any more. One that nobody looks at, or a program, says nothing by itself, and is asked seldom.
"""

import asyncio
from typing import Final

from dracotheque.server.connections.line import Line

PERIOD: Final = 20.0
"""Seconds between two looks at the same line."""
QUICK: Final = 1.6
"""The same for a line that says by itself that it is there."""
SPOKES: Final = 80
QUICK_SPOKES: Final = 16


class Wheel:
    """A wheel with lines on its spokes: each step of the wheel looks at those of one spoke."""

    def __init__(self, period: float, spokes: int) -> None:
        self.step = period / spokes
        self._spokes: list[set[Line]] = [set() for _ in range(spokes)]
        self._places: dict[Line, int] = {}
        self._now = 0

    def __contains__(self, line: Line) -> bool:
        return line in self._places

    def add(self, line: Line) -> None:
        """Look after this line, for the first time when the wheel has turned once."""
        self._places[line] = self._now
        self._spokes[self._now].add(line)

    def discard(self, line: Line) -> None:
        place = self._places.pop(line, None)
        if place is not None:
            self._spokes[place].discard(line)

    def turn(self) -> tuple[Line, ...]:
        """The lines of the next spoke."""
        self._now = (self._now + 1) % len(self._spokes)
        return tuple(self._spokes[self._now])


class Heartbeat:
    """Every line is on one of two wheels: the quick one while it says by itself that it is there."""

    def __init__(self, period: float = PERIOD, quick: float = QUICK) -> None:
        self._slow = Wheel(period, SPOKES)
        self._quick = Wheel(quick, QUICK_SPOKES)
        self._doubted: set[Line] = set()
        """Lines on the quick wheel that were silent at the last look."""
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, line: Line) -> None:
        """Look after this line."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._turn_slowly()), asyncio.create_task(self._turn_quickly())]
        self._slow.add(line)

    def attend(self, line: Line) -> None:
        """This line has said that it is there, and will again: if not, we want to know soon."""
        if line in self._slow:
            self._slow.discard(line)
            self._quick.add(line)

    def discard(self, line: Line) -> None:
        self._slow.discard(line)
        self._quick.discard(line)
        self._doubted.discard(line)

    async def _turn_slowly(self) -> None:
        while True:
            await asyncio.sleep(self._slow.step)
            for line in self._slow.turn():
                line.beat()

    async def _turn_quickly(self) -> None:
        while True:
            await asyncio.sleep(self._quick.step)
            for line in self._quick.turn():
                self._look(line)

    def _look(self, line: Line) -> None:
        """One that had to be asked, and is there, is no page that somebody looks at: it is left in peace."""
        was_doubted = line in self._doubted
        self._doubted.discard(line)
        if line.beat():
            if was_doubted:
                self._quick.discard(line)
                self._slow.add(line)
        else:
            self._doubted.add(line)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
