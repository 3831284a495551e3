"""What the local house is asked once: tables, files, cards, puzzles; and what it refuses, with a word why."""

import asyncio
import random
from itertools import islice

import msgspec
import pytest

from dracotheque.analysis.habits import COSTLY
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.house import MemoryStorage
from dracotheque.house.thinking import InPlace
from dracotheque.tables import studying
from dracotheque.tables.domain.analysis import Job
from tests.house.at_home import Guest, Json, at_home

pytestmark = pytest.mark.anyio


async def finished(alix: Guest, game: str = "drakon", **more: Json) -> str:
    made = await alix.post("/api/play-now", {"game": game, "bot": "heuristic", **more}, 201)
    await (await alix.sit(made["id"])).play(random.Random(1))
    name: str = made["id"]
    return name


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/match"),
        ("GET", "/api/hall/live"),
        ("GET", "/api/codes/abcdef"),
        ("POST", "/api/reports"),
        ("GET", "/api/ratings/drakon?skip=50"),
        ("GET", "/api/people/Alix"),
        ("GET", "/api/gallery/pierres_du_dragon"),
        ("POST", "/api/cards"),
        ("POST", "/api/account"),
        ("POST", "/api/session"),
        ("GET", "/api/me/account"),
        ("PUT", "/api/me/notices"),
        ("GET", "/api/admin/tables"),
        ("POST", "/api/tables/abc/kick"),
        ("POST", "/api/tables/abc/share"),
    ],
)
async def test_what_takes_people_is_refused_with_a_word_why(method: str, path: str) -> None:
    async with at_home() as alix:
        assert await alix.refused(method, path) == (501, "server-needs-server")


async def test_what_cannot_be_is_refused_as_the_server_does() -> None:
    async with at_home() as alix:
        assert await alix.refused("GET", "/api/nowhere") == (404, "server-no-such-page")
        assert await alix.refused("PATCH", "/api/shelf") == (405, "server-wrong-verb")
        assert await alix.refused("GET", "/api/tables/nothing") == (404, "server-no-such-table")
        assert await alix.refused("POST", "/api/play-now", {"game": 3}) == (400, "server-bad-body")
        assert await alix.refused("POST", "/api/play-now", {"game": "go"}) == (422, "error-unknown-game")
        assert await alix.refused("POST", "/api/guest", {"name": " "}) == (422, "server-bad-name")


async def test_at_another_path_than_a_tables_nobody_is_let_in() -> None:
    async with at_home() as alix:
        codes: list[int] = []
        session = await alix.house.connect("/api/hall/live", lambda _: None, codes.append)
        await session.receive('{"type":"hello","protocol":2}')
        await session.close()
        assert codes == [4401]


async def test_a_file_brings_a_game_back_and_is_the_same_file_again() -> None:
    async with at_home() as alix:
        name = await finished(alix, "jeu_des_dragons")
        _, file = await alix.house.request("GET", f"/api/tables/{name}/file")
    async with at_home() as other:
        brought = await other.post("/api/replays", file, 201)
        assert brought["status"] == "over"
        assert await other.house.request("GET", f"/api/tables/{brought['id']}/file") == (200, file)
        assert len((await other.get(f"/api/tables/{brought['id']}/replay"))["steps"]) > 1
        assert (await other.post("/api/replays", file, 201))["id"] == brought["id"], (
            "one game, however often it is brought"
        )
        await finished(other)
        assert [each["id"] for each in (await other.get("/api/replays"))["tables"]] == [brought["id"]]


async def test_a_file_that_was_changed_is_refused_and_nothing_is_kept() -> None:
    async with at_home() as alix:
        name = await finished(alix)
        file = await alix.get(f"/api/tables/{name}/file")
        for change in ({"scores": [99] * file["players"]}, {"seed": "7"}, {"moves": file["moves"][1:]}, {"game": "go"}):
            status, code = await alix.refused("POST", "/api/replays", file | change)
            assert status in (400, 422)
            assert code.startswith(("error-replay", "replay-mismatch"))
        assert await alix.refused("POST", "/api/replays", file | {"ending": "", "moves": []}) == (
            409,
            "server-not-over",
        )
        assert await alix.refused("POST", "/api/replays", [1]) == (400, "error-replay-foreign")
        assert len(await alix.house.tables.listed()) == 1


async def test_finished_games_are_listed_played_on_played_again_and_forgotten() -> None:
    async with at_home() as alix:
        name = await finished(alix)
        (played,) = (await alix.get("/api/me/history"))["games"]
        assert (played["table"], played["game"], played["seat"]) == (name, "drakon", 0)
        again = await alix.post(f"/api/tables/{name}/rematch", {"turned": False})
        assert again["status"] == "running"
        on = await alix.post(f"/api/tables/{name}/play-on", {"moment": 3, "seat": 0, "bot": "heuristic"}, 201)
        assert on["origin"] == {"table": name, "moves": 3}
        assert await alix.refused("DELETE", f"/api/tables/{on['id']}") == (409, "server-not-over")
        await alix.ask("DELETE", f"/api/tables/{name}")
        assert await alix.refused("GET", f"/api/tables/{name}") == (404, "server-no-such-table")
        assert (await alix.get("/api/me/history"))["games"] == []


