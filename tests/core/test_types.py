"""A move is made of what its type says, in every game: whatever else is handed over is refused, and nothing changes."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.core.types import wrong_field
from dracotheque.games.dragons_du_mekong.moves import Draft, LeaveOrder, PutStone
from dracotheque.games.drakon.moves import MoveTo, StandingOrder

GAMES = [pytest.param(game, id=game.id) for game in games.all()]
FIELD_BY_FIELD = 25
"""So many moves of each kind are spoilt."""


def spoilt(move: Move) -> Iterator[Move]:
    """The same move with one field of another type, be it equal or not."""
    for field in move.__struct_fields__:
        for wrong in others(getattr(move, field)):
            yield replace(move, **{field: wrong})


def others(value: Any) -> Iterator[object]:
    """Values of other types, those that are equal first."""
    if isinstance(value, bool | int):
        yield from (float(value), bool(value) if type(value) is int else int(value), str(value), [value])
    elif isinstance(value, str):
        yield from (None, 0, [value], value.encode())
    elif isinstance(value, tuple):
        yield from (list(value), None, (*value, object()), (*value, 1.0))
    elif isinstance(value, msgspec.Struct):
        yield from spoilt(value)  # type: ignore[arg-type]  # a part of a move
        yield msgspec.to_builtins(value)
    elif value is None:
        yield from (0, False, "", 1.0)


def positions(game: Any) -> Iterator[State]:
    """All decisions of a random game at each preset."""
    rng = random.Random(5)
    players = game.players[len(game.players) // 2]
    for options in game.presets(players).values():
        state = game.start(players, options, seed=3)
        for _ in range(150):
            if state.over:
                break
            yield state
            seat = rng.choice([seat for seat in state.actors if seat != CLOCK] or [CLOCK])
            state.play(seat, rng.choice(state.decision(seat).moves))


@pytest.mark.parametrize("game", GAMES)
def test_a_move_with_a_field_of_another_type_is_refused(game: Any) -> None:
    seen: dict[type, int] = {}
    rng = random.Random(1)
    for state in positions(game):
        seat = state.actors[0]
        move = rng.choice(state.decision(seat).moves)
        if seen.setdefault(type(move), 0) == FIELD_BY_FIELD:
            continue
        seen[type(move)] += 1
        before = state.to_json()
        for wrong in spoilt(move):
            with pytest.raises(IllegalMove) as refused:
                state.play(seat, wrong)
            assert refused.value.code == "refuse-wrong-type", wrong
            assert state.to_json() == before
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_move_is_made_of_what_its_type_says(game: Any) -> None:
    for state in positions(game):
        for seat in state.actors:
            assert [move for move in state.decision(seat).moves if wrong_field(move) is not None] == []


@pytest.mark.parametrize(
    ("game", "order", "field"),
    [
        ("dragons_du_mekong", LeaveOrder("place_1_stone", [PutStone("a1")]), "wishes"),  # type: ignore[arg-type]
        ("dragons_du_mekong", LeaveOrder("place_1_stone", (PutStone(1),)), "wishes"),  # type: ignore[arg-type]
        ("dragons_du_mekong", LeaveOrder(None), "card"),  # type: ignore[arg-type]
        ("dragons_du_mekong", Draft((None,)), "cards"),  # type: ignore[arg-type]
        ("drakon", StandingOrder("guard", 1.0), "coins"),  # type: ignore[arg-type]
    ],
)
def test_an_order_of_the_wrong_types_is_refused_too(game: str, order: Move, field: str) -> None:
    options: dict[str, object] = {"powers": True} if game == "drakon" else {"standing_orders": True}
    state = games.get(game).start(2, options, seed=1)
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        state.play(0, order)
    assert (refused.value.code, refused.value.values["field"]) == ("refuse-wrong-type", field)
    assert state.to_json() == before


def test_a_float_is_no_coordinate_though_it_equals_one() -> None:
    state = games.get("drakon").start(2, seed=1)
    rng = random.Random(1)
    while not any(isinstance(move, MoveTo) for move in state.decision(state.actors[0]).moves):
        state.play(state.actors[0], rng.choice(state.decision(state.actors[0]).moves))
    seat = state.actors[0]
    move = next(move for move in state.decision(seat).moves if isinstance(move, MoveTo))
    for wrong in (MoveTo(float(move.x), move.y), MoveTo(None, move.y), MoveTo(move.x, str(move.y))):  # type: ignore[arg-type]
        with pytest.raises(IllegalMove):
            state.play(seat, wrong)
    state.play(seat, MoveTo(move.x, move.y))
    assert games.get("drakon").from_json(state.to_json()).digest() == state.digest()
