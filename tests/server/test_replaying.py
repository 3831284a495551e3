"""A log is played again in slices: the others have their turn, and what changes meanwhile is not put back."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from dracotheque.core.errors import RulesBug
from dracotheque.tables import replaying
from dracotheque.tables.domain.history import Fold
from dracotheque.tables.replaying import replay_in_slices
from dracotheque.tables.store import Loaded
from dracotheque.tables.table import Table
from tests.server.in_memory import KeepingStore, any_move, replay, table_of

MOVES = 30


async def played(game: str = "dragons_du_mekong") -> tuple[Table, Loaded]:
    """A table at which something was played, and what its store would say of it."""
    rng, table = random.Random(1), table_of(game)
    for _ in range(MOVES):
        await table.play(*any_move(table, rng))
    kept: Any = table.store
    assert isinstance(kept, KeepingStore)
    return table, Loaded(table.row, table.chairs, tuple(kept.entries), ())


@pytest.mark.anyio
async def test_others_have_their_turn_while_a_log_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    _, loaded = await played()
    monkeypatch.setattr(replaying, "SLICE", 0.0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await replay_in_slices(loaded)
    task.cancel()
    assert turns >= MOVES


@pytest.mark.anyio
async def test_slices_lead_where_the_whole_log_leads() -> None:
    table, loaded = await played()
    for again in (replay(loaded), await replay_in_slices(loaded)):
        assert again.error is None and again.history is not None
        assert again.history.game.save(again.history.state) == table.game.save(table.history_now.state)
        assert again.history.question_numbers() == table.history_now.question_numbers()


@pytest.mark.anyio
async def test_what_the_rules_stumble_over_is_told_and_leaves_no_history(monkeypatch: pytest.MonkeyPatch) -> None:
    _, loaded = await played()

    def stumble(*_: object) -> None:
        raise RulesBug("error-rules-bug")

    monkeypatch.setattr(Fold, "play", stumble)
    again = await replay_in_slices(loaded)
    assert again.history is None and isinstance(again.error, RulesBug)


@pytest.mark.anyio
async def test_who_sat_down_while_the_log_was_played_again_stays_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    table, loaded = await played()
    away = (replace(table.chairs[0], away=True), *table.chairs[1:])
    seen: list[Loaded] = []

    async def read(_: object) -> Loaded:
        seen.append(loaded._replace(seats=table.chairs))
        return seen[-1]

    async def replay_meanwhile(read_last: Loaded) -> replaying.Replayed:
        table.chairs = away
        return replay(read_last)

    monkeypatch.setattr(table.store, "read", read, raising=False)
    monkeypatch.setattr("dracotheque.tables.recovery.replay_in_slices", replay_meanwhile)
    await table.catch_up()
    assert table.chairs == away
    assert len(seen) == 2


@pytest.mark.anyio
async def test_who_asks_while_the_log_is_read_hears_what_has_come_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where somebody takes the last chair of a table that another server's word has just sent to read."""
    table, loaded = await played()
    later = loaded._replace(seats=(replace(table.chairs[0], away=True), *table.chairs[1:]))
    stored, begun, may_end = [loaded], asyncio.Event(), asyncio.Event()

    async def read(_: object) -> Loaded:
        seen = stored[-1]
        begun.set()
        await may_end.wait()
        return seen

    monkeypatch.setattr(table.store, "read", read, raising=False)
    early = asyncio.create_task(table.catch_up())
    await begun.wait()
    stored.append(later)
    late = asyncio.create_task(table.catch_up())
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(early, late)
    assert table.chairs == later.seats
