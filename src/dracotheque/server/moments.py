"""Time at the tables: it goes on evenly while the server runs, whatever is done to the clock of the machine."""

import time
from typing import Final

A_JUMP: Final = 1000
"""Milliseconds."""
_CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Where it is known, the clock that also goes on while the machine sleeps."""


def now_ms() -> int:
    """Milliseconds since 1970, as the machine has them."""
    return time.time_ns() // 1_000_000


def _since_boot() -> int:
    return time.clock_gettime_ns(_CLOCK) // 1_000_000


_START: Final = now_ms() - _since_boot()


def steady_ms() -> int:
    """Milliseconds since 1970 as the machine had them when the server started, and even steps ever since."""
    return _START + _since_boot()


def drift_ms() -> int:
    """How far the clock of the machine has been put forward since; what two readings differ by is no jump."""
    drift = now_ms() - steady_ms()
    return drift if abs(drift) >= A_JUMP else 0
