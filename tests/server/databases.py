"""Databases of the newest schema, made once and copied: bringing a new one up to date takes longer than most tests."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final

import psycopg
from psycopg.sql import SQL, Identifier

from dracotheque.server.store import Store
from dracotheque.server.store.engine import sqlite_url
from tests.server.postgres import new_database


@cache
def empty_sqlite() -> bytes:
    """An empty database in one piece, without a write-ahead log."""
    with TemporaryDirectory() as folder:
        Store(sqlite_url(Path(folder))).close()
        (file,) = Path(folder).glob("*.sqlite3")
        with closing(sqlite3.connect(file)) as made:
            made.execute("PRAGMA journal_mode=DELETE")
            return made.serialize()


def ready_sqlite(folder: Path) -> str:
    """The same folder, with an empty database in it."""
    (folder / "dracotheque.sqlite3").write_bytes(empty_sqlite())
    return str(folder)


@cache
def _empty_postgres(url: str) -> str:
    """The name of an empty database of this server."""
    name = f"empty_{token_hex(4)}"
    Store(new_database(url, name)).close()
    return name


def ready_postgres(url: str) -> str:
    """The URL of an empty database of this server."""
    return new_database(url, f"test_{token_hex(4)}", _empty_postgres(url))


@cache
def _given_back(url: str) -> list[str]:
    """The databases of this server that are empty again."""
    return []


@contextmanager
def lent_postgres(url: str) -> Iterator[str]:
    """The URL of an empty database; emptied, it serves the next test: that takes a tenth of copying another one."""
    spare = _given_back(url)
    database = spare.pop() if spare else ready_postgres(url)
    yield database
    if emptied(database):
        spare.append(database)


OTHERS: Final = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
PATIENCE: Final = 40
"""How often one looks whether those who have left are gone."""


def _alone(connection: "psycopg.Connection[tuple[Any, ...]]") -> bool:
    for _ in range(PATIENCE):
        if connection.execute(OTHERS).fetchone() is None:
            return True
        time.sleep(0.005)
    return False


def emptied(database: str) -> bool:
    """Take everything out of a database, unless somebody still has it open: what they do is nobody else's business."""
    with psycopg.connect(database, autocommit=True) as connection:
        if not _alone(connection):
            return False
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
        each = [SQL("DELETE FROM {}").format(Identifier(name)) for (name,) in connection.execute(tables)]
        numbers = connection.execute("SELECT sequencename FROM pg_sequences")
        each += [SQL("ALTER SEQUENCE {} RESTART").format(Identifier(name)) for (name,) in numbers]
        connection.execute("SET session_replication_role = replica")  # rows that belong together go in any order
        connection.execute(SQL(";").join(each))
    return True
