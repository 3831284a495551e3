"""What people want the others to agree to: known to every process, kept over a restart, silent about hidden moves."""

import asyncio
from typing import Any

import pytest

from dracotheque.server.store import motions
from dracotheque.server.store import people as people_rows
from dracotheque.server.store import tables as table_rows
from dracotheque.tables import table_talk
from dracotheque.tables.domain.motions import KickVote, Motion
from dracotheque.tables.refusals import Denied
from dracotheque.tables.streams.broadcast import Broadcast
from dracotheque.tables.table import Table
from tests.server.client import Person, Seat, door, open_table
from tests.server.databases import ready_postgres
from tests.server.in_memory import Ear, replay
from tests.server.process import ServerProcess
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until, until_asked

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch
GAME = "jeu_des_dragons"


async def seated(house: House, players: int = 3) -> tuple[list[Visitor], Table, list[Ear]]:
    """A running table, and everybody at it listening."""
    visitors = [house.visitor() for _ in range(players)]
    persons = [await visitor.enter(f"Person {number}") for number, visitor in enumerate(visitors)]
    made = await visitors[0].post("/api/tables", {"game": GAME, "players": players, "rated": False}, 201)
    for visitor in visitors[1:]:
        await visitor.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await visitors[0].post(f"/api/tables/{made['id']}/start")
    table = await house.services.hub.get(made["id"])
    ears = [Ear(seat) for seat in range(players)]
    for ear, person in zip(ears, persons, strict=True):
        ear.person = await house.store.read(people_rows.by_id(person))
        await table.attach(ear, None, None)
    return visitors, table, ears


async def seal(table: Table, seat: int, choice: int = 0) -> None:
    decision = table.history_now.state.decision(seat)
    await table.play(seat, (decision.moves or decision.changes)[choice])


