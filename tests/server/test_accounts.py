"""Accounts: signing up, in and out, sessions, changes, farewell; what an outsider may not learn from any of it."""

import asyncio
import time
from typing import Any, Literal

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from dracotheque.server.accounts.passwords import Passwords
from dracotheque.server.people.links import Links
from dracotheque.server.people.looks import name_key
from dracotheque.server.store import accounts, admin, tables
from dracotheque.server.store import people as people_rows
from tests.server.visitors import PASSWORD, House, Visitor, open_house

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


async def test_a_guest_who_signs_up_keeps_id_and_tables(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        guest = await alix.enter("Alix")
        table = await alix.post("/api/tables", {"game": "drakon", "players": 3}, 201)
        before = alix.http.cookies["draco"]
        assert await alix.sign_up("Alix la Rouge", language="en") == guest
        assert alix.http.cookies["draco"] != before
        me = (await alix.get("/api/me"))["person"]
        assert me == {"id": guest, "name": "Alix la Rouge", "guest": False, "language": "en"}
        mine = await alix.get("/api/me/tables")
        assert [each["table"]["id"] for each in mine["tables"]] == [table["id"]]
        stranger = house.visitor()
        stranger.http.cookies.set("draco", before)
        assert (await stranger.get("/api/me"))["person"] is None


async def test_names_belong_to_one_account_however_they_are_written(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().sign_up("Éloïse Dragon")
        for name in ("éloïse dragon", "E\u0301LOI\u0308SE  DRAGON", "Éloïse\u200b Dragon", "\uff25\u0301loïse Dragon"):
            wish = {"name": name, "password": PASSWORD}
            assert await house.visitor().refused("POST", "/api/account", wish) == (409, "server-name-taken")
            assert await house.visitor().refused("POST", "/api/guest", {"name": name}) == (409, "server-name-taken")
            await house.visitor().sign_in(name)


@pytest.mark.both_stores
async def test_two_who_want_the_same_name_at_once(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        wish = {"name": "Draco", "password": PASSWORD}
        answers = await asyncio.gather(*(house.visitor().http.post("/api/account", json=wish) for _ in range(6)))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]


async def test_an_account_does_not_change_its_name_at_the_guests_door(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().sign_up("Basile")
        chloe = house.visitor()
        await chloe.sign_up("Chloé")
        await chloe.post("/api/guest", {"name": "Basile", "language": "en"}, 201)
        me = (await chloe.get("/api/me"))["person"]
        assert (me["name"], me["language"]) == ("Chloé", "en")


async def test_signing_in_and_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        home, phone = house.visitor("Firefox"), house.visitor("Safari")
        person = await home.sign_up("Driss")
        entered = await phone.sign_in("driss")
        assert entered["person"]["id"] == person
        assert [each["device"] for each in (await home.get("/api/me/sessions"))["sessions"]] == ["Safari", "Firefox"]
        await phone.ask("DELETE", "/api/session")
        assert (await phone.get("/api/me"))["person"] is None
        assert len((await home.get("/api/me/sessions"))["sessions"]) == 1


@pytest.mark.parametrize("name", ["Driss", "Nobody at all"])
async def test_a_wrong_password_and_an_unknown_name_are_refused_alike(
    monkeypatch: Patch, store_settings: Where, name: str
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().sign_up("Driss")
        wish = {"name": name, "password": "something else"}
        assert await house.visitor().refused("POST", "/api/session", wish) == (403, "server-wrong-sign-in")


class NotingHasher(PasswordHasher):
    """Notes the costs of every password it is asked about."""

    def __init__(self) -> None:
        super().__init__(time_cost=2, memory_cost=64, parallelism=1)
        self.costs: list[Parameters] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.costs.append(extract_parameters(str(hash)))
        return super().verify(hash, password)


async def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    hasher = NotingHasher()
    passwords = Passwords(hasher)
    hashed = await passwords.hash("right")
    for known in (hashed, None):
        assert not await passwords.fits("wrong", known)
    assert hasher.costs == [extract_parameters(hashed)] * 2
    assert await passwords.fits("right", hashed)
    assert not await passwords.fits("nobody", None)
    passwords.close()


async def test_signing_in_is_limited_for_one_name(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, sign_ins_per_hour=5) as house:
        wish = {"name": "Driss", "password": "guess"}
        found = [await house.visitor().refused("POST", "/api/session", wish) for _ in range(6)]
        assert [status for status, _ in found] == [403] * 5 + [429]


async def test_sessions_are_closed_one_by_one_or_all_others(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        home, phone, work = (house.visitor(name) for name in ("home", "phone", "work"))
        await home.sign_up("Élise")
        for other in (phone, work):
            await other.sign_in("Élise")
        listed = {each["device"]: each for each in (await home.get("/api/me/sessions"))["sessions"]}
        assert [name for name, each in listed.items() if each["current"]] == ["home"]
        await home.ask("DELETE", f"/api/me/sessions/{listed['phone']['id']}")
        assert [await _known(each) for each in (home, phone, work)] == [True, False, True]
        assert await home.refused("DELETE", f"/api/me/sessions/{listed['phone']['id']}") == (
            404,
            "server-no-such-session",
        )
        await home.ask("DELETE", "/api/me/sessions")
        assert [await _known(each) for each in (home, phone, work)] == [True, False, False]


async def _known(visitor: Visitor) -> bool:
    return (await visitor.get("/api/me"))["person"] is not None


async def test_nobody_closes_the_session_of_another(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.sign_up("Alix")
        await basile.sign_up("Basile")
        (session,) = (await alix.get("/api/me/sessions"))["sessions"]
        for wanted in (session["id"], "%" * 16, "_" * 16):
            assert (await basile.refused("DELETE", f"/api/me/sessions/{wanted}"))[0] == 404
        assert await _known(alix)


async def test_changing_name_password_and_address(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        farid, phone = house.visitor(), house.visitor()
        await farid.sign_up("Farid")
        await phone.sign_in("Farid")
        wrong = {"current": "not that", "name": "Fafnir"}
        assert await farid.refused("PATCH", "/api/me/account", wrong) == (403, "server-wrong-password")
        change = {"current": PASSWORD, "name": "Fafnir", "password": "another dragon", "email": "f@dragons.test"}
        account = await farid.ask("PATCH", "/api/me/account", change)
        assert (account["name"], account["email"], account["email_confirmed"]) == ("Fafnir", "f@dragons.test", False)
        assert await _known(farid)
        assert not await _known(phone)
        assert (await phone.refused("POST", "/api/session", {"name": "Farid", "password": PASSWORD}))[0] == 403
        await phone.sign_in("Fafnir", "another dragon")
        cleared = await farid.ask("PATCH", "/api/me/account", {"current": "another dragon", "email": ""})
        assert cleared["email"] is None


async def test_a_name_freed_may_be_taken_and_a_taken_one_may_not(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.sign_up("Alix")
        await basile.sign_up("Basile")
        taken = {"current": PASSWORD, "name": "ALIX"}
        assert await basile.refused("PATCH", "/api/me/account", taken) == (409, "server-name-taken")
        await alix.ask("PATCH", "/api/me/account", {"current": PASSWORD, "name": "alix"})
        await alix.ask("PATCH", "/api/me/account", {"current": PASSWORD, "name": "Autre"})
        await basile.ask("PATCH", "/api/me/account", taken)


@pytest.mark.parametrize("verb", ["GET", "PATCH"])
async def test_a_guest_has_no_account(monkeypatch: Patch, store_settings: Where, verb: str) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        guest = house.visitor()
        await guest.enter("Alix")
        body = {"current": "x"} if verb == "PATCH" else None
        assert await guest.refused(verb, "/api/me/account", body) == (403, "server-no-account")


async def test_going_for_good_keeps_the_games_of_others_whole(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        gone = await alix.sign_up("Alix", language="en")
        await basile.sign_up("Basile")
        table = await _table_of_two(alix, basile)
        waiting = await alix.post("/api/tables", {"game": "drakon", "players": 2}, 201)
        assert (await alix.refused("POST", "/api/me/account/delete", {"password": "no"}))[0] == 403
        await alix.post("/api/me/account/delete", {"password": PASSWORD})
        assert not await _known(alix)
        after = await basile.get(f"/api/tables/{table['id']}")
        seats = [(seat["name"], seat["away"]) for seat in after["seats"]]
        assert (after["status"], seats) == ("running", [("Anonymous", True), ("Basile", False)])
        assert (await basile.get(f"/api/tables/{waiting['id']}"))["status"] == "closed"
        await _check_no_trace(house, gone)
        assert (await alix.refused("POST", "/api/session", {"name": "Alix", "password": PASSWORD}))[0] == 403
        await house.visitor().sign_up("Alix")


async def _table_of_two(host: Visitor, other: Visitor) -> Any:
    table = await host.post("/api/tables", {"game": "drakon", "players": 2}, 201)
    await other.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return await host.post(f"/api/tables/{table['id']}/start")


async def _check_no_trace(house: House, gone: str) -> None:
    assert await house.store.read(people_rows.by_id(gone)) is None
    assert await house.store.read(accounts.of_person(gone)) is None
    assert await house.store.read(tables.of_person(gone, 10)) == ()


async def test_a_dated_hash_is_renewed_when_its_owner_signs_in(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        person = await house.visitor().sign_up("Driss")
        old = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash(PASSWORD)
        await house.store.write(accounts.change(person, password=old))
        await house.visitor().sign_in("Driss")
        account = await house.store.read(accounts.of_person(person))
        assert account is not None
        assert account.password != old
        await house.visitor().sign_in("Driss")


async def test_what_is_sent_is_checked(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        for bad in ({"password": "short"}, {"name": ""}):
            wish = {"name": "Alix", "password": PASSWORD} | bad
            assert (await house.visitor().refused("POST", "/api/account", wish))[0] == 400
        invisible = {"name": "\u200b", "password": PASSWORD}
        assert await house.visitor().refused("POST", "/api/account", invisible) == (422, "server-bad-name")


async def test_a_full_server_takes_nobody_more(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, most_people=1) as house:
        alix = house.visitor()
        await alix.enter("Alix")
        assert await house.visitor().refused("POST", "/api/guest", {"name": "Basile"}) == (409, "server-full")
        wish = {"name": "Basile", "password": PASSWORD}
        assert await house.visitor().refused("POST", "/api/account", wish) == (409, "server-full")
        await alix.sign_up("Alix")


def test_links_are_good_for_one_purpose_one_person_and_one_state() -> None:
    links = Links("key")
    token = links.make("reset", "alix", "hash")
    assert links.person("reset", token) == "alix"
    assert links.fits("reset", token, "alix", "hash")
    assert not links.fits("reset", token, "alix", "other hash")
    assert not links.fits("reset", token, "basile", "hash")
    assert links.person("confirm", token) is None
    assert Links("other key").person("reset", token) is None
    for forged in ("", "x", token[:-1], token + "x", "é"):
        assert links.person("reset", forged) is None


def test_links_grow_old(monkeypatch: Patch) -> None:
    links = Links("key")
    token = links.make("reset", "alix")
    stop = links.make("unsubscribe", "alix")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3700)
    assert links.person("reset", token) is None
    assert links.person("unsubscribe", stop) == "alix"


def test_names_are_compared_without_case_width_and_invisible_signs() -> None:
    assert name_key("  ÉLOÏSE\u200b \uff24 ") == name_key("éloïse d")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Alix") != name_key("Alex")


async def test_odd_characters_in_addresses_are_no_accident(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        person = await alix.sign_up("Alix")
        await house.store.write(admin.make_admin(person, True))
        for method, path in (
            ("GET", "/api/people/%00"),
            ("GET", "/api/me/history?before=1.%00"),
            ("DELETE", f"/api/me/sessions/{'%00' * 16}"),
            ("POST", "/api/unsubscribe/%00"),
            ("GET", "/api/ratings/%00"),
        ):
            assert 400 <= (await alix.refused(method, path))[0] < 500, path
        assert (await alix.refused("POST", "/api/admin/people/%00/block", {"blocked": True}))[0] == 404
        assert (await alix.get("/api/admin/people?name=%00alix"))["people"][0]["id"] == person
        await alix.post("/api/password/lost", {"who": "\x00@x"})
        wish = {"name": "Basile", "password": "\x00" * 8, "email": "a\x00@b.test"}
        assert (await alix.refused("POST", "/api/account", wish))[0] == 422
