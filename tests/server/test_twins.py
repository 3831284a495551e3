"""The leak test of the harness, on the wire: worlds a viewer cannot tell apart send this viewer the same bytes."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.conformance.sight import viewers
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move
from dracotheque.tables import state as state_module
from dracotheque.tables.domain import sight
from dracotheque.tables.domain.history import History
from dracotheque.tables.streams.broadcast import Broadcast
from dracotheque.tables.table import Table
from dracotheque.tables.wire.common import Problem, problem
from tests.server.in_memory import Ear, any_move, table_of

STOPS = 12
TRIED = 6


async def messages(table: Table, viewer: Viewer) -> list[Any]:
    """What a new connection of this viewer hears, without what differs between any two connections."""
    ear = Ear(viewer)
    await table.attach(ear, None, None)
    table.detach(ear)
    for message in ear.heard:
        message.pop("stream", None)
        message.pop("n", None)
        message.get("clocks", {}).pop("now", None)
    assert isinstance(table.audience, Broadcast)
    table.audience.streams.clear()
    return ear.heard


async def refusal(table: Table, seat: int, move: Move) -> Problem | None:
    """How a move is refused; None where it would not be, and then it is not played."""
    try:
        table.history_now.state.clone().play(seat, move)
    except IllegalMove:
        with pytest.raises(IllegalMove) as refused:
            await table.play(seat, move)
        return problem(refused.value)
    return None


def put(history: History, state: Any) -> None:
    history.journal.state = state


@pytest.mark.anyio
@pytest.mark.parametrize("game", games.ids())
async def test_worlds_that_look_alike_sound_alike(game: str) -> None:
    rng = random.Random(game)
    table = table_of(game, max(3, games.get(game).players[0]), seed=rng.getrandbits(64))
    seen: list[Move] = []
    for _ in range(STOPS):
        for _ in range(rng.randrange(1, 9)):
            if not table.history_now.state.over:
                seat, move = any_move(table, rng)
                seen.append(move)
                await table.play(seat, move)
        real = table.history_now.state
        for viewer in viewers(real):
            heard = await messages(table, viewer)
            tried = [(move, await refusal(table, viewer, move)) for move in pick(seen, rng) if viewer is not None]
            put(table.history_now, real.imagine(viewer, rng))
            assert await messages(table, viewer) == heard
            for move, refused in tried:
                if viewer is not None and refused is not None:
                    assert await refusal(table, viewer, move) == refused
            put(table.history_now, real)


def pick(moves: list[Move], rng: random.Random) -> list[Move]:
    return rng.sample(moves, min(TRIED, len(moves)))


@pytest.mark.anyio
async def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.look

    def leaky(state: Any, viewer: Viewer, number: Any = None) -> sight.Sight:
        window = honest(state, viewer)
        return replace(window, prompt=b'"%d"' % (hash(str(state.hands)) % 1000))

    monkeypatch.setattr(state_module, "look", leaky)
    with pytest.raises(AssertionError):
        await test_worlds_that_look_alike_sound_alike("jeu_des_dragons")
