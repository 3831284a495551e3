"""Motions: what people at a table want the others to agree to, until they do, do not, or it makes no sense any more."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from dracotheque.server.store.schema import motions
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.motions import Motion, MotionKind, Motions

_ALL: Final = (
    select(motions.c.kind, motions.c.seat, motions.c.voter, motions.c.kept, motions.c.reason)
    .where(motions.c.table_id == bindparam("table"))
    .order_by(motions.c.kind, motions.c.seat, motions.c.voter)
)


def all_of(table: str) -> Work[Motions]:
    return lambda connection: tuple(Motion(*row) for row in connection.execute(_ALL, {"table": table}))


def vote(table: str, motion: Motion) -> Work[Motions]:
    """Add a voice; the motions there are then."""

    def work(connection: Connection) -> Motions:
        _drop(connection, table, motion.kind, motion.seat, motion.voter)
        connection.execute(insert(motions).values(table_id=table, **motion._asdict()))
        return all_of(table)(connection)

    return work


def ask(table: str, kind: MotionKind, seat: int, kept: int = 0) -> Work[Motions]:
    """Somebody asks anew to take moves back, or to close the table; whatever was asked before is forgotten."""

    def work(connection: Connection) -> Motions:
        _drop(connection, table, kind)
        return vote(table, Motion(kind, seat, seat, kept))(connection)

    return work


def drop(table: str, kind: MotionKind, seat: int | None = None, voter: int | None = None) -> Work[Motions]:
    """Take voices back: all of a kind, all about a seat, or one; the motions there are then."""

    def work(connection: Connection) -> Motions:
        _drop(connection, table, kind, seat, voter)
        return all_of(table)(connection)

    return work


def settle_kick(table: str, seat: int) -> Work[Motions]:
    """It is decided whether a seat leaves: forget who wanted what."""

    def work(connection: Connection) -> Motions:
        _drop(connection, table, "kick", seat)
        _drop(connection, table, "keep", seat)
        return all_of(table)(connection)

    return work


def _drop(connection: Connection, table: str, kind: str, seat: int | None = None, voter: int | None = None) -> None:
    query = delete(motions).where(motions.c.table_id == table, motions.c.kind == kind)
    if seat is not None:
        query = query.where(motions.c.seat == seat)
    if voter is not None:
        query = query.where(motions.c.voter == voter)
    connection.execute(query)
