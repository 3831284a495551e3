"""Who one is in the game is chosen in the waiting room, first come first served; the rest is drawn."""

import asyncio
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from dracotheque.core.replays import decode, encode, follow
from dracotheque.server.store import tables as rows
from dracotheque.tables.choosing import beginning
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.ledger import audit
from dracotheque.tables.domain.seats import seated_again, taken_chair
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.streams.broadcast import Broadcast
from dracotheque.tables.table import Table
from tests.server.client import Person
from tests.server.in_memory import person, replay, row
from tests.server.process import ServerProcess
from tests.server.test_store import opened
from tests.server.test_tables import enter, refused, sit

pytestmark = [pytest.mark.anyio, pytest.mark.ruling("DK-32")]
ADVENTURERS = ["wizard", "barbarian", "thief", "dwarf", "knight", "amazon"]


async def waiting_room(http: httpx2.AsyncClient, **options: Any) -> tuple[Person, Person, str, Any]:
    """Alix and Basile wait for a game of Drakon, with one chair for a bot."""
    alix, basile = await enter(http, "Alix", "Basile")
    table = await alix.post("/api/tables", {"game": "drakon", "players": 3, "options": options})
    path = f"/api/tables/{table['id']}"
    await basile.post(f"{path}/join", {"invite": table["invite"]})
    return alix, basile, path, await alix.post(f"{path}/bot", {"seat": 2, "bot": "random"})


def waiting(players: int) -> TableRecord:
    return replace(row("drakon", players, {}, Free(), 7), status="open", started=None)


def chosen(table: Any) -> list[str | None]:
    return [seat["choice"] for seat in table["seats"]]


async def test_everybody_chooses_another_one_and_the_second_is_told_who_was_first(http: httpx2.AsyncClient) -> None:
    alix, basile, path, table = await waiting_room(http)
    assert table["choice"] == {"name": "adventurer", "values": ADVENTURERS, "explained": False}
    outcomes = await asyncio.gather(
        *(person.post(f"{path}/choose", {"choice": "dwarf"}) for person in (alix, basile)), return_exceptions=True
    )
    lost = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
    assert [error.args for error in lost] == [(409, "server-choice-taken")]
    assert sorted(map(str, chosen(await alix.get(path)))) == ["None", "None", "dwarf"]


async def test_one_may_change_ones_mind_and_getting_up_leaves_it_to_others(http: httpx2.AsyncClient) -> None:
    alix, basile, path, _ = await waiting_room(http)
    assert chosen(await basile.post(f"{path}/choose", {"choice": "dwarf"})) == [None, "dwarf", None]
    assert chosen(await basile.post(f"{path}/choose", {"choice": "knight"})) == [None, "knight", None]
    assert chosen(await alix.post(f"{path}/choose", {"choice": "dwarf"})) == ["dwarf", "knight", None]
    assert chosen(await alix.post(f"{path}/choose", {"choice": None})) == [None, "knight", None]
    await basile.post(f"{path}/leave")
    assert chosen(await alix.post(f"{path}/choose", {"choice": "knight"})) == ["knight", None, None]


async def test_only_the_host_chooses_for_bots_and_nobody_for_others(http: httpx2.AsyncClient) -> None:
    alix, basile, path, _ = await waiting_room(http)
    assert chosen(await alix.post(f"{path}/choose", {"seat": 2, "choice": "thief"})) == [None, None, "thief"]
    for other, seat in ((basile, 2), (basile, 0), (alix, 1), (alix, 11)):
        with refused(403, "server-not-your-choice"):
            await other.post(f"{path}/choose", {"seat": seat, "choice": "amazon"})
    with refused(422, "server-no-such-choice"):
        await alix.post(f"{path}/choose", {"choice": "dragon"})


@pytest.mark.parametrize(("game", "options"), [("jeu_des_dragons", {}), ("drakon", {"powers": True})])
async def test_where_the_lot_decides_or_all_are_alike_there_is_nothing_to_choose(
    http: httpx2.AsyncClient, game: str, options: dict[str, Any]
) -> None:
    (alix,) = await enter(http, "Alix")
    table = await alix.post("/api/tables", {"game": game, "players": 2, "options": options})
    assert table["choice"] is None
    with refused(409, "server-nothing-to-choose"):
        await alix.post(f"/api/tables/{table['id']}/choose", {"choice": "dwarf"})


