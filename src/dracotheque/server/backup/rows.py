"""Pouring the rows of one database into another."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select, text

from dracotheque.server.backup.files import TABLES

A_BATCH: Final = 1000


def pour(reader: Connection, writer: Connection) -> None:
    """Everything the reader sees in place of everything the writer has, a batch at a time."""
    for table in reversed(TABLES):
        writer.execute(delete(table))
    for table in TABLES:
        in_order = select(table).order_by(*table.primary_key)  # a log takes no entry before the one it stands on
        rows = reader.execution_options(stream_results=True, yield_per=A_BATCH).execute(in_order)
        for batch in rows.mappings().partitions(A_BATCH):
            writer.execute(insert(table), [dict(row) for row in batch])


def version(connection: Connection) -> str:
    """Of the schema."""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
