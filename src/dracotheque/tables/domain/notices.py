"""Notices: what happens at tables that people far away may want to know."""

from collections.abc import Callable
from typing import NamedTuple

from dracotheque.tables.domain.tables import Chair, TableRecord


class Turn(NamedTuple):
    """Somebody is waited for."""

    table: TableRecord
    chair: Chair


class Opened(NamedTuple):
    """What this player had sealed lies open with the answers of the others; somebody else is asked now."""

    table: TableRecord
    chair: Chair


class Ended(NamedTuple):
    """A game is over; `table.result` says how."""

    table: TableRecord
    chairs: tuple[Chair, ...]


class Waited(NamedTuple):
    """At a table for whoever comes, the time has come for bots to take the free chairs."""

    table: TableRecord


Notice = Turn | Opened | Ended | Waited
OnNotice = Callable[[Notice], None]
