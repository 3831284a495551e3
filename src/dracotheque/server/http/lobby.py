"""The lobby: finding tables, opening them, sitting down, starting, leaving."""

from typing import Final

from dracotheque import games
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import friends, hall
from dracotheque.server.store import tables as rows
from dracotheque.tables import consent
from dracotheque.tables.answers.lobby import (
    PATH,
    answer_closing,
    be_ready,
    choose,
    close_table,
    leave_table,
    levels_of,
    plan_of,
    play_now,
    rematch,
    seat_bot,
    start_table,
    told,
)
from dracotheque.tables.answers.mine import my_boards, my_tables
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.domain.news import Summary
from dracotheque.tables.refusals import not_yours
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.requests import (
    ChoiceWish,
    CloseAnswer,
    JoinWish,
    KickWish,
    Levels,
    Lobby,
    MyBoards,
    MyTables,
    PlayNow,
    ReadyWish,
    RematchWish,
    SitBot,
    TableWish,
)

MOST_SHOWN: Final = 50


async def list_tables(call: Call) -> Lobby:
    store = call.services.store
    found = await store.read(hall.public_tables(MOST_SHOWN))
    return Lobby(
        tuple(describe_to(call.viewer, Summary(row, chairs)) for row, chairs in found if games.opens(row.game))
    )


async def list_my_tables(call: Call) -> MyTables:
    found = await call.services.store.read(rows.of_person(call.person.id, MOST_SHOWN))
    return await my_tables(call.services.hub, found, call.person.id)


async def list_my_boards(call: Call) -> MyBoards:
    found = await call.services.store.read(rows.of_person(call.person.id, MOST_SHOWN))
    return await my_boards(call.services.hub, found, call.person.id)


async def show_levels(call: Call) -> Levels:
    return await levels_of(call, game_named(call.request.path_params["game"]))


async def open_table(call: Call) -> TableInfo:
    table = await call.seating.open_table(plan_of(call.body), call.person)
    return told(call, table)


async def show_table(call: Call) -> TableInfo:
    table = await call.table_to_see()
    return describe_to(call.viewer, table.summary)


async def join_table(call: Call) -> TableInfo:
    wish: JoinWish = call.body
    table = await call.table()
    if await call.services.store.read(friends.do_not_meet(call.person.id, [table.row.host])):
        raise not_yours("server-not-invited")
    await call.seating.join(table, call.person, wish.seat, wish.invite)
    return describe_to(call.person.id, table.summary)


async def kick(call: Call) -> TableInfo:
    wish: KickWish = call.body
    person, table = call.person, await call.table()
    await consent.kick(table, person, wish.seat, wish.agree, wish.reason, wish.person)
    return describe_to(person.id, table.summary)


AT_A_TABLE: Final = (401, 403, 404, 409)
OPERATIONS = (
    Operation("GET", "/api/tables", list_tables, "Public tables, open ones first", answer=Lobby),
    Operation("POST", "/api/tables", open_table, "Open a table", TableWish, TableInfo, (401, 409, 422), created=True),
    Operation(
        "POST", "/api/play-now", play_now, "Play against bots", PlayNow, TableInfo, (401, 409, 422), created=True
    ),
    Operation("GET", "/api/me/levels/{game}", show_levels, "Which bots suit one", answer=Levels, refusals=(401, 404)),
    Operation("GET", "/api/me/tables", list_my_tables, "One's own tables", answer=MyTables, refusals=(401,)),
    Operation("GET", "/api/me/boards", list_my_boards, "One's own boards", answer=MyBoards, refusals=(401,)),
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
