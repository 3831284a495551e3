"""Starting: whatever keeps a server from it is one sentence for whoever started it, without anything secret in it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from dracotheque.core.errors import DracothequeError
from dracotheque.server.settings import Settings
from dracotheque.server.store import Store, StoreDown
from dracotheque.server.store.engine import open_engine, sqlite_url
from dracotheque.server.store.lock import InUse, StoreLock, touch

PORTS = {"http": 80, "https": 443}


class CannotStart(DracothequeError):
    """Why the server does not start."""


def open_store(settings: Settings) -> tuple[Store, StoreLock | None]:
    """The store of this server; where it is a file, nobody else's until the lock is released."""
    url = settings.store or sqlite_url(settings.data)
    place = _parsed("--store", url)
    lock = _claim(Path(place.database or "")) if place.get_backend_name() == "sqlite" else None
    try:
        with explained(place):
            return Store(url), lock
    except CannotStart:
        if lock is not None:
            lock.release()
        raise


def check_bus(settings: Settings) -> None:
    """That the bus between several servers answers, where there is one."""
    if settings.bus is None:
        return
    place = _parsed("--bus", settings.bus)
    if place.get_backend_name() != "postgresql":
        raise CannotStart("server-bad-setting", name="--bus")
    with explained(place):
        engine = open_engine(settings.bus)
        engine.connect().close()
        engine.dispose()


def public_address(origin: str | None) -> str | None:
    """The address people see, as browsers write it when they say where a request comes from."""
    if origin is None:
        return None
    try:
        parts = urlsplit(origin.strip())
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except ValueError:
        raise CannotStart("server-bad-setting", name="--origin") from None
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise CannotStart("server-bad-setting", name="--origin")
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


@contextmanager
def explained(place: URL) -> Iterator[None]:
    """Say in a sentence what is wrong with a database."""
    try:
        yield
    except CommandError:
        raise CannotStart("server-start-newer") from None
    except ModuleNotFoundError as error:
        raise CannotStart("server-start-driver", name=error.name) from None
    except (SQLAlchemyError, sqlite3.Error, StoreDown):
        if place.get_backend_name() == "sqlite":
            raise CannotStart("server-start-broken", file=place.database) from None
        where = f"{place.host or 'localhost'}:{place.port or 5432}/{place.database or ''}"
        raise CannotStart("server-start-unreachable", place=where) from None


def _parsed(name: str, url: str) -> URL:
    try:
        place = make_url(url)
    except (ArgumentError, ValueError):
        raise CannotStart("server-bad-setting", name=name) from None
    if place.get_backend_name() not in ("sqlite", "postgresql"):
        raise CannotStart("server-bad-setting", name=name)
    return place


def _claim(database: Path) -> StoreLock:
    try:
        touch(database)
        return StoreLock(database)
    except InUse:
        raise CannotStart("server-start-running", file=str(database)) from None
    except (OSError, sqlite3.Error) as error:
        detail = error.strerror if isinstance(error, OSError) else str(error)
        raise CannotStart("server-start-folder", folder=str(database.parent), detail=detail or "") from None
