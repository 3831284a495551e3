"""Moving: arrows, Wind, Gust, Key, Vortex, and what is passed over. (3.3, 4.2)"""

from collections.abc import Iterator
from random import Random

import pytest

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.cells import ARROWS_ID, x_of, y_of
from dracotheque.games.drakon.components.tiles import KIND
from dracotheque.games.drakon.events import AdventurerMoved
from dracotheque.games.drakon.moves import MoveTo
from dracotheque.games.drakon.state import Table
from dracotheque.games.drakon.state.paths import destinations, push_destinations, wizard_destinations
from tests.games.drakon.table import P1, P2, XY, asked, at, coins, go, options, position, reach, seen, targets

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
Lair = dict[XY, tuple[str, str]]


def beside(cell: XY, way: str) -> XY:
    return cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]


def exits(lair: Lair, cell: XY) -> list[XY]:
    return [beside(cell, way) for way in lair[cell][1] if beside(cell, way) in lair]


def through(lair: Lair, cell: XY) -> list[XY]:
    if lair[cell][0] in ("key", "vortex"):
        return [there for way in STEPS if (there := beside(cell, way)) in lair and BACK[way] not in lair[there][1]]
    return exits(lair, cell)


def paths(lair: Lair, cell: XY, firsts: list[XY], steps: int) -> list[list[XY]]:
    """Every path of so many steps, one by one."""
    found = [[cell, first] for first in firsts]
    for _ in range(steps - 1):
        found = [[*path, onward] for path in found for onward in through(lair, path[-1])]
    return found


def moves(lair: Lair, cell: XY) -> set[XY]:
    match lair[cell][0]:
        case "vortex":
            return set(lair) - {cell}
        case "key":
            return {beside(cell, way) for way in STEPS} & set(lair)
        case kind:
            steps = {"wind": 2, "gust": 3}.get(kind, 1)
            return {path[-1] for path in paths(lair, cell, exits(lair, cell), steps)} - {cell}


def wizard_moves(lair: Lair, cell: XY) -> set[XY]:
    kind = lair[cell][0]
    if kind in ("key", "vortex"):
        return set()
    firsts = [beside(cell, way) for way in STEPS if beside(cell, way) in lair]
    steps = {"wind": 2, "gust": 3}.get(kind, 1)
    return {path[-1] for path in paths(lair, cell, firsts, steps)} - moves(lair, cell) - {cell}


def crowded_lairs(seed: int) -> Iterator[tuple[Table, Lair]]:
    """Random lairs laid close together, so that many rooms join up."""
    rng = Random(seed)
    state: Table = GAME.start(2, {"start_exits": 3}, seed=seed)
    while state.asked == "action" and any(state.hands):
        (seat,) = state.actors
        choices = [move for move in options(state, seat) if not isinstance(move, MoveTo)]
        near = sorted(choices, key=lambda move: abs(move.x) + abs(move.y))[: rng.choice((6, 12, 20))]  # type: ignore[attr-defined]
        state.play(seat, rng.choice(near))
        lair = {(x_of(cell), y_of(cell)): (KIND[room >> 4], ARROWS_ID[room & 15]) for cell, room in state.rooms.items()}
        yield state, lair


@pytest.mark.parametrize("seed", range(6))
def test_destinations_are_those_of_the_definition(seed: int) -> None:
    kinds = set()
    for state, lair in crowded_lairs(seed):
        for cell in state.rooms:
            here = x_of(cell), y_of(cell)
            kinds.add(lair[here][0])
            for found, expected in [
                (destinations(state.rooms, cell), moves(lair, here)),
                (wizard_destinations(state.rooms, cell), wizard_moves(lair, here)),
                (
                    push_destinations(state.rooms, cell),
                    moves(lair, here) if lair[here][0] not in ("key", "vortex") else set(),
                ),
            ]:
                assert found == sorted(found)
                assert {(x_of(end), y_of(end)) for end in found} == expected
    assert len(kinds) == 16


def test_an_arrow_of_the_next_room_does_not_let_one_in() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) empty NE; (1,1) gold N; (2,0) key –; (0,1) crystal NE.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    assert targets(state, P1) == {(1, 1), (2, 0)}


def test_any_number_of_adventurers_may_share_a_room() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gold E; (2,0) empty E.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert at(state, P1) == at(state, P2) and coins(state) == (1, 0)
    assert targets(state, P2) == {(2, 0)}


def test_a_room_pays_at_every_entry_and_staying_does_nothing() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gold N; (1,1) key –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 key:0, vortex:0. Pile: –. To act: P1.""")
    for purse, cell in [(1, (1, 0)), (1, (1, 1))]:
        go(state, P1, cell)
        assert coins(state)[P1] == purse
        state.play(
            P2,
            next(move for move in options(state, P2) if not isinstance(move, MoveTo))
            if state.hands[P2]
            else MoveTo(1, 0),
        )


@pytest.mark.ruling("DK-18")
def test_a_path_may_cross_a_room_twice_but_not_end_where_it_began() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gust NE; (1,1) key –; (1,2) vortex –; (2,0) empty N; (2,1) empty W.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    # North to the Key, on to the Vortex, back over the Key's edge: between two arrowless rooms one goes both ways.
    # East and north to (2,1), whose arrow leads back over the Key.
    assert targets(state, P1) == {(1, 1)}


@pytest.mark.ruling("DK-18")
def test_a_wind_passes_over_start_wind_and_gust_like_any_room() -> None:
    state = position(
        """
        Rooms: (0,0) start NES; (-1,0) wind NE; (1,0) gold E; (0,1) empty N; (-1,1) gust NE; (-1,2) empty N.
        Pawns: P1 (-1,0), P2 (0,0). Coins: P1 0, P2 0; Start 2; treasury 26.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""",
        options={"start_exits": 3},
    )
    assert targets(state, P1) == {(-1, 2), (0, 1), (1, 0)}


@pytest.mark.ruling("DK-21")
def test_a_vortex_leads_to_every_other_room_occupied_or_not_connected_or_not() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) vortex –; (7,7) vortex –; (8,7) gold S.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    assert targets(state, P1) == reach(state, P1) == {(0, 0), (7, 7), (8, 7)}
    told = go(state, P1, (7, 7))
    assert seen(told, AdventurerMoved) == [AdventurerMoved(P1, 7, 7, "vortex")]
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-20")
def test_a_key_opens_all_four_sides_where_there_is_a_room() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) key –; (2,0) empty W; (1,1) empty S.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    assert targets(state, P1) == {(0, 0), (2, 0), (1, 1)}
