"""Opening, joining, leaving, coming back, kicking, talking, playing again."""

from typing import Any

import httpx2
import msgspec
import pytest

from tests.server.client import Person, Refused, Seat, open_table
from tests.server.process import ServerProcess
from tests.server.waiting import until_asked
from tests.server.whole_games import play_one

pytestmark = pytest.mark.anyio
GAME = "jeu_des_dragons"


async def enter(http: httpx2.AsyncClient, *names: str) -> list[Person]:
    return [await Person.enter(http, name) for name in names]


async def sit(server: ServerProcess, table: Any, person: Person) -> Seat:
    seat = Seat(server.url, table["id"], person.token)
    await seat.connect()
    await seat.hear("view")
    return seat


def refused(status: int, code: str) -> Any:
    return pytest.raises(Refused, match=f"{status}, '{code}'")


async def test_a_guest_is_a_name_and_a_cookie(server: ServerProcess) -> None:
    async with httpx2.AsyncClient(base_url=server.url, trust_env=False) as http:
        answer = await http.post("/api/guest", json={"name": "  Alix\u202e  la\x00 Rouge ", "language": "fr"})
        assert answer.json()["person"]["name"] == "Alix la Rouge"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert (await http.get("/api/me")).json()["person"]["guest"] is True
        ours = {"X-Draco": "1"}
        await http.post("/api/guest", json={"name": "Alix", "language": "en"}, headers=ours)
        me = (await http.get("/api/me")).json()["person"]
        assert (me["id"], me["name"], me["language"]) == (answer.json()["person"]["id"], "Alix", "en")
        await http.delete("/api/session", headers=ours)
        token = answer.json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        assert (await http.get("/api/me", headers=headers)).json() == {"person": None}


async def test_a_table_by_link_wants_its_invitation(http: httpx2.AsyncClient) -> None:
    alix, basile = await enter(http, "Alix", "Basile")
    table = await alix.post("/api/tables", {"game": GAME, "players": 2})
    path = f"/api/tables/{table['id']}"
    assert (await basile.get(path))["invite"] is None
    with refused(403, "server-not-invited"):
        await basile.post(f"{path}/join", {"invite": "wrong"})
    joined = await basile.post(f"{path}/join", {"invite": table["invite"]})
    assert [seat["name"] for seat in joined["seats"]] == ["Alix", "Basile"]
    assert joined["invite"] == table["invite"]


async def test_a_public_table_is_in_the_lobby_and_anybody_sits_down_once(http: httpx2.AsyncClient) -> None:
    alix, basile, chloe = await enter(http, "Alix", "Basile", "Chloé")
    table = await alix.post("/api/tables", {"game": GAME, "players": 2, "public": True})
    path = f"/api/tables/{table['id']}"
    assert table["id"] in [each["id"] for each in (await chloe.get("/api/tables"))["tables"]]
    await basile.post(f"{path}/join", {"seat": 1})
    with refused(409, "server-seat-taken"):
        await chloe.post(f"{path}/join")
    await basile.post(f"{path}/leave")
    assert (await chloe.post(f"{path}/join"))["seats"][1]["name"] == "Chloé"


async def test_only_the_host_starts_and_only_a_full_table(http: httpx2.AsyncClient) -> None:
    alix, basile = await enter(http, "Alix", "Basile")
    table = await alix.post("/api/tables", {"game": GAME, "players": 3})
    path = f"/api/tables/{table['id']}"
    await basile.post(f"{path}/join", {"invite": table["invite"]})
    with refused(403, "server-not-host"):
        await basile.post(f"{path}/start")
    with refused(409, "server-seats-open"):
        await alix.post(f"{path}/start")
    assert (await alix.post(f"{path}/bot", {"seat": 2, "bot": "random"}))["seats"][2]["bot"] == "random"
    with refused(422, "error-unknown-bot"):
        await alix.post(f"{path}/bot", {"seat": 2, "bot": "nobody"})
    started = await alix.post(f"{path}/start")
    assert (started["status"], started["seed"]) == ("running", None)
    assert len(started["commitment"]) == 64
    with refused(409, "server-already-started"):
        await alix.post(f"{path}/start")


async def test_what_the_game_does_not_take_is_refused(http: httpx2.AsyncClient) -> None:
    (alix,) = await enter(http, "Alix")
    for wish, code in (
        ({"game": "chess", "players": 2}, "error-unknown-game"),
        ({"game": GAME, "players": 9}, "error-player-count"),
        ({"game": GAME, "players": 2, "options": {"cheat": True}}, "error-unknown-option"),
        ({"game": GAME, "players": 2, "seats": [{"kind": "me"}]}, "server-bad-seats"),
    ):
        with refused(422, code):
            await alix.post("/api/tables", wish)
    with refused(400, "server-bad-body"):
        await alix.post("/api/tables", {"game": GAME, "players": "two"})


async def test_a_bot_keeps_the_seat_of_one_who_left_and_gives_it_back(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile")
    table = await open_table(people, GAME, {})
    seat = await sit(server, table, people[0])
    await people[1].post(f"/api/tables/{table['id']}/leave")
    gone = await seat.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["away"])
    assert gone["table"]["seats"][1]["kind"] == "person"
    await seat.until(lambda m: m["type"] == "news" and any(event.get("seat") == 1 for event in m["events"]))
    back = await sit(server, table, people[1])
    await seat.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["away"])
    assert back.table_seat == 1
    await seat.drop()
    await back.drop()


