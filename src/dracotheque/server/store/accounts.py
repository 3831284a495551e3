"""Accounts: names that are nobody else's, passwords, e-mail addresses, sessions on several devices."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from dracotheque.server.store.registers import accounts, blocks, devices, looks, ratings, reports, results, wishes
from dracotheque.server.store.schema import chat, people, seats, sessions, tables
from dracotheque.server.store.social import hall_chat
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.people import Person


class AccountRow(msgspec.Struct, frozen=True, kw_only=True):
    """An account; what it is called and what language it speaks is in the person."""

    person: str
    name_key: str
    password: str
    email: str | None
    email_confirmed: bool
    admin: bool
    created: int


class SessionRow(NamedTuple):
    """One open session, as its owner sees it."""

    token_hash: str
    created: int
    expires: int
    label: str


def _account(row: Row[Any] | None) -> AccountRow | None:
    return None if row is None else AccountRow(**row._mapping)


def of_person(person: str) -> Work[AccountRow | None]:
    query = select(accounts).where(accounts.c.person == person)
    return lambda connection: _account(connection.execute(query).first())


def by_name(name_key: str) -> Work[AccountRow | None]:
    query = select(accounts).where(accounts.c.name_key == name_key)
    return lambda connection: _account(connection.execute(query).first())


def by_name_or_email(name_key: str, email: str) -> Work[tuple[AccountRow, ...]]:
    """Whom somebody may mean who has lost a password."""
    query = select(accounts).where(or_(accounts.c.name_key == name_key, accounts.c.email == email)).limit(10)
    return lambda connection: tuple(AccountRow(**row._mapping) for row in connection.execute(query))


def is_taken(name_key: str, seen: Sequence[str], but: str | None = None) -> Work[bool]:
    """Whether somebody (but not this person) is called so, or like something that looks so."""

    def work(connection: Connection) -> bool:
        called = select(accounts.c.person).where(accounts.c.name_key == name_key)
        alike = select(looks.c.person).where(looks.c.look.in_(seen))
        return bool({*connection.execute(called).scalars(), *connection.execute(alike).scalars()} - {but})

    return work


def note_looks(person: str, seen: Sequence[str]) -> Work[None]:
    """Somebody's name looks like this; a likeness that others had before stays theirs."""

    def work(connection: Connection) -> None:
        connection.execute(delete(looks).where(looks.c.person == person))
        others = {*connection.execute(select(looks.c.look).where(looks.c.look.in_(seen))).scalars()}
        for look in seen:
            if look not in others:
                connection.execute(insert(looks).values(look=look, person=person))

    return work


def without_looks() -> Work[tuple[tuple[str, str], ...]]:
    """Accounts of which nobody has noted what their names look like, the oldest first."""
    query = select(people.c.id, people.c.name).join(accounts, accounts.c.person == people.c.id)
    query = query.outerjoin(looks, looks.c.person == people.c.id).where(looks.c.look.is_(None))
    query = query.order_by(accounts.c.created, people.c.id)
    return lambda connection: tuple((row.id, row.name) for row in connection.execute(query))


def have_accounts(persons: Collection[str]) -> Work[bool]:
    """Whether all of these have an account."""
    query = select(func.count()).where(accounts.c.person.in_(persons))
    return lambda connection: bool(connection.execute(query).scalar_one() == len(persons))


def add(person: Person, account: AccountRow, seen: Sequence[str]) -> Work[bool]:
    """Make somebody an account, guest or stranger until now; False where the name is taken."""

    def work(connection: Connection) -> bool:
        if is_taken(account.name_key, seen)(connection) or of_person(person.id)(connection) is not None:
            return False
        values = {name: getattr(person, name) for name in person.__struct_fields__}
        if connection.execute(select(people.c.id).where(people.c.id == person.id)).first() is None:
            connection.execute(insert(people).values(seen=person.created, **values))
        else:
            connection.execute(update(people).where(people.c.id == person.id).values(values))
        connection.execute(insert(accounts).values(msgspec.structs.asdict(account)))
        note_looks(person.id, seen)(connection)
        return True

    return work


