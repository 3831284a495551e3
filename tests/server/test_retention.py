"""What is kept no longer than it has to be, and what one may take along."""

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from dracotheque.server.retention import HOUR, Retention
from dracotheque.server.store import admin, tables
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.schema import people
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.tables import Chair
from dracotheque.tables.moments import now_ms
from tests.server.visitors import PASSWORD, House, finished_game, open_house, running_table

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]
Where = dict[str, str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def no_broom(monkeypatch: Patch) -> None:
    """Nothing is swept but what a test sweeps."""
    monkeypatch.setattr(Retention, "open", lambda _: None)


async def _away(house: House, person: str, milliseconds: int) -> None:
    """Somebody who was last here so long ago."""
    query = update(people).where(people.c.id == person).values(seen=now_ms() - milliseconds)
    await house.store.write(lambda connection: connection.execute(query))


async def _is_known(house: House, person: str) -> bool:
    return await house.store.read(people_rows.by_id(person)) is not None


async def test_guests_who_do_not_come_back_are_forgotten(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        names = ("Idle", "Played", "Long gone", "Playing", "Here")
        idle, played, gone, playing, here = [await house.visitor().enter(name) for name in names]
        account = await house.visitor().sign_up("Account")
        for person in (played, gone):
            await finished_game(house.store, [person, None], [1, 0], [0])
        chair = Chair(seat=0, kind="person", person=playing, name="Playing")
        await house.store.write(tables.add(running_table(1), [chair]))
        for person, days in ((idle, 8), (played, 8), (gone, 61), (playing, 61), (account, 900)):
            await _away(house, person, days * DAY)
        assert (await house.services.club.retention.sweep())["guests"] == 2
        known = [await _is_known(house, person) for person in (idle, played, gone, playing, here, account)]
        assert known == [False, True, False, True, True, True]


async def test_sessions_that_have_run_out_are_forgotten(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, session_seconds=100) as house:
        await house.visitor().enter("Alix")
        assert (await house.services.club.retention.sweep())["sessions"] == 0
        assert (await house.services.club.retention.sweep(now_ms() + 101_000))["sessions"] == 1


async def test_abandoned_tables_are_closed_and_later_forgotten(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        old = now_ms() - 61 * DAY
        chair = Chair(seat=0, kind="person", person="p", name="P")
        rows = [
            replace(running_table(1), created=old, started=old),
            replace(running_table(1, status="open"), created=old, started=None),
            replace(running_table(1), created=old),
        ]
        for row in rows:
            await house.store.write(tables.add(row, [chair]))
        sweep = house.services.club.retention.sweep
        assert (await sweep())["tables"] == 2
        found = [await house.store.read(tables.load_seats(row.id)) for row in rows]
        assert [None if each is None else each[0].status for each in found] == ["closed", "closed", "running"]
        assert (await sweep(now_ms() + 29 * DAY))["closed"] == 0
        assert (await sweep(now_ms() + 31 * DAY))["closed"] == 2
        assert await house.store.read(tables.load_seats(rows[0].id)) is None


async def test_a_full_server_makes_room_for_those_who_come(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, most_people=2) as house:
        idle = await house.visitor().enter("Idle")
        await house.visitor().enter("Here")
        assert await house.visitor().refused("POST", "/api/guest", {"name": "New"}) == (409, "server-full")
        await _away(house, idle, 2 * HOUR)
        await house.visitor().enter("New")
        assert await house.store.read(admin.count_people()) == 2


async def test_one_takes_along_all_that_is_kept_about_oneself(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor("Firefox")
        person = await alix.sign_up("Alix", email="alix@dragons.test")
        await finished_game(house.store, [person, None], [3, 0], [0])
        answer = await alix.http.get("/api/me/export")
        found = answer.json()
        assert found["account"][0]["email"] == "alix@dragons.test"
        assert (found["person"][0]["name"], found["seats"][0]["game"]) == ("Alix", "drakon")
        assert [each["label"] for each in found["sessions"]] == ["Firefox"]
        assert not any(secret in answer.text for secret in ("argon2", "token", "password", "seed"))
        assert (await house.visitor().refused("GET", "/api/me/export"))[0] == 401


async def test_guests_too_may_be_forgotten(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        guest, account = await alix.enter("Alix"), await basile.sign_up("Basile")
        await alix.post("/api/me/account/delete", {})
        assert (await basile.refused("POST", "/api/me/account/delete", {}))[0] == 403
        await basile.post("/api/me/account/delete", {"password": PASSWORD})
        assert not await _is_known(house, guest)
        assert not await _is_known(house, account)
