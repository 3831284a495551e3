"""Which database a command is about."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from dracotheque.cli.complaints import Misuse

if TYPE_CHECKING:
    from collections.abc import Mapping

Data = Annotated[str, Parameter(metavar="DIR", help="The folder of the embedded database.")]
StoreUrl = Annotated[str | None, Parameter(metavar="URL", help="A PostgreSQL database instead.")]
DEFAULT_DATA = "data"


def store_url(data: str, store: str | None) -> str:
    """The URL of the database that was named, where the server is installed at all."""
    try:
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

        from dracotheque.server.store.engine import sqlite_url
    except ModuleNotFoundError as error:
        raise Misuse("cli-error-no-server", name=error.name) from None
    if store is None:
        return sqlite_url(Path(data))
    try:
        make_url(store)
    except ArgumentError:
        raise Misuse("cli-error-store") from None
    return store


def rows_in_words(counts: "Mapping[str, int]") -> str:
    return ", ".join(f"{name} {counts[name]}" for name in ("people", "accounts", "tables", "log") if name in counts)
