"""A guest who signs in brings everything along: games with their secrets, results, words, mutes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dracotheque.server.records.worker import RecordsWorker
from dracotheque.server.store import people as people_rows
from dracotheque.server.store import tables
from tests.server.client import Person, Seat, door, open_table
from tests.server.databases import ready_sqlite
from tests.server.process import ServerProcess
from tests.server.visitors import PASSWORD, House, Visitor, finished_game, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]
Where = dict[str, str]
Patch = pytest.MonkeyPatch
TWO = {"game": "drakon", "players": 2}


async def _with_account(house: House, name: str) -> str:
    """Somebody with an account who is not here."""
    return await house.visitor().sign_up(name)


async def _seats(visitor: Visitor, table: str) -> list[tuple[Any, ...]]:
    info = await visitor.get(f"/api/tables/{table}")
    return [(seat["kind"], seat["person"], seat["name"], seat["away"]) for seat in info["seats"]]


async def test_a_guest_who_signs_in_brings_tables_and_results(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        account = await _with_account(house, "Alix la Rouge")
        guest = await alix.enter("Alix")
        await basile.enter("Basile")
        table = await alix.post("/api/tables", TWO, 201)
        await basile.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        await alix.post(f"/api/tables/{table['id']}/start")
        await finished_game(house.store, [guest, None], [9, 3], [0])
        await RecordsWorker(house.store).settle_all()
        before = alix.http.cookies["draco"]
        assert (await alix.sign_in("Alix la Rouge"))["person"]["id"] == account
        mine = {each["table"]["id"]: each for each in (await alix.get("/api/me/tables"))["tables"]}
        assert (mine[table["id"]]["seat"], mine[table["id"]]["table"]["host"]) == (0, account)
        assert (await _seats(basile, table["id"]))[0] == ("person", account, "Alix", False)
        assert [game["won"] for game in (await alix.get("/api/me/history"))["games"]] == [True]
        stranger = house.visitor()
        stranger.http.cookies.set("draco", before)
        assert (await stranger.get("/api/me"))["person"] is None
        assert await house.store.read(people_rows.by_id(guest)) is None
        assert await house.store.read(tables.of_person(guest, 10)) == ()


async def test_a_wrong_password_and_another_account_move_nothing(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await _with_account(house, "Alix la Rouge")
        guest = await alix.enter("Alix")
        table = await alix.post("/api/tables", TWO, 201)
        assert (await alix.refused("POST", "/api/session", {"name": "Alix la Rouge", "password": "no"}))[0] == 403
        assert (await _seats(alix, table["id"]))[0][1] == guest
        basile = house.visitor()
        own = await basile.sign_up("Basile")
        kept = await basile.post("/api/tables", TWO, 201)
        await basile.sign_in("Alix la Rouge")
        assert (await _seats(alix, kept["id"]))[0][1] == own


async def test_nobody_gets_two_seats_at_one_table(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        phone, home = house.visitor(), house.visitor()
        account = await home.sign_up("Alix")
        guest = await phone.enter("Alix au téléphone")
        opened, running = [await home.post("/api/tables", TWO, 201) for _ in range(2)]
        for table in (opened, running):
            await phone.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        await home.post(f"/api/tables/{running['id']}/start")
        over = await finished_game(house.store, [account, guest], [9, 3], [0])
        await RecordsWorker(house.store).settle_all()
        await phone.sign_in("Alix")
        assert await _seats(home, opened["id"]) == [("person", account, "Alix", False), ("open", None, "", False)]
        assert await _seats(home, running["id"]) == [
            ("person", account, "Alix", False),
            ("person", guest, "Alix au téléphone", True),
        ]
        assert [seat[1] for seat in await _seats(home, over)] == [account, guest]
        (played,) = (await home.get("/api/me/history"))["games"]
        assert played["seat"] == 0


async def test_what_was_said_and_who_is_not_heard_come_along(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile, chloe = (house.visitor() for _ in range(3))
        account = await _with_account(house, "Alix la Rouge")
        guest, other, third = await alix.enter("Alix"), await basile.enter("Basile"), await chloe.enter("Chloé")
        await alix.post("/api/me/mutes", {"person": other})
        await alix.post("/api/me/mutes", {"person": account})
        await basile.post("/api/me/mutes", {"person": guest})
        await chloe.post("/api/me/mutes", {"person": guest})
        await chloe.post("/api/me/mutes", {"person": account})
        await alix.sign_in("Alix la Rouge")
        heard = [await house.store.read(people_rows.muted_by(person)) for person in (account, other, third)]
        assert heard == [{other}, {account}, {account}]


async def test_the_seat_is_played_on_over_the_wire_and_the_old_connection_ends(tmp_path: Path) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path))
    async with door(server.url) as http:
        wish = {"name": "Alix la Rouge", "password": PASSWORD}
        await http.post("/api/account", json=wish)
        people = [await Person.enter(http, name) for name in ("Alix", "Basile")]
        table = await open_table(people, "jeu_des_dragons", {})
        before = Seat(server.url, table["id"], people[0].token)
        await before.connect()
        hand = (await before.hear("view"))["view"]
        answer = await http.post("/api/session", json=wish, headers=people[0].headers)
        await before.ended(4403)
        after = Seat(server.url, table["id"], answer.json()["token"])
        await after.connect()
        fresh = await after.hear("view")
        assert (fresh["seat"], fresh["view"]) == (0, hand)
        name = await after.move(fresh["decision"]["moves"][0])
        assert (await after.answered(name))["type"] == "ack"
        await after.drop()
    assert server.stop() == ""


async def test_who_asks_for_two_chairs_at_once_gets_one(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        person = await basile.enter("Basile")
        table = await house.services.hub.get((await alix.post("/api/tables", TWO | {"players": 3}, 201))["id"])
        basile_row = await house.store.read(people_rows.by_id(person))
        assert basile_row is not None
        taken = await asyncio.gather(
            *(house.services.seating.join(table, basile_row, seat, table.row.invite) for seat in (1, 2)),
            return_exceptions=True,
        )
        assert sum(each is None for each in taken) == 1
        assert [chair.person for chair in table.chairs].count(person) == 1
