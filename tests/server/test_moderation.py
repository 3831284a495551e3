"""Reports, what is decided about them, what that does, and the log of those who decide."""

import asyncio
import io
import sys

import pytest

from dracotheque.cli.app import run
from dracotheque.games.pierres_du_dragon.components.blank_cards.examples import EXAMPLES
from dracotheque.server.store import admin, audit
from dracotheque.server.store import people as people_rows
from dracotheque.tables import table_talk
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table import Table
from tests.games.or_des_dragons.table import shared
from tests.server.in_memory import Ear
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


async def _admin(house: House) -> Visitor:
    visitor = house.visitor()
    await house.store.write(admin.make_admin(await visitor.sign_up("Smaug"), True))
    return visitor


async def _table(house: House) -> tuple[Visitor, Visitor, str, Table]:
    """Two at a table, where the second has said something."""
    alix, rude = house.visitor(), house.visitor()
    await alix.sign_up("Alix")
    person = await rude.sign_up("Rude")
    made = await alix.post("/api/tables", {"game": "drakon", "players": 2}, 201)
    await rude.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await alix.post(f"/api/tables/{made['id']}/start")
    table = await house.services.hub.get(made["id"])
    await _say(house, table, person, "Something rude")
    return alix, rude, person, table


async def _say(house: House, table: Table, person: str, words: str) -> None:
    who = await house.store.read(people_rows.by_id(person))
    assert who is not None
    await table_talk.say(table, who, table.seat_of(person), words)


async def _report(visitor: Visitor, table: Table, **what: object) -> None:
    await visitor.post("/api/reports", {"table": table.id, "reason": "It hurts."} | what)


