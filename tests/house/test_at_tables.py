"""At a table of the local house: undo, hints, standing orders, clocks, seats that share the device, bots that fail."""

import asyncio
import random

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.replays import decode_move
from dracotheque.games.jeu_des_dragons.moves import PlanCards, Planned
from dracotheque.house import MemoryStorage, Thinker
from dracotheque.house.thinking import InPlace
from dracotheque.tables.domain.sight import look
from dracotheque.tables.thinking import RehearsalWish, answer
from tests.house.at_home import GAMES, Guest, Json, Table, at_home

pytestmark = pytest.mark.anyio
TOGETHER = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


async def play_now(alix: Guest, game: str, bot: str = "heuristic", **more: Json) -> Table:
    made = await alix.post("/api/play-now", {"game": game, "bot": bot, **more}, 201)
    return await alix.sit(made["id"])


async def together(alix: Guest, game: str, **more: Json) -> str:
    made = await alix.post("/api/tables", {"game": game, "players": 2, "seats": TOGETHER, **more}, 201)
    started = await alix.post(f"/api/tables/{made['id']}/start")
    name: str = started["id"]
    return name


async def test_a_move_is_taken_back() -> None:
    async with at_home() as alix:
        table = await play_now(alix, "drakon", players=2)
        decision = await table.until_asked()
        before = table.latest["view"]
        await table.do("move", move=decision["moves"][0], number=decision["number"])
        assert table.latest["view"] != before
        assert (await table.do("undo"))["type"] == "ack"
        while table.latest["type"] != "view":
            await table.next("view")
        assert table.latest["view"] == before


async def test_a_hint_is_a_move_one_may_make_and_says_why() -> None:
    async with at_home() as alix:
        table = await play_now(alix, "jeu_des_dragons")
        decision = await table.until_asked()
        hint = await table.do("hint")
        assert hint["type"] == "hint"
        assert hint["move"] in decision["moves"]
        assert hint["why"]


async def test_what_was_left_in_advance_is_played_without_being_asked_again() -> None:
    async with at_home() as alix:
        slow = {"kind": "slow", "days": 2}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
        made = await alix.post(
            "/api/tables", {"game": "jeu_des_dragons", "players": 2, "seats": seats, "speed": slow}, 201
        )
        await alix.post(f"/api/tables/{made['id']}/start")
        table = await alix.sit(made["id"])
        while (decision := await table.until_asked())["question"] != "play":
            await table.do("move", move=decision["moves"][0], number=decision["number"])
        order = PlanCards(cards=(Planned(card=decision["moves"][-1]["card"]),))
        assert (await table.do("move", move=order))["type"] == "ack"
        while table.decision is not None and table.decision["number"] == decision["number"]:
            await table.next("news")
        loaded = await alix.house.tables.load(made["id"])
        assert loaded is not None
        played = next(entry for entry in loaded.entries if entry.author == "order")
        assert (played.seat, msgspec.json.decode(played.content)) == (0, decision["moves"][-1])