async def test_more_than_half_of_the_others_may_send_somebody_away(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile", "Chloé")
    table = await open_table(people, GAME, {})
    path = f"/api/tables/{table['id']}"
    seat = await sit(server, table, people[2])
    assert (await people[0].post(f"{path}/kick", {"seat": 2}))["kicks"] == {"2": [0]}
    with refused(403, "server-not-seated"):
        await people[2].post(f"{path}/kick", {"seat": 2})
    after = await people[1].post(f"{path}/kick", {"seat": 2})
    assert after["seats"][2]["kind"] == "bot"
    fresh = await seat.hear("view")
    assert (fresh["seat"], fresh["decision"]) == (None, None)
    await seat.drop()


async def test_of_two_one_sends_away_only_somebody_who_is_not_here(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile")
    table = await open_table(people, GAME, {})
    path = f"/api/tables/{table['id']}/kick"
    basile = await sit(server, table, people[1])
    with refused(409, "server-still-here"):
        await people[0].post(path, {"seat": 1})
    await basile.drop()

    async def is_gone() -> bool:
        return not (await people[0].get(f"/api/tables/{table['id']}"))["seats"][1]["here"]

    await until_asked(is_gone)
    assert (await people[0].post(path, {"seat": 1}))["seats"][1]["kind"] == "bot"


async def test_a_host_who_leaves_before_the_start_hands_the_table_on(http: httpx2.AsyncClient) -> None:
    alix, basile, chloe = await enter(http, "Alix", "Basile", "Chloé")
    table = await alix.post("/api/tables", {"game": GAME, "players": 2})
    path = f"/api/tables/{table['id']}"
    await basile.post(f"{path}/join", {"invite": table["invite"]})
    assert (await alix.post(f"{path}/leave"))["host"] == basile.id
    await chloe.post(f"{path}/join", {"invite": table["invite"]})
    with refused(403, "server-not-host"):
        await alix.post(f"{path}/start")
    assert (await basile.post(f"{path}/start"))["status"] == "running"


async def test_chat_is_heard_by_all_but_those_who_do_not_want_to(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile", "Chloé")
    table = await open_table(people, GAME, {})
    alix, basile, chloe = [await sit(server, table, person) for person in people]
    await people[2].post("/api/me/mutes", {"person": people[0].id})
    await alix.send({"type": "chat", "id": "c1", "text": " Bonsoir\n à tous "})
    said = (await basile.hear("chat"))["said"]
    assert (said["name"], said["seat"], said["text"]) == ("Alix", 0, "Bonsoir à tous")
    await basile.send({"type": "chat", "id": "c2", "text": "Bonsoir"})
    assert (await chloe.hear("chat"))["said"]["name"] == "Basile"
    await chloe.drop()
    again = await sit(server, table, people[2])
    assert [line["name"] for line in msgspec.json.decode(again.heard[0])["chat"]] == ["Basile"]
    for seat in (alix, basile, again):
        await seat.drop()


async def test_9_9_a_gesture_is_seen_by_all_and_made_by_those_who_sit_there(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile", "Chloé")
    table = await open_table(people[:2], GAME, {}, public=True)
    alix, basile = [await sit(server, table, person) for person in people[:2]]
    await alix.send({"type": "gesture", "id": "g1", "gesture": "mug"})
    said = (await basile.hear("chat"))["said"]
    assert (said["name"], said["seat"], said["text"], said["gesture"]) == ("Alix", 0, "", "mug")
    watcher = await sit(server, table, people[2])
    assert [line["gesture"] for line in msgspec.json.decode(watcher.heard[0])["chat"]] == ["mug"]
    await watcher.send({"type": "gesture", "id": "g2", "gesture": "coins"})
    assert (await watcher.answered("g2"))["error"]["code"] == "server-not-seated"
    await alix.send({"type": "gesture", "id": "g3", "gesture": "hand"})
    assert (await alix.hear("refused"))["error"]["code"] == "server-bad-message"
    for seat in (alix, basile, watcher):
        await seat.drop()


async def test_the_host_may_close_a_running_table_when_the_others_agree(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    people = await enter(http, "Alix", "Basile")
    table = await open_table(people, GAME, {})
    seat = await sit(server, table, people[1])
    with refused(403, "server-not-host"):
        await people[1].post(f"/api/tables/{table['id']}/close")
    assert (await people[0].post(f"/api/tables/{table['id']}/close"))["closing"] == {"seat": 0, "waiting": [1]}
    assert (await people[1].post(f"/api/tables/{table['id']}/closing", {"agree": True}))["status"] == "closed"
    await seat.until(lambda message: message["type"] == "table" and message["table"]["status"] == "closed")
    name = await seat.move({"type": "pass"})
    assert (await seat.answered(name))["error"]["code"] in ("server-not-running", "refuse-not-a-move")
    await seat.drop()


async def test_my_tables_say_which_wait_for_me(http: httpx2.AsyncClient) -> None:
    people = await enter(http, "Alix", "Basile")
    table = await open_table(people, "drakon", {})
    mine = [(await person.get("/api/me/tables"))["tables"] for person in people]
    assert [each[0]["table"]["id"] for each in mine] == [table["id"]] * 2
    assert sorted(each[0]["your_turn"] for each in mine) == [False, True]


async def test_a_finished_game_is_replayed_from_any_seat(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    played = await play_one(server, http, GAME, 5)
    path, me = f"/api/tables/{played.table}/replay", played.seats[0].headers
    seen = [(await http.get(path, params=p, headers=me)).json() for p in ({}, {"viewer": 1})]
    assert [each["viewer"] for each in seen] == [None, 1]
    assert seen[1]["steps"][-1]["view"] == played.seats[1].now["view"]
    assert seen[0]["steps"][0]["view"] != seen[1]["steps"][0]["view"]
    assert (await http.get(f"{path}?viewer=7", headers=me)).status_code == 422