async def test_the_game_begins_with_what_was_chosen(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    alix, basile, path, _ = await waiting_room(http)
    await alix.post(f"{path}/choose", {"seat": 2, "choice": "thief"})
    await alix.post(f"{path}/choose", {"choice": "amazon"})
    started = await alix.post(f"{path}/start")
    assert (started["choice"], started["options"]["adventurers"]) == (None, "chosen")
    with refused(409, "server-already-started"):
        await alix.post(f"{path}/choose", {"choice": "dwarf"})
    seat = await sit(server, started, basile)
    places = [place["adventurer"] for place in seat.now["view"]["places"]]
    assert (places[0], places[2]) == ("amazon", "thief")
    assert places[1] in set(ADVENTURERS) - {"amazon", "thief"}, "what is left, by lot"
    await seat.drop()


async def test_the_log_begins_with_what_was_chosen_and_replays_the_same(store_settings: dict[str, str]) -> None:
    chairs = [
        Chair(seat=seat, kind="person", person=f"p{seat}", name="x", choice=ADVENTURERS[-seat]) for seat in (0, 1)
    ]
    chairs.append(Chair(seat=2, kind="bot", bot="random", name="bot"))
    with opened(store_settings) as store:
        await store.write(rows.add(waiting(players=3), chairs))
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        table = Table(store, replay(loaded), Broadcast, lambda _: None)
        begun, played = beginning(table, 5)
        chosen = [chair.choice for chair in table.chairs]
        assert not await store.write(rows.begin(begun, ["dwarf", *chosen[1:]], played)), "somebody chose meanwhile"
        assert await store.write(rows.begin(begun, chosen, played))
        assert not await store.write(rows.begin(begun, chosen, played)), "it has begun"
        after = await store.read(rows.load("t1"))
        assert after is not None
        assert (after.row, audit(after.row, after.entries)) == (begun, 3)
        history = History(after.row)
        history.follow_all(after.entries)
        assert [entry.author for entry in after.entries] == ["order", "order", "bot"]
        file = history.replay(["Alix", "Basile", "Chloé"])
        moves: list[Any] = [move for _, move in file.moves]
        assert [move["adventurer"] for move in moves][:2] == ["wizard", "amazon"]
        assert [moment.number for moment in follow(history.game, decode(encode(file)))] == [0, 1, 2, 3]


async def test_where_nobody_has_chosen_the_table_is_as_agreed(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    for options, asked in (({}, False), ({"adventurers": "chosen"}, True)):
        alix, _, path, _ = await waiting_room(http, **options)
        seat = await sit(server, await alix.post(f"{path}/start"), alix)
        assert (seat.now["prompt"]["question"] == "adventurer") is asked
        assert seat.table["options"]["adventurers"] == ("chosen" if asked else "given")
        await seat.drop()


async def test_who_plays_again_is_who_they_were() -> None:
    chairs = [Chair(seat=seat, kind="person", person=f"p{seat}", name="x", choice=ADVENTURERS[seat]) for seat in (0, 1)]
    again = seated_again(chairs, person(0), turned=True)
    assert [(chair.kind, chair.choice) for chair in again] == [("open", "barbarian"), ("person", "wizard")]
    assert taken_chair(again[0], person(1)).choice == "barbarian"
    assert taken_chair(again[0], person(2)).choice is None


@pytest.mark.both_stores
async def test_of_two_who_choose_the_same_at_two_servers_one_has_it(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as one:
        first, second = (Chair(seat=seat, kind="bot", bot="random", name="bot") for seat in (0, 1))
        await one.write(rows.add(waiting(players=2), [first, second]))
        with opened(store_settings) as other:
            outcomes = await asyncio.gather(
                one.write(rows.take_seat("t1", first, replace(first, choice="dwarf"))),
                other.write(rows.take_seat("t1", second, replace(second, choice="dwarf"))),
            )
        assert sorted(outcomes) == [False, True]
