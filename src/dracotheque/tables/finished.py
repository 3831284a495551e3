"""What lies open once a game is over, to those who may see it: all that was played, and to play on from any moment."""

import msgspec
from msgspec.structs import replace

from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.ledger import linked
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Entry, TableRecord
from dracotheque.tables.moments import steady_ms
from dracotheque.tables.refusals import Denied, not_now, not_yours
from dracotheque.tables.table import Table


def finished(table: Table) -> History:
    """The history of a game that has nothing left to hide."""
    if table.row.status != "over" or table.history is None:
        raise not_now("server-not-over")
    return table.history


def names_at(table: Table) -> list[str]:
    return [chair.name or "?" for chair in table.chairs]


def continuation(table: Table, moment: int, host: Person) -> tuple[TableRecord, list[Entry]]:
    """A running table with the seed and the first moves of a finished one, and the log it begins with.

    Nobody can take back what comes from the record, and no clock has run: everything was played just now.
    """
    moves = finished(table).journal.moves
    if moment >= len(moves):
        raise Denied(422, "server-no-such-moment")
    now = steady_ms()
    row = replace(
        table.row,
        id=new_id(),
        host=host.id,
        opener=host.id,
        status="running",
        speed=Free(),
        public=False,
        rated=False,
        invite=new_id(),
        code=None,
        created=now,
        started=now,
        ended=None,
        result=None,
        rematch=None,
        follows=None,
        shared=False,
        origin=table.id,
        origin_moves=moment,
        fills=None,
        paused=None,
    )
    return row, recorded(row, table, now)


def recorded(row: TableRecord, origin: Table, now: int) -> list[Entry]:
    """The log with which a table begins that plays on from a moment of a finished one."""
    played = (
        Entry(row.id, seq, "move", seat, "record", None, msgspec.json.encode(move).decode(), now)
        for seq, (seat, move) in enumerate(finished(origin).journal.moves[: row.origin_moves], start=1)
    )
    return list(linked(row, played))


async def share_game(table: Table, person: Person, shared: bool) -> None:
    """One who played lets whoever has the link see the finished game, or nobody else any more."""
    if table.seat_of(person.id) is None:
        raise not_yours("server-not-seated")
    if not await table.store.change(table.id, "over", shared=shared):
        raise not_now("server-not-over")
    table.row = replace(table.row, shared=shared)
    table.audience.tell_table()
    table.changed()
