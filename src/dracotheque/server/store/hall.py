"""What is said in the hall, which tables it shows, and who is connected to each server."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from dracotheque.server.domain.hall import HallLine, Language, Presence
from dracotheque.server.store.admin import order
from dracotheque.server.store.schema import people, tables
from dracotheque.server.store.social import hall_chat, presences
from dracotheque.server.store.tables import seated
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.speeds import Speed
from dracotheque.tables.domain.tables import Chair, TableRecord

RECENT: Final = 50
KEPT: Final = 1000
"""Lines of each language that are kept."""
Listed = tuple[TableRecord, tuple[Chair, ...]]


def public_tables(most: int) -> Work[tuple[Listed, ...]]:
    """Public tables that are open or running, the newest of each."""
    query = select(tables).where(tables.c.public, tables.c.status.in_(("open", "running")))
    query = query.order_by(tables.c.status, tables.c.created.desc()).limit(most)
    return lambda connection: seated(connection, query)


def tables_named(names: Sequence[str]) -> Work[tuple[Listed, ...]]:
    """These tables, whatever has become of them."""
    query = select(tables).where(tables.c.id.in_(names))
    return lambda connection: seated(connection, query)


def waiting_tables(game: str, players: int | None, speed: Speed, now: int) -> Work[tuple[str, ...]]:
    """Open tables for whoever comes, under the usual rules, the one that has waited longest first."""
    query = select(tables.c.id).where(tables.c.status == "open", tables.c.fills > now, tables.c.game == game)
    query = query.where(tables.c.speed == msgspec.json.encode(speed).decode())
    if players is not None:
        query = query.where(tables.c.players == players)
    return lambda connection: tuple(connection.execute(query.order_by(tables.c.created, tables.c.id)).scalars())


def recent(language: Language, after: int = 0) -> Work[tuple[HallLine, ...]]:
    """What was said of late, oldest first."""
    query = select(hall_chat).where(hall_chat.c.language == language, hall_chat.c.number > after)
    query = query.order_by(hall_chat.c.number.desc()).limit(RECENT)
    return lambda connection: tuple(HallLine(*row) for row in reversed(connection.execute(query).all()))


def say(language: Language, person: str, name: str, text: str, at: int) -> Work[HallLine]:
    """Keep a sentence under the next number, and forget the oldest where there are very many."""
    mine = hall_chat.c.language == language

    def work(connection: Connection) -> HallLine:
        last = connection.execute(select(func.max(hall_chat.c.number)).where(mine)).scalar() or 0
        line = HallLine(language, last + 1, person, name, text, at)
        connection.execute(insert(hall_chat).values(line._asdict()))
        connection.execute(delete(hall_chat).where(mine, hall_chat.c.number <= line.number - KEPT))
        return line

    return work


def said(language: str, number: int) -> Work[HallLine | None]:
    query = select(hall_chat).where(hall_chat.c.language == language, hall_chat.c.number == number)

    def work(connection: Connection) -> HallLine | None:
        row = connection.execute(query).first()
        return None if row is None else HallLine(*row)

    return work


def hide(language: str, number: int, at: int) -> Work[None]:
    """Take a sentence away from everybody."""

    def work(connection: Connection) -> None:
        mine = update(hall_chat).where(hall_chat.c.language == language, hall_chat.c.number == number)
        connection.execute(mine.values(text="", hidden=True))
        order("hall", language, at)(connection)

    return work


def note_presence(server: str, presence: Presence, at: int, forgotten: int) -> Work[None]:
    """Who is connected to this server; servers that have said nothing since then are forgotten."""

    def work(connection: Connection) -> None:
        connection.execute(delete(presences).where((presences.c.server == server) | (presences.c.at < forgotten)))
        content = msgspec.json.encode(presence).decode()
        connection.execute(insert(presences).values(server=server, content=content, at=at))

    return work


def forget_server(server: str) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(presences).where(presences.c.server == server))

    return work


def presences_besides(server: str, since: int) -> Work[tuple[Presence, ...]]:
    """Who is connected to the other servers."""
    query = select(presences.c.content).where(presences.c.server != server, presences.c.at >= since)
    return lambda connection: tuple(
        msgspec.json.decode(content, type=Presence) for content in connection.execute(query).scalars()
    )


def names_of(persons: Sequence[str]) -> Work[dict[str, tuple[str, bool]]]:
    """The name of each, and whether they are a guest."""
    query = select(people.c.id, people.c.name, people.c.guest).where(people.c.id.in_(persons))
    return lambda connection: {row.id: (row.name, row.guest) for row in connection.execute(query)}
