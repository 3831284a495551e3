"""People, their sessions and whom they do not want to hear."""

from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from dracotheque.server.store.admin import order
from dracotheque.server.store.schema import chat, mutes, people, seats, sessions, tables
from dracotheque.server.store.social import hall_chat
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.people import Person

_UNFINISHED: Final = select(tables.c.id).where(tables.c.status.in_(("open", "running")))


def person_of(row: Row[Any]) -> Person:
    return Person(**{name: row._mapping[name] for name in Person.__struct_fields__})


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else person_of(row)


def by_id(person: str) -> Work[Person | None]:
    return lambda connection: _person(connection.execute(select(people).where(people.c.id == person)).first())


def by_token(token_hash: str, now: int) -> Work[Person | None]:
    """Whose session this is, if it has not run out."""
    query = select(people).join(sessions, sessions.c.person == people.c.id)
    query = query.where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
    return lambda connection: _person(connection.execute(query).first())


def add(person: Person) -> Work[None]:
    def work(connection: Connection) -> None:
        values = {name: getattr(person, name) for name in person.__struct_fields__}
        connection.execute(insert(people).values(seen=person.created, **values))

    return work


def note_seen(person: str, at: int, every: int) -> Work[None]:
    """Somebody is here: noted once in a while."""

    def work(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person, people.c.seen < at - every).values(seen=at))

    return work


def rename(person: Person, name: str, language: str) -> Work[tuple[str, ...]]:
    """Another name, also at the tables where somebody sits or has spoken; games that are over stay what they were.

    The tables where that shows. Who shares a device there goes by a name of their own, and keeps it.
    """

    def work(connection: Connection) -> tuple[str, ...]:
        connection.execute(update(people).where(people.c.id == person.id).values(name=name, language=language))
        touched: set[str] = set()
        for register in (seats, chat):
            own = and_(register.c.person == person.id, register.c.name == person.name)
            own = and_(own, register.c.table_id.in_(_UNFINISHED))
            touched.update(connection.execute(select(register.c.table_id).where(own)).scalars())
            connection.execute(update(register).where(own).values(name=name))
        connection.execute(update(hall_chat).where(hall_chat.c.person == person.id).values(name=name))
        return tuple(sorted(touched))

    return work


def neighbours(person: str) -> Work[tuple[str, ...]]:
    """The names of those who sit at a table with somebody."""
    mine = select(seats.c.table_id).where(seats.c.person == person, seats.c.table_id.in_(_UNFINISHED))
    query = select(seats.c.name).where(seats.c.table_id.in_(mine), seats.c.kind == "person", seats.c.person != person)
    return lambda connection: tuple(connection.execute(query).scalars())


def open_session(person: str, token_hash: str, now: int, expires: int) -> Work[None]:
    def work(connection: Connection) -> None:
        values = {"token_hash": token_hash, "person": person, "created": now, "expires": expires}
        connection.execute(insert(sessions).values(values))

    return work


def close_session(token_hash: str, at: int) -> Work[None]:
    """Close a session, and let every server end the connections that stand on it."""

    def work(connection: Connection) -> None:
        mine = sessions.c.token_hash == token_hash
        person = connection.execute(select(sessions.c.person).where(mine)).scalar()
        if person is not None:
            connection.execute(delete(sessions).where(mine))
            order("person", person, at)(connection)

    return work


def muted_by(person: str) -> Work[frozenset[str]]:
    query = select(mutes.c.muted).where(mutes.c.person == person)
    return lambda connection: frozenset(connection.execute(query).scalars())


def mute(person: str, other: str, muted: bool) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
        if muted:
            connection.execute(insert(mutes).values(person=person, muted=other))

    return work
