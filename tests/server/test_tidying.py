"""Memory is tidied without stopping everybody."""

import asyncio
import gc

import pytest

from dracotheque.server import tidying

pytestmark = pytest.mark.anyio


async def test_the_old_are_searched_now_and_then_and_never_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    before, searches = gc.get_threshold(), []
    monkeypatch.setattr(tidying, "EVERY", 0.01)
    gc.callbacks.append(lambda phase, info: searches.append(info["generation"]) if phase == "start" else None)
    task = asyncio.create_task(tidying.keep_tidy())
    try:
        await asyncio.sleep(0.005)
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold()[2] == tidying.NEVER
        at_start = searches.count(2)
        async with asyncio.timeout(20):
            while searches.count(2) < at_start + 2:
                await asyncio.sleep(0.01)
    finally:
        task.cancel()
        gc.callbacks.pop()
        gc.unfreeze()
        gc.set_threshold(*before)
