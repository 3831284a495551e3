"""Finished games of one device: seen again, in figures, played on, kept as a file, and brought back from one."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from dracotheque import games
from dracotheque.core.replays import Replay, decode, follow, game_of
from dracotheque.house.routes import Call, Route
from dracotheque.tables.answers.analysis import MOST_STEPS, told
from dracotheque.tables.answers.lobby import PATH, play_on
from dracotheque.tables.answers.replays import game_statistics, replay_file, replay_steps, wanted_viewer
from dracotheque.tables.answers.shelf import game_named
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.ledger import linked
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.statistics import ranks
from dracotheque.tables.domain.tables import Chair, Entry, Result, TableRecord
from dracotheque.tables.finished import finished
from dracotheque.tables.moments import now_ms, steady_ms
from dracotheque.tables.refusals import not_now
from dracotheque.tables.replaying import in_slices
from dracotheque.tables.store import Listed
from dracotheque.tables.wire.analysis import GameStudy, Training
from dracotheque.tables.wire.bodies import read_number
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.records import GameStatistics, History, PlayedGame
from dracotheque.tables.wire.requests import Lobby, PlayOn, ReplayStep, ReplayStream

LARGEST: Final = 1 << 22
"""Letters of a replay file; the longest game has a hundredth of that."""


async def show_replay(call: Call) -> ReplayStream:
    table = await call.table()
    finished(table)
    viewer = wanted_viewer(call.query.get("viewer"), table.row.players)
    steps: list[ReplayStep] = []
    for step in replay_steps(table, viewer):
        steps.append(step)
        await asyncio.sleep(0)  # the tables go on
    return ReplayStream(describe_to(None, table.summary), viewer, tuple(steps))


async def show_statistics(call: Call) -> GameStatistics:
    table = await call.table()
    finished(table)
    return game_statistics(table.row, await call.house.tables.entries_after(table.id, 0))


async def download(call: Call) -> bytes:
    return replay_file(await call.table())


async def bring_back(call: Call) -> TableInfo:
    """The content of a replay file becomes a finished table, if it leads where it says it does."""
    text = str(call.body or "")[:LARGEST]
    person, replay = call.person, decode(text.encode(errors="replace"))
    if not replay.ending:
        raise not_now("server-not-over")
    await in_slices(_checking(replay))
    if known := next((each for each in await _brought(call) if _is_of(each, replay)), None):
        return describe_to(person.id, (await call.house.keeper.get(known.row.id)).summary)
    row = _row(replay, person)
    chairs = [Chair(seat=seat, kind="person", name=name) for seat, name in enumerate(replay.names)]
    played = (
        Entry(row.id, seq, "move", seat, "record", None, msgspec.json.encode(move).decode(), row.created)
        for seq, (seat, move) in enumerate(replay.moves, start=1)
    )
    await call.house.tables.add(row, chairs, tuple(linked(row, played)))
    table = await call.house.keeper.get(row.id)
    return describe_to(person.id, table.summary)


async def list_brought(call: Call) -> Lobby:
    """What came from files, the latest first."""
    rows = [listed.row for listed in await _brought(call)]
    tables = [await call.house.keeper.get(row.id) for row in sorted(rows, key=lambda row: -row.created)]
    return Lobby(tuple(describe_to(call.person.id, table.summary) for table in tables))


async def _brought(call: Call) -> list[Listed]:
    """Finished games in which nobody of this device sat."""
    found = [each for each in await call.house.tables.listed() if each.row.status == "over"]
    return [each for each in found if not any(chair.seats(call.person.id) for chair in each.seats)]


def _is_of(listed: Listed, replay: Replay) -> bool:
    """Whether the file was brought before: no two games are dealt from one seed."""
    return (listed.row.game, listed.row.seed) == (replay.game, replay.seed)


def _checking(replay: Replay) -> Iterator[bool | None]:
    """The check of fairness: the seed is the one that was promised, and the moves lead to this end and no other."""
    for _ in follow(game_of(replay, games.get), replay):
        yield None
    yield True


def _row(replay: Replay, person: Person) -> TableRecord:
    now = steady_ms()
    game = games.get(replay.game, replay.rules)
    result = Result(replay.ending, replay.scores, replay.winners, replay.ending in game.draws)
    return TableRecord(
        id=new_id(),
        game=replay.game,
        rules=replay.rules,
        players=replay.players,
        options=dict(replay.options),
        seed=replay.seed,
        host=person.id,
        opener=person.id,
        status="over",
        speed=Free(),
        public=False,
        rated=False,
        invite=new_id(),
        created=now_ms(),
        started=now,
        ended=now,
        result=msgspec.to_builtins(result),
    )


async def list_history(call: Call) -> History:
    return History(_games(await call.house.tables.listed(), call.person, call.query.get("game")), None)


def _games(tables: Iterable[Listed], person: Person, wanted: str | None) -> tuple[PlayedGame, ...]:
    """The finished games among these tables, the latest first."""
    found = [_played(listed, person) for listed in tables if listed.row.status == "over"]
    known = [each for each in found if each is not None and wanted in (None, each.game)]
    return tuple(sorted(known, key=lambda each: -each.ended))


async def show_training(call: Call) -> Training:
    """What to work on; a game of several who passed the device on tells nothing about one of them."""
    game, person = game_named(call.names["game"]), call.person
    alone = [listed for listed in await call.house.tables.listed() if _is_alone(listed, person)]
    played = [(each.table, each.seat) for each in _games(alone, person, game)]
    return Training(*await call.house.studies.habits(played))


def _is_alone(listed: Listed, person: Person) -> bool:
    return sum(chair.seats(person.id) for chair in listed.seats) == 1


def _played(listed: Listed, person: Person) -> PlayedGame | None:
    row = listed.row
    own = next((chair.seat for chair in listed.seats if chair.seats(person.id)), None)
    if own is None or row.result is None or row.origin is not None:
        return None
    result = row.result
    return PlayedGame(
        row.id,
        row.game,
        row.ended or row.created,
        own,
        tuple(chair.name for chair in listed.seats),
        result["scores"][own],
        ranks(result["scores"], result["winners"])[own],
        own in result["winners"] and not result.get("drawn", False),
        None,
        None,
    )


async def ask_analysis(call: Call) -> GameStudy:
    table = await call.table()
    finished(table)
    await call.house.studies.ask(table)
    return told(await call.house.studies.progress(table, 0))


async def show_analysis(call: Call) -> GameStudy:
    table = await call.table()
    finished(table)
    after = read_number(call.query.get("after", "0"), MOST_STEPS)
    return told(await call.house.studies.progress(table, after))


ROUTES = (
    Route("POST", f"{PATH}/analysis", ask_analysis),
    Route("GET", f"{PATH}/analysis", show_analysis),
    Route("GET", f"{PATH}/replay", show_replay),
    Route("GET", f"{PATH}/statistics", show_statistics),
    Route("GET", f"{PATH}/file", download),
    Route("POST", f"{PATH}/play-on", play_on, PlayOn, created=True),
    Route("POST", "/api/replays", bring_back, created=True),
    Route("GET", "/api/replays", list_brought),
    Route("GET", "/api/me/history", list_history),
    Route("GET", "/api/me/training/{game}", show_training),
)
