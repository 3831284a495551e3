"""Replaying: from the log of a table to where its game stands, a little at a time, so that nobody else has to wait."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from dracotheque.tables.domain.clocks import Clocks
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.sight import look
from dracotheque.tables.store import Loaded

T = TypeVar("T")
SLICE: Final = 0.005
"""Seconds after which the other tables have their turn."""


class Replayed(NamedTuple):
    """What the store says of a table, and where its log leads."""

    loaded: Loaded
    history: History | None
    """None before the game, and where the rules stumble over the log."""
    clocks: Clocks
    error: Exception | None = None
    """What the rules stumbled over."""


async def in_slices(steps: Iterator[T | None]) -> T:
    """Take one step after the other until something comes of it, and let others have their turn in between."""
    began = time.perf_counter()
    for result in steps:
        if result is not None:
            return result
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    raise AssertionError("nothing has come of it")


async def replay_in_slices(loaded: Loaded) -> Replayed:
    """Play the log of a table again, and let others have their turn in between."""
    return await in_slices(replaying(loaded))


def replaying(loaded: Loaded) -> Iterator[Replayed | None]:
    """Play the log of a table again, move by move: None after each of them, and in the end where it has led."""
    row = loaded.row
    clocks = Clocks(row.speed, row.players)
    if row.started is None:
        yield Replayed(loaded, None, clocks)
        return
    try:
        history = History(row)
        clocks.follow(history.state, row.started)
        for entry, _ in history.following(loaded.entries):
            clocks.record(history.state, entry, history.last_move)
            yield None
        look(history.state, None)
    except Exception as error:
        yield Replayed(loaded, None, clocks, error)
    else:
        yield Replayed(loaded, history, clocks)
