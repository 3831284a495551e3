"""Who wants to hear what happens at a slow table, and what has been sent."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from dracotheque.server.store.registers import accounts, notices, wishes
from dracotheque.server.store.schema import log, people, seats, tables
from dracotheque.server.store.writer import Work

MAIL = "mail"
WEBHOOK = "webhook"
Kind = Literal["turn", "opened"]
TURN: Final = "turn"
OPENED: Final = "opened"


class Wish(msgspec.Struct, frozen=True):
    """How somebody wants to be told; e-mail goes to the confirmed address of the account."""

    email: bool = False
    webhook: str | None = None


class Notice(NamedTuple):
    """One thing to send."""

    table_id: str
    seat: int
    after: int
    channel: str
    kind: Kind
    person: str
    attempts: int


class Errand(NamedTuple):
    """What a messenger has to know to send a notice."""

    notice: Notice
    game: str
    name: str
    language: str
    email: str | None
    webhook: str | None
    companions: tuple[str, ...]
    turn: int
    """How many turns of this seat have been played: of the others' hidden ones it tells nothing."""


class Grown(NamedTuple):
    """A slow table and the length of its log."""

    table_id: str
    seq: int


def wish_of(person: str) -> Work[Wish]:
    query = select(wishes.c.email, wishes.c.webhook).where(wishes.c.person == person)

    def work(connection: Connection) -> Wish:
        row = connection.execute(query).first()
        return Wish() if row is None else Wish(row.email, row.webhook)

    return work


def put_wish(person: str, wish: Wish) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(delete(wishes).where(wishes.c.person == person))
        if wish != Wish():
            connection.execute(insert(wishes).values(person=person, email=wish.email, webhook=wish.webhook))

    return work


def slow_tables() -> Work[tuple[Grown, ...]]:
    """Slow tables that are being played, where somebody wants to be told."""
    wished = select(seats.c.table_id).join(wishes, wishes.c.person == seats.c.person)
    query = select(tables.c.id, func.coalesce(func.max(log.c.seq), 0))
    query = query.outerjoin(log, log.c.table_id == tables.c.id)
    query = query.where(tables.c.status == "running", tables.c.speed.contains('"slow"'), tables.c.id.in_(wished))
    return lambda connection: tuple(Grown(*row) for row in connection.execute(query.group_by(tables.c.id)))


def _latest(table: str, seat: int) -> Any:
    return select(func.coalesce(func.max(log.c.seq), 0)).where(log.c.table_id == table, log.c.seat == seat)


def announce(kind: Kind, table: str, concerned: Sequence[int], due: int) -> Work[int]:
    """A notice for each of these seats and each way its person wants to be told, unless it has been written already."""

    def work(connection: Connection) -> int:
        made = 0
        for seat in concerned:
            row = connection.execute(_wanted(table, seat)).first()
            if row is None:
                continue
            after = connection.execute(_latest(table, seat)).scalar_one()
            for channel, wanted in ((MAIL, row.mail), (WEBHOOK, row.webhook is not None)):
                key = (table, seat, after, channel, kind)
                if wanted and not _is_told(connection, *key):
                    connection.execute(delete(notices).where(*_earlier(*key)))
                    if kind == TURN:
                        connection.execute(update(notices).where(*_key(*key[:4], OPENED)).values(due=None))
                    values = {"table_id": table, "seat": seat, "after": after, "channel": channel, "kind": kind}
                    connection.execute(insert(notices).values(**values, person=row.person, attempts=0, due=due))
                    made += 1
        return made

    return work


def _wanted(table: str, seat: int) -> Any:
    mail = case((wishes.c.email & accounts.c.email_confirmed & accounts.c.email.is_not(None), True), else_=False)
    query = select(seats.c.person, mail.label("mail"), wishes.c.webhook)
    query = query.join(wishes, wishes.c.person == seats.c.person)
    query = query.outerjoin(accounts, accounts.c.person == seats.c.person)
    return query.where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "person", ~seats.c.away)


def _is_told(connection: Connection, table: str, seat: int, after: int, channel: str, kind: Kind) -> bool:
    """Whether this has been written already, or whoever is to hear of a reveal hears that it is their turn."""
    written = [_key(table, seat, after, channel, each) for each in dict.fromkeys((kind, TURN))]
    found = select(notices.c.seat).where(or_(*[and_(*key) for key in written]))
    return connection.execute(found).first() is not None


def _earlier(table: str, seat: int, after: int, channel: str, kind: Kind) -> tuple[Any, ...]:
    """The notices of turns that have been played: they will never be wanted again."""
    *whose, _, how, _ = _key(table, seat, after, channel, kind)
    return (*whose, notices.c.after < after, how)


def _key(table: str, seat: int, after: int, channel: str, kind: Kind) -> tuple[Any, ...]:
    return (
        notices.c.table_id == table,
        notices.c.seat == seat,
        notices.c.after == after,
        notices.c.channel == channel,
        notices.c.kind == kind,
    )


def claim(now: int, until: int, most: int) -> Work[tuple[Errand, ...]]:
    """The notices that are due, kept from other processes until then; what is no longer true is dropped."""

    def work(connection: Connection) -> tuple[Errand, ...]:
        query = select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(most)
        errands = []
        for row in connection.execute(query.with_for_update(skip_locked=True)).all():
            notice = Notice(row.table_id, row.seat, row.after, row.channel, row.kind, row.person, row.attempts + 1)
            errand = _errand(connection, notice)
            due = None if errand is None else until
            mine = update(notices).where(*_key(*notice[:5]))
            connection.execute(mine.values(attempts=notice.attempts, due=due))
            if errand is not None:
                errands.append(errand)
        return tuple(errands)

    return work


def _errand(connection: Connection, notice: Notice) -> Errand | None:
    row = connection.execute(_wanted(notice.table_id, notice.seat)).first()
    stands = row is not None and (row.mail if notice.channel == MAIL else row.webhook is not None)
    table = connection.execute(select(tables.c.game, tables.c.status).where(tables.c.id == notice.table_id)).one()
    after = connection.execute(_latest(notice.table_id, notice.seat)).scalar_one()
    if row is None or not stands or table.status != "running" or after != notice.after or row.person != notice.person:
        return None
    person = connection.execute(
        select(people.c.name, people.c.language, accounts.c.email)
        .outerjoin(accounts, accounts.c.person == people.c.id)
        .where(people.c.id == notice.person)
    ).one()
    others = select(seats.c.name).where(seats.c.table_id == notice.table_id, seats.c.seat != notice.seat)
    names = tuple(connection.execute(others.order_by(seats.c.seat)).scalars())
    own = select(func.count()).where(log.c.table_id == notice.table_id, log.c.seat == notice.seat)
    turn = connection.execute(own).scalar_one()
    return Errand(notice, table.game, person.name, person.language, person.email, row.webhook, names, turn)


def settle(notice: Notice, due: int | None) -> Work[None]:
    """Sent, or given up (`due` None), or to be tried again later."""

    def work(connection: Connection) -> None:
        connection.execute(update(notices).where(*_key(*notice[:5])).values(due=due))

    return work
