"""Opening a database by its URL, set up so that what is committed is durable."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")
"""The last one because a statement that adds several rows would make a file of its own, to be thrown away after it."""

PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "options": "-c lock_timeout=10s",
}
"""How long PostgreSQL is waited for, unless the URL says otherwise: a lock that is never given back or a network that
swallows everything is an outage like any other, and must be seen to be one."""


def sqlite_url(folder: Path) -> str:
    """The URL of the database file in this folder."""
    return str(URL.create("sqlite", database=str(folder / "dracotheque.sqlite3")))


def open_engine(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; `postgresql://` means psycopg."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    parsed = parsed.update_query_dict({name: value for name, value in PATIENCE.items() if name not in parsed.query})
    return create_engine(parsed, pool_size=4, pool_pre_ping=True)


def _open_sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def execute_alone(connection: Any, statement: str, values: tuple[Any, ...]) -> None:
    """Do this on a connection of the driver, outside of a transaction: it is durable when it returns."""
    if isinstance(connection, sqlite3.Connection):  # which begins no transaction by itself
        connection.execute(statement, values)
        return
    connection.autocommit = True
    try:
        connection.execute(statement, values)
    finally:
        if not connection.closed:
            connection.autocommit = False


def for_writing(engine: Engine) -> Engine:
    """The same engine, whose transactions take the right to write at once instead of failing to get it later."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
