"""One's own tables: a list from the rows alone, for which nothing is played again, and the boards of some of them."""

from collections.abc import Iterable
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.history import asked
from dracotheque.tables.domain.news import Summary
from dracotheque.tables.domain.sight import NOTHING
from dracotheque.tables.domain.speeds import Slow
from dracotheque.tables.domain.tables import TableRecord, waits_for
from dracotheque.tables.keeper import Keeper
from dracotheque.tables.log import Log
from dracotheque.tables.store import Listed
from dracotheque.tables.table import Table
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.requests import MyBoards, MyTable, MyTables, Picture

MOST_BOARDS: Final = 12
"""Boards that are shown: what was played long ago is read again for each of them."""
logger = Log("tables")


async def my_tables(keeper: Keeper, found: Iterable[Listed], person: str) -> MyTables:
    """Those at which this person sits, or is expected."""
    mine = [await _my_table(keeper, listed, person) for listed in found if games.opens(listed.row.game)]
    return MyTables(tuple(sorted((each for each in mine if each is not None), key=_urgency)))


async def my_boards(keeper: Keeper, found: Iterable[Listed], person: str) -> MyBoards:
    """The boards of the running ones that wait most, as this person sees them."""
    mine = (await my_tables(keeper, found, person)).tables
    running = [each.table.id for each in mine if each.table.status == "running"]
    boards = [await _board(keeper, name, person) for name in running[:MOST_BOARDS]]
    return MyBoards(tuple(each for each in boards if each is not None))


async def _board(keeper: Keeper, name: str, person: str) -> Picture | None:
    """A table through somebody's own eyes; where they keep the chairs of several people, through nobody's."""
    table = await _well(keeper, name)
    if table is None:
        return None
    own = [chair.seat for chair in table.chairs if chair.person == person]
    sight = table.look(own[0] if len(own) == 1 else None)
    return None if sight.view == NOTHING else Picture(name, msgspec.Raw(sight.view), msgspec.Raw(sight.prompt))


def _urgency(mine: MyTable) -> tuple[bool, float, int, int]:
    """What waits for oneself first, by when it must be done; then what is being played, and what has not begun."""
    status = ("running", "open", "over", "closed").index(mine.table.status)
    return not mine.your_turn, float("inf") if mine.deadline is None else mine.deadline, status, -mine.table.created


async def _my_table(keeper: Keeper, listed: Listed, person: str) -> MyTable | None:
    row, chairs, turns, moved = listed
    own = [chair.seat for chair in chairs if chair.person == person]
    if not own:
        return None
    if turns is None and row.status == "running":
        turns = await _asked_at(keeper, row.id)
    table = keeper.in_memory(row.id)
    info = describe_to(person, Summary(row, chairs) if table is None else table.summary)
    waits = waits_for(row, [chairs[seat] for seat in own], turns or 0)
    return MyTable(info, own[0], waits, _deadline(row, own, table, moved) if waits else None)


def _deadline(row: TableRecord, own: list[int], table: Table | None, moved: int | None) -> int | None:
    """When it is too late: as the clocks say, or where the table is not in memory, days after the last move."""
    if table is not None and table.is_running:
        moments = [until for seat in own if (until := table.clocks.until(seat)) is not None]
        return min(moments, default=None)
    if row.status == "running" and isinstance(row.speed, Slow):
        return (moved or row.started or row.created) + row.speed.days * DAY
    return None


async def _asked_at(keeper: Keeper, name: str) -> int:
    """Whose turn it is at a table whose log does not say; nobody's where it is broken."""
    table = await _well(keeper, name)
    return 0 if table is None or table.history is None else asked(table.history.state)


async def _well(keeper: Keeper, name: str) -> Table | None:
    """A table, unless it is broken: a list has others to show."""
    try:
        return await keeper.get(name)
    except Exception:
        logger.exception("table-unwell", table=name)
        return None
