"""Placing tiles: the arrow rule, the edge of the lair, and long lists of options. (3.2)"""

import sys
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from dracotheque.core.decisions import plain
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.cells import ARROWS, ARROWS_ID, cell_at, turned, x_of, y_of
from dracotheque.games.drakon.components.tiles import FACE, LAYOUT, LAYOUTS, TILE_IDS
from dracotheque.games.drakon.events import CoinFound, RoomWithoutEffect, TileDrawn
from dracotheque.games.drakon.moves import PASS, MoveTo, Place, Swap
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import (
    P1,
    P2,
    asked,
    hand_sizes,
    options,
    place,
    placements,
    position,
    purses,
    seen,
)

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def allowed(state: Table, seat: int) -> set[tuple[str, tuple[int, int], str]]:
    """All legal placements, worked out slowly from the words of the rules."""
    lair = {(x_of(cell), y_of(cell)): ARROWS_ID[room & 15] for cell, room in state.rooms.items()}
    free = {(x + dx, y + dy) for x, y in lair for dx, dy in STEPS.values()} - set(lair)
    found = set()
    for tile in {TILE_IDS[face] for face in state.hands[seat]}:
        arrows = LAYOUTS[LAYOUT[FACE[tile]]]
        for _ in range(4):
            shown = ARROWS_ID[arrows]
            for x, y in free:
                beside = {way: lair.get((x + STEPS[way][0], y + STEPS[way][1]), "") for way in shown}
                if not any(BACK[way] in beside[way] for way in shown):
                    found.add((tile, (x, y), shown))
            arrows = turned(arrows)
    return found


def random_positions(players: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Table]:
    rng = Random(seed)
    state: Table = GAME.start(players, options, seed=seed)
    while not state.over:
        yield state
        (seat,) = state.actors
        state.play(seat, rng.choice(state.decision(seat).moves))


@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_placements_that_the_rules_allow_are_offered(seed: int) -> None:
    for state in random_positions(3, seed):
        if state.asked == "action":
            assert placements(state, state.actors[0]) == allowed(state, state.actors[0])


@pytest.mark.ruling("DK-7")
def test_a_tile_may_be_turned_freely() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) key –; (2,0) key –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""")
    assert {arrows for _, _, arrows in placements(state, P1, (3, 0))} == {"NE", "ES", "SW", "NW"}


@pytest.mark.ruling("DK-8")
def test_any_part_of_a_split_lair_may_be_extended_but_not_by_a_corner() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (5,5) key –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:1. Pile: –. To act: P1.""")
    cells = {cell for _, cell, _ in placements(state, P1)}
    assert cells == {(0, 1), (1, 0), (0, -1), (-1, 0), (5, 6), (6, 5), (5, 4), (4, 5)}


@pytest.mark.ruling("DK-9")
@pytest.mark.parametrize("seed", range(3))
def test_with_a_tile_in_hand_there_is_always_a_placement_and_no_pass(seed: int) -> None:
    for state in random_positions(2, seed, {"start_exits": 3}):
        (seat,) = state.actors
        if state.asked == "action" and state.hands[seat]:
            assert placements(state, seat) and PASS not in state.decision(seat).moves


