"""A guest who turns out to have an account: what was the guest's becomes the account's, and the guest is no more."""

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from dracotheque.server.store import admin, cards
from dracotheque.server.store.registers import notices, reports, results, silences
from dracotheque.server.store.schema import chat, mutes, people, seats, tables
from dracotheque.server.store.social import hall_chat
from dracotheque.server.store.writer import Work


def adopt(guest: str, account: str, at: int) -> Work[tuple[str, ...]]:
    """Tables, seats, results, words, cards and mutes change hands, all or nothing. The tables where that shows."""

    def work(connection: Connection) -> tuple[str, ...]:
        sat = select(seats.c.table_id).where(seats.c.person == guest)
        hosted = select(tables.c.id).where(tables.c.host == guest)
        touched = tuple(sorted({*connection.execute(sat).scalars(), *connection.execute(hosted).scalars()}))
        connection.execute(update(tables).where(tables.c.host == guest).values(host=account))
        connection.execute(update(tables).where(tables.c.opener == guest).values(opener=account))
        _move_seats(connection, guest, account)
        _move_results(connection, guest, account)
        _move_mutes(connection, guest, account)
        for register in (chat, hall_chat, notices):
            connection.execute(update(register).where(register.c.person == guest).values(person=account))
        for role in (reports.c.person, reports.c.reporter):
            connection.execute(update(reports).where(role == guest).values({role.name: account}))
        _move_silence(connection, guest, account)
        cards.adopt(connection, guest, account)
        connection.execute(delete(people).where(people.c.id == guest))
        admin.order("person", guest, at)(connection)
        for table in touched:
            admin.order("table", table, at)(connection)
        return touched

    return work


def _move_seats(connection: Connection, guest: str, account: str) -> None:
    """Where both sit at one table the guest's seat stays as it was: a bot keeps it, or before the start it is free."""
    both = select(seats.c.table_id).where(seats.c.person == account)
    of_guest = update(seats).where(seats.c.person == guest)
    connection.execute(of_guest.where(seats.c.table_id.not_in(both)).values(person=account))
    for status, values in (
        ("open", {"kind": "open", "person": None, "name": "", "away": False}),
        ("running", {"away": True}),
    ):
        there = select(tables.c.id).where(tables.c.status == status)
        connection.execute(of_guest.where(seats.c.table_id.in_(there)).values(values))


def _move_results(connection: Connection, guest: str, account: str) -> None:
    both = select(results.c.table_id).where(results.c.person == account)
    moved = update(results).where(results.c.person == guest, results.c.table_id.not_in(both))
    connection.execute(moved.values(person=account))
    connection.execute(delete(results).where(results.c.person == guest))


def _move_mutes(connection: Connection, guest: str, account: str) -> None:
    """Whom the guest did not want to hear, and who did not want to hear the guest."""
    known = {(row.person, row.muted) for row in connection.execute(select(mutes).where(_about(account)))}
    moved = set()
    for row in connection.execute(select(mutes).where(_about(guest))):
        person, muted = (account if each == guest else each for each in row)
        if person != muted:
            moved.add((person, muted))
    if new := moved - known:
        connection.execute(insert(mutes), [{"person": person, "muted": muted} for person, muted in sorted(new)])


def _move_silence(connection: Connection, guest: str, account: str) -> None:
    """Nobody is heard again by signing in."""
    until = select(silences.c.until).where(silences.c.person.in_((guest, account))).order_by(silences.c.until.desc())
    longest = connection.execute(until.limit(1)).scalar()
    if longest is not None:
        connection.execute(delete(silences).where(silences.c.person == account))
        connection.execute(insert(silences).values(person=account, until=longest))


def _about(person: str) -> ColumnElement[bool]:
    return or_(mutes.c.person == person, mutes.c.muted == person)
