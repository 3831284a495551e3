"""Finished games: seen again from any seat, in figures, played on from any moment, or kept as a file with its proof."""

import asyncio
from typing import Final

from starlette.responses import Response

from dracotheque.server.http.dispatch import as_json
from dracotheque.server.http.lobby import AT_A_TABLE
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import friends
from dracotheque.tables.answers import lobby
from dracotheque.tables.answers.lobby import PATH
from dracotheque.tables.answers.replays import game_statistics, replay_file, replay_steps, wanted_viewer
from dracotheque.tables.finished import finished, share_game
from dracotheque.tables.refusals import not_yours
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.records import GameStatistics
from dracotheque.tables.wire.requests import PlayOn, ReplayStream, ShareWish

VIEWER: Final = {"type": "integer", "minimum": 0, "maximum": 11}


async def show_replay(call: Call) -> Response:
    table = await call.table_to_see()
    finished(table)
    viewer = wanted_viewer(call.request.query_params.get("viewer"), table.row.players)
    info = describe_to(None, table.summary)
    steps = await asyncio.to_thread(lambda: tuple(replay_steps(table, viewer)))
    return as_json(ReplayStream(info, viewer, steps))


async def show_statistics(call: Call) -> GameStatistics:
    table = await call.table_to_see()
    finished(table)
    entries = await call.services.store.entries_after(table.id, 0)
    return await asyncio.to_thread(game_statistics, table.row, entries)


async def share(call: Call) -> TableInfo:
    wish: ShareWish = call.body
    person, table = call.person, await call.table()
    await share_game(table, person, wish.shared)
    return describe_to(person.id, table.summary)


async def play_on(call: Call) -> TableInfo:
    """Who does not meet somebody of that game does not invite them either."""
    wish: PlayOn = call.body
    person, table = call.person, await call.table_to_see()
    others = [chair.person for chair in table.chairs if chair.person not in (None, person.id)]
    if wish.others == "own" and await call.services.store.read(friends.do_not_meet(person.id, others)):
        raise not_yours("server-not-invited")
    return await lobby.play_on(call)


async def download(call: Call) -> Response:
    table = await call.table_to_see()
    content = replay_file(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.id}.json"'}
    return Response(content, headers=headers, media_type="application/json")


OPERATIONS = (
    Operation(
        "GET",
        f"{PATH}/replay",
        show_replay,
        "A finished game, as one seat or a spectator saw it",
        answer=ReplayStream,
        refusals=(403, 404, 409, 422),
        query={"viewer": VIEWER},
        open=True,
    ),
    Operation(
        "POST",
        f"{PATH}/play-on",
        play_on,
        "Play on from a moment of a finished game",
        PlayOn,
        TableInfo,
        (401, 403, 404, 409, 422),
        created=True,
    ),
    Operation(
        "GET",
        f"{PATH}/statistics",
        show_statistics,
        "A finished game in figures",
        answer=GameStatistics,
        refusals=(403, 404, 409),
    ),
    Operation(
        "POST", f"{PATH}/share", share, "Show a finished game to whoever has its link", ShareWish, TableInfo, AT_A_TABLE
    ),
    Operation("GET", f"{PATH}/file", download, "A finished game as a file", refusals=(403, 404, 409), open=True),
)
