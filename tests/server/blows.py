"""Blows a server must survive: its own sudden death, a database that is gone, one that somebody else holds locked."""

import resource
import signal
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

import psycopg

from tests.server.databases import ready_postgres, ready_sqlite
from tests.server.postgres import Cluster
from tests.server.process import ServerProcess

Kind = Literal["kill", "outage", "lock"]
Database = Literal["sqlite", "postgres"]
PATIENCE_MS = 100
"""After so long a server gives up waiting for a lock: its usual ten seconds would make these tests long."""


class Blow(ABC):
    """Something bad that begins, and ends."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings

    @abstractmethod
    def begin(self, server: ServerProcess) -> None: ...

    @abstractmethod
    def end(self, server: ServerProcess) -> None: ...


class Kill(Blow):
    """The power of the server is cut."""

    def begin(self, server: ServerProcess) -> None:
        server.kill()

    def end(self, server: ServerProcess) -> None:
        server.start()


class FullDisk(Blow):
    """The disk of SQLite is full: no file can be written."""

    def begin(self, server: ServerProcess) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))

    def end(self, server: ServerProcess) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


class Crash(Blow):
    """PostgreSQL crashes, and comes back."""

    def __init__(self, settings: dict[str, Any], cluster: Cluster) -> None:
        super().__init__(settings)
        self._cluster = cluster

    def begin(self, server: ServerProcess) -> None:
        self._cluster.stop(signal.SIGQUIT)

    def end(self, server: ServerProcess) -> None:
        self._cluster.start()


class FileLock(Blow):
    """Somebody else writes into the file of SQLite, and does not come to an end."""

    def begin(self, server: ServerProcess) -> None:
        (file,) = Path(self.settings["data"]).glob("*.sqlite3")
        self._held = sqlite3.connect(file, isolation_level=None, timeout=60, check_same_thread=False)
        self._held.execute("BEGIN IMMEDIATE")

    def end(self, server: ServerProcess) -> None:
        self._held.close()


class TableLock(Blow):
    """Somebody else holds the log in PostgreSQL: nobody reads or writes it."""

    def begin(self, server: ServerProcess) -> None:
        self._held = psycopg.connect(self.settings["store"].partition("&")[0])
        self._held.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")

    def end(self, server: ServerProcess) -> None:
        self._held.close()


@contextmanager
def aimed(kind: Kind, database: Database, folder: Path, postgres_url: str | None) -> Iterator[Blow]:
    """A blow of this kind against a server on this database, which is new; settings of that server are its own."""
    if database == "sqlite":
        blows: dict[Kind, Callable[[dict[str, Any]], Blow]] = {"kill": Kill, "outage": FullDisk, "lock": FileLock}
        yield blows[kind]({"data": ready_sqlite(folder), "busy_timeout": PATIENCE_MS})
    elif kind == "outage":
        with closing(Cluster(synchronous_commit="on")) as cluster:
            yield Crash({"store": ready_postgres(cluster.url)}, cluster)
    else:
        assert postgres_url is not None
        store = f"{ready_postgres(postgres_url)}&options={quote(f'-c lock_timeout={PATIENCE_MS}')}"
        yield (Kill if kind == "kill" else TableLock)({"store": store})