def rename(person: str, name: str, name_key: str, seen: Sequence[str]) -> Work[bool]:
    """A new name; False where it is taken. Finished games keep the old one."""

    def work(connection: Connection) -> bool:
        if is_taken(name_key, seen, person)(connection):
            return False
        connection.execute(update(accounts).where(accounts.c.person == person).values(name_key=name_key))
        connection.execute(update(people).where(people.c.id == person).values(name=name))
        note_looks(person, seen)(connection)
        return True

    return work


def change(person: str, **values: object) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(update(accounts).where(accounts.c.person == person).values(values))

    return work


def change_password(person: str, before: str, after: str) -> Work[bool]:
    """Another password in place of this very one; False where it has been changed since."""

    def work(connection: Connection) -> bool:
        query = update(accounts).where(accounts.c.person == person, accounts.c.password == before)
        return connection.execute(query.values(password=after)).rowcount == 1

    return work


def sessions_of(person: str, now: int) -> Work[tuple[SessionRow, ...]]:
    """The sessions that are open, the newest first."""
    query = select(sessions.c.token_hash, sessions.c.created, sessions.c.expires, devices.c.label)
    query = query.outerjoin(devices, devices.c.token_hash == sessions.c.token_hash)
    query = query.where(sessions.c.person == person, sessions.c.expires > now).order_by(sessions.c.created.desc())
    return lambda connection: tuple(
        SessionRow(row.token_hash, row.created, row.expires, row.label or "") for row in connection.execute(query)
    )


def label_session(token_hash: str, label: str) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(insert(devices).values(token_hash=token_hash, label=label))

    return work


def close_sessions(person: str, but: str | None = None, begins: str | None = None) -> Work[int]:
    """Close all sessions of somebody, but perhaps one, or only the one whose fingerprint begins so."""

    def work(connection: Connection) -> int:
        query = delete(sessions).where(sessions.c.person == person)
        if but is not None:
            query = query.where(sessions.c.token_hash != but)
        if begins is not None:
            query = query.where(sessions.c.token_hash.startswith(begins, autoescape=True))
        return connection.execute(query).rowcount

    return work


def unfinished_tables(person: str) -> Work[tuple[str, ...]]:
    """The tables that somebody hosts or sits at and that are not over."""
    seated = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id).where(or_(tables.c.host == person, tables.c.id.in_(seated)))
    query = query.where(tables.c.status.in_(("open", "running")))
    return lambda connection: tuple(connection.execute(query).scalars())


def erase(person: str, nobody: str, neutral: str) -> Work[tuple[str, ...]]:
    """Forget somebody; in the games of others a neutral word stands for them. The tables where that shows."""

    def work(connection: Connection) -> tuple[str, ...]:
        seated = select(seats.c.table_id).where(seats.c.person == person)
        hosted = select(tables.c.id).where(tables.c.host == person)
        touched = {*connection.execute(seated).scalars(), *connection.execute(hosted).scalars()}
        connection.execute(update(seats).where(seats.c.person == person).values(person=nobody, name=neutral, away=True))
        connection.execute(update(tables).where(tables.c.host == person).values(host=nobody))
        connection.execute(update(tables).where(tables.c.opener == person).values(opener=nobody))
        for said in (chat, hall_chat):
            connection.execute(update(said).where(said.c.person == person).values(person=nobody, name=neutral))
        connection.execute(delete(results).where(results.c.person == person))
        connection.execute(delete(reports).where(reports.c.person == person))
        connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=nobody))
        for belonging in (ratings, wishes, blocks, accounts):
            connection.execute(delete(belonging).where(belonging.c.person == person))
        connection.execute(delete(people).where(people.c.id == person))
        return tuple(sorted(touched))

    return work
