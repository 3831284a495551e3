"""One server at a time on an SQLite file: two would not hear of each other's moves."""

import sqlite3
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600
FOLDER_OWNER_ONLY: Final = 0o700


class InUse(Exception):
    """Another server holds the lock."""


class StoreLock:
    """Held while a server runs.

    It is SQLite's own kind of lock, on a file of its own: every system has it, and lets go of it when the process dies.
    """

    def __init__(self, database: Path) -> None:
        file = database.with_name(f"{database.name}.lock")
        touch(file)
        self._held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._held.close()
            raise InUse from None

    def release(self) -> None:
        self._held.close()


def touch(file: Path) -> None:
    """A file that only its owner may read, new or not; a folder we make is its owner's alone, too."""
    file.parent.mkdir(FOLDER_OWNER_ONLY, parents=True, exist_ok=True)
    file.touch(OWNER_ONLY)
    for each in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(OWNER_ONLY)
