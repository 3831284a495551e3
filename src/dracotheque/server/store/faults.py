"""Database errors, mapped from the drivers' own: no other module knows a driver."""

from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from dracotheque.tables.faults import Conflict, StoreDown


class Stale(Exception):
    """The held connection is dead: retry with another."""


_OUTAGES: Final = (OperationalError, InterfaceError, InternalError, PoolTimeout, OSError)
_DRIVERS: Final = frozenset({"sqlite3", "psycopg"})


def is_outage(error: BaseException) -> bool:
    """Whether the database is at fault, and not the work that was asked of it."""
    return isinstance(error, _OUTAGES) or (_is_raw(error) and not _is_refusal(error))


def is_stale(error: BaseException) -> bool:
    """Whether only this connection is dead."""
    return isinstance(error, Stale) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def explained(error: Exception) -> Exception:
    """The error as one of ours; what is not a database error is returned unchanged."""
    if isinstance(error, IntegrityError) or (_is_raw(error) and _is_refusal(error)):
        return Conflict()
    return StoreDown() if isinstance(error, SQLAlchemyError) or is_outage(error) else error


def _is_raw(error: BaseException) -> bool:
    """Whether a driver has raised it where SQLAlchemy does not stand in between; one of the drivers may be absent."""
    return any(kind.__module__.partition(".")[0] in _DRIVERS for kind in type(error).__mro__)


def _is_refusal(error: BaseException) -> bool:
    return any(kind.__name__ == "IntegrityError" for kind in type(error).__mro__)