async def test_who_is_late_is_helped_by_the_clock() -> None:
    async with at_home() as alix:
        wish = {"game": "drakon", "players": 2, "speed": {"kind": "live", "seconds": 30, "reserve": 0}}
        made = await alix.post("/api/tables", wish | {"seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
        await alix.post(f"/api/tables/{made['id']}/start")
        table = await alix.sit(made["id"])
        decision = await table.until_asked()
        assert table.latest["clocks"]["seats"]
        while table.decision is not None and table.decision["number"] == decision["number"]:
            await table.next()
        loaded = await alix.house.tables.load(made["id"])
        assert loaded is not None
        assert any(entry.author in ("caretaker", "clock") and entry.seat == 0 for entry in loaded.entries)


@pytest.mark.parametrize("game", ["jeu_des_dragons", "dragons_du_mekong", "or_des_dragons"])
async def test_each_who_shares_the_device_sees_what_their_seat_may_see_and_nothing_else(game: str) -> None:
    async with at_home() as alix:
        seats = [*TOGETHER, {"kind": "here", "name": "Chloé"}]
        made = await alix.post("/api/tables", {"game": game, "players": 3, "seats": seats}, 201)
        await alix.post(f"/api/tables/{made['id']}/start")
        tables = [await alix.sit(made["id"], seat) for seat in range(3)]
        held = await alix.house.keeper.get(made["id"])
        rng = random.Random(game)
        for _ in range(40):
            asked = [table for table in tables if table.decision is not None]
            if not asked or held.row.status == "over":
                break
            decision = asked[0].decision
            await asked[0].do("move", move=rng.choice(decision["moves"]), number=decision["number"])
            await asyncio.sleep(0)
            assert held.history is not None
            for seat, table in enumerate(tables):
                assert msgspec.json.decode(look(held.history.state, seat).view) == table.latest["view"]
                assert table.latest["decision"] is None or table.latest["decision"]["seat"] == seat


class Dead:
    """A thinker whose worker is gone."""

    async def think(self, request: str) -> str:
        raise RuntimeError("gone")


class Stuck(InPlace):
    """A thinker that thinks for ever about whatever the rule of thumb is not asked."""

    given_up = 0

    async def think(self, request: str) -> str:
        if '"heuristic"' in request:
            return await super().think(request)
        try:
            await asyncio.sleep(1e6)
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        raise AssertionError


async def test_where_nobody_thinks_bots_still_move_and_no_hint_is_given() -> None:
    async with at_home(thinker=Dead()) as alix:
        table = await play_now(alix, "drakon", "master")
        await table.until_asked()
        assert (await table.do("hint"))["error"]["code"] == "server-no-advice"
        assert await table.play(random.Random(1)) > 0
        assert table.is_over


async def test_a_thought_that_takes_too_long_is_given_up_for_the_rule_of_thumb() -> None:
    thinker = Stuck()
    async with at_home(thinker=thinker) as alix:
        table = await play_now(alix, "drakon", "master", players=2)
        await table.play(random.Random(1), most=2)
        await table.until_asked()
        assert thinker.given_up > 0


class Noting(Thinker):
    """A thinker elsewhere, who notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def think(self, request: str) -> str:
        self.asked.append(msgspec.json.decode(request)["thought"])
        return answer(request)


async def test_whoever_thinks_elsewhere_has_rehearsed_a_game_before_its_first_bot_is_asked() -> None:
    thinker = Noting()
    async with at_home(thinker=thinker) as alix:
        table = await play_now(alix, "drakon", players=2)
        await table.play(random.Random(1), most=1)
        await table.until_asked()
        assert thinker.asked[:2] == ["rehearse", "choose"]
        await play_now(alix, "drakon", players=2)
        assert thinker.asked.count("rehearse") == 1


async def test_where_no_bot_sits_nobody_rehearses() -> None:
    thinker = Noting()
    async with at_home(thinker=thinker) as alix:
        await alix.sit(await together(alix, "drakon"), seat=0)
        await asyncio.sleep(60)
        assert thinker.asked == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsal_tries_a_game_out(game: str) -> None:
    wish = RehearsalWish(game=game, rules=games.get(game).rules_version)
    decode_move(games.get(game), answer(msgspec.json.encode(wish).decode()))


@pytest.mark.slow
async def test_a_bot_of_every_level_plays() -> None:
    async with at_home() as alix:
        (shelf,) = [game for game in (await alix.get("/api/shelf"))["games"] if game["id"] == "drakon"]
        for bot in shelf["bots"]:
            table = await play_now(alix, "drakon", bot["name"], players=2)
            assert await table.play(random.Random(bot["name"]), most=1) == 1


async def test_whoever_changes_their_name_is_called_so_at_the_table_and_the_others_are_not() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as alix:
        name = await together(alix, "drakon")
        table = await alix.sit(name)
        person = (await alix.get("/api/me"))["person"]["id"]
        await alix.post("/api/guest", {"name": "Zoé", "language": "en"}, 201)
        told = await table.next("table")
        while told["table"]["seats"][0]["name"] != "Zoé":
            told = await table.next("table")
        assert told["table"]["seats"][1]["name"] == "Basile"
    async with at_home(storage) as again:
        me = (await again.get("/api/me"))["person"]
        assert (me["id"], me["name"], me["language"], me["guest"]) == (person, "Zoé", "en", True)
