"""Where everything is kept: SQLite in one file by default, PostgreSQL by URL, the same code for both."""

from dracotheque.server.store.store import Store
from dracotheque.tables.faults import Conflict, StoreDown

__all__ = ["Conflict", "Store", "StoreDown"]