@pytest.mark.slow
async def test_a_card_of_ones_own_is_examined_and_played_with() -> None:
    async with at_home() as alix:
        path = "/api/workshop/pierres_du_dragon/check"
        report = await alix.post(path, {"card": EXAMPLES[0]})
        assert report["errors"] == []
        assert report["text"]["fr"] != report["text"]["en"]
        assert (await alix.refused("POST", path, ["no card"]))[0] == 400
        assert (await alix.refused("POST", "/api/workshop/drakon/check", {"card": {}}))[0] == 404
        await finished(alix, "pierres_du_dragon", options={"own_characters": [EXAMPLES[0]]})


async def test_puzzles_are_shown_tried_and_explained() -> None:
    async with at_home() as alix:
        daily = await alix.get("/api/puzzles")
        assert daily["puzzles"]
        game, name = daily["puzzles"][0]["game"], daily["puzzles"][0]["puzzle"]
        assert (await alix.get(f"/api/puzzles/{game}"))["puzzles"][0] == name
        position = await alix.get(f"/api/puzzles/{game}/{name}")
        answers = [
            await alix.post(f"/api/puzzles/{game}/{name}", {"move": move}) for move in position["decision"]["moves"][:3]
        ]
        right = await alix.post(f"/api/puzzles/{game}/{name}", {"move": answers[0]["best"]})
        assert right["right"]
        assert right["standing"] is None
        assert (await alix.refused("GET", f"/api/puzzles/{game}/nothing"))[0] == 404


async def test_an_answer_is_json_of_the_servers_own_kind() -> None:
    async with at_home() as alix:
        status, text = await alix.house.request("GET", "/api/me")
        assert status == 200
        assert set(msgspec.json.decode(text)["person"]) == {"id", "name", "guest", "language"}


class Mortal(InPlace):
    """A worker who dies when it is asked for these things of a study; another one takes its place."""

    def __init__(self, *deaths: int) -> None:
        self._deaths = deaths
        self._asked = 0

    async def think(self, request: str) -> str:
        if '"study"' in request:
            self._asked += 1
            if not self._deaths or self._asked in self._deaths:
                studying._begun.clear()  # whatever it had begun is gone with it
                raise RuntimeError("gone")
        return await super().think(request)


@pytest.mark.slow
async def test_a_finished_game_is_studied_told_while_it_is_found_and_kept() -> None:
    storage = MemoryStorage()
    async with at_home(storage, thinker=Mortal(1, 4), depth=1) as alix:
        name = await finished(alix, players=2)
        path = f"/api/tables/{name}/analysis"
        assert (await alix.get(path))["status"] == "none"
        asked = await alix.post(path)
        assert asked["status"] == "working"
        while (study := await alix.get(path))["status"] == "working":
            assert study["done"] <= study["total"]
            await asyncio.sleep(0)
        assert study["status"] == "done"
        assert study["current"]
        assert study["analysis"]["names"] == [seat["name"] for seat in (await alix.get(f"/api/tables/{name}"))["seats"]]
    async with at_home(storage, depth=1) as again:
        assert await again.get(path) == study
        game, seat = study["analysis"]["game"], 0
        costly = [each for each in study["analysis"]["judged"] if each["seat"] == seat and each["verdict"] in COSTLY]
        training = await again.get(f"/api/me/training/{game}")
        assert training["games"] == 1
        assert sum(each["costly"] for each in training["habits"]) <= len(costly)
        assert bool(training["habits"]) == bool(costly)
        assert (await again.get("/api/me/training/chess", 404))["error"]["code"] == "error-unknown-game"
        assert (await again.get(f"{path}?after=x", 400))["error"]["code"] == "server-bad-request"
        await again.ask("DELETE", f"/api/tables/{name}")
        assert not [key for key in storage.content if name in key]


async def test_a_study_that_came_to_nothing_says_so_and_may_be_asked_for_again() -> None:
    async with at_home(thinker=Mortal()) as alix:
        name = await finished(alix, players=2)
        path = f"/api/tables/{name}/analysis"
        await alix.post(path)
        await asyncio.sleep(1)
        assert (await alix.get(path))["status"] == "failed"
        assert (await alix.post(path))["status"] == "working"


@pytest.mark.slow
async def test_whoever_goes_on_with_a_study_of_another_finds_the_same() -> None:
    async with at_home() as alix:
        name = await finished(alix, players=2)
        _, file = await alix.house.request("GET", f"/api/tables/{name}/file")
    job = Job(file.encode(), "master", 1)
    expected = list(islice(studying.studied(job), 5))
    found = []
    for after in range(5):
        if after == 3:
            studying._begun.clear()  # as in another worker
        found.append(studying.go_on(studying.StudyWish(job=job, after=after)))
    assert found == expected
    assert studying.go_on(studying.StudyWish(job=job, after=1)) == expected[1]  # it was asked for before, and lost
