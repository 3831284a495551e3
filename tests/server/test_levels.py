"""Whoever says nothing meets bots that suit them, by their own results; the same on the server and without one."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from dracotheque.bots.characters import CHARACTERS, LEVELS, Level
from dracotheque.server.store import tables
from dracotheque.tables.domain.levels import Met, fitting, met, records
from dracotheque.tables.domain.seats import bot_chair
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.store import TableStore
from tests.house.at_home import Guest, at_home
from tests.server.databases import ready_sqlite
from tests.server.visitors import Visitor, open_house, running_table

pytestmark = pytest.mark.anyio
ALIX = Chair(seat=0, kind="person", person="alix", name="Alix")


def against(level: Level, results: str) -> list[Met]:
    """Games against two bots of one level, the latest first: W and L."""
    return [Met(each == "W", (LEVELS.index(level),) * 2) for each in results]


def ended(won: bool, ago: int = 0) -> TableRecord:
    result = {"ending": "x", "scores": [3, 1, 1], "winners": [0] if won else [1]}
    return replace(running_table(3, status="over"), ended=1_000_000 - ago, result=result)


def sat(bots: Sequence[str], person: Chair = ALIX) -> list[Chair]:
    return [person, *(bot_chair(seat, bot) for seat, bot in enumerate(bots, start=1))]


def test_every_level_has_a_character_of_its_name() -> None:
    assert [CHARACTERS[level].level for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_newcomer_meets_beginners(players: int) -> None:
    assert fitting([], players) == "beginner"


@pytest.mark.parametrize(
    ("games", "level"),
    [
        (against("beginner", "W"), "apprentice"),
        (against("beginner", "WWWW"), "regular"),
        (against("beginner", "LWLWLL"), "beginner"),
        (against("beginner", "LLLLLL"), "beginner"),
        (against("regular", "WLWLWL"), "regular"),
        (against("regular", "WWWW"), "expert"),
        (against("regular", "LLLLLL"), "beginner"),
        (against("master", "WWWWWWWWWWWW"), "master"),
    ],
)
def test_one_meets_the_level_at_which_one_wins_about_as_often_as_not(games: list[Met], level: Level) -> None:
    assert fitting(games, 3) == level


def test_what_was_of_late_counts_more_than_what_was_long_ago() -> None:
    lost, won = against("apprentice", "LLLLLLLL"), against("apprentice", "WWWWWWWW")
    better, worse = fitting([*won, *lost], 3), fitting([*lost, *won], 3)
    assert LEVELS.index(better) > LEVELS.index(worse)


def test_the_last_five_games_against_each_level_are_told_the_level_met_last_first() -> None:
    mixed = [Met(True, (0, 4))]
    found = records([*against("regular", "WLWWW"), *mixed, *against("regular", "L"), *against("beginner", "WW")])
    assert found == (("regular", 4, 5), ("beginner", 2, 2))


def test_only_whole_games_of_one_person_and_bots_of_a_known_level_count() -> None:
    whole, row = sat(["regular", "guardian"]), ended(True)
    assert met([(row, whole)], "alix") == [Met(True, (2, 4))]
    for other in (
        (replace(row, origin="another"), whole),
        (replace(row, status="closed"), whole),
        (row, sat(["regular", "heuristic"])),
        (row, sat(["regular", "regular"], replace(ALIX, away=True))),
        (row, sat(["regular", "regular"], replace(ALIX, person="basile"))),
        (row, [*sat(["regular"]), replace(ALIX, seat=2)]),
    ):
        assert met([other], "alix") == []
    drawn = replace(row, result={"winners": [0, 1, 2], "drawn": True})
    assert met([(drawn, whole)], "alix") == [Met(False, (2, 4))]


async def _meets_such_as_suit(who: Guest | Visitor, person: str, store: TableStore) -> None:
    first = await who.post("/api/play-now", {"game": "drakon"}, 201)
    assert [seat["bot"] for seat in first["seats"]] == [None, "beginner", "beginner"]
    assert await who.get("/api/me/levels/drakon") == {"game": "drakon", "bot": "beginner", "records": []}
    for ago, won in enumerate([True, False, True, True, True, True, True, True]):
        await store.add(ended(won, ago), sat(["regular"] * 2, replace(ALIX, person=person)))
    told = await who.get("/api/me/levels/drakon")
    assert told["records"] == [{"level": "regular", "won": 4, "played": 5}]
    assert told["bot"] == "expert"
    second = await who.post("/api/play-now", {"game": "drakon"}, 201)
    assert [seat["bot"] for seat in second["seats"]] == [None, "expert", "expert"]
    chosen = await who.post("/api/play-now", {"game": "drakon", "bot": "apprentice"}, 201)
    assert {seat["bot"] for seat in chosen["seats"]} == {None, "apprentice"}
    elsewhere = await who.get("/api/me/levels/jeu_des_dragons")
    assert (elsewhere["bot"], elsewhere["records"]) == ("beginner", [])
    assert (await who.get("/api/me/levels/chess", 404))["error"]["code"] == "error-unknown-game"


@pytest.mark.parametrize("is_guest", [True, False])
async def test_a_server_seats_such_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_guest: bool) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        visitor = house.visitor()
        assert await visitor.refused("GET", "/api/me/levels/drakon") == (401, "server-who-are-you")
        person = await (visitor.enter("Alix") if is_guest else visitor.sign_up("Alix"))
        await _meets_such_as_suit(visitor, person, house.store)
        found = await house.store.read(tables.finished_games(person, "drakon", 3))
        assert [row.ended for row, _ in found] == [1_000_000, 999_999, 999_998]


async def test_a_device_without_a_server_seats_such_bots() -> None:
    async with at_home() as alix:
        me = (await alix.get("/api/me"))["person"]["id"]
        await _meets_such_as_suit(alix, me, alix.house.tables)
