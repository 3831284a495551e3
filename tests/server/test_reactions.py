"""Questions out of turn: what time running out does, and what nobody learns from them."""

import asyncio
import random
import time
from typing import Any

import pytest

from dracotheque import games
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.games.drakon.moves import Accept, Guard, MoveTo, StandingOrder
from dracotheque.games.or_des_dragons.moves import PASS, NoDeal
from dracotheque.tables import supervisor
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.history import plain_options
from dracotheque.tables.domain.speeds import Live, Slow, Speed
from dracotheque.tables.domain.tables import Chair, Entry
from dracotheque.tables.moments import now_ms, steady_ms
from dracotheque.tables.supervisor import Supervisor
from dracotheque.tables.table import Table
from tests.games.drakon.table import position
from tests.games.or_des_dragons.table import shared as gold
from tests.server.in_memory import Ear, any_move, table_of
from tests.server.own_time import OwnTimeLoop

pytestmark = pytest.mark.anyio
P1, P2 = range(2)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, object]]:
    return "asyncio", {"loop_factory": OwnTimeLoop}


def supervisor_of(table: Table, pool: Any = None, pace: float = 0.0) -> Supervisor:
    return Supervisor(table, pool, pace, lambda _: None)


def entries(table: Table) -> list[Entry]:
    store: Any = table.store
    kept: list[Entry] = store.entries
    return kept


