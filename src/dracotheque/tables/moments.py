"""Time at the tables: it goes on evenly while the house is open, whatever is done to the clock of the machine."""

import time
from collections.abc import Callable
from typing import Final

A_JUMP: Final = 1000
"""Milliseconds."""
_clocks: Final[list[Callable[[], int]]] = []
"""A clock of the house's own, where it has one."""


def use(clock: Callable[[], int] | None) -> None:
    """From now on, all tables go by this clock, in milliseconds since 1970; None is the machine's."""
    _clocks[:] = [] if clock is None else [clock]


def _clock_id() -> int:
    """The clock that also goes on while the machine sleeps, where it is known: some have the name and not the clock."""
    sleepless: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    try:
        time.clock_gettime_ns(sleepless)
    except OSError:
        return time.CLOCK_MONOTONIC
    return sleepless


_CLOCK: Final = _clock_id()


def now_ms() -> int:
    """Milliseconds since 1970, as the machine has them."""
    return _clocks[0]() if _clocks else time.time_ns() // 1_000_000


def _since_boot() -> int:
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


_START: Final = now_ms() - _since_boot()


def steady_ms() -> int:
    """Milliseconds since 1970 as the machine had them when the house opened, and even steps ever since."""
    return _clocks[0]() if _clocks else _START + _since_boot()


def drift_ms() -> int:
    """How far the clock of the machine has been put forward since; what two readings differ by is no jump."""
    drift = now_ms() - steady_ms()
    return drift if abs(drift) >= A_JUMP else 0
