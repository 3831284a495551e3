"""Finished games: seen again from any seat, in figures, played on from any moment, or kept as a file with its proof."""

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from dracotheque.core.events import Viewer, seen_by
from dracotheque.core.replays import Moment, Replay, encode, follow
from dracotheque.server.domain.sight import encode_events, encode_stills, look
from dracotheque.server.domain.statistics import statistics
from dracotheque.server.http.dispatch import as_json
from dracotheque.server.http.lobby import AT_A_TABLE, PATH
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.refusals import Denied
from dracotheque.server.store.tables import entries_after
from dracotheque.server.tables.finished import finished, names_at, share_game
from dracotheque.server.tables.table import Table
from dracotheque.server.wire.common import TableInfo
from dracotheque.server.wire.encoding import describe_to
from dracotheque.server.wire.records import GameStatistics, ToldMoment
from dracotheque.server.wire.requests import PlayOn, ReplayStep, ReplayStream, ShareWish

VIEWER: Final = {"type": "integer", "minimum": 0, "maximum": 11}


async def show_replay(call: Call) -> Response:
    table = await call.table_to_see()
    history = finished(table)
    viewer = wanted_viewer(call, table)
    info = describe_to(None, table.summary)
    kept = history.replay(names_at(table))
    steps = await asyncio.to_thread(
        lambda: tuple(step(moment, viewer) for moment in follow(history.game, kept, watched=True))
    )
    return as_json(ReplayStream(info, viewer, steps))


def wanted_viewer(call: Call, table: Table) -> Viewer:
    value = call.request.query_params.get("viewer")
    if value is None:
        return None
    if not value.isascii() or not value.isdigit() or len(value) > 2 or int(value) >= table.row.players:
        raise Denied(422, "server-no-such-viewer")
    return int(value)


def step(moment: Moment, viewer: Viewer) -> ReplayStep:
    """One moment, as this viewer saw it."""
    sight = look(moment.state, viewer)
    silent = moment.move is not None and moment.move.silent
    return ReplayStep(
        moment.number,
        None if silent else moment.seat,
        msgspec.Raw(encode_events(seen_by(viewer, moment.told))),  # type: ignore[arg-type]  # encoded already
        msgspec.Raw(sight.view),
        msgspec.Raw(sight.prompt),
        msgspec.Raw(encode_stills(moment.stills, (viewer,), moment.told)[0]),  # type: ignore[arg-type]  # encoded already
    )


async def show_statistics(call: Call) -> GameStatistics:
    table = await call.table_to_see()
    finished(table)
    entries = await call.services.store.read(entries_after(table.id, 0))
    figures = await asyncio.to_thread(statistics, table.row, entries)
    moments = tuple(ToldMoment(moves, msgspec.to_builtins(event)) for moves, event in figures.moments)
    return GameStatistics(figures.lasted, figures.decisions, figures.thought, figures.figures, moments, figures.turning)


async def play_on(call: Call) -> TableInfo:
    person, table = call.person, await call.table_to_see()
    wish: PlayOn = call.body
    anew = await call.services.seating.play_on(table, wish.moment, wish.seat, wish.bot, person)
    return describe_to(person.id, anew.summary)


async def share(call: Call) -> TableInfo:
    wish: ShareWish = call.body
    person, table = call.person, await call.table()
    await share_game(table, person, wish.shared)
    return describe_to(person.id, table.summary)


async def download(call: Call) -> Response:
    table = await call.table_to_see()
    kept: Replay = finished(table).replay(names_at(table))
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.id}.json"'}
    return Response(encode(kept), headers=headers, media_type="application/json")


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
        "Play on from a moment of a finished game, against bots",
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