@pytest.mark.ruling("DK-10")
def test_with_an_empty_hand_one_neither_places_nor_draws() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) empty E; (2,0) empty N.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 gold:1. Pile: gold:2c, key:0. To act: P1.""")
    assert options(state, P1) == [MoveTo(2, 0)]
    told = state.play(P1, MoveTo(2, 0))
    assert seen(told, TileDrawn) == [] and hand_sizes(state) == (0, 1)


def test_placing_triggers_nothing_and_draws_one_tile() -> None:
    state = position("""
        Rooms: (0,0) start NESW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 1, P2 0; Start 0; treasury 27.
        Hands: P1 gold:1, well:2s; P2 gold:1. Pile: key:0, key:0. To act: P1.""")
    told = place(state, P1, "gold:1", (0, 1), "N")
    assert seen(told, CoinFound) == [] and seen(told, RoomWithoutEffect) == []
    assert seen(told, TileDrawn) == [TileDrawn(P1)] and seen(told, TileDrawn, P1) == [TileDrawn(P1, "key-0")]
    assert purses(state) == (1, 0, 0, 27) and hand_sizes(state) == (2, 1)
    assert asked(state) == ("action", P2)


def test_tiles_that_look_alike_are_offered_once_in_canonical_order() -> None:
    state = position("""
        Rooms: (0,0) start NESW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0, gold:2s, key:0, gold:2s; P2 gold:1. Pile: –. To act: P1.""")
    cells = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    straight = [Place(x, y, "gold-2s", "EW" if x == 0 else "NS") for x, y in cells]
    assert options(state, P1) == straight + [Place(x, y, "key-0", "") for x, y in cells]


# Long lists are made only for whoever wants them all; they behave like lists in every way.


@pytest.mark.parametrize("players", [2, 5])
def test_a_long_list_of_moves_is_like_any_other_list(players: int) -> None:
    for state in random_positions(players, 9):
        moves = state.decision(state.actors[0]).moves
        again = state.clone().decision(state.actors[0]).moves
        listed = list(moves)
        assert len(again) == len(listed)
        assert [again[number] for number in range(len(listed))] == listed
        assert (again[-1], again[:3], again == moves) == (listed[-1], listed[:3], True)
        assert all(move in again for move in listed)
        assert plain(state.decision(state.actors[0]))["moves"] == msgspec.to_builtins(listed)  # type: ignore[index]
        with pytest.raises(IndexError):
            moves[len(listed)]


def test_what_is_not_in_the_long_list_is_not_in_it() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) key –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1, key:0; P2 gold:2s. Pile: –. To act: P1.""")
    moves = state.decision(P1).moves
    assert Place(1, 0, "gold-1", "E") in moves and MoveTo(0, 1) in moves
    for tile in TILE_IDS:
        for arrows in ARROWS:
            for x in range(-3, 4):
                for y in (-2, -1, 0, 1, 2, 3, 8193):
                    move = Place(x, y, tile, arrows)
                    assert (move in moves) == (move in list(moves))
    assert Swap(1, 0, "gold-1", "E") not in moves
    assert Place(8192, -1, "gold-1", "E") not in moves and cell_at(8192, -1) == cell_at(0, 0)
    assert Place(8193, -1, "gold-1", "E") not in moves and cell_at(8193, -1) == cell_at(1, 0)
    assert MoveTo(1, 0) not in moves and PASS not in moves


def largest_positions() -> Iterator[Table]:
    """Positions with five hundred placements or more: many rooms in a line, and a full hand."""
    kinds = [
        "gold",
        "empty",
        "rotation",
        "crystal",
        "destruction",
        "portal",
        "map",
        "steal_left",
        "steal_right",
        "well",
    ]
    tiles = [f"{kind}-2s" for kind in kinds for _ in range(3 if kind in ("gold", "empty") else 1)]
    rooms = {(0, 0): "start NESW"} | {(2 * n + 1, 0): f"{tile.partition('-')[0]} NS" for n, tile in enumerate(tiles)}
    rooms |= {(2 * n + 2, 0): "key" for n in range(3)} | {(-2 * n - 2, 0): "vortex" for n in range(3)}
    rooms |= {(0, 2 * n + 3): "gold NE" for n in range(4)} | {(0, -2 * n - 3): "empty NE" for n in range(3)}
    rooms |= {(-9 - 2 * n, 9): "gold NES" for n in range(2)} | {(-9 - 2 * n, 5): "empty NES" for n in range(4)}
    hand = ["gold-1", "goblins-1", "steal_left-1", "steal_right-2c", "crystal-2c"]
    yield GAME.arrange(rooms=rooms, pawns=[(0, 0), (0, 0)], hands=[hand, ["gold-1"]])


def test_hundreds_of_moves_are_listed_without_a_call_for_each() -> None:
    (state,) = largest_positions()
    assert len(list(state.decision(P1).moves)) >= 500  # the cells of a lair are learnt once
    state._decision = None
    calls: list[object] = []
    before = sys.getprofile()
    sys.setprofile(lambda frame, happening, argument: calls.append(argument) if "call" in happening else None)
    try:
        moves = list(state.decision(P1).moves)
    finally:
        sys.setprofile(before)
    assert len(moves) >= 500
    assert len(calls) < 50


def test_the_cell_of_a_placement_may_lie_far_away() -> None:
    state = GAME.arrange(
        rooms={(0, 0): "start NESW", (1000, -1000): "key"}, pawns=[(0, 0)] * 2, hands=[["gold-1"], ["gold-1"]]
    )
    assert ("gold-1", (1001, -1000), "W") in placements(state, P1)
    place(state, P1, "gold-1", (1001, -1000), "W")
    assert ("gold-1", (1002, -1000), "N") in placements(state, P2)
