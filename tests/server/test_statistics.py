"""A finished game in figures: counted from its log, and open to everybody once it is over."""

import random

import httpx2
import msgspec
import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.events import Told
from dracotheque.core.replays import Journal, decode, follow
from dracotheque.games.drakon.events import CoinFound, CoinStolen, TilePlaced
from dracotheque.tables.domain.ledger import linked
from dracotheque.tables.domain.statistics import highlights, statistics, turning_point
from dracotheque.tables.domain.tables import Entry, TableRecord
from dracotheque.tables.wire.records import GameStatistics
from tests.server.process import ServerProcess
from tests.server.visitors import running_table
from tests.server.whole_games import play_one

START = 1_000_000
SECOND = 1000


def played(players: int, moves: int) -> tuple[TableRecord, list[Entry], Journal]:
    """A game of Drakon at random in which every move takes as many seconds as its seat has number."""
    row = replace(running_table(players, "drakon"), started=START)
    journal, rng, now = Journal(games.get("drakon"), players, {}, int(row.seed)), random.Random(2), START
    entries: list[Entry] = []
    for seq in range(1, moves + 1):
        seat = journal.state.actors[0]
        move = rng.choice(journal.state.decision(seat).moves)
        journal.play(seat, move)
        now += (seat + 1) * SECOND
        entries.append(Entry(row.id, seq, "move", seat, "person", None, msgspec.json.encode(move).decode(), now))
    return replace(row, status="over", ended=now + SECOND), list(linked(row, entries)), journal


def figures(journal: Journal) -> object:
    counted = journal.game.statistics
    assert counted is not None
    replay = journal.replay([""] * journal.state.players)
    happened = [told.event for moment in follow(journal.game, replay) for told in moment.told]
    return counted.of(journal.state.players, happened)


def test_decisions_and_the_time_for_them_are_counted_by_seat() -> None:
    row, entries, journal = played(3, 12)
    found = statistics(row, entries)
    by_seat = [sum(entry.seat == seat for entry in entries) for seat in range(3)]
    assert all(by_seat)
    assert found.decisions == tuple(by_seat)
    assert found.thought == tuple(count * (seat + 1) * SECOND for seat, count in enumerate(by_seat))
    assert found.lasted == sum(found.thought) + SECOND
    assert found.figures == figures(journal)


def test_what_was_taken_back_did_not_happen_but_took_its_time() -> None:
    row, entries, _ = played(2, 10)
    kept = played(2, 6)[2]
    undo = Entry(row.id, 11, "undo", 0, "person", None, "6", entries[-1].at)
    found = statistics(row, linked(row, [*entries, undo]))
    assert sum(found.decisions) == 6
    assert found.figures == figures(kept)
    assert found.thought == statistics(row, entries).thought


def test_one_moment_of_each_kind_is_told_before_a_second_and_of_equals_the_latest() -> None:
    counted = games.get("drakon").statistics
    assert counted is not None
    found = CoinFound(0), CoinFound(1), CoinStolen(0, 1, "steal_left"), CoinFound(1), CoinStolen(1, 0, "steal_left")
    told = [(), *((Told(event),) for event in (*found, TilePlaced(0, 0, 1, "gold_1", "N")))]
    assert highlights(counted, told) == ((5, found[4]), (4, found[3]), (3, found[2]))


def test_the_game_turned_where_those_who_won_began_to_lead_for_good() -> None:
    assert turning_point((1,), [(0, 1), (1,), (0,), (0, 1), (1,), (1,), (1,)]) == 4
    assert turning_point((1,), [(0, 1), (0,), (1,)]) == 0, "only the last move shows it"
    assert turning_point((0,), [(0, 1), (1,), (0, 1)]) == 0, "they never led alone"


@pytest.mark.anyio
@pytest.mark.parametrize("game", games.ids())
@pytest.mark.slow
async def test_those_who_played_may_read_the_figures_of_a_finished_game(
    server: ServerProcess, http: httpx2.AsyncClient, game: str
) -> None:
    table = await play_one(server, http, game, 6)
    told = (await http.get(f"/api/tables/{table.table}/statistics", headers=table.seats[0].headers)).json()
    replay = decode(table.file)
    assert sum(told["decisions"]) == sum(seat >= 0 for seat, _ in replay.moves)
    assert all(0 <= thought <= told["lasted"] for thought in told["thought"])
    box = games.get(game)
    assert box.statistics is not None
    seen = [moment.told for moment in follow(box, replay)]
    happened = [each.event for news in seen for each in news]
    moments = sorted((moves, msgspec.to_builtins(event)["type"]) for moves, event in highlights(box.statistics, seen))
    assert sorted((each["moves"], each["event"]["type"]) for each in told["moments"]) == moments
    assert 0 <= told["turning"] <= len(replay.moves)
    assert msgspec.convert(told, GameStatistics).figures == box.statistics.of(replay.players, happened)
