"""When which table wants to be looked at."""

from typing import Final

from sqlalchemy import Connection, Integer, bindparam, delete, insert, select

from dracotheque.server.store.schema import deadlines
from dracotheque.server.store.writer import Work

_PAST: Final = (
    select(deadlines.c.table_id)
    .where(deadlines.c.at <= bindparam("now"))
    .order_by(deadlines.c.at)
    .limit(bindparam("most", type_=Integer))
)


def put(table: str, at: int | None) -> Work[None]:
    """The next deadline of a table, or None where nothing runs."""

    def work(connection: Connection) -> None:
        connection.execute(delete(deadlines).where(deadlines.c.table_id == table))
        if at is not None:
            connection.execute(insert(deadlines).values(table_id=table, at=at))

    return work


def past(now: int, most: int) -> Work[tuple[str, ...]]:
    """The tables whose deadline has passed."""
    return lambda connection: tuple(connection.execute(_PAST, {"now": now, "most": most}).scalars())
