"""Playing on from a moment of a finished game: the same moves, the same seed, other hands; and it counts for nobody."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.moves import CLOCK
from dracotheque.core.replays import Journal
from dracotheque.server.records.worker import settle
from dracotheque.server.store import records, tables
from dracotheque.tables.domain.ledger import linked
from dracotheque.tables.domain.tables import Chair, Entry
from dracotheque.tables.domain.undo import last_move_of
from dracotheque.tables.moments import now_ms
from tests.server.databases import ready_sqlite
from tests.server.visitors import House, Visitor, open_house, running_table
from tests.server.whole_games import SHORT

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch


def random_game(game: str) -> Journal:
    box, rng = games.get(game), random.Random(4)
    journal = Journal(box, box.players[0], SHORT.get(game, {}), 1)
    while not journal.state.over:
        seat = rng.choice([actor for actor in journal.state.actors if actor != CLOCK])
        journal.play(seat, rng.choice(list(journal.state.decision(seat).moves)))
    return journal


async def keep(house: House, journal: Journal, **more: Any) -> str:
    """A finished table where this was played."""
    players, game = journal.state.players, journal.game.id
    row = replace(running_table(players, game), rules=journal.game.rules_version, options=SHORT.get(game, {}))
    row = replace(
        row,
        status="over",
        shared=True,
        ended=now_ms(),
        result={"ending": "", "scores": [], "winners": []},
        code=row.id[:5],
        **more,
    )
    played = [
        Entry(row.id, seq, "move", seat, "person", f"m{seq}", msgspec.json.encode(move).decode(), 1)
        for seq, (seat, move) in enumerate(journal.moves, start=1)
    ]
    chairs = [Chair(seat=seat, kind="person", person=f"p{seat}", name=f"n{seat}") for seat in range(players)]
    await house.store.write(tables.add(row, chairs, list(linked(row, played))))
    return row.id


def before(journal: Journal, moment: int) -> Any:
    players, game = journal.state.players, journal.game
    earlier = Journal(game, players, SHORT.get(game.id, {}), journal.seed)
    for seat, move in journal.moves[:moment]:
        earlier.play(seat, move)
    return earlier.state


@pytest.mark.parametrize("game", games.ids())
async def test_the_new_table_stands_where_the_old_one_stood(monkeypatch: Patch, tmp_path: Path, game: str) -> None:
    journal = random_game(game)
    moment = len(journal.moves) // 2
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, most_tables_each=2) as house:
        monkeypatch.setattr(house.services.hub.pool, "choose", _think_for_ever)
        origin = await keep(house, journal)
        visitor = house.visitor()
        me = await visitor.enter("Alix")
        info = await visitor.post(f"/api/tables/{origin}/play-on", {"moment": moment, "seat": 1}, 201)
        assert info["origin"] == {"table": origin, "moves": moment}
        assert (info["status"], info["seed"], info["public"]) == ("running", None, False)
        assert [seat["person"] for seat in info["seats"]] == [None, me, *[None] * (journal.state.players - 2)]
        assert {seat["kind"] for seat in info["seats"] if seat["seat"] != 1} == {"bot"}
        table = await house.services.hub.get(info["id"])
        assert table.history is not None
        assert table.history.state.digest() == before(journal, moment).digest()
        assert last_move_of(table.history, 1) is None, "what was played before is nobody's to take back"


async def _think_for_ever(*_: object) -> None:
    await asyncio.Event().wait()


async def test_only_a_finished_game_and_only_a_moment_before_its_end(monkeypatch: Patch, tmp_path: Path) -> None:
    journal = random_game("drakon")
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        over = await keep(house, journal)
        visitor = house.visitor()
        path, last = f"/api/tables/{over}/play-on", len(journal.moves)
        assert await visitor.refused("POST", path, {"moment": 0, "seat": 0}) == (401, "server-who-are-you")
        await visitor.enter("Alix")
        assert await visitor.refused("POST", path, {"moment": last, "seat": 0}) == (422, "server-no-such-moment")
        assert await visitor.refused("POST", path, {"moment": 0, "seat": 7}) == (422, "server-no-such-viewer")
        assert (await visitor.refused("POST", path, {"moment": -1, "seat": 0}))[0] == 400
        running = await visitor.post("/api/play-now", {"game": "drakon"}, 201)
        path = f"/api/tables/{running['id']}/play-on"
        assert await visitor.refused("POST", path, {"moment": 0, "seat": 0}) == (409, "server-not-over")


async def _game_of_two(house: House, **more: Any) -> tuple[str, Journal, list[Visitor]]:
    """A finished game of two people who are here."""
    journal = random_game("drakon")
    table = await keep(house, journal, **more)
    visitors = []
    for seat, name in enumerate(("Alix", "Basile")):
        visitors.append(house.visitor())
        person = await visitors[-1].sign_up(name)
        old = Chair(seat=seat, kind="person", person=f"p{seat}", name=f"n{seat}")
        await house.store.write(tables.take_seat(table, old, replace(old, person=person, name=name)))
    return table, journal, visitors


async def test_whoever_played_has_the_others_back_and_it_goes_on_when_all_sit(
    monkeypatch: Patch, tmp_path: Path
) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        over, journal, (alix, basile) = await _game_of_two(house)
        moment = len(journal.moves) // 2
        wish = {"moment": moment, "seat": 0, "others": "own"}
        stranger = house.visitor()
        await stranger.enter("Zoé")
        path = f"/api/tables/{over}/play-on"
        assert await stranger.refused("POST", path, wish) == (403, "server-not-seated")
        assert await alix.refused("POST", path, {**wish, "seat": 1}) == (403, "server-not-seated")
        info = await alix.post(path, wish, 201)
        assert (info["status"], [seat["kind"] for seat in info["seats"]]) == ("open", ["person", "open"])
        expected = (await basile.get("/api/me/tables"))["tables"]
        waiting = next(each for each in expected if each["table"]["id"] == info["id"])
        assert waiting["your_turn"], "they are asked to come"
        begun = await basile.post(f"/api/tables/{info['id']}/join", {})
        assert (begun["status"], begun["rated"], begun["origin"]["moves"]) == ("running", False, moment)
        table = await house.services.hub.get(info["id"])
        assert table.history is not None
        assert table.history.state.digest() == before(journal, moment).digest()

        await basile.post("/api/people/Alix/shun", {"shunned": True})
        assert await alix.refused("POST", path, wish) == (403, "server-not-invited")


async def test_one_device_goes_round_among_those_who_played(monkeypatch: Patch, tmp_path: Path) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        over, _, (alix, _) = await _game_of_two(house)
        info = await alix.post(f"/api/tables/{over}/play-on", {"moment": 3, "seat": 0, "others": "here"}, 201)
        me = (await alix.get("/api/me"))["person"]["id"]
        assert info["status"] == "running"
        assert [(seat["person"], seat["name"]) for seat in info["seats"]] == [(me, "Alix"), (me, "Basile")]


async def test_it_is_entered_in_nobodys_records(monkeypatch: Patch, tmp_path: Path) -> None:
    journal = random_game("drakon")
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        visitor = house.visitor()
        me = await visitor.sign_up("Alix")
        chair = Chair(seat=0, kind="person", person=me, name="Alix")
        counted = []
        for origin in (None, "another"):
            table = await keep(house, journal, origin=origin, origin_moves=1)
            await house.store.write(tables.take_seat(table, replace(chair, person="p0"), chair))
            result = {"ending": "x", "scores": [3, 1], "winners": [0]}
            await house.store.write(tables.change(table, "over", result=result))
            await house.store.write(settle(table, now_ms()))
            assert await house.store.read(records.is_settled(table))
            counted.append(len((await visitor.get("/api/me/history"))["games"]))
        assert counted == [1, 1]
