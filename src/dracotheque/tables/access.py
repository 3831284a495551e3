"""Who is let in at a table, and who may see what was played there."""

from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import is_trusted
from dracotheque.tables.refusals import not_yours
from dracotheque.tables.table import Table


def check_invited(table: Table, person: Person | None, invite: str | None) -> None:
    """Let in those who sit here, who host, who know the invitation, and everybody at a public table."""
    known = is_trusted(table.row, table.chairs, None if person is None else person.id)
    if not (known or table.row.public or invite == table.row.invite):
        raise not_yours("server-not-invited")


def check_may_see(table: Table, person: Person | None, invite: str | None) -> None:
    """What was played at a table, once it is over, is for those who were let in, unless it is shared."""
    if table.row.status == "over" and not table.row.shared:
        check_invited(table, person, invite)


def check_seat(table: Table, person: Person | None, seat: int | None) -> None:
    """Nobody looks through the eyes of a seat that is not theirs."""
    if seat is not None and (person is None or seat not in table.seats_of(person.id)):
        raise not_yours("server-not-seated")


def check_host(table: Table, person: Person) -> None:
    if person.id != table.row.host:
        raise not_yours("server-not-host")
