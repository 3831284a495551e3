"""Everything the store holds about one person, for that person to read."""

from typing import Any

from sqlalchemy import Connection, Select, select

from dracotheque.server.store.registers import accounts, devices, puzzle_tries, ratings, reports, results, wishes
from dracotheque.server.store.schema import chat, mutes, people, seats, sessions, tables
from dracotheque.server.store.social import cards, friendships, hall_chat, shuns, thanks
from dracotheque.server.store.writer import Work


def about(person: str) -> Work[dict[str, Any]]:
    """By register, row by row; nothing by which anybody could be taken for this person: no hash, no token, no seed."""
    queries: dict[str, Select[*tuple[Any, ...]]] = {
        "person": select(people).where(people.c.id == person),
        "account": select(accounts.c.email, accounts.c.email_confirmed, accounts.c.admin, accounts.c.created).where(
            accounts.c.person == person
        ),
        "sessions": select(sessions.c.created, sessions.c.expires, devices.c.label)
        .outerjoin(devices, devices.c.token_hash == sessions.c.token_hash)
        .where(sessions.c.person == person),
        "notices": select(wishes.c.email, wishes.c.webhook).where(wishes.c.person == person),
        "mutes": select(mutes.c.muted).where(mutes.c.person == person),
        "seats": select(seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.status, tables.c.created)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person)
        .order_by(tables.c.created),
        "results": select(results).where(results.c.person == person).order_by(results.c.ended),
        "ratings": select(ratings).where(ratings.c.person == person),
        "puzzles": select(puzzle_tries).where(puzzle_tries.c.person == person).order_by(puzzle_tries.c.at),
        "said": select(chat.c.table_id, chat.c.text, chat.c.gesture, chat.c.at)
        .where(chat.c.person == person)
        .order_by(chat.c.at),
        "said_in_hall": select(hall_chat.c.language, hall_chat.c.text, hall_chat.c.at)
        .where(hall_chat.c.person == person)
        .order_by(hall_chat.c.at),
        "friends": select(friendships).where((friendships.c.person == person) | (friendships.c.friend == person)),
        "shunned": select(shuns.c.shunned, shuns.c.at).where(shuns.c.person == person),
        "cards": select(cards).where(cards.c.author == person).order_by(cards.c.created),
        "thanks": select(thanks.c.card, thanks.c.at).where(thanks.c.person == person).order_by(thanks.c.at),
        "reports": select(reports.c.at, reports.c.kind, reports.c.reason, reports.c.outcome).where(
            reports.c.reporter == person
        ),
    }
    return lambda connection: {name: _rows(connection, query) for name, query in queries.items()}


def _rows(connection: Connection, query: Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]
