"""Making a backup while others go on writing."""

from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.engine import make_url

from dracotheque.server.backup.files import BadBackup, appearing, explained, open_file, verified
from dracotheque.server.backup.rows import pour, version
from dracotheque.server.store.engine import for_writing, open_engine
from dracotheque.server.store.migrate import migrate


def back_up(url: str, file: Path) -> dict[str, int]:
    """Copy a database that may be in use into a file; how many rows of everything are in it."""
    if file.exists():
        raise BadBackup("server-backup-exists", file=str(file))
    copy = _copy_file if make_url(url).get_backend_name() == "sqlite" else _copy_rows
    with explained(file), appearing(file) as partial:
        copy(url, partial)
        with open_file(partial, "rw") as made:
            made.execute("PRAGMA journal_mode=DELETE")
        return verified(partial)


def _copy_file(url: str, target: Path) -> None:
    """SQLite's online backup: one consistent moment."""
    source = Path(make_url(url).database or "")
    if not source.is_file():
        raise BadBackup("server-backup-nothing")
    with open_file(source, "rw") as origin, open_file(target, "rw") as copy:
        origin.backup(copy)


def _copy_rows(url: str, target: Path) -> None:
    """What one snapshot sees, row by row, into a file with the same schema."""
    origin, copy = open_engine(url), open_engine(f"sqlite:///{target}")
    try:
        migrate(for_writing(copy))
        with origin.connect() as plain, for_writing(copy).begin() as writer:
            reader = plain.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            if not inspect(reader).has_table("people"):
                raise BadBackup("server-backup-nothing")
            if version(reader) != version(writer):
                raise BadBackup("server-backup-version")
            pour(reader, writer)
    finally:
        origin.dispose()
        copy.dispose()
