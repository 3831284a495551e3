"""The lobby of one device: the shelf, who one is, and the tables."""

from dracotheque import __version__, games
from dracotheque.house.routes import Call, Route
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
from dracotheque.tables.answers.shelf import game_info, game_named, known_bots
from dracotheque.tables.refusals import not_now
from dracotheque.tables.store import Listed
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import about_oneself
from dracotheque.tables.wire.records import Friends
from dracotheque.tables.wire.requests import (
    ChoiceWish,
    CloseAnswer,
    Done,
    Entered,
    GuestWish,
    Health,
    House,
    JoinWish,
    Levels,
    Lobby,
    Mutes,
    MyBoards,
    MyTables,
    PlayNow,
    ReadyWish,
    RematchWish,
    Shelf,
    SitBot,
    TableWish,
    WhoAmI,
)


async def show_shelf(call: Call) -> Shelf:
    known = known_bots()
    return Shelf(tuple(game_info(game, known) for game in games.all()))


async def show_house(call: Call) -> House:
    return House(None, False)


async def health(call: Call) -> Health:
    return Health("ok", len(call.house.keeper.tables), __version__)


# Who one is.


async def who_am_i(call: Call) -> WhoAmI:
    stranger = call.house.at_home.stranger
    return WhoAmI(None if stranger is None else about_oneself(stranger))


async def enter(call: Call) -> Entered:
    wish: GuestWish = call.body
    return Entered(about_oneself(await call.house.at_home.enter(wish.name, wish.language)), "")


async def go_out(call: Call) -> Done:
    """There is nobody else to come in: whoever enters next is the same person, under the name they give."""
    return Done()


async def list_mutes(call: Call) -> Mutes:
    return Mutes(())


async def list_friends(call: Call) -> Friends:
    return Friends(())


# Tables.


async def list_tables(call: Call) -> Lobby:
    """Nobody else opens tables here."""
    return Lobby(())


async def _mine(call: Call) -> list[Listed]:
    return [listed for listed in await call.house.tables.listed() if listed.row.status != "closed"]


async def list_my_tables(call: Call) -> MyTables:
    return await my_tables(call.house.keeper, await _mine(call), call.person.id)


async def list_my_boards(call: Call) -> MyBoards:
    return await my_boards(call.house.keeper, await _mine(call), call.person.id)


async def show_levels(call: Call) -> Levels:
    return await levels_of(call, game_named(call.names["game"]))


async def open_table(call: Call) -> TableInfo:
    plan = plan_of(call.body)._replace(public=False, rated=False)
    return told(call, await call.seating.open_table(plan, call.person))


async def show_table(call: Call) -> TableInfo:
    return told(call, await call.table())


async def forget_table(call: Call) -> Done:
    """A table that is over, or closed, is kept no longer."""
    table = await call.table()
    if table.row.status not in ("over", "closed"):
        raise not_now("server-not-over")
    await call.house.forget(table)
    return Done()


async def join_table(call: Call) -> TableInfo:
    wish: JoinWish = call.body
    table = await call.table()
    await call.seating.join(table, call.person, wish.seat, wish.invite)
    return told(call, table)


ROUTES = (
    Route("GET", "/api/shelf", show_shelf),
    Route("GET", "/api/house", show_house),
    Route("GET", "/healthz", health),
    Route("GET", "/api/me", who_am_i),
    Route("POST", "/api/guest", enter, GuestWish, created=True),
    Route("DELETE", "/api/session", go_out),
    Route("GET", "/api/me/mutes", list_mutes),
    Route("GET", "/api/me/friends", list_friends),
    Route("GET", "/api/me/levels/{game}", show_levels),
    Route("GET", "/api/me/tables", list_my_tables),
    Route("GET", "/api/me/boards", list_my_boards),
    Route("GET", "/api/tables", list_tables),
    Route("POST", "/api/tables", open_table, TableWish, created=True),
    Route("POST", "/api/play-now", play_now, PlayNow, created=True),
    Route("GET", PATH, show_table),
    Route("DELETE", PATH, forget_table),
    Route("POST", f"{PATH}/join", join_table, JoinWish),
    Route("POST", f"{PATH}/leave", leave_table),
    Route("POST", f"{PATH}/bot", seat_bot, SitBot),
    Route("POST", f"{PATH}/choose", choose, ChoiceWish),
    Route("POST", f"{PATH}/start", start_table),
    Route("POST", f"{PATH}/ready", be_ready, ReadyWish),
    Route("POST", f"{PATH}/close", close_table),
    Route("POST", f"{PATH}/closing", answer_closing, CloseAnswer),
    Route("POST", f"{PATH}/rematch", rematch, RematchWish),
)
