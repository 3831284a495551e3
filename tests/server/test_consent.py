"""Nothing without an answer: whoever asks the others for something hears what came of it, and why."""

from typing import Any

import pytest

from dracotheque.server.http.house import own_address
from dracotheque.server.settings import Settings
from dracotheque.server.store import tables as rows
from dracotheque.tables import table_talk
from dracotheque.tables.domain import seats
from dracotheque.tables.table import Table
from tests.server.test_motions import seal, seated
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch
GAME = "jeu_des_dragons"


async def deeds(house: House, table: Table) -> list[tuple[str | None, str, str, str]]:
    """What was done to whom, by whom and why, as the store keeps it."""
    loaded = await house.store.read(rows.load(table.id))
    assert loaded is not None
    return [(line.deed, line.name, line.doer, line.text) for line in loaded.chat]


async def test_a_refused_undo_is_told_to_whoever_asked(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table, ears = await seated(house)
        await seal(table, 0)
        await seal(table, 1)
        await table_talk.ask_undo(table, 0, "u1")
        await table_talk.answer_undo(table, 1, agree=False)
        assert await deeds(house, table) == [("undo-refused", "Person 0", "Person 1", "")]
        said = [message["said"] for message in ears[0].heard if message["type"] == "chat"]
        assert [(line["deed"], line["doer"], line["seat"]) for line in said] == [("undo-refused", "Person 1", 0)]


async def test_a_vote_to_send_somebody_away_has_a_reason_that_the_others_and_the_victim_read(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, ears = await seated(house)
        path = f"/api/tables/{table.id}/kick"
        asked = await visitors[0].post(path, {"seat": 2, "reason": " never \n moves "})
        assert (asked["kicks"], asked["kick_reasons"]) == ({"2": [0]}, {"2": "never moves"})
        assert (await visitors[1].post(path, {"seat": 2}))["kicks"] == {}
        assert await deeds(house, table) == [
            ("away-asked", "Person 2", "Person 0", "never moves"),
            ("sent-away", "Person 2", "Person 0, Person 1", "never moves"),
        ]
        told = [message["said"]["deed"] for message in ears[2].heard if message["type"] == "chat"]
        assert told == ["away-asked", "sent-away"]


async def test_who_is_asked_may_want_somebody_to_stay_and_that_is_told(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, _ = await seated(house)
        path = f"/api/tables/{table.id}/kick"
        await visitors[0].post(path, {"seat": 2})
        assert (await visitors[1].post(path, {"seat": 2, "agree": False}))["kicks"] == {}
        assert [deed for deed, *_ in await deeds(house, table)] == ["away-asked", "away-refused"]
        assert table.motions == ()
        await visitors[0].post(path, {"seat": 2})
        assert (await visitors[0].post(path, {"seat": 2, "agree": False}))["kicks"] == {}
        assert [deed for deed, *_ in await deeds(house, table)] == ["away-asked", "away-refused", "away-asked"]


async def test_a_host_removes_somebody_before_the_start_and_says_why(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile, made = await two(house)
        path = f"/api/tables/{made['id']}/kick"
        assert await basile.refused("POST", path, {"seat": 0}) == (403, "server-not-host")
        after = await alix.post(path, {"seat": 1, "reason": "we wait for Chloé"})
        assert after["seats"][1]["kind"] == "open"
        table = await house.services.hub.get(made["id"])
        assert await deeds(house, table) == [("removed", "Basile", "Alix", "we wait for Chloé")]


async def test_whoever_sits_down_meanwhile_is_not_sent_away_instead(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile, made = await two(house)
        path = f"/api/tables/{made['id']}"
        meant = {"seat": 1, "person": (await alix.get(path))["seats"][1]["person"], "reason": "too loud"}
        await basile.post(f"{path}/leave")
        assert await alix.refused("POST", f"{path}/kick", meant) == (409, "server-nobody-to-kick")
        chloe = house.visitor()
        await chloe.enter("Chloé")
        await chloe.post(f"{path}/join", {"invite": made["invite"]})
        assert await alix.refused("POST", f"{path}/kick", meant) == (409, "server-somebody-else-sits")
        assert (await alix.get(path))["seats"][1]["name"] == "Chloé"


async def two(house: House, **wish: Any) -> tuple[Visitor, Visitor, Any]:
    """An open table with two people, who have not started."""
    alix, basile = house.visitor(), house.visitor()
    await alix.enter("Alix")
    await basile.enter("Basile")
    made = await alix.post("/api/tables", {"game": GAME, "players": 2, **wish}, 201)
    await basile.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return alix, basile, made


async def test_a_running_table_is_closed_only_when_everybody_agrees(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table, _ = await seated(house)
        path = f"/api/tables/{table.id}"
        assert await visitors[1].refused("POST", f"{path}/close") == (403, "server-not-host")
        assert await visitors[1].refused("POST", f"{path}/closing", {"agree": True}) == (409, "server-nobody-closes")
        assert (await visitors[0].post(f"{path}/close"))["closing"] == {"seat": 0, "waiting": [1, 2]}
        assert (await visitors[1].post(f"{path}/closing", {"agree": False}))["closing"] is None
        assert await deeds(house, table) == [("close-refused", "Person 0", "Person 1", "")]
        await visitors[0].post(f"{path}/close")
        assert (await visitors[1].post(f"{path}/closing", {"agree": True}))["status"] == "running"
        await visitors[2].post(f"{path}/leave")
        await until(lambda: table.row.status == "closed")


async def test_a_table_whose_host_has_been_away_for_a_minute_is_started_by_anybody_who_sits_there(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, basile, made = await two(house)
        path = f"/api/tables/{made['id']}/start"
        assert await basile.refused("POST", path) == (403, "server-not-host")
        monkeypatch.setattr(seats, "ALONE", 0)
        stranger = house.visitor()
        await stranger.enter("Chloé")
        assert await stranger.refused("POST", path) == (403, "server-not-host")
        assert (await basile.post(path))["status"] == "running"


async def test_the_game_starts_when_everybody_is_ready_and_no_chair_is_free(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile, made = await two(house, players=3)
        path = f"/api/tables/{made['id']}"
        assert (await alix.post(f"{path}/ready", {}))["seats"][0]["ready"]
        assert (await basile.post(f"{path}/ready", {}))["status"] == "open"
        assert not (await basile.post(f"{path}/ready", {"ready": False}))["seats"][1]["ready"]
        await alix.post(f"{path}/bot", {"seat": 2, "bot": "heuristic"})
        loaded = await house.store.read(rows.load(made["id"]))
        assert loaded is not None
        assert [chair.ready for chair in loaded.seats] == [True, False, False]
        assert (await basile.post(f"{path}/ready", {}))["status"] == "running"


async def test_one_moves_to_another_chair_before_the_start(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile, made = await two(house, players=3)
        path = f"/api/tables/{made['id']}"
        await basile.post(f"{path}/ready", {})
        seats = (await basile.post(f"{path}/join", {"seat": 2}))["seats"]
        assert [(seat["kind"], seat["ready"]) for seat in seats] == [
            ("person", False),
            ("open", False),
            ("person", True),
        ]
        assert await alix.refused("POST", f"{path}/join", {"seat": 2}) == (409, "server-seat-taken")
        loaded = await house.store.read(rows.load(made["id"]))
        assert loaded is not None
        assert [chair.name for chair in loaded.seats] == ["Alix", "", "Basile"]


async def test_a_short_code_leads_to_the_table_while_one_can_sit_down_there(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings, codes_per_hour=3) as house:
        alix, basile, made = await two(house)
        code = made["code"].upper()
        assert await house.visitor().get(f"/api/codes/{code}") == {"table": made["id"], "invite": made["invite"]}
        stranger = house.visitor()
        await stranger.enter("Chloé")
        assert (await stranger.get(f"/api/tables/{made['id']}"))["code"] is None
        await alix.post(f"/api/tables/{made['id']}/close")
        assert await basile.refused("GET", f"/api/codes/{code}") == (404, "server-no-such-code")
        assert await basile.refused("GET", "/api/codes/zzzzzz") == (404, "server-no-such-code")
        assert await basile.refused("GET", "/api/codes/zzzzzz") == (429, "server-too-often")


async def test_one_sees_whom_one_has_muted(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        await alix.enter("Alix")
        other = await basile.enter("Basile")
        await alix.post("/api/me/mutes", {"person": other})
        assert await alix.get("/api/me/mutes") == {"people": [other]}
        await alix.post("/api/me/mutes", {"person": other, "muted": False})
        assert await alix.get("/api/me/mutes") == {"people": []}


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", None), ("::1", None), ("localhost", None), ("192.168.1.5", "192.168.1.5"), ("fd00::5", "[fd00::5]")],
)
def test_a_server_that_listens_to_itself_alone_names_no_address_for_others(host: str, address: str | None) -> None:
    assert own_address(Settings(host=host)) == address


def test_a_server_that_listens_everywhere_names_the_address_of_its_machine() -> None:
    assert own_address(Settings(host="0.0.0.0"), ("127.0.0.1", 9)) is None
    assert own_address(Settings(host="0.0.0.0")) != "0.0.0.0"


async def test_my_tables_say_by_when_i_must_move_the_most_urgent_first(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, _, unhurried = await two(house)
        _, later = await started(house, alix, days=7)
        _, sooner = await started(house, alix, days=2)
        mine = (await alix.get("/api/me/tables"))["tables"]
        assert [each["table"]["id"] for each in mine] == [sooner, later, unhurried["id"]]
        assert mine[0]["deadline"] < mine[1]["deadline"]
        assert mine[2]["deadline"] is None


async def started(house: House, alix: Visitor, days: int) -> tuple[Visitor, str]:
    """A slow table at which both are asked."""
    other = house.visitor()
    await other.enter(f"Basile {days}")
    wish = {"game": GAME, "players": 2, "speed": {"kind": "slow", "days": days}}
    made = await alix.post("/api/tables", wish, 201)
    await other.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await alix.post(f"/api/tables/{made['id']}/start")
    return other, made["id"]
