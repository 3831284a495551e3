"""Coming back from a backup."""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, select, text
from sqlalchemy.engine import make_url

from dracotheque.server.backup.files import BadBackup, appearing, explained, open_file, verified
from dracotheque.server.backup.rows import pour
from dracotheque.server.store.engine import for_writing, open_engine
from dracotheque.server.store.migrate import migrate
from dracotheque.server.store.schema import people


def restore(file: Path, url: str, replace: bool = False) -> dict[str, int]:
    """Fill a database from a backup; one that is in use already is only replaced when that is wanted."""
    if not file.is_file():
        raise BadBackup("server-backup-missing", file=str(file))
    with explained(file):
        counts = verified(file)
        if make_url(url).get_backend_name() == "sqlite":
            _restore_file(file, Path(make_url(url).database or ""), replace)
        else:
            _restore_rows(file, url, replace)
    return counts


def _restore_file(file: Path, target: Path, replace: bool) -> None:
    if target.exists():
        if not replace:
            raise BadBackup("server-restore-full")
        _check_unused(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    with appearing(target) as partial:
        _copy(file, partial)
        for leftover in ("-wal", "-shm"):
            target.with_name(target.name + leftover).unlink(missing_ok=True)


def _check_unused(target: Path) -> None:
    """Only one who is alone with a file may make it leave its write-ahead mode."""
    try:
        with closing(sqlite3.connect(target, timeout=0.5)) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        mode = "wal"
    if mode != "delete":
        raise BadBackup("server-restore-running")


def _copy(file: Path, target: Path) -> None:
    with open_file(file, "ro") as origin, open_file(target, "rwc") as copy:
        origin.backup(copy)


def _restore_rows(file: Path, url: str, replace: bool) -> None:
    """All of it in one transaction: after an error the database is as it was."""
    with TemporaryDirectory() as folder:
        working = Path(folder, "backup.sqlite3")
        _copy(file, working)
        origin, target = open_engine(f"sqlite:///{working}"), open_engine(url)
        try:
            migrate(for_writing(origin))  # a backup of an older server
            migrate(for_writing(target))
            with origin.connect() as reader, target.begin() as writer:
                if not replace and writer.execute(select(people.c.id).limit(1)).first() is not None:
                    raise BadBackup("server-restore-full")
                pour(reader, writer)
                _count_on(writer)
        finally:
            origin.dispose()
            target.dispose()


def _count_on(writer: Connection) -> None:
    """The counters go on after the highest numbers restored."""
    for table in ("orders", "reports", "audit"):
        highest = f"coalesce((SELECT max(number) FROM {table}), 0) + 1"
        writer.execute(text(f"SELECT setval(pg_get_serial_sequence('{table}', 'number'), {highest})"))
