"""The log is the truth: nothing is shown, told or acknowledged that is not in it, whatever fails."""

import asyncio
import io
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dracotheque import __version__
from dracotheque.cli.app import run
from dracotheque.core.moves import Move
from dracotheque.server.store import Conflict, Store, StoreDown
from dracotheque.server.store import tables as rows
from dracotheque.server.store.at_tables import AtTables
from dracotheque.server.store.engine import sqlite_url
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain import ledger
from dracotheque.tables.domain.history import Fold, History
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.pipeline import MOST_UNDOS
from dracotheque.tables.refusals import Denied
from dracotheque.tables.saving import Chain
from dracotheque.tables.store import Loaded
from dracotheque.tables.table import Table
from tests.server.in_memory import Ear, any_move, done, replay, table_of
from tests.server.own_time import OwnTimeLoop
from tests.server.test_store import entry, lay, opened
from tests.server.visitors import open_house

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


@pytest.fixture
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    """Threads need a clock that waits for them."""
    return "asyncio" if "store_settings" in request.fixturenames else ("asyncio", {"loop_factory": OwnTimeLoop})


class FailingStore(AtTables):
    """A log that fails when it is told to, before or after it has kept something."""

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.entries: list[Entry] = []
        self.down = False
        self.loses_answers = False

    def append(self, entry: Entry, chain: Chain) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.down or chain.broken:
            chain.broken = True
            future.set_exception(StoreDown() if self.down else Conflict())
            return future
        self.entries.append(entry)
        if self.loses_answers:
            chain.broken = True
            future.set_exception(StoreDown())
        else:
            future.set_result(None)
        return future

    async def read(self, work: Work[Any]) -> Any:
        if self.down:
            raise StoreDown
        return self.loaded._replace(entries=tuple(self.entries))

    def write(self, work: Work[Any]) -> "asyncio.Future[Any]":
        return done(None)


def failing_table(game: str = "drakon", players: int = 2) -> tuple[Table, FailingStore]:
    table = table_of(game, players)
    store = FailingStore(Loaded(table.row, table.chairs, (), ()))
    table.store = store  # type: ignore[assignment]  # as much of a store as it needs
    return table, store


async def refusal(table: Table, seat: int, move: Move, client: str, number: int | None = None) -> str:
    with pytest.raises(Denied) as denied:
        await table.play(seat, move, "person", client, number=number)
    return denied.value.code


async def test_a_move_that_could_not_be_kept_is_never_acknowledged_until_it_is() -> None:
    table, store = failing_table()
    seat, move = any_move(table, random.Random(1))
    ear = Ear(1 - seat)
    await table.attach(ear, None, None)
    ear.heard.clear()
    store.down = True
    for _ in range(2):
        assert await refusal(table, seat, move, "m1") == "server-unsure"
    assert table.history_now.seq == 0
    assert {message["table"]["trouble"] for message in ear.heard} == {"unknown"}
    store.down = False
    await table.play(seat, move, "person", "m1")
    assert [kept.client for kept in store.entries] == ["m1"]
    assert ear.heard[-1]["type"] == "news"
    assert table.trouble is None


async def test_a_move_whose_answer_was_lost_is_found_in_the_log_and_not_played_twice() -> None:
    table, store = failing_table()
    seat, move = any_move(table, random.Random(1))
    store.loses_answers = True
    await table.play(seat, move, "person", "m1")
    store.loses_answers = False
    await table.play(seat, move, "person", "m1")
    assert [kept.client for kept in store.entries] == ["m1"]
    assert table.history_now.seq == 1


async def test_a_cancelled_task_does_not_take_its_move_along() -> None:
    table, store = failing_table()
    seat, move = any_move(table, random.Random(1))
    task = asyncio.create_task(table.play(seat, move, "person", "m1"))
    await asyncio.sleep(0)
    task.cancel()
    await table.settled()
    await asyncio.sleep(0)
    assert table.history_now.seq == len(store.entries) == 1


