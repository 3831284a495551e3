"""Tidying up memory: the interpreter's search through everything there is would make every table wait for it."""

import asyncio
import gc
from typing import Final

NEW_OBJECTS: Final = 5_000
"""Allocations after which the youngest generation is collected."""
YOUNG_ROUNDS: Final = 10
NEVER: Final = 1 << 30
EVERY: Final = 900.0
"""Seconds between two searches through everything; almost all rubbish is gone long before."""


async def keep_tidy() -> None:
    """Search through all objects rarely, and never through those the server is made of."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_ROUNDS, NEVER)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
