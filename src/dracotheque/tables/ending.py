"""The end of a game: written down once, by whichever server is first, and then told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from msgspec.structs import asdict, replace

from dracotheque.core.errors import DracothequeError
from dracotheque.core.state import State
from dracotheque.tables.domain.tables import Result
from dracotheque.tables.faults import Conflict, StoreDown
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.table import Table

T = TypeVar("T")
EXPECTED: Final = (DracothequeError, Conflict, StoreDown)
"""A move that came too late, or a store that does not answer: the next look finds out."""
FIRST_REST: Final = 0.5
LONGEST_REST: Final = 60.0
"""Seconds after which it is tried again at the latest, whatever went wrong."""


async def write_end(table: Table, state: State) -> None:
    """The game that has led to this state is over; returns when everybody can know."""
    result = Result(state.ending, state.scores, state.winners, state.ending in state.game.draws)
    ended = steady_ms()
    await table.settled()
    if not await _surely(lambda: table.store.change(table.id, "running", status="over", ended=ended, result=result)):
        await _surely(table.refresh)  # another server has written it, or we have and the answer was lost
        return
    table.row = replace(table.row, status="over", ended=ended, result=asdict(result))
    table.audience.tell_over(result)
    table.changed()


async def _surely(act: Callable[[], Awaitable[T]]) -> T:
    """Do it again until the store answers."""
    pause = FIRST_REST
    while True:
        try:
            return await act()
        except EXPECTED:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_REST)
