"""Playing over the wire: streams, idempotent moves, sealed answers, orders at any time, undo, clocks, hints."""

from typing import Any

import httpx2
import msgspec
import pytest

from tests.server.client import Person, Seat, open_table
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


class Company:
    """A running table and the connections of everybody who plays there."""

    def __init__(self, people: list[Person], table: Any, seats: list[Seat]) -> None:
        self.people = people
        self.table = table
        self.seats = seats

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.drop()


async def gather(
    server: ServerProcess, http: httpx2.AsyncClient, game: str, players: int = 2, **wishes: Any
) -> Company:
    people = [await Person.enter(http, f"Player {seat}") for seat in range(players)]
    options = wishes.pop("options", {})
    table = await open_table(people, game, options, **wishes)
    seats = [Seat(server.url, table["id"], person.token) for person in people]
    for seat in seats:
        await seat.connect()
        await seat.hear("view")
    return Company(people, table, seats)


async def play_first(seat: Seat) -> str:
    """Play the first move on offer, and wait until it is durable."""
    name = await seat.move(seat.now["decision"]["moves"][0])
    assert (await seat.answered(name))["type"] == "ack"
    return name


def is_news(message: Any) -> bool:
    return bool(message["type"] == "news")


async def test_what_was_missed_is_sent_again_and_nothing_else(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "jeu_des_dragons", 3)
    alix, basile, _ = company.seats
    await alix.drop()
    last = alix.last
    await play_first(basile)
    await alix.connect()
    news = await alix.until(is_news)
    assert last is not None
    assert news["n"] > last
    assert alix.fresh == 1
    await alix.drop()
    alix.stream = "another"
    await alix.connect()
    await alix.hear("view")
    await company.leave()


async def test_the_same_id_is_acknowledged_twice_and_played_once(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "jeu_des_dragons")
    alix, basile = company.seats
    name = await play_first(alix)
    await alix.move(alix.sent_moves[name], name)
    assert (await alix.answered(name))["type"] == "ack"
    await play_first(basile)
    news = await alix.until(lambda m: is_news(m) and any(event["type"] == "antes-revealed" for event in m["events"]))
    assert sum(event["type"] == "ante-sealed" for event in news["events"]) <= 1
    await company.leave()


async def test_a_sealed_answer_may_be_changed_until_the_reveal_and_nobody_notices(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "jeu_des_dragons")
    alix, basile = company.seats
    await play_first(alix)
    await basile.until(is_news)
    heard = len(basile.heard)
    change = next(move for move in alix.now["decision"]["changes"] if move != alix.now["decision"]["sealed"])
    name = await alix.move(change)
    assert (await alix.answered(name))["type"] == "ack"
    assert alix.now["decision"]["sealed"] == change
    await basile.send({"type": "ping"})
    assert (await basile.receive())["type"] == "pong"
    assert len(basile.heard) == heard + 1
    await company.leave()


async def test_an_order_may_be_given_out_of_turn(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "dragons_du_mekong", options={"standing_orders": True})
    alix, basile = company.seats
    await play_first(alix)
    assert alix.now["decision"]["moves"] == []
    await basile.until(is_news)
    name = await alix.move({"type": "decide-myself", "myself": False})
    answer = await alix.answered(name)
    assert answer["type"] == "ack", answer
    await basile.send({"type": "ping"})
    assert (await basile.receive())["type"] == "pong", "others hear nothing of an order"
    await company.leave()


async def test_a_refusal_says_why_and_changes_nothing(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "drakon")
    waiting = next(seat for seat in company.seats if seat.now["decision"] is None)
    asked = next(seat for seat in company.seats if seat is not waiting)
    name = await waiting.move(asked.now["decision"]["moves"][0])
    error = (await waiting.answered(name))["error"]
    assert error["code"] == "refuse-not-asked"
    assert error["args"] == {"seats": [asked.table_seat]}
    name = await asked.move({"type": "no-such-move"})
    assert (await asked.answered(name))["error"]["code"] == "refuse-not-a-move"
    await company.leave()


