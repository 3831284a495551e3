"""What is kept no longer than it has to be."""

from sqlalchemy import Connection, delete, func, or_, select, update

from dracotheque.server.store.admin import order
from dracotheque.server.store.people import person_of
from dracotheque.server.store.registers import audit, notices, reports
from dracotheque.server.store.schema import chat, log, people, seats, sessions, tables
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.people import Person


def end_sessions(now: int) -> Work[int]:
    """Those that have run out."""
    return lambda connection: connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def close_idle_tables(since: int, now: int, most: int) -> Work[int]:
    """Close tables that were never started, or where nothing has happened since."""
    played = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
    last = func.coalesce(played, tables.c.started, tables.c.created)
    idle = select(tables.c.id).where(tables.c.status.in_(("open", "running")), tables.c.created < since, last < since)

    def work(connection: Connection) -> int:
        found = connection.execute(idle.limit(most)).scalars().all()
        for table in found:
            connection.execute(update(tables).where(tables.c.id == table).values(status="closed", ended=now))
            order("table", table, now)(connection)
        return len(found)

    return work


def drop_closed_tables(since: int, most: int) -> Work[int]:
    """Forget tables that were closed before they had ended, with all that was played and said there."""
    old = select(tables.c.id).where(tables.c.status == "closed", tables.c.ended < since).limit(most)
    return lambda connection: connection.execute(delete(tables).where(tables.c.id.in_(old))).rowcount


def gone_guests(since: int, idle_since: int, most: int) -> Work[tuple[Person, ...]]:
    """Guests who have not been here since, at no table that goes on; those who never sat anywhere a while earlier."""
    ongoing = select(tables.c.id).where(tables.c.status.in_(("open", "running")))
    busy = select(seats.c.person).where(seats.c.person == people.c.id, seats.c.table_id.in_(ongoing)).exists()
    sat = select(seats.c.person).where(seats.c.person == people.c.id).exists()
    spoke = select(chat.c.person).where(chat.c.person == people.c.id).exists()
    query = select(people).where(people.c.guest, ~busy)
    query = query.where(or_(people.c.seen < since, (people.c.seen < idle_since) & ~sat & ~spoke))
    return lambda connection: tuple(map(person_of, connection.execute(query.order_by(people.c.seen).limit(most))))


def drop_letters() -> Work[int]:
    """What was sent about games that are no longer played."""
    ended = select(tables.c.id).where(tables.c.status.in_(("over", "closed")))
    return lambda connection: connection.execute(delete(notices).where(notices.c.table_id.in_(ended))).rowcount


def drop_records(reports_since: int, audit_since: int) -> Work[int]:
    """Reports that were decided long ago, and old lines of the log of those who run the server."""

    def work(connection: Connection) -> int:
        old = connection.execute(delete(reports).where(reports.c.decided < reports_since)).rowcount
        return old + connection.execute(delete(audit).where(audit.c.at < audit_since)).rowcount

    return work
