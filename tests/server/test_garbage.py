"""Memory is tidied without stopping everybody."""

import asyncio
import gc

import pytest

from dracotheque.server import garbage
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


async def test_the_old_are_searched_now_and_then_and_never_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    before, searches = gc.get_threshold(), []
    gc.unfreeze()  # of what the suite itself has laid aside
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    gc.callbacks.append(lambda phase, info: searches.append(info["generation"]) if phase == "start" else None)
    task = asyncio.create_task(garbage.collect_rarely())
    try:
        await until(lambda: gc.get_freeze_count() > 0)
        assert gc.get_freeze_count() > 1000
        assert gc.get_threshold()[2] == garbage.NEVER
        at_start = searches.count(2)
        await until(lambda: searches.count(2) >= at_start + 2)
    finally:
        task.cancel()
        gc.callbacks.pop()
        gc.unfreeze()
        gc.set_threshold(*before)
