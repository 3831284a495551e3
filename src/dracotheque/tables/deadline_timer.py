"""When a table has to be looked at next: a timer in this process, and a deadline in the store for other servers."""

import asyncio
import sys
from collections.abc import Callable
from typing import Final

from dracotheque.tables.moments import steady_ms
from dracotheque.tables.table import Table

THOUGHT_LOST: Final = 60_000
"""Milliseconds after which a table is looked at where bots were thinking."""


class DeadlineTimer:
    """Calls back when the next clock of a table runs out."""

    def __init__(self, table: Table, on_deadline: Callable[[], None]) -> None:
        self._table = table
        self._on_deadline = on_deadline
        self._timer: asyncio.TimerHandle | None = None
        self._written: int | None = None
        """The deadline that is in the store."""
        self._writing: set[asyncio.Future[None]] = set()

    @property
    def is_writing(self) -> bool:
        return bool(self._writing)

    def set(self, at: int | None, *, bots_think: bool = False) -> None:
        """Call back at this moment, or not at all."""
        if at is None and self._timer is None and self._written is None and not bots_think:
            return  # as after every move at a table that nobody hurries
        self.stop()
        if at is not None:
            delay = max(0, at - steady_ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_deadline)
        if bots_think:  # should this server end meanwhile, another one will look
            at = min(steady_ms() + THOUGHT_LOST, at or sys.maxsize)
        self._write(at)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def note_passed(self) -> None:
        """The deadline in the store has passed."""
        self._written = 0

    def _write(self, at: int | None) -> None:
        """An earlier deadline in the store does no harm: whoever looks too early writes the next one."""
        written = self._written
        early = written is not None and steady_ms() < written <= (at or sys.maxsize) and self._table.is_running
        if at == written or early:
            return
        self._written = at
        writing = self._table.store.put_deadline(self._table.id, at)
        self._writing.add(writing)
        writing.add_done_callback(self._note_written)

    def _note_written(self, writing: "asyncio.Future[None]") -> None:
        self._writing.discard(writing)
        if writing.cancelled() or writing.exception() is not None:  # perhaps another server was faster
            self._written = None
