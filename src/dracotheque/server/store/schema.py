"""The tables of the store. The log is the truth; everything about a game that is not here follows from its replay."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all server processes must agree on: the key that signs cookies."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index(None, "guest", "seen"),
)
"""`seen`: the day somebody was last here."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("host", String(20), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("speed", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column("rematch", String(20)),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("origin", String(20)),
    Column("origin_moves", Integer),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("follows", String(20)),
    Column("opener", String(20)),
    Column("paused", String(40)),
    Column("code", String(10)),
    Column("fills", BigInteger),
    Index(None, "status", "public", "created"),
    Index(None, "code", unique=True),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(20), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("choice", String(40)),
    Column("ready", Boolean, nullable=False, server_default=false()),
)
"""The name is kept as it was, so that a game stays whole when somebody goes."""

log: Final = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("author", String(10), nullable=False),
    Column("client", String(40)),
    Column("content", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("parent", String(32), nullable=False, server_default=""),
    Column("hash", String(32), nullable=False, server_default=""),
    Column("asked", Integer),
)
"""Append only; a trigger refuses an entry whose parent is not the one before it.

`move`: the JSON of a move. `undo`: how many of the moves before it still stand.
"""

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("gesture", String(10)),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("deed", String(20)),
    Column("doer", String(40), nullable=False, server_default=""),
)
"""A sentence, a gesture without words, or something that `doer` did to the person it names."""

motions: Final = Table(
    "motions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
    Column("kept", Integer, nullable=False),
    Column("reason", Text, nullable=False, server_default=""),
)
"""What people at a table want the others to agree to: `voter` wants it of `seat`."""

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""When a table next wants to be looked at; looking twice is harmless."""

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(32), nullable=False),
    Column("person", String(20), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("server", String(20), nullable=False),
    Column("alive", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("made", String(32), nullable=False),
    Column("content", LargeBinary),
    Index(None, "failed", "asked"),
)
"""What was found in finished games: `key` is wanted, `made` is there. It follows from the log, and takes long."""
