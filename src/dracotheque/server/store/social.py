"""The tables of the store for what people do together beside their games: what is said in the hall, who is here,
who are friends, which cards of their own making they show.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from dracotheque.server.store.schema import metadata

hall_chat: Final = Table(
    "hall_chat",
    metadata,
    Column("language", String(5), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(20), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
)
"""What is said in the hall, in each language apart."""

presences: Final = Table(
    "presences",
    metadata,
    Column("server", String(20), primary_key=True),
    Column("content", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who is connected to each of several servers, for the others to read; a server that says nothing is gone."""

friendships: Final = Table(
    "friendships",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("accepted", BigInteger),
)
"""`person` has asked `friend`; friends of each other since it was accepted."""

shuns: Final = Table(
    "shuns",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("shunned", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom somebody does not want to meet."""

cards: Final = Table(
    "cards",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("author", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("content", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("author", "fingerprint"),
    Index(None, "game", "public", "created"),
)
"""Cards of people's own making that whoever has the link may see; the public ones stand in the gallery."""

thanks: Final = Table(
    "thanks",
    metadata,
    Column("card", ForeignKey("cards.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Who thanked for a card, each once."""
