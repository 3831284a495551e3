"""The hall: everybody there hears of open tables, live boards, who is here and what they say, in messages made once."""

from typing import Any

import pytest

from dracotheque.server.hall import hall, listing, mine
from dracotheque.server.store import admin
from tests.server.databases import ready_postgres
from tests.server.halls import Ear, enter, hurry, leave
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Where = dict[str, str]
DRAKON = {"game": "drakon", "players": 2, "public": True}


async def guest(house: House, name: str) -> Visitor:
    visitor = house.visitor()
    await visitor.enter(name)
    return visitor


async def table_of(host: Visitor, **wishes: Any) -> str:
    table: str = (await host.post("/api/tables", DRAKON | wishes, 201))["id"]
    return table


async def started(host: Visitor, **wishes: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = await table_of(host, seats=seats, **wishes)
    await host.post(f"/api/tables/{table}/start")
    return table


async def test_open_tables_come_fill_and_go_before_everybodys_eyes(monkeypatch: Patch, store_settings: Where) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        host, other = await guest(house, "Host"), await guest(house, "Other")
        before = await table_of(host)
        ear, stranger = await enter(house, other), await enter(house)
        assert set(ear.tables) == {before}
        later = await table_of(host)
        await table_of(host, public=False)
        await until(lambda: set(ear.tables) == {before, later})
        assert [seat["kind"] for seat in ear.tables[later]["seats"]] == ["person", "open"]
        await other.post(f"/api/tables/{later}/join", {})
        await until(lambda: ear.tables[later]["seats"][1]["name"] == "Other")
        await host.post(f"/api/tables/{before}/close")
        await host.post(f"/api/tables/{later}/start")
        await until(lambda: set(ear.tables) == {later} and ear.tables[later]["status"] == "running")
        await until(lambda: later in ear.pictures)
        assert ear.texts[-1] is stranger.texts[-1], "the same bytes go to everybody"


async def test_a_board_is_what_spectators_see_and_only_public_ones_are_shown(
    monkeypatch: Patch, store_settings: Where
) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(listing, "PICTURES", 2)
    async with open_house(monkeypatch, store_settings) as house:
        host = await guest(house, "Host")
        shown = [await started(host) for _ in range(3)]
        secret = await started(host, public=False)
        ear = await enter(house)
        assert secret not in ear.tables
        assert set(ear.tables) == set(shown)
        assert len(ear.pictures) == 2
        name = next(iter(ear.pictures))
        table = await house.services.hub.get(name)
        seen: list[bytes] = []
        monkeypatch.setattr(type(table), "look", _noting(type(table).look, seen))
        history = table.history_now
        await until(lambda: table.history_now.state.actors == (0,))
        await table.play(0, history.state.decision(0).moves[0])
        await until(
            lambda: any(name in {picture["table"] for picture in news["pictures"]} for news in ear.of("hall-news"))
        )
        assert seen and all(viewer is None for viewer in seen)


def _noting(look: Any, seen: list[Any]) -> Any:
    def noting(table: Any, viewer: Any) -> Any:
        seen.append(viewer)
        return look(table, viewer)

    return noting


async def test_the_board_that_most_people_watch_is_shown_first(monkeypatch: Patch, store_settings: Where) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(listing, "PICTURES", 1)
    async with open_house(monkeypatch, store_settings) as house:
        host = await guest(house, "Host")
        old, _ = await started(host), await started(host)
        ear = await enter(house)
        assert old not in ear.pictures
        table = await house.services.hub.get(old)
        watcher = Watcher()
        await table.attach(watcher, None, None)
        await until(lambda: set(ear.pictures) == {old})
        assert ear.tables[old]["watchers"] == 1
        table.detach(watcher)
        await until(lambda: set(ear.pictures) != {old})


class Watcher(Ear):
    """Somebody who watches a table."""

    wants_moments = False

    def viewer(self, chairs: Any) -> None:
        return None


async def test_who_is_here_is_seen_coming_and_going(monkeypatch: Patch, store_settings: Where) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        first = await enter(house, await guest(house, "Anna"))
        await until(lambda: first.names == ["Anna"])
        bruno = await guest(house, "Bruno")
        second = await enter(house, bruno)
        await until(lambda: first.names == second.names == ["Anna", "Bruno"])
        await bruno.post("/api/guest", {"name": "Brünhild"}, 201)
        await until(lambda: first.names == ["Anna", "Brünhild"])
        leave(house, second)
        await until(lambda: first.names == ["Anna"])
        assert first.of("hall-news")[-1]["crowd"]["here"] == 1


async def test_what_is_said_is_heard_in_its_language_but_not_by_who_has_muted_it(
    monkeypatch: Patch, store_settings: Where
) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = await guest(house, "Anna"), await guest(house, "Bruno")
        speaker, listener, english = (
            await enter(house, anna),
            await enter(house, bruno),
            await enter(house, None, "en"),
        )
        assert speaker.person
        await house.services.hall.say(speaker.person, "fr", "Bonsoir")
        assert (speaker.said(), listener.said(), english.said()) == (["Bonsoir"], ["Bonsoir"], [])
        await bruno.post("/api/me/mutes", {"person": speaker.person.id})
        await house.services.hall.say(speaker.person, "fr", "Encore")
        assert (speaker.said(), listener.said()) == (["Bonsoir", "Encore"], ["Bonsoir"])
        newcomer = await enter(house)
        assert newcomer.said() == ["Bonsoir", "Encore"]


async def test_words_in_the_hall_are_reported_hidden_and_their_speaker_silenced(
    monkeypatch: Patch, store_settings: Where
) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        rude, boss, other = await guest(house, "Rude"), house.visitor(), await guest(house, "Other")
        await house.store.write(admin.make_admin(await boss.sign_up("Boss"), True))
        ear, speaker = await enter(house, other), await enter(house, rude)
        assert speaker.person
        await house.services.hall.say(speaker.person, "fr", "Ver de terre !")
        report = {"kind": "hall", "language": "fr", "place": 1}
        await other.post("/api/reports", report)
        assert await other.refused("POST", "/api/reports", report | {"place": 9}) == (404, "server-nothing-said")
        assert await other.refused("POST", "/api/reports", {"kind": "words"}) == (404, "server-no-such-table")
        (found,) = (await boss.get("/api/admin/reports"))["reports"]
        assert (found["kind"], found["name"], found["words"]) == ("hall", "Rude", "Ver de terre !")
        await boss.post(f"/api/admin/reports/{found['id']}", {"outcome": "hidden"})
        await until(lambda: ear.said() == [""])
        await boss.post(f"/api/admin/people/{speaker.person.id}/silence", {"silenced": True})
        with pytest.raises(Exception, match="server-silenced"):
            await house.services.hall.say(speaker.person, "fr", "Encore")
        await boss.post(f"/api/admin/people/{speaker.person.id}/block", {"blocked": True})
        await until(lambda: speaker.is_hung_up)


async def test_what_was_said_goes_with_its_speaker_and_is_in_the_export(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna = await guest(house, "Anna")
        ear = await enter(house, anna)
        assert ear.person
        await house.services.hall.say(ear.person, "fr", "Bonsoir")
        data = await anna.get("/api/me/export")
        assert data["said_in_hall"][0]["text"] == "Bonsoir"
        await anna.post("/api/me/account/delete", {"password": ""})
        again = await enter(house)
        await house.services.hall._talk_again()
        (line,) = again.of("hall-talk")[-1]["lines"]
        assert line["name"] != "Anna"
        assert line["person"] != ear.person.id


async def test_nothing_is_read_or_made_while_nobody_is_in_the_hall(monkeypatch: Patch, store_settings: Where) -> None:
    hurry(monkeypatch)
    async with open_house(monkeypatch, store_settings) as house:
        host = await guest(house, "Host")
        ear = await enter(house)
        leave(house, ear)
        monkeypatch.setattr(hall.Hall, "_look_around", None)  # whoever calls it fails
        await table_of(host)
        assert not house.services.hall._touched
        assert ear.tables == {}


async def test_two_servers_show_one_hall(monkeypatch: Patch, postgres_url: str) -> None:
    hurry(monkeypatch)
    url = ready_postgres(postgres_url)
    where = {"store": url, "bus": url}
    async with open_house(monkeypatch, where) as east, open_house(monkeypatch, where) as west:
        anna, bruno = await guest(east, "Anna"), await guest(west, "Bruno")
        here, there = await enter(east, anna), await enter(west, bruno)
        await until(lambda: here.names == there.names == ["Anna", "Bruno"])
        assert here.person
        assert west.services.hall.attendance.is_here(here.person.id)
        table = await started(anna)
        await until(lambda: table in there.tables and table in there.pictures)
        await east.services.hall.say(here.person, "fr", "Il y a quelqu'un ?")
        await until(lambda: there.said() == ["Il y a quelqu'un ?"])
        watched = await west.services.hub.get(table)
        await watched.attach(Watcher(), None, None)
        await until(lambda: here.tables[table]["watchers"] == 1)
        leave(east, here)
        await until(lambda: there.names == ["Bruno"])


async def test_whoever_looks_elsewhere_hears_that_a_table_of_theirs_waits_and_of_nobody_elses(
    monkeypatch: Patch, store_settings: Where
) -> None:
    monkeypatch.setattr(mine, "SOON", 0.0)
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = await guest(house, "Anna"), await guest(house, "Bruno")
        ears = [Ear(await house.services.people.known(each.http.cookies["draco"])) for each in (anna, bruno)]
        for ear in ears:
            house.services.hall.mine.enter(ear)
        table = (await anna.post("/api/tables", DRAKON, 201))["id"]
        await until(lambda: len(ears[0].heard) == 1)
        assert ears[0].heard == [{"type": "mine-changed"}]
        assert ears[1].heard == []
        await bruno.post(f"/api/tables/{table}/join", {})
        await until(lambda: len(ears[1].heard) == 1)
        await anna.post(f"/api/tables/{table}/kick", {"seat": 1, "agree": True, "reason": "asleep"})
        await until(lambda: len(ears[1].heard) == 2)
        await bruno.post(f"/api/tables/{table}/join", {})
        await until(lambda: len(ears[1].heard) == 3)
        await anna.post(f"/api/tables/{table}/start", {})
        await until(lambda: len(ears[0].heard) == 2 and len(ears[1].heard) == 4)
        (await house.services.hub.get(table)).changed()
        house.services.hall.mine.leave(ears[1])
        await anna.post(f"/api/tables/{table}/close")
        await until(lambda: house.services.hall.mine._task is None)
        assert [len(ear.heard) for ear in ears] == [2, 4], "the same again is no news"
