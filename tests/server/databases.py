"""Databases of the newest schema, made once and copied: bringing a new one up to date takes longer than most tests."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

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
