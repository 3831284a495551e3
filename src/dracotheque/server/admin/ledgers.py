"""Checking the logs of all tables."""

from dracotheque.server.admin.desk import Desk
from dracotheque.server.store import tables
from dracotheque.tables.domain import ledger


def broken_logs(desk: Desk) -> tuple[int, list[tuple[str, int]]]:
    """How many tables have a log; those whose log is broken, and at which entry."""
    checked, broken = 0, []
    for name in desk.read(tables.started()):
        loaded = desk.read(tables.load(name))
        if loaded is None:
            continue
        checked += 1
        try:
            ledger.audit(loaded.row, loaded.entries)
        except ledger.BrokenLog as error:
            broken.append((name, error.seq))
    return checked, broken