async def test_reported_words_are_hidden_from_everybody_at_once(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        smaug = await _admin(house)
        alix, _, person, table = await _table(house)
        ear = Ear(None)
        await table.attach(ear, None, None)
        await _report(alix, table, kind="words", place=1)
        again = {"kind": "words", "table": table.id, "place": 1}
        assert await alix.refused("POST", "/api/reports", again) == (409, "server-reported-already")
        (report,) = (await smaug.get("/api/admin/reports"))["reports"]
        assert (report["words"], report["person"], report["reason"]) == ("Something rude", person, "It hurts.")
        await smaug.post(f"/api/admin/reports/{report['id']}", {"outcome": "hidden"})
        await until(lambda: any(each["type"] == "chat" for each in ear.heard))
        (said,) = [each["said"] for each in ear.heard if each["type"] == "chat"]
        assert (said["number"], said["text"], said["hidden"]) == (1, "", True)
        decided = f"/api/admin/reports/{report['id']}"
        assert await smaug.refused("POST", decided, {"outcome": "banned"}) == (409, "server-report-settled")


async def test_whoever_is_silenced_says_nothing_until_they_may(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        smaug = await _admin(house)
        alix, _, person, table = await _table(house)
        await _report(alix, table, kind="person", person=person)
        (report,) = (await smaug.get("/api/admin/reports"))["reports"]
        await smaug.post(f"/api/admin/reports/{report['id']}", {"outcome": "silenced"})
        with pytest.raises(Denied, match="server-silenced"):
            await _say(house, table, person, "Again")
        assert (await smaug.get("/api/admin/people?name=rude"))["people"][0]["silenced"]
        await smaug.post(f"/api/admin/people/{person}/silence", {"silenced": False})
        await _say(house, table, person, "Sorry")


async def test_nobody_chats_while_a_table_that_agreed_on_silence_shares_a_treasure(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        person = await alix.sign_up("Alix")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "or_des_dragons", "players": 3, "seats": seats, "options": {"talk": "off"}}
        made = await alix.post("/api/tables", wish, 201)
        await alix.post(f"/api/tables/{made['id']}/start")
        table = await house.services.hub.get(made["id"])
        await _say(house, table, person, "Hello")
        table.history_now.journal.state = shared({"gold": 2}, options={"talk": "off"})
        with pytest.raises(Denied, match="server-hushed"):
            await _say(house, table, person, "Two for me?")


async def test_whoever_is_banned_is_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        smaug = await _admin(house)
        alix, rude, person, table = await _table(house)
        await _report(alix, table, kind="person", person=person)
        await smaug.post("/api/admin/reports/1", {"outcome": "banned"})
        assert (await rude.get("/api/me"))["person"] is None


async def test_a_hidden_card_is_played_at_no_new_table(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        smaug = await _admin(house)
        alix, maker = house.visitor(), house.visitor()
        await alix.enter("Alix")
        await maker.enter("Maker")
        preset = next(each for each in (await alix.get("/api/shelf"))["games"] if each["id"] == "pierres_du_dragon")
        options = next(found["two_guests"] for found in preset["presets"].values() if "two_guests" in found)
        players = next(int(number) for number, found in preset["presets"].items() if "two_guests" in found)
        wish = {"game": "pierres_du_dragon", "players": players, "options": options, "public": True}
        made = await maker.post("/api/tables", wish, 201)
        table = await house.services.hub.get(made["id"])
        await _report(alix, table, kind="card", place=1)
        missing = {"kind": "card", "table": table.id, "place": len(EXAMPLES) + 9}
        assert await alix.refused("POST", "/api/reports", missing) == (404, "server-no-such-card")
        await smaug.post("/api/admin/reports/1", {"outcome": "hidden"})
        assert await maker.refused("POST", "/api/tables", wish) == (422, "server-card-hidden")


async def test_only_what_one_may_see_can_be_reported_and_not_oneself(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings, reports_per_hour=6) as house:
        alix, rude, person, table = await _table(house)
        stranger = house.visitor()
        words = {"kind": "words", "table": table.id, "place": 1}
        assert (await stranger.refused("POST", "/api/reports", words))[0] == 401
        await stranger.enter("Stranger")
        assert await stranger.refused("POST", "/api/reports", words) == (403, "server-not-invited")
        assert await rude.refused("POST", "/api/reports", words) == (409, "server-not-oneself")
        assert (await alix.refused("POST", "/api/reports", words | {"place": 7}))[0] == 404
        nobody = {"kind": "person", "table": table.id, "person": "nobody"}
        assert (await alix.refused("POST", "/api/reports", nobody))[0] == 404
        for _ in range(4):
            await alix.refused("POST", "/api/reports", nobody)
        assert (await alix.refused("POST", "/api/reports", nobody))[0] == 429
        assert person


async def test_everything_administrators_do_is_written_down(
    monkeypatch: Patch, store_settings: Where, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    place = [f"--{name}={value}" for name, value in store_settings.items()]

    def draco(*words: str) -> int:
        return run(["admin", *words, *place, "--lang=en"])

    async with open_house(monkeypatch, store_settings) as house:
        smaug = await _admin(house)
        alix, _, person, table = await _table(house)
        await _report(alix, table, kind="words", place=1)
        assert await asyncio.to_thread(draco, "reports") == 0
        assert "rude" in capsys.readouterr().out
        await smaug.post("/api/admin/reports/1", {"outcome": "dismissed"})
        await smaug.post(f"/api/admin/tables/{table.id}/close")
        await smaug.refused("POST", f"/api/admin/tables/{table.id}/close")
        await smaug.post(f"/api/admin/people/{person}/block", {"blocked": True})
        await smaug.post(f"/api/admin/people/{person}/admin", {"admin": True})
        await smaug.ask("PUT", "/api/admin/limits", {"name": "guest_days", "value": 90})
        for words in (("silence", "Alix"), ("silence", "Alix", "--undo"), ("limits", "guest_days=none")):
            assert await asyncio.to_thread(draco, *words) == 0
        deeds = (await smaug.get("/api/admin/log"))["deeds"]
        assert [deed["what"] for deed in deeds] == [
            "limit", "unsilence", "silence", "limit", "promote", "ban", "close-table", "dismissed"
        ]  # fmt: skip
        assert {deed["name"] for deed in deeds[3:]} == {"Smaug"}
        assert all("(draco admin)" in deed["name"] for deed in deeds[:3])
        capsys.readouterr()
        assert await asyncio.to_thread(draco, "audit") == 0
        assert "Smaug" in capsys.readouterr().out
        assert len(await house.store.read(audit.lines(100))) == 8
