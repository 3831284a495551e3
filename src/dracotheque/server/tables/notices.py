"""Notices: what happens at tables that people far away may want to know."""

from collections.abc import Callable
from typing import NamedTuple

from dracotheque.server.store.rows import SeatRow, TableRow


class Turn(NamedTuple):
    """Somebody is waited for."""

    table: TableRow
    chair: SeatRow


class Ended(NamedTuple):
    """A game is over; `table.result` says how."""

    table: TableRow
    chairs: tuple[SeatRow, ...]


Notice = Turn | Ended
Listener = Callable[[Notice], None]