async def test_a_move_that_revealed_nothing_is_taken_back_freely(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "jeu_des_dragons")
    alix, basile = company.seats
    await play_first(alix)
    assert alix.now["decision"]["sealed"] is not None
    await alix.send({"type": "undo", "id": "u1"})
    assert (await alix.answered("u1"))["type"] == "ack"
    assert alix.now["decision"]["sealed"] is None
    assert basile.table["undo"] is None
    await company.leave()


async def test_a_move_that_revealed_something_is_taken_back_when_all_agree(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "jeu_des_dragons")
    alix, basile = company.seats
    await play_first(alix)
    await play_first(basile)
    await alix.send({"type": "undo", "id": "u1"})
    asked = await basile.until(lambda m: m["type"] == "table" and m["table"]["undo"] is not None)
    assert asked["table"]["undo"] == {"seat": 0, "waiting": [1]}
    await basile.send({"type": "undo-answer", "id": "a1", "agree": True})
    fresh = await basile.hear("view")
    assert fresh["decision"]["question"] == "ante"
    assert not any(event["type"] == "antes-revealed" for event in fresh["log"])
    await basile.send({"type": "undo-answer", "id": "a2", "agree": True})
    assert (await basile.answered("a2"))["error"]["code"] == "server-nobody-asks-undo"
    await company.leave()


async def test_when_a_persons_time_is_up_somebody_moves_for_them(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "drakon", speed={"kind": "live", "seconds": 5, "reserve": 0})
    alix = company.seats[0]
    (clock,) = msgspec.json.decode(alix.heard[0])["clocks"]["seats"]
    assert clock["reserve"] == 0
    moved = await alix.until(is_news)
    assert moved["events"]
    await company.leave()


async def test_when_the_sand_of_the_game_is_out_the_clock_moves_as_the_rules_say(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    company = await gather(server, http, "dragons_du_mekong", options={"program_time": 5})
    news = await company.seats[0].until(is_news)
    assert news["events"][0] == {"type": "time-ran-out", "seats": [0, 1]}
    await company.leave()


@pytest.mark.slow
async def test_a_hint_is_a_legal_move_for_the_one_who_asked(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "jeu_des_dragons")
    alix = company.seats[0]
    await alix.send({"type": "hint", "id": "h1"})
    hint = await alix.answered("h1")
    assert hint["move"] in alix.now["decision"]["moves"]
    await company.leave()


@pytest.mark.slow
async def test_a_coach_says_what_the_last_move_was_worth_to_one_who_plays_with_bots(
    server: ServerProcess, http: httpx2.AsyncClient
) -> None:
    alix = await Person.enter(http, "Alix")
    table = await alix.post("/api/play-now", {"game": "drakon"})
    seat = Seat(server.url, table["id"], alix.token)
    await seat.connect()
    await seat.hear("view")
    await seat.send({"type": "opinion", "id": "o1"})
    assert (await seat.answered("o1"))["error"]["code"] == "server-nothing-decided"
    while not (seat.now["decision"] or {}).get("moves"):
        await seat.receive()
    offered = seat.now["decision"]["moves"]
    await seat.answered(await seat.move(offered[0]))
    await seat.send({"type": "opinion", "id": "o2"})
    opinion = await seat.answered("o2")
    assert (opinion["type"], opinion["best"] in offered) == ("opinion", True)
    assert opinion["verdict"] in ("forced", "fine", "find", "slip", "blunder")
    await seat.drop()


async def test_no_coach_looks_at_a_running_game_among_people(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "drakon")
    alix = company.seats[0]
    await alix.send({"type": "opinion", "id": "o1"})
    assert (await alix.answered("o1"))["error"]["code"] == "server-coach-alone"
    await company.leave()


async def test_a_stranger_may_watch_but_neither_play_nor_talk(server: ServerProcess, http: httpx2.AsyncClient) -> None:
    company = await gather(server, http, "drakon")
    stranger = Seat(server.url, company.table["id"], None, company.table["invite"])
    await stranger.connect()
    assert (await stranger.hear("view"))["seat"] is None
    await stranger.send({"type": "chat", "id": "c", "text": "Hello"})
    assert (await stranger.answered("c"))["error"]["code"] == "server-who-are-you"
    name = await stranger.move({"type": "pass"})
    assert (await stranger.answered(name))["error"]["code"] == "server-who-are-you"
    await stranger.drop()
    await company.leave()
