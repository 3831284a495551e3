"""Administration: only for those who have the flag, and noticed by a running server within seconds."""

import asyncio
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dracotheque.cli.app import run
from dracotheque.server.admin.limits import LOWEST
from dracotheque.server.http.admin import OPERATIONS
from dracotheque.server.store import admin as admin_rows
from tests.server.client import Person, Seat, door
from tests.server.process import ServerProcess
from tests.server.visitors import PASSWORD, House, Visitor, open_house
from tests.server.waiting import PATIENCE, until_asked

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def nothing_typed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))


def _draco(where: Where, *words: str) -> int:
    place = [f"--{name}={value}" for name, value in where.items()]
    return run(["admin", *words, *place, "--lang=en"])


async def _draco_beside(where: Where, *words: str) -> int:
    """The command in a thread of its own, as it would run in a process of its own."""
    return await asyncio.to_thread(_draco, where, *words)


async def _admin(house: House, where: Where) -> Visitor:
    admin = house.visitor()
    await admin.sign_up("Smaug")
    assert await _draco_beside(where, "promote", "smaug") == 0
    return admin


async def test_only_administrators_get_in(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors = {"stranger": house.visitor(), "guest": house.visitor(), "account": house.visitor()}
        await visitors["guest"].enter("Alix")
        await visitors["account"].sign_up("Basile")
        bodies = {
            "block": {"blocked": True},
            "admin": {"admin": True},
            "silence": {"silenced": True},
            "limits": {"name": "most_people", "value": 5},
        }
        for operation in OPERATIONS:
            path = operation.path.format(table="x", person="x")
            body = bodies.get(path.rpartition("/")[2]) if operation.method != "GET" else None
            found = {name: (await each.refused(operation.method, path, body))[0] for name, each in visitors.items()}
            assert found == {"stranger": 401, "guest": 403, "account": 403}, operation.path


async def test_the_first_administrator_is_made_at_the_command_line(
    monkeypatch: Patch, store_settings: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        admin = await _admin(house, store_settings)
        assert "Smaug is an administrator now." in capsys.readouterr().out
        overview = await admin.get("/api/admin")
        assert overview["counts"]["accounts"] == 1
        assert (await admin.get("/api/me/account"))["admin"]
        assert await _draco_beside(store_settings, "promote", "Smaug", "--undo") == 0
        assert (await admin.refused("GET", "/api/admin"))[0] == 403
        guest = await house.visitor().enter("Alix")
        assert await _draco_beside(store_settings, "promote", guest) == 2
        assert "needs an account" in capsys.readouterr().err


async def test_tables_are_listed_without_anything_hidden_and_closed(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        admin, alix = await _admin(house, store_settings), house.visitor()
        await alix.enter("Alix")
        table = await alix.post("/api/play-now", {"game": "drakon"}, 201)
        (line,) = (await admin.get("/api/admin/tables?status=running"))["tables"]
        assert (line["id"], line["names"][0]) == (table["id"], "Alix")
        assert not {"seed", "invite", "options"} & {*line}
        await admin.post(f"/api/admin/tables/{table['id']}/close")
        await _until_closed(alix, table["id"])
        assert await admin.refused("POST", f"/api/admin/tables/{table['id']}/close") == (409, "server-not-running")
        assert (await admin.refused("GET", "/api/admin/tables?status=nonsense"))[0] == 400


async def _until_closed(visitor: Visitor, table: str) -> None:
    async def is_closed() -> bool:
        return bool((await visitor.get(f"/api/tables/{table}"))["status"] == "closed")

    await until_asked(is_closed)


async def test_a_table_closed_at_the_command_line(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.enter("Alix")
        table = await alix.post("/api/play-now", {"game": "drakon"}, 201)
        assert await _draco_beside(store_settings, "close", table["id"]) == 0
        await _until_closed(alix, table["id"])
        assert await _draco_beside(store_settings, "close", table["id"]) == 2


async def test_somebody_blocked_is_out_and_stays_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        admin, alix = await _admin(house, store_settings), house.visitor()
        person = await alix.sign_up("Alix")
        await admin.post(f"/api/admin/people/{person}/block", {"blocked": True})
        assert (await alix.get("/api/me"))["person"] is None
        wish = {"name": "Alix", "password": PASSWORD}
        assert await alix.refused("POST", "/api/session", wish) == (403, "server-blocked")
        assert (await alix.refused("POST", "/api/session", {**wish, "password": "no"}))[1] == "server-wrong-sign-in"
        found = (await admin.get("/api/admin/people?name=ali"))["people"]
        assert [(each["name"], each["blocked"]) for each in found] == [("Alix", True)]
        await admin.post(f"/api/admin/people/{person}/block", {"blocked": False})
        await alix.sign_in("Alix")


async def test_administrators_cannot_lock_themselves_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        admin = await _admin(house, store_settings)
        me = (await admin.get("/api/me"))["person"]["id"]
        for what, body in (("block", {"blocked": True}), ("admin", {"admin": False})):
            refused = await admin.refused("POST", f"/api/admin/people/{me}/{what}", body)
            assert refused == (409, "server-not-oneself")
        for name, least in LOWEST.items():
            limits = (await admin.ask("PUT", "/api/admin/limits", {"name": name, "value": 0}))["limits"]
            assert next(limit["value"] for limit in limits if limit["name"] == name) == least
            await admin.ask("PUT", "/api/admin/limits", {"name": name, "value": None})


async def test_old_orders_are_forgotten(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        for moment in (1, 2, 2 + admin_rows.KEPT):
            await house.store.write(admin_rows.order("person", "x", moment))
        left = await house.store.read(admin_rows.orders_since(0))
        assert [order.number for order in left] == [2, 3]


async def test_limits_are_stored_and_honoured(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        admin, alix = await _admin(house, store_settings), house.visitor()
        await alix.enter("Alix")
        await admin.ask("PUT", "/api/admin/limits", {"name": "most_tables_each", "value": 1})
        wish = {"game": "drakon", "players": 2}
        await alix.post("/api/tables", wish, 201)
        assert await alix.refused("POST", "/api/tables", wish) == (409, "server-too-many-tables")
        await admin.ask("PUT", "/api/admin/limits", {"name": "most_people", "value": 2})
        assert await house.visitor().refused("POST", "/api/guest", {"name": "B"}) == (409, "server-full")
        unknown = {"name": "port", "value": 1}
        assert await admin.refused("PUT", "/api/admin/limits", unknown) == (422, "server-no-such-limit")
    async with open_house(monkeypatch, store_settings) as house:
        assert await house.visitor().refused("POST", "/api/guest", {"name": "B"}) == (409, "server-full")


async def test_limits_set_at_the_command_line_reach_a_running_server(
    monkeypatch: Patch, store_settings: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        assert await _draco_beside(store_settings, "limits", "guests_per_hour=0") == 0
        assert "guests_per_hour" in capsys.readouterr().out
        await house.services.club.watch.look()
        assert (await house.visitor().refused("POST", "/api/guest", {"name": "B"}))[0] == 429
        assert await _draco_beside(store_settings, "limits", "guests_per_hour=none") == 0
        await house.services.club.watch.look()
        await house.visitor().enter("B")
        assert await _draco_beside(store_settings, "limits", "nonsense=3") == 2


async def test_lists_at_the_command_line(
    monkeypatch: Patch, store_settings: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.enter("Alix")
        table = await alix.post("/api/tables", {"game": "drakon", "players": 2}, 201)
        assert await _draco_beside(store_settings, "tables", "--status", "open") == 0
        assert table["id"] in capsys.readouterr().out
        assert await _draco_beside(store_settings, "tables", "--status", "over") == 0
        assert table["id"] not in capsys.readouterr().out
        assert await _draco_beside(store_settings, "tables", "--status", "nonsense") == 2
        assert await _draco_beside(store_settings, "people", "--name", "ali") == 0
        assert "Alix" in capsys.readouterr().out
        assert await _draco_beside(store_settings, "block", "nobody") == 2


def test_there_must_be_a_store_to_look_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _draco({"data": str(tmp_path / "nowhere")}, "tables") == 2
    assert not (tmp_path / "nowhere").exists()
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_blocked_person_is_cut_off_in_the_middle_of_a_game(tmp_path: Path) -> None:
    where = {"data": str(tmp_path)}
    server = ServerProcess(**where)
    try:
        async with door(server.url) as http:
            person = await Person.enter(http, "Alix")
            table = await person.post("/api/tables", {"game": "drakon", "players": 2})
            seat = Seat(server.url, table["id"], person.token)
            await seat.connect()
            await seat.hear("view")
            assert await _draco_beside(where, "block", person.id) == 0
            assert await _closing_code(seat.receive) == 4403
    finally:
        assert server.stop() == ""


async def _closing_code(receive: Callable[[], object]) -> int:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await receive()  # type: ignore[misc]  # it is a coroutine
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code
