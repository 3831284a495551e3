"""Several people on one device: each seat has its own eyes, and nobody else gets them."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx2
import msgspec
import pytest

from dracotheque.server.records.worker import RecordsWorker
from dracotheque.server.store import Store, records
from tests.server.client import Person, Refused, Seat
from tests.server.process import ServerProcess
from tests.server.visitors import finished_game, open_house

pytestmark = pytest.mark.anyio
Look = Callable[..., Awaitable[Seat]]
GAME = "jeu_des_dragons"
ROOM = [{"kind": "me"}, {"kind": "here", "name": " Chloé  "}, {"kind": "here", "name": "Dan"}]


async def running(host: Person, seats: Any = None, **options: Any) -> Any:
    wish = {"game": GAME, "players": 3, "seats": seats or ROOM, "options": options}
    table = await host.post("/api/tables", wish)
    return await host.post(f"/api/tables/{table['id']}/start")


@pytest.fixture
async def look(server: ServerProcess) -> AsyncIterator[Look]:
    """Opens a table through certain eyes."""
    opened: list[Seat] = []

    async def connect(table: Any, person: Person, **eyes: Any) -> Seat:
        seat = Seat(server.url, table["id"], person.token, table["invite"], **eyes)
        await seat.connect()
        await seat.hear("view")
        opened.append(seat)
        return seat

    yield connect
    for seat in opened:
        await seat.drop()


def hand_of(viewer: Seat, seat: int) -> list[str]:
    hand: list[str] = viewer.now["view"]["places"][seat]["hand"]
    return hand


async def test_people_of_one_room_sit_under_their_names(http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    assert [(seat["name"], seat["person"]) for seat in table["seats"]] == [
        ("Alix", alix.id),
        ("Chloé", alix.id),
        ("Dan", alix.id),
    ]
    (mine,) = (await alix.get("/api/me/tables"))["tables"]
    assert (mine["seat"], mine["your_turn"]) == (0, True)


async def test_no_sand_runs_while_a_device_goes_from_hand_to_hand(http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    wish = {"game": "or_des_dragons", "players": 3, "options": {"ruleset": "advanced", "sand": "live"}}
    for seats, sand in (
        (ROOM, "grains"),
        ([*ROOM[:2], {"kind": "bot"}], "grains"),
        ([*ROOM[:2], {"kind": "open"}], "live"),
        ([ROOM[0], {"kind": "bot"}, {"kind": "bot"}], "live"),
        ([ROOM[0], {"kind": "open"}, {"kind": "bot"}], "live"),
    ):
        table = await alix.post("/api/tables", wish | {"seats": seats})
        assert table["options"]["sand"] == sand, seats


@pytest.mark.parametrize("name", [None, " ", "\u200b"])
async def test_a_name_that_cannot_be_shown_is_refused(http: httpx2.AsyncClient, name: str | None) -> None:
    alix = await Person.enter(http, "Alix")
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]
    with pytest.raises(Refused, match="422, 'server-bad-name'"):
        await alix.post("/api/tables", {"game": GAME, "players": 2, "seats": seats})


async def test_each_seat_has_its_own_eyes_and_a_watcher_none(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    seats = [await look(table, alix, seat=number) for number in range(3)]
    watcher = await look(table, alix, watch=True)
    plain = await look(table, alix)
    assert [seat.table_seat for seat in (*seats, watcher, plain)] == [0, 1, 2, None, 0]
    assert [seat.now["decision"]["seat"] for seat in seats] == [0, 1, 2]
    assert watcher.now["decision"] is None
    hands = [hand_of(seat, number) for number, seat in enumerate(seats)]
    assert all(hands)
    assert not any(hand_of(watcher, number) for number in range(3))
    for number, seat in enumerate(seats):
        others = [card for other, hand in enumerate(hands) if other != number for card in hand]
        heard = b"".join(seat.heard).decode()
        assert [
            card for card in others if re.search(f'"{card}"(?!:)', heard)
        ] == []  # a field may be called like a card


async def test_nobody_looks_through_the_eyes_of_others(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    alix, basile = await Person.enter(http, "Alix"), await Person.enter(http, "Basile")
    table = await running(alix)
    for token in (basile.token, None):
        stranger = Seat(server.url, table["id"], token)
        hello = f'{{"type":"hello","protocol":2,"invite":"{table["invite"]}","seat":1}}'
        assert await stranger.greet(hello) == 4401
    own = Seat(server.url, table["id"], alix.token)
    assert await own.greet('{"type":"hello","protocol":2,"seat":7}') == 4401


async def test_one_moves_for_the_seat_one_looks_from(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    chloe = await look(table, alix, seat=1)
    watcher = await look(table, alix, watch=True)
    await chloe.answered(await chloe.move(chloe.now["decision"]["moves"][0], "m1"))
    assert chloe.acknowledged
    sealed = await watcher.until(lambda message: message["type"] == "news")
    assert [event["seat"] for event in sealed["events"]] == [1]
    await watcher.answered(await watcher.move(chloe.sent_moves["m1"], "m2"))
    assert [each["error"]["code"] for each in watcher.refusals] == ["server-not-seated"]
    await chloe.send({"type": "chat", "id": "c1", "text": "Done"})
    said = (await watcher.hear("chat"))["said"]
    assert (said["name"], said["seat"]) == ("Chloé", 1)


async def test_who_comes_back_is_told_how_much_they_missed(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    for number in range(3):
        seat = await look(table, alix, seat=number)
        await seat.answered(await seat.move(seat.now["decision"]["moves"][0]))
        await seat.drop()
    missed = [_missed(await look(table, alix, seat=number)) for number in range(3)]
    assert missed[0] == missed[1] + 1  # the second one's sealing
    assert missed[1] > missed[2] == 0  # the last answer revealed the antes, before its own maker's eyes
    assert _missed(await look(table, alix, watch=True)) == 0


def _missed(seat: Seat) -> int:
    view = msgspec.json.decode(seat.heard[0])
    assert 0 <= view["missed"] <= len(view["log"])
    missed: int = view["missed"]
    return missed


async def test_a_room_takes_back_without_asking_itself(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    for number in range(3):
        seat = await look(table, alix, seat=number)
        await seat.answered(await seat.move(seat.now["decision"]["moves"][0]))
    await seat.send({"type": "undo", "id": "u1"})
    assert (await seat.answered("u1"))["type"] == "ack"
    again = await look(table, alix, seat=2)
    assert again.now["decision"]["sealed"] is None
    assert again.table["undo"] is None


async def test_a_whole_game_and_its_rematch_on_one_device(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    bot = {"kind": "bot", "bot": "random"}
    table = await running(alix, [*ROOM[1:], bot], max_gambits=1)
    rng = random.Random(5)
    for turn in range(600):
        seat = await look(table, alix, seat=turn % 2)
        if seat.result is None and seat.now["decision"] is not None and seat.now["decision"]["moves"]:
            await seat.answered(await seat.move(rng.choice(seat.now["decision"]["moves"]), f"t{turn}"))
        elif turn % 2:
            await asyncio.sleep(0.02)  # the bot thinks
        await seat.drop()
        if seat.result is not None:
            break
    assert seat.result is not None
    again = await alix.post(f"/api/tables/{table['id']}/rematch")
    assert again["status"] == "running"
    assert [each["name"] for each in again["seats"]] == ["Chloé", "Dan", "random"]


async def test_the_whole_room_leaves_and_comes_back(look: Look, http: httpx2.AsyncClient) -> None:
    alix = await Person.enter(http, "Alix")
    table = await running(alix)
    gone = await alix.post(f"/api/tables/{table['id']}/leave")
    assert [seat["away"] for seat in gone["seats"]] == [True] * 3
    await look(table, alix, watch=True)
    assert (await alix.get(f"/api/tables/{table['id']}"))["seats"][1]["away"]
    back = await look(table, alix, seat=2)
    await back.until(lambda message: not any(seat["away"] for seat in message.get("table", gone)["seats"]))


async def test_of_seats_that_share_a_device_the_first_is_entered_and_nothing_is_rated(
    monkeypatch: pytest.MonkeyPatch, store_settings: dict[str, str]
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = [await house.visitor().sign_up(name) for name in ("Alix", "Basile")]
        table = await finished_game(house.store, [alix, alix, basile], [4, 9, 4], [1])
        await RecordsWorker(house.store).settle_all()
        assert await _entered(house.store, table, [alix, basile]) == [(alix, 0, None), (basile, 2, None)]


async def _entered(store: Store, table: str, people: list[str]) -> list[tuple[str, int, float | None]]:
    found = [row for person in people for row, _ in await store.read(records.history(person, None, None, 10))]
    assert all(row.table_id == table for row in found)
    return [(row.person, row.seat, row.rating_after) for row in found]
