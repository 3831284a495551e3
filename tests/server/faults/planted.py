"""Bugs put back on purpose: a checker that finds nothing wrong has to find these."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from dracotheque.server.store import Store
from dracotheque.tables.pipeline import Pipeline
from tests.server.faults.memory import MemoryStore
from tests.server.in_memory import done

NAMES: Final = ("hasty", "ahead")
"""`hasty`: a store says that an entry is durable before it has appended it. `ahead`: a table becomes what it has
played though the append has failed, so that the same id again is found in memory and acknowledged."""


@contextmanager
def planted(name: str | None) -> Iterator[None]:
    """With one of these bugs, for as long as the block lasts."""
    if name is None:
        yield
    elif name == "hasty":
        with _hasty(MemoryStore), _hasty(Store):
            yield
    else:
        with patch.object(Pipeline, "_has_failed", lambda pipeline, saving: False):
            yield


@contextmanager
def _hasty(store: type) -> Iterator[None]:
    append = store.append  # type: ignore[attr-defined]  # every store has one

    def append_later(self: Any, entry: Any, chain: Any) -> "asyncio.Future[None]":
        append(self, entry, chain).add_done_callback(lambda future: future.exception())
        return done(None)

    with patch.object(store, "append", append_later):
        yield
