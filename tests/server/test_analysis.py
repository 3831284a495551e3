"""The study of finished games: asked for by whoever may see them, made one by one, kept, never of a running one."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, update

from dracotheque import analysis, bots, games
from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.judging import Depth, glance
from dracotheque.analysis.study import decisions
from dracotheque.bots.mind import Mind
from dracotheque.core.decisions import plain
from dracotheque.core.moves import CLOCK
from dracotheque.core.replays import Journal, decode
from dracotheque.core.window import Window
from dracotheque.server.analysis import studies as studies_module
from dracotheque.server.analysis.studies import Studies
from dracotheque.server.analysis.worker import Lost, studied
from dracotheque.server.store import tables
from dracotheque.server.store.schema import seats
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.analysis import Found, Job
from tests.server.databases import ready_sqlite
from tests.server.test_play_on import keep
from tests.server.visitors import House, Visitor, open_house
from tests.server.waiting import until, until_asked
from tests.server.whole_games import SHORT

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
GAME = "jeu_des_dragons"
DEPTH = 2


@pytest.fixture(scope="module")
def played() -> Journal:
    """One gambit between two who know little."""
    box, rng, player = games.get(GAME), random.Random(4), bots.get("beginner")
    journal = Journal(box, 2, SHORT[GAME], 1)
    while not journal.state.over:
        seat = next(actor for actor in journal.state.actors if actor != CLOCK)
        journal.play(seat, player.choose(Window(journal.state, seat), rng))
    return journal


async def ready(visitor: Visitor, path: str) -> Any:
    """What was found, once all is."""
    found: Any = None

    async def done() -> bool:
        nonlocal found
        found = await visitor.get(path)
        return found["status"] in ("done", "failed")

    await until_asked(done)
    return found


async def guest(house: House, name: str = "Alix") -> Visitor:
    visitor = house.visitor()
    await visitor.enter(name)
    return visitor


class Slow:
    """Somebody who studies a game, and says what a test lets them say."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.says: asyncio.Queue[Found | Exception] = asyncio.Queue()
        self.ended = 0

    async def __call__(self, job: Job) -> AsyncIterator[Found]:
        self.jobs.append(job)
        try:
            while True:
                said = await self.says.get()
                if isinstance(said, Exception):
                    raise said
                yield said
        finally:
            self.ended += 1


def slow(house: House) -> Slow:
    """Have games studied by this one from now on."""
    made = Slow()
    house.services.studies._study = made
    return made


@pytest.mark.slow
@pytest.mark.both_stores
async def test_the_server_finds_what_the_library_finds_in_the_same_file(
    monkeypatch: Patch, store_settings: dict[str, str], played: Journal
) -> None:
    async with open_house(monkeypatch, store_settings, analysis_depth=DEPTH) as house:
        table = await keep(house, played)
        path = f"/api/tables/{table}/analysis"
        visitor = await guest(house)
        assert (await visitor.get(path))["status"] == "none"
        assert (await visitor.post(path))["status"] in ("waiting", "working")
        found = await ready(visitor, path)
        assert (found["status"], found["current"]) == ("done", True)
        file = (await visitor.http.get(f"/api/tables/{table}/file")).content
        expected = analysis.analyse(decode(file), depth=DEPTH)
        assert found["analysis"] == as_told(expected)
        assert expected.names == ("n0", "n1")
    async with open_house(monkeypatch, store_settings, analysis_depth=DEPTH) as house:
        assert slow(house).jobs == []
        stranger = house.visitor()
        assert await stranger.get(path) == found, "it is kept, and whoever may see the game may read it"
    async with open_house(monkeypatch, store_settings, analysis_depth=DEPTH + 1) as house:
        slow(house)
        visitor = await guest(house, "Bea")
        assert await visitor.get(path) == found | {"current": False}
        again = await visitor.post(path)
        assert again["analysis"] == found["analysis"], "the earlier one stays until there is another"


@pytest.mark.slow
async def test_what_is_found_is_told_while_it_is_found(played: Journal) -> None:
    job = Job(_file(played), "master", DEPTH)
    steps = [found async for found in studied(job)]
    assert [step.judged.number for step in steps[:8] if step.judged] == list(range(1, 9))
    assert all(step.point is not None for step in steps[: steps[0].total])
    assert steps[-1].analysis == analysis.analyse(played.replay(["a", "b"]), depth=DEPTH)


def _file(journal: Journal) -> bytes:
    return msgspec.json.encode(plain(journal.replay(["a", "b"])))


@pytest.mark.slow
async def test_a_process_that_is_killed_or_stumbles_is_noticed(played: Journal) -> None:
    with pytest.raises(Lost, match="nothing_of_the_kind"):
        [found async for found in studied(Job(b"", "master", 1), "nothing_of_the_kind")]
    unfinished = replace(played.replay(["a", "b"]), ending="")
    with pytest.raises(Lost, match="error-replay-unfinished"):
        [found async for found in studied(Job(msgspec.json.encode(plain(unfinished)), "master", 1))]


