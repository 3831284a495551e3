"""Notices: what happens at tables that people far away may want to know."""

from collections.abc import Callable
from typing import NamedTuple

from dracotheque.server.store.rows import SeatRow, TableRow


class Turn(NamedTuple):
    """Somebody is waited for."""

    table: TableRow
    chair: SeatRow


class Opened(NamedTuple):
    """What this player had sealed lies open with the answers of the others; somebody else is asked now."""

    table: TableRow
    chair: SeatRow


class Ended(NamedTuple):
    """A game is over; `table.result` says how."""

    table: TableRow
    chairs: tuple[SeatRow, ...]


Notice = Turn | Opened | Ended
Listener = Callable[[Notice], None]