async def test_a_hidden_move_does_not_end_a_request_and_a_public_one_does(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table, ears = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        assert table.undo is not None
        assert (table.undo.seat, table.undo.waiting) == (0, (1, 2))
        for ear in ears:
            ear.heard.clear()
        await seal(table, 1, choice=1)
        await asyncio.sleep(0)
        assert [len(ear.heard) for ear in ears] == [0, 1, 0]
        assert table.undo is not None
        await seal(table, 2)
        assert table.undo is None

        async def is_forgotten() -> bool:
            return await house.store.read(motions.all_of(table.id)) == ()

        await until_asked(is_forgotten)


async def test_a_request_outlives_the_process_that_heard_it(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, _ = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        await table_talk.answer_undo(table, 2, agree=True)
        await visitors[1].post(f"/api/tables/{table.id}/kick", {"seat": 2})
        loaded = await house.store.read(table_rows.load(table.id))
        assert loaded is not None
        assert loaded.motions == (Motion("kick", 2, 1), Motion("undo", 0, 0), Motion("undo", 0, 2))
        again = Table(house.store, replay(loaded), Broadcast, lambda _: None)
        assert again.summary.undo == table.undo
        assert again.summary.kicks == {2: KickVote((1,), "")}


async def test_a_voice_is_not_unheard_by_a_look_into_the_store_that_began_before_it(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table, _ = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        read = house.store.read

        async def read_before_a_voice(work: Any) -> Any:
            found = await read(work)
            monkeypatch.setattr(house.store, "read", read)
            await table_talk.answer_undo(table, 1, agree=True)
            return found

        monkeypatch.setattr(house.store, "read", read_before_a_voice)
        await table.refresh()
        assert table.undo is not None
        assert table.undo.waiting == (2,)


async def test_of_two_voices_at_two_servers_the_later_knows_both(monkeypatch: Patch, postgres_url: str) -> None:
    where = {"store": ready_postgres(postgres_url)}
    async with open_house(monkeypatch, where) as house, open_house(monkeypatch, where) as other:
        _, table, _ = await seated(house)
        there = await other.services.hub.get(table.id)
        await table.agree(table.store.vote(table.id, Motion("kick", 2, 0)))
        write = house.store.write

        def write_before_another(work: Any) -> Any:
            """The other voice is durable before we hear what came of ours."""

            async def writing() -> Any:
                found = await write(work)
                await there.agree(there.store.vote(table.id, Motion("kick", 0, 1)))
                return found

            return writing()

        monkeypatch.setattr(house.store, "write", write_before_another)
        await table.agree(table.store.vote(table.id, Motion("kick", 1, 2)))
        assert len(table.motions) == len(there.motions) == 3


async def test_one_no_ends_a_request(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table, _ = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        await table_talk.answer_undo(table, 1, agree=True)
        await table_talk.answer_undo(table, 2, agree=False)
        assert table.undo is None
        assert len(table.history_now.journal.moves) == 2


async def test_a_yes_to_one_is_no_yes_to_another_who_asks_in_that_moment(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table, _ = await seated(house)
        for seat in range(3):
            await seal(table, seat)
        for asker in (0, 1):
            await table_talk.ask_undo(table, asker, "u1")
        with pytest.raises(Denied):
            await table_talk.answer_undo(table, 2, agree=True, asker=0)
        assert table.undo is not None
        assert (table.undo.seat, table.undo.waiting) == (1, (0, 2))
        await table_talk.answer_undo(table, 2, agree=True, asker=1)
        assert table.undo.waiting == (0,)


async def test_who_goes_away_is_no_longer_waited_for(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, _ = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        await table_talk.answer_undo(table, 1, agree=True)
        await visitors[2].post(f"/api/tables/{table.id}/leave")
        await until(lambda: table.undo is None)
        await table.settled()
        assert any(entry.kind == "undo" for entry in await house.store.read(table_rows.entries_after(table.id, 0)))


async def test_a_vote_may_be_taken_back(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, _ = await seated(house)
        path = f"/api/tables/{table.id}/kick"
        assert (await visitors[0].post(path, {"seat": 2}))["kicks"] == {"2": [0]}
        assert (await visitors[0].post(path, {"seat": 2, "agree": False}))["kicks"] == {}
        assert (await visitors[1].post(path, {"seat": 2}))["kicks"] == {"2": [1]}
        after = await visitors[0].post(path, {"seat": 2})
        assert (after["kicks"], after["seats"][2]["kind"]) == ({}, "bot")


async def test_what_another_server_was_faster_to_take_back_is_shown_anew(monkeypatch: Patch, postgres_url: str) -> None:
    where = {"store": ready_postgres(postgres_url)}
    async with open_house(monkeypatch, where) as house, open_house(monkeypatch, where) as other:
        _, table, ears = await seated(house)
        await seal(table, 1)
        there = await other.services.hub.get(table.id)
        ear = Ear(1)
        ear.person = ears[1].person
        await there.attach(ear, None, None)
        assert ear.heard[0]["decision"]["sealed"] is not None
        await table.take_back(0, 1, None)
        with pytest.raises(Denied):
            await there.take_back(0, 1, None)
        assert [heard["decision"]["sealed"] for heard in ear.heard[1:] if heard["type"] == "view"] == [None]


@pytest.mark.slow
async def test_voices_heard_by_different_servers_are_counted_together(postgres_url: str) -> None:
    store = ready_postgres(postgres_url)
    servers = [ServerProcess(store=store, bus=store) for _ in range(2)]
    async with (
        door(servers[0].url) as here,
        door(servers[1].url) as there,
    ):
        people = [await Person.enter(here, f"Far {seat}") for seat in range(3)]
        table = await open_table(people, GAME, {})
        seats = [Seat(servers[seat % 2].url, table["id"], person.token) for seat, person in enumerate(people)]
        for seat in seats:
            await seat.connect()
            await seat.hear("view")
        for seat in seats[:2]:
            name = await seat.move(seat.now["decision"]["moves"][0])
            await seat.answered(name)
        await seats[0].until(lambda m: m["type"] == "news" and any(event.get("seat") == 1 for event in m["events"]))
        await seats[0].send({"type": "undo", "id": "u1"})
        for seat in (seats[1], seats[2]):
            await seat.until(lambda m: m["type"] == "table" and m["table"]["undo"] is not None)
            await seat.send({"type": "undo-answer", "id": "a1", "agree": True})
        fresh = await seats[1].hear("view")
        assert fresh["decision"]["sealed"] is None
        path = f"/api/tables/{table['id']}/kick"
        await people[0].post(path, {"seat": 2})
        await seats[1].until(lambda m: m["type"] == "table" and m["table"]["kicks"] == {"2": [0]})
        people[1].http = there
        assert (await people[1].post(path, {"seat": 2}))["seats"][2]["kind"] == "bot"
        for seat in seats:
            await seat.drop()
    assert [server.stop() for server in servers] == ["", ""]
