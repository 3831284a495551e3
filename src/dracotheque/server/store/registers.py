"""The tables of the store for those who stay: accounts, results and ratings, notices, limits and orders."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from dracotheque.server.store.schema import metadata

accounts: Final = Table(
    "accounts",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name_key", String(160), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("email", String(254), index=True),
    Column("email_confirmed", Boolean, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""`name_key` is the name as it is found, however it is written."""

looks: Final = Table(
    "looks",
    metadata,
    Column("look", String(160), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""What the names of accounts look like: each likeness belongs to one of them."""

devices: Final = Table(
    "devices",
    metadata,
    Column("token_hash", ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True),
    Column("label", String(80), nullable=False),
)
"""What a session was opened with, so that its owner recognises it."""

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

settled: Final = Table(
    "settled",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
)
"""The finished games whose results have been entered: each once, whatever happens."""

results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rating_before", Float),
    Column("rating_after", Float),
    Index(None, "person", "ended"),
)
"""What one person made of one game; the ratings only where the game was rated."""

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "shown"),
)

wishes: Final = Table(
    "wishes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("email", Boolean, nullable=False),
    Column("webhook", String(500)),
)
"""How somebody wants to hear that a slow table waits for them."""

notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("after", Integer, primary_key=True),
    Column("channel", String(10), primary_key=True),
    Column("kind", String(10), primary_key=True, server_default="turn"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger),
)
"""One for each channel and thing to tell, a turn or a reveal: `after` is the seat's latest entry in the log. Without
`due` it is dealt with."""
Index("ix_notices_due", notices.c.due)

silences: Final = Table(
    "silences",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who may say nothing at any table, and until when."""

hidden_cards: Final = Table(
    "hidden_cards",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Cards of people's own making that no new table may use."""

reports: Final = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(20)),
    Column("name", String(40), nullable=False),
    Column("table_id", String(20)),
    Column("place", Integer),
    Column("words", Text, nullable=False),
    Column("reason", String(500), nullable=False),
    Column("outcome", String(10)),
    Column("decided", BigInteger),
    Index(None, "decided", "at"),
)
"""What somebody finds wrong: words, a card or a person, as it was then; and what was decided about it."""

puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("daily", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("puzzle_mu", Float, nullable=False),
    Column("puzzle_sigma", Float, nullable=False),
    Index(None, "game", "puzzle", "at"),
)
"""First tries at puzzles, with what the person and the puzzle were believed to be worth afterwards."""

audit: Final = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(20)),
    Column("name", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("target", String(80), nullable=False),
    Column("detail", String(200), nullable=False),
)
"""What those who run the server did: in the same transaction as the deed."""

limits: Final = Table(
    "limits",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Integer, nullable=False),
)

orders: Final = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(20), nullable=False),
    Column("target", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What an administrator decided elsewhere, for running servers to take note of."""
