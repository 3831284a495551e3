"""Undo by information, game by game."""

import random
from typing import Any

import pytest

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.moves import CLOCK
from dracotheque.server.domain.undo import is_free, last_move_of, reveals
from tests.server.in_memory import any_move, table_of


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
        verdict = reveals(before, seat, move)
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
    assert is_free(history, 0)
    other, reply = any_move(table, rng)
    await table.play(other, reply)
    assert not is_free(history, 0)
    assert is_free(history, 1)
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