@pytest.mark.both_stores
async def test_what_to_work_on_comes_from_ones_own_decisions_in_the_last_games_that_were_studied(
    monkeypatch: Patch, store_settings: dict[str, str], played: Journal
) -> None:
    found = analysis.analyse(played.replay(["a", "b"]), depth=1)
    first, *rest = [each for each in found.judged if each.seat == 0 and each.verdict != "forced"]
    dear = replace(first, verdict="blunder", cost=analysis.Estimate(0.25, 0.2, 0.3))
    told = replace(found, judged=(dear, *(replace(each, verdict="fine") for each in rest), *_costly(found, 1)))
    async with open_house(monkeypatch, store_settings) as house:
        visitor = house.visitor()
        own = await visitor.enter("Alix")
        assert await visitor.get(f"/api/me/training/{GAME}") == {"games": 0, "habits": []}
        worker = slow(house)
        table = await keep(house, played)
        await visitor.post(f"/api/tables/{table}/analysis")
        worker.says.put_nowait(Found(1, 1, None, None, told))
        await ready(visitor, f"/api/tables/{table}/analysis")
        assert (await visitor.get(f"/api/me/training/{GAME}"))["games"] == 0, "they only watched"
        await house.store.write(_seat(table, 0, own))
        training = await visitor.get(f"/api/me/training/{GAME}")
        made = sum(each.question == dear.question for each in (dear, *rest))
        assert training == {
            "games": 1,
            "habits": [{"question": dear.question, "made": made, "costly": 1, "lost": 0.25}],
        }
        assert (await visitor.get("/api/me/training/drakon"))["games"] == 0
        await house.store.write(_seat(table, 1, own))
        assert (await visitor.get(f"/api/me/training/{GAME}"))["games"] == 0, "who passes the device on is several"
        assert await visitor.refused("GET", "/api/me/training/chess") == (404, "error-unknown-game")
        assert (await house.visitor().refused("GET", f"/api/me/training/{GAME}"))[0] == 401


def _costly(found: analysis.Analysis, seat: int) -> list[analysis.Judged]:
    return [replace(each, verdict="blunder") for each in found.judged if each.seat == seat]


def _seat(table: str, seat: int, person: str) -> Work[None]:
    place = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)

    def work(connection: Connection) -> None:
        connection.execute(place.values(person=person))

    return work


async def test_nothing_can_be_asked_of_a_game_that_is_not_over(monkeypatch: Patch, tmp_path: Path) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        visitor = await guest(house)
        for rated in (True, False):
            wish = {"game": "drakon", "players": 2, "rated": rated, "public": True}
            opened = await visitor.post("/api/tables", wish, 201)
            path = f"/api/tables/{opened['id']}/analysis"
            assert await visitor.refused("POST", path) == (409, "server-not-over")
            other = await guest(house, "Bea")
            await other.post(f"/api/tables/{opened['id']}/join", {})
            await visitor.post(f"/api/tables/{opened['id']}/start", {})
            for who in (visitor, other, house.visitor()):
                assert await who.refused("GET", path) == (409, "server-not-over")
            assert await visitor.refused("POST", path) == (409, "server-not-over")
        assert await visitor.refused("GET", "/api/tables/nobody/analysis") == (404, "server-no-such-table")


async def test_a_game_among_friends_is_studied_and_read_by_them_alone_until_it_is_shared(
    monkeypatch: Patch, tmp_path: Path, played: Journal
) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        slow(house)
        table = await keep(house, played)
        await house.store.write(tables.change(table, "over", shared=False))
        path = f"/api/tables/{table}/analysis"
        stranger = await guest(house)
        for method in ("GET", "POST"):
            assert await stranger.refused(method, path) == (403, "server-not-invited")
        invite = (await house.services.hub.get(table)).row.invite
        answer = await stranger.http.get(path, headers={"X-Draco-Invite": invite})
        assert answer.json()["status"] == "none"
        assert (await house.visitor().http.post(path, headers={"X-Draco-Invite": invite})).status_code == 401
        row = (await house.services.hub.get(table)).row
        (await house.services.hub.get(table)).row = replace(row, shared=True)
        assert (await stranger.post(path))["status"] in ("waiting", "working")


async def test_progress_is_told_step_by_step_and_can_be_left_and_found_again(
    monkeypatch: Patch, tmp_path: Path, played: Journal
) -> None:
    steps = list(analysis.study(played.replay(["a", "b"]), depth=1))
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        worker = slow(house)
        table = await keep(house, played)
        path = f"/api/tables/{table}/analysis"
        visitor = await guest(house)
        await visitor.post(path)
        for step in steps[:3]:
            worker.says.put_nowait(Found(*step))
        await until(worker.says.empty)
        found = await visitor.get(path)
        assert (found["status"], found["done"], found["total"]) == ("working", 3, steps[0].total)
        assert [each["judged"]["number"] for each in found["steps"]] == [1, 2, 3]
        later = await house.visitor().get(f"{path}?after=2")
        assert later["steps"] == found["steps"][2:]
        assert await visitor.refused("GET", f"{path}?after=x") == (400, "server-bad-request")
        assert len(worker.jobs) == 1
        await visitor.post(path)
        worker.says.put_nowait(Found(*steps[-1]))
        assert (await ready(visitor, path))["status"] == "done"
        assert len(worker.jobs) == worker.ended == 1, "asked twice, studied once"


