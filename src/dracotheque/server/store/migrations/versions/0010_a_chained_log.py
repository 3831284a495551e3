"""A log that refuses gaps and foreign parents, tables that pause, and wake-up calls for those that run."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

A_BATCH = 1000
_encode = msgspec.json.Encoder(order="deterministic").encode

SQLITE = """
CREATE TRIGGER log_follows BEFORE INSERT ON log
WHEN NEW.seq <> 1 AND NOT EXISTS (
    SELECT 1 FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq - 1 AND hash = NEW.parent
)
BEGIN SELECT RAISE(ABORT, 'this entry does not follow the log'); END
"""
POSTGRES = """
CREATE FUNCTION log_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> 1 AND NOT EXISTS (
        SELECT 1 FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq - 1 AND hash = NEW.parent
    ) THEN
        RAISE EXCEPTION 'this entry does not follow the log' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER log_follows BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION log_follows()
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.String(length=40)))
    op.add_column("log", sa.Column("parent", sa.String(length=32), nullable=False, server_default=""))
    op.add_column("log", sa.Column("hash", sa.String(length=32), nullable=False, server_default=""))
    op.add_column("log", sa.Column("asked", sa.Integer()))
    connection = op.get_bind()
    for table in connection.execute(sa.text("SELECT id, game, rules, players, options, seed FROM tables")).all():
        _chain(connection, table)
    connection.exec_driver_sql(SQLITE if connection.dialect.name == "sqlite" else POSTGRES)
    running = "SELECT id, 0 FROM tables WHERE status = 'running' AND id NOT IN (SELECT table_id FROM deadlines)"
    op.execute(f"INSERT INTO deadlines (table_id, at) {running}")


def _chain(connection: sa.Connection, table: Any) -> None:
    query = "SELECT seq, kind, seat, author, client, content, at FROM log WHERE table_id = :table ORDER BY seq"
    links = _links(table, connection.execute(sa.text(query), {"table": table.id}).all())
    put = sa.text("UPDATE log SET parent = :parent, hash = :hash WHERE table_id = :table AND seq = :seq")
    while batch := list(islice(links, A_BATCH)):
        connection.execute(put, batch)


def _links(table: Any, entries: Any) -> Iterator[dict[str, Any]]:
    about = (table.id, table.game, table.rules, table.players, msgspec.json.decode(table.options), table.seed)
    parent = _fingerprint(about)
    for entry in entries:
        found = _fingerprint((parent, *entry))
        yield {"table": table.id, "seq": entry.seq, "parent": parent, "hash": found}
        parent = found


def _fingerprint(content: tuple[object, ...]) -> str:
    return blake2b(_encode(content), digest_size=16).hexdigest()


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER log_follows")
    else:
        op.execute("DROP TRIGGER log_follows ON log")
        op.execute("DROP FUNCTION log_follows()")
    op.drop_column("tables", "paused")
    for name in ("parent", "hash", "asked"):
        op.drop_column("log", name)
