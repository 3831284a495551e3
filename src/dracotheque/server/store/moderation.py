"""Reports of what is wrong, and what was decided: silences, hidden words and cards."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from dracotheque.server.store.admin import order
from dracotheque.server.store.registers import hidden_cards, reports, silences
from dracotheque.server.store.schema import chat
from dracotheque.server.store.writer import Work

Kind = Literal["words", "card", "person", "hall", "gallery"]
Outcome = Literal["dismissed", "hidden", "silenced", "banned"]


class ReportRow(NamedTuple):
    """A report: who found what wrong, as it was then."""

    at: int
    reporter: str
    kind: Kind
    person: str | None
    name: str
    table_id: str | None
    place: int | None
    words: str
    reason: str


class Report(NamedTuple):
    """A report as it is kept."""

    number: int
    at: int
    reporter: str
    kind: Kind
    person: str | None
    name: str
    table_id: str | None
    place: int | None
    words: str
    reason: str
    outcome: Outcome | None
    decided: int | None


class SaidRow(NamedTuple):
    """What somebody said."""

    person: str
    name: str
    text: str


def report(row: ReportRow) -> Work[bool]:
    """Keep a report; False where the same person has reported the same and nobody has decided yet."""

    def work(connection: Connection) -> bool:
        same = [reports.c[name] == getattr(row, name) for name in ("reporter", "kind", "person", "table_id", "place")]
        if connection.execute(select(reports.c.number).where(*same, reports.c.decided.is_(None))).first():
            return False
        connection.execute(insert(reports).values(row._asdict()))
        return True

    return work


def one(number: int) -> Work[Report | None]:
    query = select(reports).where(reports.c.number == number)

    def work(connection: Connection) -> Report | None:
        row = connection.execute(query).first()
        return None if row is None else Report(*row)

    return work


def all_reports(open_only: bool, most: int, skipped: int = 0) -> Work[tuple[Report, ...]]:
    """Those nobody has decided first, the oldest of them at the top; then the latest decided."""
    query = select(reports).order_by(reports.c.decided.desc().nulls_first(), reports.c.number)
    if open_only:
        query = query.where(reports.c.decided.is_(None))
    return lambda connection: tuple(Report(*row) for row in connection.execute(query.limit(most).offset(skipped)))


def decide(number: int, outcome: Outcome, at: int) -> Work[bool]:
    """Settle a report, once."""

    def work(connection: Connection) -> bool:
        query = update(reports).where(reports.c.number == number, reports.c.decided.is_(None))
        return connection.execute(query.values(outcome=outcome, decided=at)).rowcount == 1

    return work


def said(table: str, number: int) -> Work[SaidRow | None]:
    query = select(chat.c.person, chat.c.name, chat.c.text).where(chat.c.table_id == table, chat.c.number == number)

    def work(connection: Connection) -> SaidRow | None:
        row = connection.execute(query).first()
        return None if row is None else SaidRow(*row)

    return work


def hide_words(table: str, number: int, at: int) -> Work[None]:
    """Take a sentence away from everybody."""

    def work(connection: Connection) -> None:
        mine = update(chat).where(chat.c.table_id == table, chat.c.number == number)
        connection.execute(mine.values(text="", hidden=True))
        order("table", table, at)(connection)

    return work


def hide_card(fingerprint: str, at: int) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(hidden_cards).where(hidden_cards.c.fingerprint == fingerprint))
        connection.execute(insert(hidden_cards).values(fingerprint=fingerprint, at=at))

    return work


def any_hidden(fingerprints: Sequence[str]) -> Work[bool]:
    query = select(hidden_cards.c.at).where(hidden_cards.c.fingerprint.in_(fingerprints))
    return lambda connection: connection.execute(query).first() is not None


def silence(person: str, until: int | None) -> Work[None]:
    """Let somebody say nothing until then; None lets them speak again."""

    def work(connection: Connection) -> None:
        connection.execute(delete(silences).where(silences.c.person == person))
        if until is not None:
            connection.execute(insert(silences).values(person=person, until=until))

    return work


def is_silenced(person: str, now: int) -> Work[bool]:
    query = select(silences.c.until).where(silences.c.person == person, silences.c.until > now)
    return lambda connection: connection.execute(query).first() is not None
