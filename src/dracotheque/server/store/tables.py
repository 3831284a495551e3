"""Tables, their seats, their logs and what is said at them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, or_, select, update

from dracotheque.server.store.motions import all_of
from dracotheque.server.store.schema import chat, deadlines, log, seats, tables
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.tables import Chair, ChatLine, Entry, Status, TableRecord
from dracotheque.tables.store import RECENT_CHAT, Finished, Listed, Loaded

KEPT_CHAT = 2000
"""Lines of one table that are kept; nobody who talks has ever said so much."""
_JSON = ("options", "speed", "result")
_encode = msgspec.json.encode
# msgspec learns a type when it first meets it, and a second thread that meets it meanwhile brings the process down.
msgspec.json.Decoder(TableRecord)


def _table(row: Row[Any]) -> TableRecord:
    values = {name: row._mapping[name] for name in TableRecord.__struct_fields__}
    for name in _JSON:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, TableRecord)


def _seat(row: Row[Any]) -> Chair:
    return Chair(**{name: row._mapping[name] for name in Chair.__struct_fields__})


def _row_of(structure: msgspec.Struct) -> dict[str, Any]:
    values = {name: getattr(structure, name) for name in structure.__struct_fields__}
    return {
        name: _encode(value).decode() if name in _JSON and value is not None else value
        for name, value in values.items()
    }


def add(table: TableRecord, chairs: Sequence[Chair], played: Sequence[Entry] = ()) -> Work[None]:
    """A new table; what has been played there already."""

    def work(connection: Connection) -> None:
        connection.execute(insert(tables).values(_row_of(table)))
        connection.execute(insert(seats), [{"table_id": table.id, **_row_of(chair)} for chair in chairs])
        if played:
            connection.execute(insert(log), [asdict(entry) for entry in played])

    return work


# Every loading of a table passes here: these are put together once.
_ROW: Final = select(tables).where(tables.c.id == bindparam("table"))
_SEATS: Final = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_LOG: Final = select(log).where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("seq")).order_by(log.c.seq)
_CHAT: Final = (
    select(chat).where(chat.c.table_id == bindparam("table")).order_by(chat.c.number.desc()).limit(RECENT_CHAT)
)


def load(table: str, after: int = 0) -> Work[Loaded | None]:
    """Everything about a table; of its log, what comes after this entry."""

    def work(connection: Connection) -> Loaded | None:
        row = connection.execute(_ROW, {"table": table}).first()
        if row is None:
            return None
        return Loaded(
            _table(row),
            _seats(connection, table),
            entries_after(table, after)(connection),
            tuple(ChatLine(**line._mapping) for line in reversed(connection.execute(_CHAT, {"table": table}).all())),
            all_of(table)(connection),
        )

    return work


def load_seats(table: str) -> Work[tuple[TableRecord, tuple[Chair, ...]] | None]:
    """The table and who sits there, without what was played."""

    def work(connection: Connection) -> tuple[TableRecord, tuple[Chair, ...]] | None:
        row = connection.execute(_ROW, {"table": table}).first()
        return None if row is None else (_table(row), _seats(connection, table))

    return work


def _seats(connection: Connection, table: str) -> tuple[Chair, ...]:
    rows = connection.execute(_SEATS, {"table": table})
    return tuple(map(_seat, rows))


def _all_seats(connection: Connection, names: Sequence[str]) -> dict[str, tuple[Chair, ...]]:
    """Who sits where, by table."""
    query = select(seats).where(seats.c.table_id.in_(names)).order_by(seats.c.table_id, seats.c.seat)
    found = groupby(connection.execute(query), lambda row: row.table_id)
    return {table: tuple(map(_seat, rows)) for table, rows in found}


def seated(connection: Connection, query: Select[Any]) -> tuple[tuple[TableRecord, tuple[Chair, ...]], ...]:
    """The tables that this finds, each with who sits there."""
    found = [_table(row) for row in connection.execute(query)]
    chairs = _all_seats(connection, [row.id for row in found])
    return tuple((row, chairs.get(row.id, ())) for row in found)


def entries_after(table: str, seq: int) -> Work[tuple[Entry, ...]]:
    values = {"table": table, "seq": seq}
    return lambda connection: tuple(Entry(**row._mapping) for row in connection.execute(_LOG, values))


def take_seat(table: str, before: Chair, after: Chair) -> Work[bool]:
    """Change who sits on a chair, or what they have chosen, unless somebody else was faster."""

    def work(connection: Connection) -> bool:
        if after.choice not in (None, before.choice) and not _is_free(connection, table, after.choice):
            return False
        if after.person not in (None, before.person):
            elsewhere = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person == after.person)
            if connection.execute(elsewhere).first() is not None:
                return False
        query = update(seats).where(
            seats.c.table_id == table,
            seats.c.seat == before.seat,
            seats.c.kind == before.kind,
            seats.c.person.is_not_distinct_from(before.person),
        )
        return connection.execute(query.values(_row_of(after))).rowcount == 1

    return work


def change_place(table: str, own: Chair, target: Chair) -> Work[bool]:
    """Let a person move to a chair that is free, unless somebody else was faster, or the game has begun."""

    def work(connection: Connection) -> bool:
        if not _hold_open(connection, table):
            return False
        here = select(seats).where(seats.c.table_id == table, seats.c.seat.in_((own.seat, target.seat)))
        found = {row.seat: _seat(row) for row in connection.execute(here.with_for_update())}
        if found != {own.seat: own, target.seat: target}:
            return False
        for chair in (Chair(seat=own.seat, kind="open"), replace(own, seat=target.seat)):
            query = update(seats).where(seats.c.table_id == table, seats.c.seat == chair.seat)
            connection.execute(query.values(_row_of(chair)))
        return True

    return work


def _is_free(connection: Connection, table: str, choice: str | None) -> bool:
    """Whether the game has not begun, and nobody has chosen this."""
    taken = select(seats.c.seat).where(seats.c.table_id == table, seats.c.choice == choice)
    return _hold_open(connection, table) and connection.execute(taken).first() is None


def _hold_open(connection: Connection, table: str) -> bool:
    """Whether the game has not begun; until we are done, it does not, and nobody chooses anything."""
    query = select(tables.c.id).where(tables.c.id == table, tables.c.status == "open").with_for_update()
    return connection.execute(query).first() is not None


def begin(row: TableRecord, chosen: Sequence[str | None], played: Sequence[Entry]) -> Work[bool]:
    """An open table is a running one, with what was chosen before as its first moves; not if that is no longer so."""

    def work(connection: Connection) -> bool:
        if not _hold_open(connection, row.id):
            return False
        if [chair.choice for chair in _seats(connection, row.id)] != list(chosen):
            return False
        if played:
            connection.execute(insert(log), [asdict(entry) for entry in played])
        return change(row.id, "open", status=row.status, started=row.started, options=row.options)(connection)

    return work


def change(table: str, before: Status, /, **values: object) -> Work[bool]:
    """Change a table that still has this status; False where it has another by now."""
    row = {name: _encode(value).decode() if name in _JSON else value for name, value in values.items()}

    def work(connection: Connection) -> bool:
        query = update(tables).where(tables.c.id == table, tables.c.status == before)
        return connection.execute(query.values(row)).rowcount == 1

    return work


def pause(table: str, version: str | None) -> Work[None]:
    """The game cannot go on under this version of the server; None where it may again."""

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(paused=version))
        if version is not None:
            connection.execute(delete(deadlines).where(deadlines.c.table_id == table))

    return work


def claim_rematch(table: str, rematch: str) -> Work[str]:
    """Name the table of the rematch, unless one has been named that is not closed; the name that holds."""
    closed = select(tables.c.id).where(tables.c.status == "closed")

    def work(connection: Connection) -> str:
        free = or_(tables.c.rematch.is_(None), tables.c.rematch.in_(closed.scalar_subquery()))
        query = update(tables).where(tables.c.id == table, free)
        connection.execute(query.values(rematch=rematch))
        named: str = connection.execute(select(tables.c.rematch).where(tables.c.id == table)).scalar_one()
        return named

    return work


def by_code(code: str) -> Work[tuple[str, str] | None]:
    """The table a code leads to, and its invitation, while one can sit down or watch there."""
    query = select(tables.c.id, tables.c.invite).where(tables.c.code == code, tables.c.status.in_(("open", "running")))

    def work(connection: Connection) -> tuple[str, str] | None:
        row = connection.execute(query).first()
        return None if row is None else (row.id, row.invite)

    return work


def is_code_taken(code: str) -> Work[bool]:
    query = select(tables.c.id).where(tables.c.code == code)
    return lambda connection: connection.execute(query).first() is not None


def of_person(person: str, most: int) -> Work[tuple[Listed, ...]]:
    """The tables where somebody sits or that they host, the newest first."""
    seated = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables).where(or_(tables.c.host == person, tables.c.id.in_(seated)))
    query = query.where(tables.c.status != "closed").order_by(tables.c.created.desc()).limit(most)

    def work(connection: Connection) -> tuple[Listed, ...]:
        found = [_table(row) for row in connection.execute(query)]
        names = [row.id for row in found]
        chairs, asked = _all_seats(connection, names), _asked(connection, names)
        return tuple(Listed(row, chairs.get(row.id, ()), *asked.get(row.id, (None, None))) for row in found)

    return work


def finished_games(person: str, game: str, most: int) -> Work[Finished]:
    """The latest games of this kind that somebody has finished, the latest first."""
    sat = select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "person")
    query = select(tables).where(tables.c.id.in_(sat), tables.c.game == game, tables.c.status == "over")
    query = query.order_by(tables.c.ended.desc(), tables.c.id).limit(most)
    return lambda connection: seated(connection, query)


def _asked(connection: Connection, names: Sequence[str]) -> dict[str, tuple[int | None, int]]:
    """Whose turn it is, one bit for each seat, as the last entry of each log says, and since when."""
    entries = log.alias()
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == log.c.table_id).scalar_subquery()
    query = select(log.c.table_id, log.c.asked, log.c.at).where(log.c.table_id.in_(names), log.c.seq == last)
    return {row.table_id: (row.asked, row.at) for row in connection.execute(query)}


def count_hosted(person: str) -> Work[int]:
    """How many tables somebody hosts that are not over."""
    query = select(func.count()).where(tables.c.host == person, tables.c.status.in_(("open", "running")))
    return lambda connection: connection.execute(query).scalar_one()


def started() -> Work[tuple[str, ...]]:
    """Every table at which something may have been played."""
    query = select(tables.c.id).where(tables.c.started.is_not(None)).order_by(tables.c.id)
    return lambda connection: tuple(connection.execute(query).scalars())


def say(line: ChatLine) -> Work[None]:
    """Keep a line of the chat, and forget the oldest where there are very many."""
    forgotten = delete(chat).where(chat.c.table_id == line.table_id, chat.c.number <= line.number - KEPT_CHAT)

    def work(connection: Connection) -> None:
        connection.execute(insert(chat).values(_row_of(line)))
        connection.execute(forgotten)

    return work
