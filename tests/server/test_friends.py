"""Friends: asked and accepted, seen when they are here, called to a table by name; and those one does not want."""

from typing import Any

import pytest

from dracotheque.server.store import tables
from tests.server.halls import enter, hurry
from tests.server.test_hall import DRAKON, guest
from tests.server.visitors import House, Visitor, finished_game, open_house
from tests.server.waiting import until, until_asked

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Where = dict[str, str]


async def two(house: House) -> tuple[Visitor, Visitor, str, str]:
    anna, bruno = house.visitor(), house.visitor()
    return anna, bruno, await anna.sign_up("Anna"), await bruno.sign_up("Bruno")


async def ties(visitor: Visitor) -> dict[str, str]:
    return {each["name"]: each["tie"] for each in (await visitor.get("/api/me/friends"))["people"]}


async def be_friends(anna: Visitor, bruno: Visitor) -> None:
    await anna.post("/api/people/Bruno/friend", {"friend": True})
    await bruno.post("/api/people/Anna/friend", {"friend": True})


async def test_friendship_is_asked_accepted_and_ended(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, _ = await two(house)
        await anna.post("/api/people/bruno/friend", {"friend": True})
        await anna.post("/api/people/bruno/friend", {"friend": True})  # asking twice is no yes
        assert (await ties(anna), await ties(bruno)) == ({"Bruno": "asked"}, {"Anna": "asks"})
        await bruno.post("/api/people/Anna/friend", {"friend": True})
        assert (await ties(anna), await ties(bruno)) == ({"Bruno": "friend"}, {"Anna": "friend"})
        await bruno.post("/api/people/Anna/friend", {"friend": False})
        assert (await ties(anna), await ties(bruno)) == ({}, {})
        assert await anna.refused("POST", "/api/people/Anna/friend", {"friend": True}) == (409, "server-not-oneself")
        stranger = await guest(house, "Stranger")
        refusal = await stranger.refused("POST", "/api/people/Anna/friend", {"friend": True})
        assert refusal == (403, "server-only-accounts")


async def test_friends_and_nobody_else_see_that_one_is_here(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, _ = await two(house)
        await enter(house, bruno)
        assert not (await anna.get("/api/people/Bruno"))["here"]
        await be_friends(anna, bruno)
        assert (await anna.get("/api/people/Bruno"))["here"]
        assert (await anna.get("/api/me/friends"))["people"] == [{"name": "Bruno", "tie": "friend", "here": True}]
        assert not (await house.visitor().get("/api/people/Bruno"))["here"]


async def test_somebody_called_by_name_hears_it_in_the_hall_and_finds_the_table(
    monkeypatch: Patch, store_settings: Where
) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, bruno_id = await two(house)
        ear, other = await enter(house, bruno), await enter(house)
        table = (await anna.post("/api/tables", DRAKON | {"public": False}, 201))["id"]
        called = await anna.post(f"/api/tables/{table}/call", {"name": "Bruno"})
        assert called["seats"][1]["kept_for"] == bruno_id
        await until(lambda: ear.of("called") == [{"type": "called", "table": table, "game": "drakon", "by": "Anna"}])
        assert not other.of("called")
        assert table not in other.tables
        (mine,) = (await bruno.get("/api/me/tables"))["tables"]
        assert (mine["table"]["id"], mine["your_turn"]) == (table, True)
        stranger = await guest(house, "Stranger")
        invite = {"invite": called["invite"]}
        assert await stranger.refused("POST", f"/api/tables/{table}/join", invite) == (409, "server-seat-kept")
        again = await anna.refused("POST", f"/api/tables/{table}/call", {"name": "Bruno"})
        assert again == (409, "server-called-already")
        assert (await bruno.post(f"/api/tables/{table}/join", {}))["seats"][1]["name"] == "Bruno"


async def test_a_host_may_let_a_kept_chair_go(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, _ = await two(house)
        table = (await anna.post("/api/tables", DRAKON, 201))["id"]
        refusal = await bruno.refused("POST", f"/api/tables/{table}/call", {"name": "Anna"})
        assert refusal == (403, "server-not-host")
        await anna.post(f"/api/tables/{table}/call", {"name": "Bruno"})
        freed = await anna.post(f"/api/tables/{table}/call", {"seat": 1})
        assert freed["seats"][1]["kept_for"] is None


async def test_those_who_avoid_each_other_do_not_meet(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, _ = await two(house)
        await be_friends(anna, bruno)
        await anna.post("/api/people/Bruno/shun", {"shunned": True})
        assert (await ties(anna), await ties(bruno)) == ({"Bruno": "shunned"}, {})
        refusal = await bruno.refused("POST", "/api/people/Anna/friend", {"friend": True})
        assert refusal == (409, "server-not-welcome")
        table = (await anna.post("/api/tables", DRAKON, 201))["id"]
        assert await bruno.refused("POST", f"/api/tables/{table}/join", {}) == (403, "server-not-invited")
        own = (await bruno.post("/api/tables", DRAKON, 201))["id"]
        assert (await bruno.refused("POST", f"/api/tables/{own}/call", {"name": "Anna"}))[1] == "server-not-welcome"
        wish = {"game": "drakon", "players": 2}
        first = (await anna.post("/api/match", wish, 201))["id"]
        assert (await bruno.post("/api/match", wish, 201))["id"] != first
        await anna.post("/api/people/Bruno/shun", {"shunned": False})
        assert (await bruno.post("/api/match", wish, 201))["id"] == first


async def test_a_profile_tells_of_public_games_and_of_private_ones_only_to_oneself(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, a, b = await two(house)
        private = await finished_game(house.store, [a, b], [5, 1], [0])
        public = await finished_game(house.store, [a, b, None], [1, 3, 0], [1], game="jeu_des_dragons")
        await house.store.write(tables.change(public, "over", public=True))
        house.services.club.records_worker.tell()
        await until_settled(anna, 2)
        stranger = await house.visitor().get("/api/people/Anna")
        assert [game["table"] for game in stranger["recent"]] == [public]
        assert stranger["opponents"] == [{"name": "Bruno", "games": 1, "ahead": 0, "behind": 1}]
        assert private not in str(stranger)
        assert (stranger["together"], stranger["tie"]) == (None, "none")
        own = await anna.get("/api/people/Anna")
        assert {game["table"] for game in own["recent"]} == {private, public}
        assert own["opponents"] == [{"name": "Bruno", "games": 2, "ahead": 1, "behind": 1}]
        assert set(own["curves"]) == {"drakon", "jeu_des_dragons"}
        assert own["curves"]["drakon"][-1]["rating"] == own["statistics"][0]["rating"]
        seen = await bruno.get("/api/people/Anna")
        assert seen["together"] == {"name": "Anna", "games": 2, "ahead": 1, "behind": 1}


async def until_settled(visitor: Visitor, games: int) -> None:
    async def are_there() -> bool:
        person: Any = await visitor.get("/api/people/Anna")
        return bool(sum(each["games"] for each in person["statistics"]) == games)

    await until_asked(are_there)


async def test_friends_are_in_the_export_and_go_with_the_account(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno, _, b = await two(house)
        await be_friends(anna, bruno)
        await bruno.post("/api/people/Anna/shun", {"shunned": True})
        await bruno.post("/api/people/Anna/shun", {"shunned": False})
        await be_friends(anna, bruno)
        assert (await anna.get("/api/me/export"))["friends"][0]["friend"] == b
        await bruno.post("/api/me/account/delete", {"password": "a dragon's long name"})
        assert await ties(anna) == {}
        assert (await anna.get("/api/me/export"))["friends"] == []
