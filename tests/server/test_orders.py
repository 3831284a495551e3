"""What players have left in advance is played for them at a slow table: after a while, or when their time is up."""

from typing import Any

import pytest

from dracotheque.games.jeu_des_dragons.events import DemandAnswered
from dracotheque.games.jeu_des_dragons.moves import AnswerDemands, Pay, PlanCards, Planned, PlayCard
from dracotheque.games.pierres_du_dragon.moves import Bid, EmptyFists
from dracotheque.tables.domain.clocks import DAY, MISSES
from dracotheque.tables.domain.notices import Turn
from dracotheque.tables.supervisor import Supervisor
from dracotheque.tables.table import Table
from tests.server.visitors import House, open_house
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch
FOREVER = 1e6
"""A pace so slow that no order is played before the time is up."""


async def slow_table(house: House) -> tuple[Table, Supervisor]:
    alix, basile = house.visitor(), house.visitor()
    await alix.enter("Alix")
    await basile.enter("Basile")
    wish = {"game": "jeu_des_dragons", "players": 2, "speed": {"kind": "slow", "days": 2}}
    made = await alix.post("/api/tables", wish, 201)
    await basile.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await alix.post(f"/api/tables/{made['id']}/start")
    hub = house.services.hub
    table = await hub.get(made["id"])
    return table, hub.supervisor(table)


async def play_to(table: Table, question: str) -> int:
    """Everybody makes the first move on offer until somebody is asked this."""
    while (state := table.history_now.state).actors:
        seat = state.actors[0]
        if state.asked == question:
            return seat
        await table.play(seat, state.decision(seat).moves[0])
    raise AssertionError(question)


def last_stroke(table: Table) -> tuple[Any, int, str]:
    history = table.history_now
    seat, author = history.strokes[-1]
    return history.journal.moves[-1][1], seat, author


async def let_time_pass(table: Table, supervisor: Supervisor, seat: int) -> None:
    """Three days later."""
    table.clocks._asked[seat] -= 3 * DAY
    moves = len(table.history_now.journal.moves)
    await supervisor.tick()
    await until_moved(table, moves)


async def until_moved(table: Table, moves: int) -> None:
    await until(lambda: len(table.history_now.journal.moves) > moves)
    await table.settled()


