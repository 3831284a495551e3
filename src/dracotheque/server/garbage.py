"""Garbage collection: a full collection of the interpreter would stop every table."""

import asyncio
import gc
from typing import Final

NEW_OBJECTS: Final = 5_000
"""Allocations after which the youngest generation is collected."""
YOUNG_ROUNDS: Final = 10
NEVER: Final = 1 << 30
EVERY: Final = 900.0
"""Seconds between two full collections; reference counting frees almost everything long before."""


async def collect_rarely() -> None:
    """Collect fully but rarely, and freeze what was loaded at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_ROUNDS, NEVER)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
