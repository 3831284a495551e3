"""Garbage collection: a full collection of the interpreter would stop every table."""

import asyncio
import gc
from typing import Final

NEW_OBJECTS: Final = 50_000
"""Allocations after which the youngest generation is collected: more than the moves of a thousand tables that wait for
the log, some thirty objects each. They are freed when they are durable, and to look through them finds nothing."""
YOUNG_ROUNDS: Final = 1
"""So that what is collected after so many young ones does not take long either."""
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
