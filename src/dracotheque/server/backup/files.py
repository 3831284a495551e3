"""Backup files: made for their owner's eyes only, whole or not there at all, verified before they are trusted."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from dracotheque.core.errors import DracothequeError
from dracotheque.server.store import registers, social
from dracotheque.server.store.schema import metadata

ONLY_FOR_THE_OWNER: Final = 0o600
OURS: Final = frozenset({"alembic_version", "people", "tables", "log"})
TABLES: Final = metadata.sorted_tables
"""Every table of the store, those that others refer to first."""
assert {registers.accounts, social.hall_chat} <= {*TABLES}


class BadBackup(DracothequeError):
    """Something that cannot be backed up or restored, and why."""


@contextmanager
def explained(file: Path) -> Iterator[None]:
    """Turn what files and databases complain about into a sentence, without the URL of any database."""
    try:
        yield
    except OSError as error:
        raise BadBackup("server-backup-write", file=str(file), detail=error.strerror or "") from None
    except (SQLAlchemyError, sqlite3.Error):
        raise BadBackup("server-backup-store") from None


@contextmanager
def appearing(file: Path) -> Iterator[Path]:
    """A file to fill, which takes its place at once and durably when it is full."""
    partial = file.with_name(f".{file.name}.partial")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_FOR_THE_OWNER))
    try:
        yield partial
        _sync(partial)
        partial.rename(file)
        _sync(file.parent)
    finally:
        for leftover in ("", "-wal", "-shm", "-journal"):
            partial.with_name(partial.name + leftover).unlink(missing_ok=True)


def _sync(place: Path) -> None:
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def open_file(file: Path, mode: str) -> "closing[sqlite3.Connection]":
    """An SQLite file, to be closed."""
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=30))


def verified(file: Path) -> dict[str, int]:
    """That a backup is whole and ours; how many rows of everything are in it."""
    with open_file(file, "ro") as copy:
        try:
            whole = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            whole = whole and copy.execute("PRAGMA foreign_key_check").fetchone() is None
            names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        except sqlite3.DatabaseError:
            raise BadBackup("server-backup-broken", file=str(file)) from None
        if not whole or not names >= OURS:
            raise BadBackup("server-backup-broken", file=str(file))
        kept = [table.name for table in TABLES if table.name in names]
        return {name: copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in kept}
