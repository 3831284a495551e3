"""Tables under load, ours and others': somebody moves, and when all four have been told, the next one does.

There is no task for a table, only callbacks: what the load costs is taken from the server it measures.
"""

import asyncio
import gc
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

SEATS: Final = 4
EVERYBODY: Final = (1 << SEATS) - 1
WARM_UP: Final = 5.0
"""Seconds of play before anything is measured: a server that is compiled while it runs grows faster for as long."""
PATIENCE: Final = 30.0
"""Seconds after which a move that not everybody was told of has failed."""


class Load:
    """One run: how fast the tables play, and what was measured."""

    def __init__(self, every: float) -> None:
        self.every = every
        """Seconds between two moves of a table; 0 for none."""
        self.loop = asyncio.get_running_loop()
        self.rng = random.Random(1)
        self.measuring = False
        self.stopped = False
        self.latencies: list[float] = []
        self.failures: list[str] = []


class LoadedTable(ABC):
    """One table with four seats."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self._missing = 0
        """The seats that were not told yet, as bits."""
        self._began = 0.0

    @abstractmethod
    def move(self) -> None:
        """Let somebody who is asked move."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""

    def begin(self) -> None:
        """Play from now on, each table from a moment of its own."""
        self.load.loop.call_later(self.load.rng.random() * self.load.every, self._move)

    def told(self, seat: int) -> None:
        """This seat knows of the last move."""
        if not self._missing:
            return
        self._missing &= ~(1 << seat)
        if self._missing:
            return
        load = self.load
        now = time.perf_counter()
        if load.measuring:
            load.latencies.append(now - self._began)
        self.go_on(max(0.0, load.every - (now - self._began)))

    def go_on(self, pause: float = 0.0) -> None:
        if pause:
            self.load.loop.call_later(pause, self._move)
        else:
            self.load.loop.call_soon(self._move)

    def _move(self) -> None:
        if self.load.stopped:
            return
        self._missing = EVERYBODY
        self._began = time.perf_counter()
        self.move()

    @property
    def is_stuck(self) -> bool:
        return bool(self._missing) and time.perf_counter() - self._began > PATIENCE


async def measure(
    load: Load, tables: Sequence[LoadedTable], seconds: float, cpu: Callable[[], float]
) -> dict[str, Any]:
    """Let all tables play, and measure for so long once they are warm."""
    gc.collect()
    gc.freeze()  # a pause of the load would look like one of the server
    for table in tables:
        table.begin()
    await asyncio.sleep(WARM_UP + load.every)
    load.measuring = True
    began, used, own = time.perf_counter(), cpu(), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    took, used, own = time.perf_counter() - began, cpu() - used, time.process_time() - own
    load.stopped = True
    gc.unfreeze()
    stuck = sum(table.is_stuck for table in tables)
    for table in tables:
        table.close()
    latencies = sorted(load.latencies)
    moves = max(1, len(latencies))
    return {
        "tables": len(tables),
        "every": load.every,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / took, 1),
        **{f"p{share}_ms": round(1000 * percentile(latencies, share), 2) for share in (50, 95, 99)},
        "cpu_ms_per_move": round(1000 * used / moves, 3),
        "load_ms_per_move": round(1000 * own / moves, 3),
        "failures": load.failures[:3] + ([f"{stuck} tables are stuck"] if stuck else []),
    }


def percentile(ordered: Sequence[float], share: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else float("nan")