async def robbed(speed: Speed) -> Table:
    """P1 has just stolen from P2, who is the Knight and is asked."""
    table = table_of("drakon", 2, {"powers": True}, speed)
    table.history_now.journal.state = position(
        """
        Rooms: (0,0) start NESW; (1,0) steal_left E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 1, P2 2; Start 0; treasury 25.
        Hands: P1 rotation:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "knight"],
    )
    table.clocks.restart(table.history_now.state, now_ms())
    await table.play(P1, MoveTo(1, 0))
    return table


@pytest.mark.parametrize(("order", "late"), [(None, "guard"), (StandingOrder("never"), "accept")])
async def test_the_knights_time_is_up_after_twenty_seconds_and_the_order_or_his_shield_answers(
    order: StandingOrder | None, late: str
) -> None:
    table = await robbed(Live(seconds=45, reserve=300))
    if order is not None:
        await table.play(P2, order)
    table.clocks.misses[P2] = 2
    kept = supervisor_of(table)
    asked = table.clocks._asked[P2]
    assert kept.next_deadline(table.history_now) == asked + 20_000
    await kept.tick()
    assert entries(table)[-1].author == "person"
    table.clocks._asked[P2] = now_ms() - 20_001
    await kept.tick()
    last = entries(table)[-1]
    assert (last.seat, last.author, last.content) == (P2, "clock", f'{{"type":"{late}"}}')
    assert isinstance(table.history_now.journal.moves[-1][1], Guard | Accept)
    assert table.clocks.misses[P2] == 2
    kept.close()


async def test_whoever_sleeps_through_a_theft_steals_nothing_and_is_not_missing() -> None:
    table = table_of("or_des_dragons", 3, {"sand": "live"}, Live(seconds=45, reserve=300))
    table.history_now.journal.state = gold({"gold": 2}, ((P1, "thief"), (P2, "warrior")), options={"sand": "live"})
    table.clocks.restart(table.history_now.state, now_ms())
    for seat in (P1, P2):
        await table.play(seat, NoDeal())
    kept = supervisor_of(table)
    assert table.history_now.state.asked == "steal"
    table.clocks._asked[P1] = now_ms() - 15_001
    await kept.tick()
    last = entries(table)[-1]
    assert (last.seat, last.author, last.content) == (P1, "clock", '{"type":"pass"}')
    assert table.clocks.misses[P1] == 0
    kept.close()


class FirstPool:
    """Bots that take the first move there is."""

    async def choose(self, state: State, seat: int, bot: str, table: str) -> Move:
        return state.decision(seat).moves[0]


async def test_a_clock_of_the_machine_that_is_put_forward_takes_nobodys_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("drakon", 2, {}, Live(seconds=45, reserve=300))
    table.clocks.restart(table.history_now.state, steady_ms())
    kept = supervisor_of(table, FirstPool())
    due = kept.next_deadline(table.history_now)
    right = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: right() + 3600 * 10**9)
    await kept.tick()
    await asyncio.sleep(1.0)  # whoever would move instead has done so
    assert entries(table) == []
    assert kept.next_deadline(table.history_now) == due
    kept.close()


async def demanded(speed: Speed) -> tuple[Table, int]:
    """Somebody is asked for a card or 5 gold."""
    rng = random.Random(5)
    table = table_of("jeu_des_dragons", 3, {}, speed)
    while table.history_now.state.asked != "demand":
        seat, move = any_move(table, rng)
        await table.play(seat, move)
    return table, table.history_now.state.actors[0]


async def test_9_2_a_demand_has_twenty_seconds_and_whoever_lets_them_pass_pays_and_is_not_missing() -> None:
    table, target = await demanded(Live(seconds=45, reserve=300))
    kept = supervisor_of(table)
    assert kept.next_deadline(table.history_now) == table.clocks._asked[target] + 20_000
    table.clocks._asked[target] = now_ms() - 20_001
    await kept.tick()
    last = entries(table)[-1]
    assert (last.seat, last.author, last.content) == (target, "clock", '{"type":"pay"}')
    assert table.clocks.misses[target] == 0
    kept.close()


async def test_9_2_where_days_are_counted_a_demand_has_the_time_of_any_decision() -> None:
    table, target = await demanded(Slow(days=2))
    assert table.clocks.until(target) == table.clocks._asked[target] + 2 * DAY
    assert not table.clocks.is_hurried(target)


# Windows in which nobody may know who can do something.


async def at_a_window(speed: Speed | None = None) -> Table:
    """L'Or des Dragons, with somebody about to go on in a window that is open for all."""
    rng = random.Random(3)
    table = table_of("or_des_dragons", 3, {"ruleset": "advanced", "sand": "live"}, speed, seed=9)
    while table.history_now.state.asked != "react" or len(table.history_now.state.actors) != 4:
        seat, move = any_move(table, rng)
        await table.play(seat, move)
    return table


async def test_who_goes_on_in_a_window_is_told_alone_and_nobody_elses_numbers_move() -> None:
    table = await at_a_window(Live())
    ears = [Ear(viewer) for viewer in (0, 1, 2, None)]
    for ear in ears:
        await table.attach(ear, None, None)
    last = [ear.heard[-1]["n"] for ear in ears]
    for gone_on, seat in enumerate((1, 2, 0)):
        for ear in ears:
            ear.heard.clear()
        await table.play(seat, PASS)
        await asyncio.sleep(0)
        if gone_on < 2:
            assert [len(ear.heard) for ear in ears] == [int(viewer == seat) for viewer in (0, 1, 2, None)]
            last[seat] += 1
    assert [ear.heard[0]["n"] for ear in ears] == [n + 1 for n in last]
    assert all(ear.heard[0]["events"][0]["type"] == "window-shut" for ear in ears)


async def test_3_no_deal_said_twice_gives_its_speaker_a_new_number_and_is_silence_for_all_others() -> None:
    table = table_of("or_des_dragons", 3, {"sand": "live"}, Live())
    table.history_now.journal.state = gold({"gold": 2}, ((P1, "thief"), (P2, "warrior")), options={"sand": "live"})
    await table.play(P1, NoDeal())
    ears = [Ear(viewer) for viewer in (P1, P2, 2, None)]
    for ear in ears:
        await table.attach(ear, None, None)
    before = [ear.heard[0] for ear in ears]
    for ear in ears:
        ear.heard.clear()
    await table.play(P1, NoDeal())
    await asyncio.sleep(0)
    assert [len(ear.heard) for ear in ears] == [1, 0, 0, 0]
    (again,) = ears[P1].heard
    assert again["events"] == []
    assert again["view"] == before[P1]["view"]
    assert again["decision"] == before[P1]["decision"] | {"number": before[P1]["decision"]["number"] + 1}


class ThinkingPool:
    """Bots that go on, after having thought for so long."""

    def __init__(self, seconds: dict[int, float]) -> None:
        self._seconds = seconds

    async def choose(self, state: State, seat: int, bot: str, table: str) -> Move:
        await asyncio.sleep(self._seconds[seat])
        return PASS


async def test_a_bot_goes_on_at_a_moment_that_does_not_tell_how_long_it_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor, "LONGEST_WINDOW", 0.6)
    monkeypatch.setattr(supervisor, "uniform", lambda low, high: (low + high) / 2)
    table = await at_a_window()
    table.chairs = (table.chairs[0], *(Chair(seat=seat, kind="bot", bot="random", name="bot") for seat in (1, 2)))
    kept = supervisor_of(table, ThinkingPool({1: 0.0, 2: 0.2}), pace=0.8)
    clock = asyncio.get_running_loop().time
    before, began = len(entries(table)), clock()
    kept.look()
    moments: dict[int, float] = {}
    async with asyncio.timeout(5):
        while len(moments) < 2:
            await asyncio.sleep(0.01)
            for entry in entries(table)[before:]:
                moments.setdefault(entry.seat, clock() - began)
    kept.close()
    assert list(moments.values()) == pytest.approx([0.39, 0.39], abs=0.02)


@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
async def test_people_who_bargain_with_one_another_turn_the_sand_whatever_they_wish(ruleset: str) -> None:
    game = games.get("or_des_dragons")
    for meeting, wished, sand in (
        ("live", "grains", "live"),
        ("live", "slow", "slow"),
        ("slow", "grains", "slow"),
        ("slow", "live", "slow"),
        ("one_device", "live", "grains"),
        ("alone", "live", "live"),
        ("alone", "grains", "live" if ruleset == "advanced" else "grains"),
    ):
        chosen = plain_options(game, {"ruleset": ruleset, "sand": wished}, 3, meeting)  # type: ignore[arg-type]
        assert chosen["sand"] == sand, (meeting, wished)


async def test_whatever_a_table_of_people_is_asked_beside_the_sand_is_its_own() -> None:
    assert plain_options(games.get("drakon"), {"powers": True}, 3, "slow")["powers"] is True