async def test_what_is_told_of_a_seat_is_the_same_in_all_worlds_it_could_not_tell_apart(
    monkeypatch: Patch, tmp_path: Path, played: Journal
) -> None:
    replay, rng = played.replay(["a", "b"]), random.Random(5)
    made, _ = decisions(played.game, replay)
    looks = Depth.of(Mind(played.game, "master").traits, DEPTH)
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        worker = slow(house)
        path = f"/api/tables/{await keep(house, played)}/analysis"
        visitor = await guest(house)
        await visitor.post(path)
        for step, _ in zip(analysis.study(replay, depth=DEPTH), made, strict=False):
            worker.says.put_nowait(Found(*step))
        await until(worker.says.empty)
        told = (await visitor.get(path))["steps"]
    assert len(told) == len(made)
    for each, step in zip(made, told, strict=True):
        world = Window(each.state, each.seat).imagine(rng)
        assert world.digest() != each.state.digest(), "another world"
        judged = glance(Chair(Window(world, each.seat)), each.number, each.move, looks)
        assert step["judged"] == as_told(judged)
        for seat, chance in enumerate(step["point"]["chances"]):
            world = Window(each.state, seat).imagine(rng)
            assert chance == as_told(Chair(Window(world, seat)).chance(looks.chance))


def as_told(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_one_is_studied_at_a_time_and_what_is_left_when_the_server_stops_is_taken_up_again(
    monkeypatch: Patch, tmp_path: Path, played: Journal
) -> None:
    where = {"data": ready_sqlite(tmp_path)}
    async with open_house(monkeypatch, where) as house:
        worker = slow(house)
        first, second = await keep(house, played), await keep(house, played)
        visitor = await guest(house)
        await visitor.post(f"/api/tables/{first}/analysis")
        await until(lambda: bool(worker.jobs))
        waiting = await visitor.post(f"/api/tables/{second}/analysis")
        assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
        assert len(worker.jobs) == 1
    assert worker.ended == 1, "nobody goes on where the server has stopped"
    *_, last = analysis.study(played.replay(["a", "b"]), depth=1)
    again = Slow()
    again.says.put_nowait(Found(*last))
    again.says.put_nowait(Found(*last))
    monkeypatch.setattr("dracotheque.server.services.Studies", lambda hub: Studies(hub, again))
    async with open_house(monkeypatch, where) as house:
        visitor = house.visitor()
        for table in (first, second):
            assert (await ready(visitor, f"/api/tables/{table}/analysis"))["status"] == "done"
    assert len(again.jobs) == 2


async def test_what_fails_twice_is_given_up_and_may_be_asked_again(
    monkeypatch: Patch, tmp_path: Path, played: Journal
) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        worker = slow(house)
        path = f"/api/tables/{await keep(house, played)}/analysis"
        visitor = await guest(house)
        await visitor.post(path)
        for _ in range(2):
            worker.says.put_nowait(Lost("killed"))
        assert (await ready(visitor, path))["status"] == "failed"
        assert len(worker.jobs) == 2
        assert (await visitor.post(path))["status"] in ("waiting", "working")


async def test_whoever_thinks_for_too_long_is_ended(monkeypatch: Patch, tmp_path: Path, played: Journal) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, analysis_patience=0.01) as house:
        worker = slow(house)
        path = f"/api/tables/{await keep(house, played)}/analysis"
        visitor = await guest(house)
        await visitor.post(path)
        assert (await ready(visitor, path))["status"] == "failed"
        assert len(worker.jobs) == worker.ended == 2


async def test_nobody_has_more_studied_than_is_fair(monkeypatch: Patch, tmp_path: Path, played: Journal) -> None:
    monkeypatch.setattr(studies_module, "MOST_WAITING", 3)
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, analyses_per_hour=4) as house:
        slow(house)
        paths = [f"/api/tables/{await keep(house, played)}/analysis" for _ in range(4)]
        alix, bea = await guest(house), await guest(house, "Bea")
        for path in paths[:3]:
            await alix.post(path)
        assert await alix.refused("POST", paths[3]) == (429, "server-analyses-yours")
        await alix.post(paths[0])
        assert await bea.refused("POST", paths[3]) == (503, "server-analyses-full")


async def test_a_server_may_have_nothing_studied(monkeypatch: Patch, tmp_path: Path, played: Journal) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, analyses_per_hour=0) as house:
        path = f"/api/tables/{await keep(house, played)}/analysis"
        assert await (await guest(house)).refused("POST", path) == (429, "server-too-often")
