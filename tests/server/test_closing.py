"""Whoever waits for something now and then ends when it is told to, whatever happens at the same moment."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from dracotheque.server.admin.watch import Watch
from dracotheque.server.records.worker import RecordsWorker

pytestmark = pytest.mark.anyio


class QuietStore:
    """There is nothing to read."""

    async def read(self, work: object) -> list[Any]:
        return []


def watch(store: Any) -> tuple[Watch, Callable[[], None]]:
    made = Watch(store, {}, lambda limits: None, lambda: None)
    return made, made.wake


def records_worker(store: Any) -> tuple[RecordsWorker, Callable[[], None]]:
    made = RecordsWorker(store)
    return made, made.tell


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("make", [watch, records_worker])
async def test_what_is_woken_and_ended_at_once_ends(make: Callable[[Any], tuple[Any, Any]], turns: int) -> None:
    worker, wake = make(QuietStore())
    if (opening := worker.open()) is not None:
        await opening
    for _ in range(5):
        await asyncio.sleep(0)  # it waits now
    wake()
    for _ in range(turns):
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await worker.close()
