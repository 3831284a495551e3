"""Results and ratings: entered once, whatever happens; shown to those who ask."""

import asyncio
from itertools import pairwise

import pytest
from sqlalchemy import Table, func, select

from dracotheque.server.records.ratings import ORIGIN, newcomer, rate
from dracotheque.server.records.worker import RecordsWorker, settle
from dracotheque.server.store import Conflict, Store, records, registers, tables
from dracotheque.server.store.engine import sqlite_url
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.statistics import ranks
from tests.server.visitors import PASSWORD, House, finished_game, open_house
from tests.server.waiting import until_asked

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


def test_winners_come_first_whatever_their_score_and_equals_share_a_place() -> None:
    assert ranks([5, 9, 7, 7], [0]) == [1, 2, 3, 3]
    assert ranks([3, 3, 1], [0, 1]) == [1, 1, 3]
    assert ranks([0, 0], [0, 1]) == [1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_better_places_are_worth_more(players: int) -> None:
    before = [newcomer(str(seat), "drakon") for seat in range(players)]
    after = rate(before, list(range(1, players + 1)))
    assert all(better.mu > worse.mu for better, worse in pairwise(after))
    assert all(new.sigma < old.sigma for old, new in zip(before, after, strict=True))
    assert [row.games for row in after] == [1] * players
    assert after[0].shown > ORIGIN


def test_equals_stay_equal() -> None:
    after = rate([newcomer(str(seat), "drakon") for seat in range(4)], [1, 1, 3, 3])
    assert after[0].mu == pytest.approx(after[1].mu)
    assert after[2].mu == pytest.approx(after[3].mu)
    assert after[0].mu > after[2].mu


def test_beating_the_strong_is_worth_more_than_beating_the_weak() -> None:
    me, strong, weak = (newcomer(name, "drakon") for name in ("me", "strong", "weak"))
    for _ in range(10):
        strong, weak = rate([strong, weak], [1, 2])
    assert rate([me, strong], [1, 2])[0].mu > rate([me, weak], [1, 2])[0].mu


async def _people(house: House, *names: str) -> list[str | None]:
    return [await house.visitor().sign_up(name) for name in names]


async def test_a_game_of_people_with_accounts_is_rated_once(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile", "Chloé")
        table = await finished_game(house.store, people, [4, 9, 4], [1])
        records_worker = RecordsWorker(house.store)
        await records_worker.settle_all()
        once = await house.visitor().get("/api/ratings/drakon")
        assert once["people"][0]["name"] == "Basile"
        assert {line["name"] for line in once["people"]} == {"Alix", "Basile", "Chloé"}
        assert (once["total"], [line["place"] for line in once["people"]]) == (3, [1, 2, 3])
        assert await records_worker.settle_all() == 0
        await house.store.write(settle(table, 1))
        assert await house.visitor().get("/api/ratings/drakon") == once


@pytest.mark.both_stores
async def test_two_processes_that_settle_at_once_rate_once(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        url = store_settings.get("store") or sqlite_url(house.services.settings.data)
        others = [Store(url) for _ in range(3)]
        for number in range(5):
            await finished_game(house.store, people, [number, 9], [1], ended=1000 + number)
        await asyncio.gather(*(RecordsWorker(store).settle_all() for store in (house.store, *others)))
        page = await house.visitor().get("/api/ratings/drakon")
        assert [line["games"] for line in page["people"]] == [5, 5]
        rows = await house.store.read(lambda connection: connection.execute(select(registers.results)).all())
        assert len(rows) == 10
        for store in others:
            store.close()


@pytest.mark.both_stores
async def test_ratings_do_not_depend_on_which_process_was_faster(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, people, [1, 2], [1], ended=1000)
        await finished_game(house.store, people, [1, 2], [1], ended=2000)
        await RecordsWorker(house.store).settle_all()
        first, second = newcomer("a", "drakon"), newcomer("b", "drakon")
        for _ in range(2):
            first, second = rate([first, second], [2, 1])
        page = await house.visitor().get("/api/ratings/drakon")
        assert [line["rating"] for line in page["people"]] == [round(second.shown), round(first.shown)]


@pytest.mark.parametrize("company", ["bot", "guest", "oneself"])
async def test_other_games_are_kept_but_not_rated(monkeypatch: Patch, store_settings: Where, company: str) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        person = await alix.sign_up("Alix")
        guest = await house.visitor().enter("Basile")
        other = {"bot": None, "guest": guest, "oneself": person}[company]
        await finished_game(house.store, [person, other], [9, 3], [0])
        await RecordsWorker(house.store).settle_all()
        assert (await alix.get("/api/ratings/drakon"))["total"] == 0
        played = (await alix.get("/api/me/history"))["games"]
        assert (played[0]["won"], played[0]["rank"], played[0]["rating_after"]) in ((True, 1, None), (False, 2, None))


async def test_a_table_that_does_not_count_is_not_rated(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, people, [9, 3], [0], rated=False)
        await RecordsWorker(house.store).settle_all()
        assert (await house.visitor().get("/api/ratings/drakon"))["total"] == 0


async def test_people_are_compared_with_each_other_and_bots_left_out(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, [people[0], None, people[1]], [1, 9, 3], [1])
        await RecordsWorker(house.store).settle_all()
        page = await house.visitor().get("/api/ratings/drakon")
        second, first = rate([newcomer("a", "drakon"), newcomer("b", "drakon")], [2, 1])
        assert [(line["name"], line["rating"]) for line in page["people"]] == [
            ("Basile", round(first.shown)),
            ("Alix", round(second.shown)),
        ]


async def test_the_host_says_whether_a_table_counts_and_a_rematch_remembers(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.sign_up("Alix")
        wish = {"game": "drakon", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        assert (await alix.post("/api/tables", wish, 201))["rated"] is True
        table = await alix.post("/api/tables", wish | {"rated": False}, 201)
        assert table["rated"] is False
        assert (await alix.get(f"/api/tables/{table['id']}"))["rated"] is False
        await house.store.write(tables.change(table["id"], "open", status="over", ended=1))
        await (await house.services.hub.get(table["id"])).refresh()
        assert (await alix.post(f"/api/tables/{table['id']}/rematch", {}))["rated"] is False
        assert (await alix.post("/api/play-now", {"game": "drakon"}, 201))["rated"] is False


async def test_an_ended_game_is_settled_without_asking(monkeypatch: Patch, store_settings: Where) -> None:
    """What ended while no server was looking is entered when one starts."""
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, people, [1, 2], [1])
    async with open_house(monkeypatch, store_settings) as house:

        async def is_settled() -> bool:
            return bool((await house.visitor().get("/api/ratings/drakon"))["total"])

        await until_asked(is_settled)


@pytest.mark.both_stores
async def test_a_failure_in_the_middle_leaves_nothing_half_done(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        table = await finished_game(house.store, people, [1, 2], [1])

        def broken(*_: object) -> object:
            raise Conflict

        with monkeypatch.context() as patch:
            patch.setattr(records, "settle", lambda *_: broken)
            with pytest.raises(Conflict):
                await house.store.write(settle(table, 1))
        for register in (registers.settled, registers.results, registers.ratings):
            assert await house.store.read(_count(register)) == 0
        assert await RecordsWorker(house.store).settle_all() == 1


def _count(register: Table) -> Work[int]:
    query = select(func.count()).select_from(register)
    return lambda connection: int(connection.execute(query).scalar_one())


async def test_somebodys_page_adds_their_games_up(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, people, [10, 4], [0])
        await finished_game(house.store, people, [2, 6], [1])
        await finished_game(house.store, [people[0], None, None], [0, 3, 9], [2], game="jeu_des_dragons")
        await RecordsWorker(house.store).settle_all()
        page = await house.visitor().get("/api/people/ALIX")
        assert page["name"] == "Alix"
        drakon, dragons = page["statistics"]
        assert (drakon["games"], drakon["wins"], drakon["mean_rank"], drakon["best_score"]) == (2, 1, 1.5, 10)
        assert (drakon["mean_score"], drakon["rated_games"]) == (6.0, 2)
        assert (dragons["game"], dragons["mean_rank"], dragons["rating"]) == ("jeu_des_dragons", 3.0, None)


async def test_a_draw_is_nobodys_victory(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        people = await _people(house, "Alix", "Basile")
        await finished_game(house.store, people, [0, 0], [0, 1], drawn=True)
        await RecordsWorker(house.store).settle_all()
        (drakon,) = (await house.visitor().get("/api/people/Alix"))["statistics"]
        assert (drakon["games"], drakon["wins"], drakon["mean_rank"]) == (1, 0, 1)


async def test_a_guest_has_no_page_and_a_game_we_do_not_know_no_ratings(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().enter("Alix")
        assert await house.visitor().refused("GET", "/api/people/Alix") == (404, "server-no-such-person")
        assert (await house.visitor().refused("GET", "/api/ratings/chess"))[0] == 404
        assert (await house.visitor().refused("GET", "/api/ratings/drakon?skip=-1"))[0] == 400
        assert (await house.visitor().refused("GET", "/api/me/history"))[0] == 401


async def test_history_goes_back_page_by_page(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        person = await alix.sign_up("Alix")
        made = [
            await finished_game(house.store, [person, None], [number, 0], [0], ended=5000 + number // 3)
            for number in range(60)
        ]
        await RecordsWorker(house.store).settle_all()
        first = await alix.get("/api/me/history?game=drakon")
        second = await alix.get(f"/api/me/history?before={first['next']}")
        assert (len(first["games"]), len(second["games"]), second["next"]) == (50, 10, None)
        assert {game["table"] for page in (first, second) for game in page["games"]} == {*made}
        assert (await alix.get("/api/me/history?game=jeu_des_dragons"))["games"] == []
        assert (await alix.refused("GET", "/api/me/history?before=x"))[0] == 400


async def test_those_who_went_leave_the_ratings_of_others_alone(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        alix, basile = house.visitor(), house.visitor()
        people: list[str | None] = [await alix.sign_up("Alix"), await basile.sign_up("Basile")]
        await finished_game(house.store, people, [1, 2], [1])
        await RecordsWorker(house.store).settle_all()
        before = (await basile.get("/api/ratings/drakon"))["people"][0]
        await alix.post("/api/me/account/delete", {"password": PASSWORD})
        page = await basile.get("/api/ratings/drakon")
        assert page["people"] == [before]
        (played,) = (await basile.get("/api/me/history"))["games"]
        assert played["names"] == ["Anonyme", f"n-{people[1]}"]
