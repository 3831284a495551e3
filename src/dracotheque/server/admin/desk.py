"""The desk: what an administrator reads and decides at the command line, beside a running server or without one."""

from collections.abc import Iterator
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Engine, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from dracotheque.core.errors import DracothequeError
from dracotheque.server.people.looks import name_key
from dracotheque.server.store import accounts, people
from dracotheque.server.store.audit import Deed, audited
from dracotheque.server.store.engine import for_writing, open_engine
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms

T = TypeVar("T")
SILENCE: Final = 30 * 86_400_000
"""Milliseconds for which somebody is silenced."""


class NotPossible(DracothequeError):
    """What an administrator wanted cannot be done, and why."""


class Desk:
    """A database that some server has used, opened without a server."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def write(self, work: Work[T]) -> T:
        with for_writing(self._engine).begin() as connection:
            return work(connection)

    def write_down(self, what: str, target: str, detail: str, work: Work[T]) -> T:
        """Do something, and write down who did it."""
        return self.write(audited(Deed(None, f"{getuser()} (draco admin)", now_ms(), what, target, detail), work))

    def person(self, name: str) -> Person:
        """Somebody, by the name of their account or by their id."""
        account = self.read(accounts.by_name(name_key(name)))
        person = self.read(people.by_id(name if account is None else account.person))
        if person is None:
            raise NotPossible("server-no-such-person")
        return person


@contextmanager
def open_desk(url: str) -> Iterator[Desk]:
    """The desk of this database, for as long as the block lasts."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
        raise NotPossible("server-no-store")
    engine = open_engine(url)
    try:
        if not inspect(engine).has_table("accounts"):
            raise NotPossible("server-no-store")
        yield Desk(engine)
    except SQLAlchemyError:
        raise NotPossible("server-backup-store") from None
    finally:
        engine.dispose()