async def test_9_3_a_planned_card_is_played_when_the_turn_comes(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        supervisor._pace = FOREVER
        seat = await play_to(table, "play")
        card = table.history_now.state.decision(seat).moves[-1].card  # type: ignore[attr-defined]
        await table.play(seat, PlanCards((Planned(card),)))
        table.clocks.misses[seat] = 1
        moves = len(table.history_now.journal.moves)
        supervisor._ordered[seat] = 0
        await supervisor.tick()
        await until_moved(table, moves)
        assert last_stroke(table) == (PlayCard(card), seat, "order")
        assert table.clocks.misses[seat] == 1, "an order says nothing of whoever left it: neither here nor away"


async def test_9_2_an_order_answers_like_a_person_and_calls_nobody(monkeypatch: Patch, store_settings: Where) -> None:
    """The others are sent the events of an ordinary answer; whoever left it is not told that it is their turn."""
    called: list[tuple[str, object]] = []
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        await table.play(0, AnswerDemands("green", "pay"))
        await table.play(1, AnswerDemands("green", "pay"))
        await table.play(0, AnswerDemands("brass", "pay"))
        await table.play(1, AnswerDemands("brass", "pay"))
        monkeypatch.setattr(supervisor, "_notify", lambda news: called.append((table.history_now.state.asked, news)))
        history = table.history_now
        for _ in range(400):
            if history.strokes[-1].author == "order":
                break
            seat = history.state.actors[0]
            if history.state.asked == "demand":
                await until_moved(table, len(history.journal.moves))
            else:
                await table.play(seat, history.state.decision(seat).moves[0])
        move, seat, author = last_stroke(table)
        assert (type(move), author) == (Pay, "order")
        (*_, told) = [event for event in history.recent(1 - seat) if isinstance(event, DemandAnswered)]
        assert told.seat == seat
        assert not [asked for asked, news in called if asked == "demand" and isinstance(news, Turn)]


async def test_9_2_when_the_time_for_a_demand_is_up_the_order_answers(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        supervisor._pace = FOREVER
        seat = await play_to(table, "demand")
        while len(moves := table.history_now.state.decision(seat).moves) < 2:
            await table.play(seat, moves[0])
            seat = await play_to(table, "demand")
        for power in ("green", "brass"):
            await table.play(seat, AnswerDemands(power, "weakest"))
        state = table.history_now.state
        assert state.asked == "demand", "the order waits"
        expected = state.left_answer(seat)
        await let_time_pass(table, supervisor, seat)
        assert last_stroke(table) == (expected, seat, "caretaker")
        assert table.clocks.misses[seat] == 1


async def test_9_2_without_an_order_whoever_is_late_pays(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        seat = await play_to(table, "demand")
        await let_time_pass(table, supervisor, seat)
        assert last_stroke(table) == (Pay(), seat, "caretaker")


async def test_9_7_all_else_is_decided_by_the_house(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        seat = await play_to(table, "play")
        await let_time_pass(table, supervisor, seat)
        assert last_stroke(table)[1:] == (seat, "caretaker")


async def test_9_2_the_wait_for_an_order_is_long_and_never_the_same(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await slow_table(house)
        supervisor._pace = 1
        waits = {supervisor._order_pause(0) for _ in range(50)}
        assert len(waits) > 40
        assert 8_000 <= min(waits) < max(waits) <= 120_000
        assert set(table.here) == set(), "nobody is connected"
        monkeypatch.setattr(Table, "here", frozenset({table.chairs[0].person}))
        waits = {supervisor._order_pause(0) for _ in range(50)}
        assert 2_000 <= min(waits) < max(waits) <= 8_000, "whoever is at the table answers sooner"
        supervisor._pace = FOREVER
        assert max(supervisor._order_pause(0) for _ in range(50)) <= DAY, "within the time of the decision"
        seat = await play_to(table, "play")
        card = table.history_now.state.decision(seat).moves[0].card  # type: ignore[attr-defined]
        await table.play(seat, PlanCards((Planned(card),)))
        await table.settled()
        assert supervisor.next_deadline(table.history_now) == supervisor._ordered[seat]
        await table.play(seat, PlanCards())
        await table.settled()
        assert supervisor._ordered == {}


async def stones_table(house: House, **speed: object) -> tuple[Table, Supervisor]:
    """Three people at a table of Aux Pierres du Dragon."""
    people = [house.visitor() for _ in range(3)]
    for person, name in zip(people, ("Alix", "Basile", "Chloé"), strict=True):
        await person.enter(name)
    made = await people[0].post("/api/tables", {"game": "pierres_du_dragon", "players": 3, "speed": speed}, 201)
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await people[0].post(f"/api/tables/{made['id']}/start")
    hub = house.services.hub
    table = await hub.get(made["id"])
    return table, hub.supervisor(table)


@pytest.mark.ruling("PD-44")
async def test_a_late_gold_fist_is_empty_and_soon_a_bot_keeps_the_seat(
    monkeypatch: Patch, store_settings: Where
) -> None:
    """Nobody's gold is bid by a bot for being asleep: the answers of the rules are given, and the table is slow."""
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await stones_table(house, kind="slow", days=1)
        assert table.history_now.state.options.tempo == "slow"  # type: ignore[attr-defined]
        for _ in range(MISSES):
            assert not table.chairs[0].away
            for seat in (1, 2):
                await table.play(seat, Bid())
            moves = len(table.history_now.journal.moves)
            table.clocks._asked[0] -= 3 * DAY
            await supervisor.tick()
            await until_moved(table, moves)
            assert table.history_now.journal.moves[moves] == (0, Bid())
        await until(lambda: table.chairs[0].away)


async def test_empty_fists_on_request_close_after_a_while_like_a_persons(
    monkeypatch: Patch, store_settings: Where
) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        table, supervisor = await stones_table(house, kind="live", seconds=60, reserve=0)
        supervisor._pace = FOREVER
        await table.play(0, EmptyFists(True))
        for seat in (1, 2):
            await table.play(seat, Bid())
        await table.settled()
        state = table.history_now.state
        assert 0 in state.actors, "the next character is shown, and nothing has closed"
        asked = table.clocks._asked[0]
        assert asked + 6_000 <= supervisor._ordered[0] <= asked + 31_000
        supervisor._ordered[0] = 0
        moves = len(table.history_now.journal.moves)
        await supervisor.tick()
        await until_moved(table, moves)
        assert last_stroke(table) == (Bid(), 0, "order")
