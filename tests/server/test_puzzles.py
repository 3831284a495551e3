"""Puzzles over HTTP: shown from the seat's eyes, tried, explained, and rated for whoever has an account."""

import pytest

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.server.http import puzzles as pages
from dracotheque.server.records.puzzling import standing
from dracotheque.server.store.puzzles import TryRow
from dracotheque.tables.domain.clocks import DAY
from tests.server.visitors import open_house

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
Where = dict[str, str]
DRAKON = games.get("drakon")
FIRST, SECOND = collection.names(DRAKON)[:2]


def at(name: str) -> str:
    return f"/api/puzzles/drakon/{name}"


def row(day: int, *, solved: bool = True, daily: bool = True) -> TryRow:
    return TryRow(
        person="p",
        game="drakon",
        puzzle=str(day),
        day=day,
        daily=daily,
        solved=solved,
        at=day * DAY,
        mu=25.0,
        sigma=5.0,
        puzzle_mu=25.0,
        puzzle_sigma=5.0,
    )


async def test_a_stranger_sees_a_puzzle_without_its_answer_and_hears_it_after_a_try(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitor = house.visitor()
        today = {each["game"]: each for each in (await visitor.get("/api/puzzles"))["puzzles"]}
        assert set(today) == set(games.ids())
        listed = await visitor.get("/api/puzzles/drakon")
        assert listed["puzzles"][0] == today["drakon"]["puzzle"]
        assert (listed["standing"], listed["tried"]) == (None, [])
        puzzle, _ = collection.laid("drakon", FIRST)
        shown = await visitor.get(at(FIRST))
        assert shown["view"]["viewer"] == shown["seat"] == puzzle.seat
        assert puzzle.best in shown["decision"]["moves"]
        assert not {"best", "reason", "rivals", "seed", "moves"} & set(shown)
        wrong = await visitor.post(at(FIRST), {"move": puzzle.rivals[0].move})
        assert not wrong["right"]
        assert (wrong["best"], wrong["cost"]) == (puzzle.best, puzzle.rivals[0].cost.value)
        assert wrong["standing"] is None
        assert (await visitor.post(at(FIRST), {"move": puzzle.best}))["right"]


async def test_the_first_try_of_an_account_counts_for_both_and_later_ones_do_not(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = house.visitor(), house.visitor()
        await anna.sign_up("Anna")
        await bruno.sign_up("Bruno")
        puzzle, _ = collection.laid("drakon", FIRST)
        before = (await anna.get(at(FIRST)))["rating"]
        solved = await anna.post(at(FIRST), {"move": puzzle.best})
        assert solved["rating"] < before
        assert solved["standing"]["rating"] > 1000
        assert (solved["standing"]["tried"], solved["standing"]["solved"]) == (1, 1)
        again = await anna.post(at(FIRST), {"move": puzzle.rivals[0].move})
        assert again["standing"] == solved["standing"]
        missed = await bruno.post(at(FIRST), {"move": puzzle.rivals[0].move})
        assert missed["rating"] > solved["rating"]
        assert missed["standing"]["rating"] < solved["standing"]["rating"]
        assert (await anna.get("/api/puzzles/drakon"))["tried"] == [FIRST]
        assert (await anna.get("/api/me/export"))["puzzles"][0]["puzzle"] == FIRST


async def test_what_a_guest_tried_is_taken_along_and_tells_nothing_about_the_puzzle(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna, bruno = house.visitor(), house.visitor()
        await anna.sign_up("Anna")
        first, second = (collection.laid("drakon", name)[0] for name in (FIRST, SECOND))
        missed = (await anna.post(at(FIRST), {"move": first.rivals[0].move}))["standing"]
        worth = (await anna.get(at(SECOND)))["rating"]

        guest = house.visitor()
        await guest.enter("Zoé")
        await guest.post(at(FIRST), {"move": first.best})
        told = await guest.post(at(SECOND), {"move": second.best})
        assert (told["rating"], told["standing"]["solved"]) == (worth, 2)
        assert (await guest.get(at(SECOND)))["rating"] == worth
        assert set((await guest.get("/api/puzzles/drakon"))["tried"]) == {FIRST, SECOND}
        await guest.sign_in("Anna")
        mine = await guest.get("/api/puzzles/drakon")
        assert mine["tried"] == [SECOND, FIRST]
        assert (mine["standing"]["tried"], mine["standing"]["solved"]) == (2, 1), "one's own first try stays"
        assert mine["standing"]["rating"] > missed["rating"]
        assert mine["standing"]["rating"] < told["standing"]["rating"]

        await bruno.enter("Bruno")
        tried = (await bruno.post(at(SECOND), {"move": second.best}))["standing"]
        await bruno.sign_up("Bruno le Sage")
        assert (await bruno.get("/api/puzzles/drakon"))["standing"] == tried


async def test_solving_today_s_puzzle_day_after_day_makes_a_streak(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        anna = house.visitor()
        await anna.sign_up("Anna")
        for day in (20_000, 20_001):
            monkeypatch.setattr(pages, "now_ms", lambda day=day: day * DAY + 5)
            name = collection.of_the_day(DRAKON, day)
            assert name is not None
            answer = await anna.post(at(name), {"move": collection.laid("drakon", name)[0].best})
            assert answer["standing"]["streak"] == day - 19_999


def test_a_streak_lasts_until_a_day_went_by() -> None:
    tries = (row(12), row(11), row(10, daily=False), row(9), row(8, solved=False))
    assert [standing(tries, day).streak for day in (12, 13, 14)] == [2, 2, 0]


async def test_what_is_no_puzzle_or_no_move_is_refused(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitor = house.visitor()
        assert await visitor.refused("GET", at("nothing")) == (404, "error-unknown-puzzle")
        assert await visitor.refused("GET", "/api/puzzles/chess") == (404, "error-unknown-game")
        status, _ = await visitor.refused("POST", at(FIRST), {"move": {"type": "move", "x": 99, "y": 99}})
        assert status == 422
        status, _ = await visitor.refused("POST", at(SECOND), {"move": {"type": "nonsense"}})
        assert status == 422
