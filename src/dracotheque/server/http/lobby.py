"""The lobby: finding tables, opening them, sitting down, starting, leaving."""

from typing import Final

import structlog

from dracotheque import games
from dracotheque.server.domain.clocks import DAY
from dracotheque.server.domain.history import asked
from dracotheque.server.domain.news import Summary
from dracotheque.server.domain.seats import SeatPlan, TablePlan
from dracotheque.server.domain.speeds import Slow
from dracotheque.server.domain.tables import TableRecord, waits_for
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.refusals import not_yours
from dracotheque.server.store import friends, hall
from dracotheque.server.store import tables as rows
from dracotheque.server.store.tables import Listed
from dracotheque.server.tables import consent
from dracotheque.server.tables.hub import Hub
from dracotheque.server.tables.table import Table
from dracotheque.server.wire.common import TableInfo
from dracotheque.server.wire.encoding import describe_to
from dracotheque.server.wire.requests import (
    ChoiceWish,
    CloseAnswer,
    JoinWish,
    KickWish,
    Lobby,
    MyTable,
    MyTables,
    PlayNow,
    ReadyWish,
    RematchWish,
    SitBot,
    TableWish,
)

MOST_SHOWN: Final = 50
logger = structlog.get_logger("tables")


async def list_tables(call: Call) -> Lobby:
    store = call.services.store
    found = await store.read(hall.public_tables(MOST_SHOWN))
    return Lobby(
        tuple(describe_to(call.viewer, Summary(row, chairs)) for row, chairs in found if games.opens(row.game))
    )


async def list_my_tables(call: Call) -> MyTables:
    """From the rows alone: what was played long ago is not played again for a list."""
    person = call.person.id
    found = await call.services.store.read(rows.of_person(person, MOST_SHOWN))
    mine = [await _my_table(call.services.hub, listed, person) for listed in found if games.opens(listed[0].game)]
    return MyTables(tuple(sorted((each for each in mine if each is not None), key=_urgency)))


def _urgency(mine: MyTable) -> tuple[bool, float, int, int]:
    """What waits for oneself first, by when it must be done; then what is being played, and what has not begun."""
    status = ("running", "open", "over", "closed").index(mine.table.status)
    return not mine.your_turn, float("inf") if mine.deadline is None else mine.deadline, status, -mine.table.created


async def _my_table(hub: Hub, listed: Listed, person: str) -> MyTable | None:
    row, chairs, turns, moved = listed
    own = [chair.seat for chair in chairs if chair.person == person]
    if not own:
        return None
    if turns is None and row.status == "running":
        turns = await _asked_at(hub, row.id)
    table = hub.in_memory(row.id)
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


async def _asked_at(hub: Hub, name: str) -> int:
    """Whose turn it is at a table whose log does not say; nobody's where it is broken."""
    try:
        history = (await hub.get(name)).history
    except Exception:
        logger.exception("table-unwell", table=name)
        return 0
    return 0 if history is None else asked(history.state)


async def open_table(call: Call) -> TableInfo:
    wish: TableWish = call.body
    seats = None if wish.seats is None else tuple(SeatPlan(seat.kind, seat.bot, seat.name) for seat in wish.seats)
    plan = TablePlan(wish.game, wish.players, wish.options, seats, wish.speed, wish.public, wish.rated)
    table = await call.services.seating.open_table(plan, call.person)
    return describe_to(call.person.id, table.summary)


async def play_now(call: Call) -> TableInfo:
    wish: PlayNow = call.body
    table = await call.services.seating.play_now(wish.game, wish.players, wish.options, wish.bot, call.person)
    return describe_to(call.person.id, table.summary)


async def show_table(call: Call) -> TableInfo:
    table = await call.table_to_see()
    return describe_to(call.viewer, table.summary)


