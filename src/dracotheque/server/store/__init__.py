"""Where everything is kept: SQLite in one file by default, PostgreSQL by URL, the same code for both."""

from dracotheque.server.store.faults import Conflict, StoreDown
from dracotheque.server.store.store import Store

__all__ = ["Conflict", "Store", "StoreDown"]
