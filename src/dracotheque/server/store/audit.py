"""The log of those who run the server: who did what to whom, and when."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from dracotheque.server.store.registers import audit
from dracotheque.server.store.writer import T, Work


class Deed(NamedTuple):
    """Something an administrator does; without a person's id at the command line."""

    who: str | None
    name: str
    at: int
    what: str
    target: str
    detail: str = ""


class AuditLine(NamedTuple):
    """One line of the log."""

    number: int
    at: int
    who: str | None
    name: str
    what: str
    target: str
    detail: str


def audited(deed: Deed, work: Work[T]) -> Work[T]:
    """Do something and write down who did it, both or neither; what did nothing (False) is not written down."""

    def both(connection: Connection) -> T:
        done = work(connection)
        is_done: object = done
        if is_done is not False:
            values = deed._replace(name=deed.name[:80], target=deed.target[:80], detail=deed.detail[:200])._asdict()
            connection.execute(insert(audit).values(values))
        return done

    return both


def lines(most: int, skipped: int = 0) -> Work[tuple[AuditLine, ...]]:
    """The latest first."""
    query = select(audit).order_by(audit.c.number.desc()).limit(most).offset(skipped)
    return lambda connection: tuple(AuditLine(*row) for row in connection.execute(query))