async def join_table(call: Call) -> TableInfo:
    wish: JoinWish = call.body
    table = await call.table()
    if await call.services.store.read(friends.do_not_meet(call.person.id, [table.row.host])):
        raise not_yours("server-not-invited")
    await call.services.seating.join(table, call.person, wish.seat, wish.invite)
    return describe_to(call.person.id, table.summary)


async def leave_table(call: Call) -> TableInfo:
    person, table = call.person, await call.table()
    await call.services.seating.leave(table, person)
    return describe_to(person.id, table.summary)


async def seat_bot(call: Call) -> TableInfo:
    wish: SitBot = call.body
    person, table = call.person, await call.table()
    await call.services.seating.seat_bot(table, person, wish.seat, wish.bot)
    return describe_to(person.id, table.summary)


async def choose(call: Call) -> TableInfo:
    wish: ChoiceWish = call.body
    person, table = call.person, await call.table()
    await call.services.seating.choose(table, person, wish.seat, wish.choice)
    return describe_to(person.id, table.summary)


async def start_table(call: Call) -> TableInfo:
    person, table = call.person, await call.table()
    await call.services.seating.start(table, person)
    return describe_to(person.id, table.summary)


async def be_ready(call: Call) -> TableInfo:
    wish: ReadyWish = call.body
    person, table = call.person, await call.table()
    await call.services.seating.be_ready(table, person, wish.ready)
    return describe_to(person.id, table.summary)


async def kick(call: Call) -> TableInfo:
    wish: KickWish = call.body
    person, table = call.person, await call.table()
    await consent.kick(table, person, wish.seat, wish.agree, wish.reason)
    return describe_to(person.id, table.summary)


async def close_table(call: Call) -> TableInfo:
    person, table = call.person, await call.table()
    await consent.close(table, person)
    return describe_to(person.id, table.summary)


async def answer_closing(call: Call) -> TableInfo:
    wish: CloseAnswer = call.body
    person, table = call.person, await call.table()
    await consent.answer_closing(table, person, wish.agree)
    return describe_to(person.id, table.summary)


async def rematch(call: Call) -> TableInfo:
    wish: RematchWish = call.body
    person, table = call.person, await call.table()
    again = await call.services.seating.play_again(table, person, turned=wish.turned)
    return describe_to(person.id, again.summary)


AT_A_TABLE: Final = (401, 403, 404, 409)
PATH: Final = "/api/tables/{table}"
OPERATIONS = (
    Operation("GET", "/api/tables", list_tables, "Public tables, open ones first", answer=Lobby),
    Operation("POST", "/api/tables", open_table, "Open a table", TableWish, TableInfo, (401, 409, 422), created=True),
    Operation(
        "POST", "/api/play-now", play_now, "Play against bots", PlayNow, TableInfo, (401, 409, 422), created=True
    ),
    Operation("GET", "/api/me/tables", list_my_tables, "One's own tables", answer=MyTables, refusals=(401,)),
    Operation("GET", PATH, show_table, "A table", answer=TableInfo, refusals=(403, 404)),
    Operation("POST", f"{PATH}/join", join_table, "Sit down, or come back", JoinWish, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/leave", leave_table, "Get up", None, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/bot", seat_bot, "Put a bot on a chair", SitBot, TableInfo, (*AT_A_TABLE, 422)),
    Operation("POST", f"{PATH}/choose", choose, "Choose who one is", ChoiceWish, TableInfo, (*AT_A_TABLE, 422)),
    Operation("POST", f"{PATH}/start", start_table, "Start the game", None, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/ready", be_ready, "Be ready to start", ReadyWish, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/kick", kick, "Vote somebody out", KickWish, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/close", close_table, "Close the table, or ask to", None, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/closing", answer_closing, "Let it be closed", CloseAnswer, TableInfo, AT_A_TABLE),
    Operation("POST", f"{PATH}/rematch", rematch, "Play again, or agree to", RematchWish, TableInfo, AT_A_TABLE),
)
