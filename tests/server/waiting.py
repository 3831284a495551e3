"""Waiting for what must come, however slow the machine is."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 100.0
"""Seconds after which it will never come."""


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def until_asked(condition: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again, but ever less often: a server lets nobody ask without end."""
    pause = 0.02
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(pause)
            pause = min(1.1 * pause, 0.25)
