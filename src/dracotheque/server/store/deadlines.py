"""When which table wants to be looked at."""

from sqlalchemy import Connection, delete, insert, select

from dracotheque.server.store.schema import deadlines
from dracotheque.server.store.writer import Work


def put(table: str, at: int | None) -> Work[None]:
    """The next deadline of a table, or None where nothing runs."""

    def work(connection: Connection) -> None:
        connection.execute(delete(deadlines).where(deadlines.c.table_id == table))
        if at is not None:
            connection.execute(insert(deadlines).values(table_id=table, at=at))

    return work


def past(now: int, most: int) -> Work[tuple[str, ...]]:
    """The tables whose deadline has passed."""
    query = select(deadlines.c.table_id).where(deadlines.c.at <= now).order_by(deadlines.c.at).limit(most)
    return lambda connection: tuple(connection.execute(query).scalars())