async def test_where_the_rules_stumble_the_table_pauses_and_nothing_has_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, store = failing_table()
    seat, move = any_move(table, random.Random(1))
    ear = Ear(seat)
    await table.attach(ear, None, None)
    before = table.history_now.state.to_json()

    def stumble(state: Any, seat: int, move: Move) -> None:
        state.actors = ()
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(type(table.history_now.state), "answer", stumble)
        assert await refusal(table, seat, move, "m1") == "server-table-paused"
    assert table.history is not None
    assert table.history.state.to_json() == before
    assert store.entries == []
    assert ear.heard[-1]["table"]["trouble"] == "paused"
    assert await refusal(table, seat, move, "m1") == "server-table-paused"
    store.loaded = store.loaded._replace(row=replace(store.loaded.row, paused=None))
    await table.refresh()
    await table.play(seat, move, "person", "m1")
    assert table.trouble is None


async def test_a_table_stays_paused_under_the_version_that_failed_and_is_tried_by_another() -> None:
    table, store = failing_table()
    for version, trouble in ((__version__, "paused"), ("another", None)):
        table.adopt(replay(store.loaded._replace(row=replace(table.row, paused=version))))
        assert table.trouble == trouble


async def test_a_table_with_a_broken_log_pauses_instead_of_playing_something_else() -> None:
    table, store = failing_table()
    rng = random.Random(1)
    for number in range(3):
        await table.play(*any_move(table, rng), "person", f"m{number}")
    del store.entries[1]
    table.adopt(replay(store.loaded._replace(entries=tuple(store.entries))))
    assert (table.trouble, table.history) == ("paused", None)
    assert table.summary.trouble == "paused"


# A move names its question.


async def test_a_second_click_and_a_stale_page_cannot_answer_the_next_question() -> None:
    table, _ = failing_table()
    rng = random.Random(1)
    seat, move = any_move(table, rng)
    number = table.history_now.number(seat)
    await table.play(seat, move, "person", "m1", number=number)
    assert await refusal(table, seat, move, "m2", number) == "server-stale-question"
    await table.play(seat, move, "person", "m1", number=number)
    assert table.history_now.seq == 1


async def test_a_number_never_comes_again_after_a_move_was_taken_back() -> None:
    table, _ = failing_table()
    seat, move = any_move(table, random.Random(1))
    seen = {table.history_now.number(seat)}
    for _ in range(3):
        await table.play(seat, move)
        seen.add(table.history_now.number(seat))
        await table.take_back(0, seat, None)
        assert table.history_now.number(seat) not in seen
        seen.add(table.history_now.number(seat))


@pytest.mark.parametrize("game", ["dragons_du_mekong", "pierres_du_dragon", "or_des_dragons", "jeu_des_dragons"])
async def test_numbers_move_only_for_those_who_notice_and_follow_from_the_log_alone(game: str) -> None:
    table, store = failing_table(game, 3)
    rng = random.Random(game)
    for _ in range(60):
        history = table.history_now
        if history.state.over:
            break
        seat, move = any_move(table, rng)
        before = [(history.number(own), table.look(own)) for own in range(3)]
        await table.play(seat, move)
        for own, (number, sight) in enumerate(before):
            if table.history_now.number(own) != number:
                assert own == seat or replace(table.look(own), decision=b"") != replace(sight, decision=b"")
    again = History(table.row)
    again.follow_all(store.entries)
    assert [again.number(own) for own in range(3)] == [table.history_now.number(own) for own in range(3)]


async def test_a_changed_sealed_answer_keeps_its_number() -> None:
    table, _ = failing_table("jeu_des_dragons", 3)
    assert table.history_now.state.sealed
    state = table.history_now.state
    first, second = [seat for seat in state.actors if seat >= 0][:2]
    numbers = [table.history_now.number(seat) for seat in (first, second)]
    await table.play(first, state.decision(first).moves[0], number=numbers[0])
    changes = table.history_now.state.decision(first).changes
    await table.play(first, changes[-1], number=numbers[0])
    await table.play(second, table.history_now.state.decision(second).moves[0], number=numbers[1])


# Many moves taken back.


