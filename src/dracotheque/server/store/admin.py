"""What an administrator sees and decides."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from dracotheque.server.store.registers import accounts, blocks, limits, orders, reports, silences
from dracotheque.server.store.schema import log, people, seats, sessions, tables
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.tables import Status

STATUSES: Final[dict[str, Status]] = {"open": "open", "running": "running", "over": "over", "closed": "closed"}
"""What may be asked for, by the word that asks for it."""


KEPT: Final = 86_400_000
"""Milliseconds after which nobody looks at an order any more."""


class TableLine(NamedTuple):
    """A table, in one line."""

    id: str
    game: str
    status: Status
    public: bool
    created: int
    host: str
    names: tuple[str, ...]
    moves: int


class PersonLine(NamedTuple):
    """Somebody, in one line."""

    id: str
    name: str
    guest: bool
    admin: bool
    blocked: bool
    created: int
    tables: int
    silenced: bool


class Order(NamedTuple):
    """Something decided elsewhere."""

    number: int
    kind: str
    target: str


def counts() -> Work[dict[str, int]]:
    """How much of everything there is."""

    def work(connection: Connection) -> dict[str, int]:
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        found = {f"tables_{status}": count for status, count in connection.execute(by_status)}
        for name, register in (("people", people), ("accounts", accounts), ("blocked", blocks), ("moves", log)):
            found[name] = connection.execute(select(func.count()).select_from(register)).scalar_one()
        waiting = select(func.count()).select_from(reports).where(reports.c.decided.is_(None))
        found["reports"] = connection.execute(waiting).scalar_one()
        return found

    return work


def list_tables(status: Status | None, most: int, skipped: int = 0) -> Work[tuple[TableLine, ...]]:
    """Tables, the newest first."""

    def work(connection: Connection) -> tuple[TableLine, ...]:
        moves = select(func.count()).where(log.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables, moves.label("moves")).order_by(tables.c.created.desc(), tables.c.id)
        if status is not None:
            query = query.where(tables.c.status == status)
        found = connection.execute(query.limit(most).offset(skipped)).all()
        names: dict[str, list[str]] = {row.id: [] for row in found}
        sitting = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names), seats.c.kind != "open")
        for row in connection.execute(sitting.order_by(seats.c.table_id, seats.c.seat)):
            names[row.table_id].append(row.name)
        return tuple(
            TableLine(row.id, row.game, row.status, row.public, row.created, row.host, tuple(names[row.id]), row.moves)
            for row in found
        )

    return work


def list_people(part: str, most: int, skipped: int = 0) -> Work[tuple[PersonLine, ...]]:
    """People whose name contains this, those with an account first."""
    sitting = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
    query = select(people, accounts.c.admin, blocks.c.at, silences.c.until, sitting.label("tables"))
    query = query.outerjoin(accounts, accounts.c.person == people.c.id).outerjoin(
        blocks, blocks.c.person == people.c.id
    )
    query = query.outerjoin(silences, silences.c.person == people.c.id)
    query = query.where(func.lower(people.c.name).contains(part.lower(), autoescape=True))
    query = query.order_by(people.c.guest, people.c.created.desc(), people.c.id).limit(most).offset(skipped)
    return lambda connection: tuple(
        PersonLine(
            row.id,
            row.name,
            row.guest,
            bool(row.admin),
            row.at is not None,
            row.created,
            row.tables,
            row.until is not None,
        )
        for row in connection.execute(query)
    )


def count_people() -> Work[int]:
    return lambda connection: connection.execute(select(func.count()).select_from(people)).scalar_one()


def close_table(table: str, at: int) -> Work[bool]:
    """Close a table whatever it is doing; False where it was over or closed already."""

    def work(connection: Connection) -> bool:
        query = update(tables).where(tables.c.id == table, tables.c.status.in_(("open", "running")))
        closed = connection.execute(query.values(status="closed", ended=at)).rowcount == 1
        if closed:
            order("table", table, at)(connection)
        return closed

    return work


def reopen_table(table: str, at: int) -> Work[bool]:
    """Let a table that has paused go on; False where none has."""

    def work(connection: Connection) -> bool:
        query = update(tables).where(tables.c.id == table, tables.c.paused.is_not(None))
        reopened = connection.execute(query.values(paused=None)).rowcount == 1
        if reopened:
            order("table", table, at)(connection)
        return reopened

    return work


def block(person: str, blocked: bool, at: int) -> Work[None]:
    """Close all sessions of somebody and let them open no other, or let them in again."""

    def work(connection: Connection) -> None:
        connection.execute(delete(blocks).where(blocks.c.person == person))
        if blocked:
            connection.execute(insert(blocks).values(person=person, at=at))
            connection.execute(delete(sessions).where(sessions.c.person == person))
            order("person", person, at)(connection)

    return work


def is_blocked(person: str) -> Work[bool]:
    query = select(blocks.c.person).where(blocks.c.person == person)
    return lambda connection: connection.execute(query).first() is not None


def make_admin(person: str, admin: bool) -> Work[bool]:
    """False for one who has no account."""

    def work(connection: Connection) -> bool:
        query = update(accounts).where(accounts.c.person == person)
        return connection.execute(query.values(admin=admin)).rowcount == 1

    return work


def all_limits() -> Work[dict[str, int]]:
    query = select(limits.c.name, limits.c.value)
    return lambda connection: {row.name: row.value for row in connection.execute(query)}


def put_limit(name: str, value: int | None) -> Work[None]:
    """A limit of this server, or None for what its settings say."""

    def work(connection: Connection) -> None:
        connection.execute(delete(limits).where(limits.c.name == name))
        if value is not None:
            connection.execute(insert(limits).values(name=name, value=value))

    return work


def order(kind: str, target: str, at: int) -> Work[None]:
    """Let every running server take note: of a table that is different, of a person whose sessions are closed."""

    def work(connection: Connection) -> None:
        connection.execute(delete(orders).where(orders.c.at < at - KEPT))
        connection.execute(insert(orders).values(kind=kind, target=target, at=at))

    return work


def orders_since(at: int) -> Work[tuple[Order, ...]]:
    query = select(orders.c.number, orders.c.kind, orders.c.target).where(orders.c.at >= at).order_by(orders.c.number)
    return lambda connection: tuple(Order(*row) for row in connection.execute(query))
