"""Undo by information, game by game."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.moves import CLOCK
from dracotheque.tables import replaying
from dracotheque.tables.domain.undo import WORLDS, last_move_of, revealing
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table_talk import is_free
from tests.server.in_memory import any_move, table_of


@asynccontextmanager
async def turns_of_others() -> AsyncIterator[Counter[str]]:
    """Counts how often somebody else has had a turn of the event loop."""
    turns: Counter[str] = Counter()

    async def others() -> None:
        while True:
            turns["others"] += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    yield turns
    task.cancel()


@pytest.mark.parametrize("game", games.ids())
def test_what_draws_from_chance_reveals_and_asking_changes_nothing(game: str) -> None:
    rng = random.Random(3)
    state: Any = games.get(game).start(games.get(game).players[0], seed=5)
    verdicts = []
    for _ in range(60):
        if state.over:
            break
        seat = rng.choice([seat for seat in state.actors if seat != CLOCK])
        move = rng.choice(list(state.decision(seat).moves))
        before = state.clone()
        *_, verdict = revealing(before, seat, move)
        assert before.to_json() == state.to_json()
        state.play(seat, move)
        if plain(state.chance) != plain(before.chance):
            assert verdict
        verdicts.append(verdict)
    assert not all(verdicts), "nothing could ever be taken back"


@pytest.mark.anyio
async def test_only_the_last_move_of_all_is_free_and_only_for_its_maker() -> None:
    table = table_of("jeu_des_dragons", 3)
    rng = random.Random(1)
    seat, move = any_move(table, rng)
    await table.play(seat, move)
    history = table.history_now
    assert last_move_of(history, seat) == 0
    assert await is_free(table, history, 0)
    other, reply = any_move(table, rng)
    await table.play(other, reply)
    assert not await is_free(table, history, 0)
    assert await is_free(table, history, 1)
    assert last_move_of(history, 3 - seat - other) is None


@pytest.mark.anyio
async def test_a_move_of_a_bot_is_not_ones_own_to_take_back() -> None:
    table = table_of("jeu_des_dragons", 3)
    seat, move = any_move(table, random.Random(1))
    await table.play(seat, move, "bot")
    assert last_move_of(table.history_now, seat) is None


@pytest.mark.anyio
async def test_a_move_taken_back_leaves_the_game_as_it_was_and_stays_in_the_log() -> None:
    table = table_of("drakon", 2)
    before = table.history_now.state.to_json()
    seat, move = any_move(table, random.Random(1))
    await table.play(seat, move, "person", "m1")
    await table.take_back(0, seat, "u1")
    history = table.history_now
    assert history.state.to_json() == before
    assert history.seq == 2
    assert history.clients == {(seat, "m1"): 1, (seat, "u1"): 2}


@pytest.mark.anyio
async def test_other_tables_have_their_turn_while_a_long_game_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = table_of("dragons_du_mekong"), random.Random(1)
    for _ in range(30):
        await table.play(*any_move(table, rng))
    monkeypatch.setattr(replaying, "SLICE", 0.0)
    async with turns_of_others() as turns:
        await table.take_back(29, 0, None)
        assert turns.total() >= 29
        assert await is_free(table, table.history_now, 28) in (True, False)
    assert turns.total() >= 29 + 28
    assert len(table.history_now.strokes) == 29


@pytest.mark.anyio
async def test_other_tables_have_their_turn_while_a_move_is_tried_in_other_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of("jeu_des_dragons", 3)
    await table.play(*any_move(table, random.Random(1)))
    monkeypatch.setattr(replaying, "SLICE", 0.0)
    async with turns_of_others() as turns:
        assert await is_free(table, table.history_now, 0)
    assert turns.total() >= WORLDS


@pytest.mark.anyio
async def test_nothing_is_taken_back_when_somebody_has_moved_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = table_of("jeu_des_dragons", 3), random.Random(1)
    for _ in range(3):
        await table.play(*any_move(table, rng))
    monkeypatch.setattr(replaying, "SLICE", 0.0)
    undone = asyncio.create_task(table.take_back(2, 0, None))
    free = asyncio.create_task(is_free(table, table.history_now, 2))
    await asyncio.sleep(0)
    await table.play(*any_move(table, rng))
    with pytest.raises(Denied) as denied:
        await undone
    assert denied.value.code == "server-nothing-to-undo"
    assert not await free
    assert len(table.history_now.strokes) == 4
