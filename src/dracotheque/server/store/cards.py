"""Cards of people's own making that whoever has the link may see, the gallery, and thanks."""

from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from dracotheque.server.store.registers import blocks, hidden_cards
from dracotheque.server.store.schema import people
from dracotheque.server.store.social import cards, thanks
from dracotheque.server.store.writer import Work

Order = Literal["newest", "thanked"]


class CardRow(NamedTuple):
    """A card as it is kept."""

    id: str
    game: str
    author: str
    content: str
    fingerprint: str
    public: bool
    created: int


class ShownCard(NamedTuple):
    """A card, whoever made it, and what somebody who looks has to do with it."""

    row: CardRow
    name: str
    guest: bool
    """Whether its author has no account."""
    hidden: bool
    thanks: int
    thanked: bool


def _shown(viewer: str | None) -> Select[Any]:
    """Every card of somebody who may come here."""
    number = select(func.count()).where(thanks.c.card == cards.c.id).scalar_subquery()
    mine = select(thanks.c.at).where(thanks.c.card == cards.c.id, thanks.c.person == viewer).exists()
    query = select(cards, people.c.name, people.c.guest, hidden_cards.c.at, number.label("number"), mine)
    query = query.join(people, people.c.id == cards.c.author)
    query = query.outerjoin(hidden_cards, hidden_cards.c.fingerprint == cards.c.fingerprint)
    return query.where(cards.c.author.not_in(select(blocks.c.person)))


def _read(connection: Connection, query: Select[Any]) -> tuple[ShownCard, ...]:
    return tuple(
        ShownCard(CardRow(*row[:7]), row[7], row[8], row[9] is not None, row[10], row[11])
        for row in connection.execute(query)
    )


def one(card: str, viewer: str | None) -> Work[ShownCard | None]:
    query = _shown(viewer).where(cards.c.id == card)
    return lambda connection: next(iter(_read(connection, query)), None)


def by_author(author: str) -> Work[tuple[ShownCard, ...]]:
    """Somebody's own, the newest first."""
    query = _shown(author).where(cards.c.author == author).order_by(cards.c.created.desc(), cards.c.id)
    return lambda connection: _read(connection, query)


def gallery(
    game: str, viewer: str | None, order: Order, most: int, skipped: int
) -> Work[tuple[tuple[ShownCard, ...], int]]:
    """Public cards of a game, and how many there are."""
    there = _shown(viewer).where(cards.c.game == game, cards.c.public, hidden_cards.c.at.is_(None))
    first = [there.selected_columns["number"].desc()] if order == "thanked" else []
    page = there.order_by(*first, cards.c.created.desc(), cards.c.id).limit(most).offset(skipped)
    number = select(func.count()).select_from(there.subquery())
    return lambda connection: (_read(connection, page), connection.execute(number).scalar_one())


def add(row: CardRow, most: int) -> Work[str | None]:
    """Show a card: its id, or that of the same card which its author shows already; None where there are too many."""

    def work(connection: Connection) -> str | None:
        own = cards.c.author == row.author
        query = select(cards.c.id).where(own, cards.c.fingerprint == row.fingerprint)
        known: str | None = connection.execute(query).scalar()
        if known is not None:
            if row.public:
                publish(known, row.author, True)(connection)
            return known
        if connection.execute(select(func.count()).select_from(cards).where(own)).scalar_one() >= most:
            return None
        connection.execute(insert(cards).values(row._asdict()))
        return row.id

    return work


def publish(card: str, author: str, public: bool) -> Work[bool]:
    """Put a card into the gallery, or take it out; False where it is not this person's."""
    query = update(cards).where(cards.c.id == card, cards.c.author == author).values(public=public)
    return lambda connection: connection.execute(query).rowcount == 1


def remove(card: str, author: str) -> Work[bool]:
    query = delete(cards).where(cards.c.id == card, cards.c.author == author)
    return lambda connection: connection.execute(query).rowcount == 1


def thank(card: str, person: str, thanked: bool, at: int) -> Work[None]:
    """Thank for a card, once; or no longer."""

    def work(connection: Connection) -> None:
        if not thanked:
            connection.execute(delete(thanks).where(thanks.c.card == card, thanks.c.person == person))
            return
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = {"card": card, "person": person, "at": at}
        connection.execute(dialect.insert(thanks).values(row).on_conflict_do_nothing())

    return work


def adopt(connection: Connection, guest: str, account: str) -> None:
    """What a guest showed and thanked for becomes an account's; of what both have, the account's own stays."""
    own = select(cards.c.fingerprint).where(cards.c.author == account)
    moved = update(cards).where(cards.c.author == guest, cards.c.fingerprint.not_in(own))
    connection.execute(moved.values(author=account))
    thanked = select(thanks.c.card).where(thanks.c.person == account)
    made = select(cards.c.id).where(cards.c.author == account)
    of_guest = thanks.c.person == guest
    connection.execute(delete(thanks).where(of_guest, thanks.c.card.in_(thanked) | thanks.c.card.in_(made)))
    connection.execute(update(thanks).where(of_guest).values(person=account))


def content_of(row: CardRow) -> dict[str, Any]:
    """The card itself."""
    return msgspec.json.decode(row.content, type=dict[str, Any])