async def test_a_log_full_of_undos_is_read_without_playing_the_game_again_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, store = failing_table()
    rng = random.Random(1)
    for _ in range(20):
        await table.play(*any_move(table, rng))
    undos = 30
    for _ in range(undos):
        seat, move = any_move(table, rng)
        await table.play(seat, move)
        await table.take_back(20, seat, None)
    played = 0
    honest = Fold.play

    def count(fold: Fold, *arguments: Any) -> Any:
        nonlocal played
        played += 1
        return honest(fold, *arguments)

    monkeypatch.setattr(Fold, "play", count)
    again = History(table.row)
    again.follow_all(store.entries)
    assert again.state.digest() == table.history_now.state.digest()
    assert played == 20 + undos


async def test_moves_are_not_taken_back_without_end() -> None:
    table, _ = failing_table()
    seat, move = any_move(table, random.Random(1))
    await table.play(seat, move)
    table.history_now.undos = MOST_UNDOS
    with pytest.raises(Denied) as denied:
        await table.take_back(0, seat, None)
    assert denied.value.code == "server-too-many-undos"


# The store.


async def test_the_log_refuses_gaps_and_foreign_parents(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        await lay(store)
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        first, second, third = ledger.linked(loaded.row, [entry(1), entry(2), entry(3)])
        await store.append(first, Chain())
        for wrong in (third, replace(second, parent="0" * 32), replace(second, parent="")):
            with pytest.raises(Conflict):
                await store.append(wrong, Chain())
        await asyncio.gather(store.append(second, ours := Chain()), store.append(third, ours))
        await store.append(third, Chain())  # the same to the letter: it was ours
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        assert ledger.audit(loaded.row, loaded.entries) == 3
        with pytest.raises(ledger.BrokenLog):
            ledger.audit(loaded.row, [loaded.entries[0], replace(loaded.entries[1], content="{}"), loaded.entries[2]])


@pytest.mark.parametrize("store_settings", ["sqlite"], indirect=True)  # PostgreSQL locks rows, not everything
async def test_a_database_locked_by_somebody_else_is_said_to_be_down(
    tmp_path: Path, store_settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dracotheque.server.store.engine.PRAGMAS", ("journal_mode=WAL", "busy_timeout=50"))
    with opened(store_settings) as store:
        await lay(store)
        other = Store(sqlite_url(tmp_path)).engine.connect()
        other.exec_driver_sql("COMMIT")
        other.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown):
            await store.append(entry(1), Chain())
        with pytest.raises(StoreDown):
            await store.write(rows.pause("t1", None))
        other.exec_driver_sql("ROLLBACK")
        await store.append(entry(1), Chain())
        other.close()


async def test_an_administrator_finds_broken_logs_reads_one_and_reopens_a_table(
    store_settings: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    place = [f"--{name}={value}" for name, value in store_settings.items()]
    with opened(store_settings) as store:
        await lay(store)
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        for made in ledger.linked(loaded.row, [entry(1), entry(2)]):
            await store.append(made, Chain())
        assert run(["admin", "verify", *place]) == 0
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET content = '{}' WHERE seq = 2")
        capsys.readouterr()
        assert run(["admin", "verify", *place, "--lang=en"]) == 1
        assert "t1: the log is broken at entry 2" in capsys.readouterr().out
        assert run(["admin", "log", "t1", *place]) == 0
        assert f'"seed": "{loaded.row.seed}"' in capsys.readouterr().out
        assert run(["admin", "reopen", "t1", *place]) == 2
        await store.write(rows.pause("t1", __version__))
        assert run(["admin", "reopen", "t1", *place]) == 0
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        assert loaded.row.paused is None


async def test_a_list_of_ones_tables_plays_no_game_again(
    monkeypatch: pytest.MonkeyPatch, store_settings: dict[str, str]
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.enter("Alix")
        wish = {"game": "drakon", "players": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "Basile"}]}
        info = await alix.post("/api/tables", wish, 201)
        await alix.post(f"/api/tables/{info['id']}/start")
        (waiting,) = (await alix.get("/api/me/tables"))["tables"]
        assert waiting["your_turn"]
        table = await house.services.hub.get(info["id"])
        await table.play(*any_move(table, random.Random(1)))
        house.services.hub._supervisors.pop(info["id"]).close()
        monkeypatch.setattr(house.services.hub, "get", None)
        (waiting,) = (await alix.get("/api/me/tables"))["tables"]
        assert (waiting["your_turn"], waiting["table"]["id"]) == (True, info["id"])
