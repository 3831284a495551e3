"""The worked examples of the rules reference, 1 to 13: placing, moving, the Crystal Ball. (10)"""

import pytest

from dracotheque.core.events import Told
from dracotheque.games.drakon.events import GameEnded, TileDrawn
from dracotheque.games.drakon.moves import LEAVE_COIN, PASS, TAKE_COIN, LetStay, MoveTo, Pass, SendTo
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import (
    P1,
    P2,
    P3,
    P4,
    asked,
    at,
    coins,
    go,
    hand,
    look,
    options,
    pile,
    place,
    placements,
    play,
    position,
    purses,
    reach,
    seen,
    send,
    sendings,
    stuck,
    targets,
)


def test_example_01_first_placements_allowed_and_forbidden() -> None:
    state = position("""
        Rooms: (0,0) start NESW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 empty:3, gold:1, vortex:0, crystal:2s; P2 empty:2c. Pile: –. To act: P1.""")
    assert len(options(state, P1)) == len(placements(state, P1)) == 24
    for cell in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
        assert len(placements(state, P1, cell)) == 6
    assert {(tile, arrows) for tile, _, arrows in placements(state, P1, (0, 1))} == {
        ("empty-3", "NEW"),
        ("gold-1", "N"),
        ("gold-1", "E"),
        ("gold-1", "W"),
        ("vortex-0", ""),
        ("crystal-2s", "EW"),
    }


@pytest.mark.ruling("DK-42")
def test_example_02_filling_a_hole() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) empty N; (0,1) gold E; (2,0) rotation ES; (2,1) well NS;
          (0,2) empty NEW; (1,2) goblins N.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 portal:2c, steal_left:1, crystal:3, key:0; P2 gold:2c. Pile: –. To act: P1.""")
    assert placements(state, P1, (1, 1)) == {
        ("portal-2c", (1, 1), "NE"),
        ("steal_left-1", (1, 1), "N"),
        ("steal_left-1", (1, 1), "E"),
        ("key-0", (1, 1), ""),
    }
    assert not placements(state, P1, (-1, -1))


def test_example_03_the_last_tile_of_the_pile() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) empty N.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 well:2s. Pile: map:2c. To act: P1.""")
    told = place(state, P1, "gold:2c", (1, 0), "NE")
    assert seen(told, TileDrawn, P1) == [TileDrawn(P1, "map-2c")]
    assert hand(state, P1) == ["map-2c"] and pile(state) == []
    assert {arrows for _, _, arrows in placements(state, P2, (0, 2))} == {"EW"}
    assert seen(place(state, P2, "well:2s", (0, 2), "EW"), TileDrawn) == []
    assert hand(state, P2) == []
    assert seen(place(state, P1, "map:2c", (-1, 0), "NW"), TileDrawn) == []
    assert hand(state, P1) == []
    assert set(options(state, P2)) == {MoveTo(0, 1), MoveTo(1, 0), MoveTo(-1, 0)}


def test_example_04_forced_move_pass_end_of_the_game() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) empty NE; (0,2) empty EW; (1,2) well NE; (-1,1) gold E; (0,-1) destruction S.
        Pawns: P1 (0,1), P2 (0,-1). Coins: P1 3, P2 2; Start 0; treasury 23.
        Hands: P1 –; P2 –. Pile: gold:2c. To act: P1.""")
    assert options(state, P1) == [MoveTo(0, 2)]
    go(state, P1, (0, 2))
    assert options(state, P2) == [PASS]
    play(state, P2, Pass())
    assert options(state, P1) == [MoveTo(1, 2)]
    told = go(state, P1, (1, 2))
    assert purses(state) == (2, 2, 0, 24)
    assert seen(told, GameEnded) == [GameEnded("deadlock", (P1, P2))]
    assert state.over and state.winners == (P1, P2)
    assert look(state).ranking == ((P1, P2),)
    assert pile(state) == ["gold-2c"]


def test_example_05_the_fifth_coin() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gold E.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 2, P2 4, P3 3; Start 0; treasury 19.
        Hands: P1 gold:2c; P2 empty:3; P3 gold:2s. Pile: –. To act: P2.""")
    go(state, P2, (1, 0))
    assert purses(state) == (2, 5, 3, 0, 18)
    assert (state.over, state.ending, state.winners, state.actors) == (True, "five-coins", (P2,), ())
    assert look(state).ranking == ((P2,), (P3,), (P1,))


BALL_AND_WINNER = """
    Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (2,0) gold NE; (-1,0) empty NS; (-1,1) well NW.
    Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 1, P2 4, P3 1; Start 0; treasury 22.
    Hands: P1 map:2c; P2 empty:3; P3 –. Pile: –. To act: P1."""


@pytest.mark.ruling("DK-15")
def test_example_06_the_ball_makes_a_winner() -> None:
    state = position(BALL_AND_WINNER)
    go(state, P1, (0, 1))
    assert set(options(state, P1)) == {SendTo(P2, 2, 0), SendTo(P3, -1, 1)}
    spared = state.clone()
    send(state, P1, P2, (2, 0))
    assert (state.over, state.ending, state.winners, state.active) == (True, "five-coins", (P2,), P1)
    send(spared, P1, P3, (-1, 1))
    assert purses(spared) == (1, 4, 0, 0, 23)
    assert asked(spared) == ("action", P2)


def test_example_07_the_ball_and_a_stuck_pawn() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (-1,0) empty NS; (-1,1) well NW.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 1, P2 4, P3 1; Start 0; treasury 22.
        Hands: P1 map:2c; P2 empty:3; P3 –. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert set(options(state, P1)) == {LetStay(P2), SendTo(P3, -1, 1)}
    play(state, P1, LetStay(P2))
    assert at(state, P2) == (1, 0) and purses(state) == (1, 4, 1, 0, 22)
    assert asked(state) == ("action", P2)


def test_example_08_from_ball_to_ball() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NE; (0,2) goblins N; (1,1) empty N; (1,0) empty NS; (1,-1) crystal EW.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 2, P2 1; Start 0; treasury 25.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert set(options(state, P1)) == {SendTo(P2, 1, 1), SendTo(P2, 1, -1)}
    send(state, P1, P2, (1, -1))
    assert asked(state) == ("crystal", P2)
    assert set(options(state, P2)) == {SendTo(P1, 0, 2), SendTo(P1, 1, 1)}
    send(state, P2, P1, (0, 2))
    assert (at(state, P1), at(state, P2)) == ((0, 2), (1, -1))
    assert purses(state) == (1, 1, 1, 25)
    assert asked(state) == ("action", P2)


def test_example_09_what_a_ball_may_do_with_pawns_in_special_rooms() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) wind ES; (2,0) empty E; (0,-1) vortex –;
          (-1,0) key –; (-1,1) gold S.
        Pawns: P1 (0,0), P2 (1,0), P3 (0,-1), P4 (-1,0). Coins: P1 0, P2 0, P3 0, P4 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c; P3 gold:2s; P4 gold:3. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert len(options(state, P1)) == 9
    assert stuck(state, P1) == {P2}
    anywhere = {(0, 0), (0, 1), (1, 0), (2, 0), (-1, 0), (-1, 1)}
    assert sendings(state, P1) == {(P3, cell) for cell in anywhere} | {(P4, (0, 0)), (P4, (-1, 1))}
    send(state, P1, P3, (1, 0))
    assert at(state, P3) == (1, 0) and purses(state) == (0, 0, 0, 0, 0, 28)
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-19")
def test_example_10_wind_over_a_key() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) wind NE; (1,1) key –; (0,1) goblins E; (1,2) gold EW; (2,0) empty N.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 1, P2 0; Start 0; treasury 27.
        Hands: P1 empty:3; P2 gold:1. Pile: –. To act: P1.""")
    assert targets(state, P1) == reach(state, P1) == {(1, 2)}
    go(state, P1, (1, 2))
    assert coins(state) == (2, 0)


GUST = """
    Rooms: (0,0) start NESW; (0,1) gust NE; (0,2) gold NE; (1,2) well ES; (1,1) empty E; (2,1) empty NS; (2,2) gold E.
    Pawns: P1 (0,1), P2 (0,0). Coins: P1 2, P2 0; Start 0; treasury 26.
    Hands: P1 empty:3; P2 gold:2c. Pile: –. To act: P1."""


@pytest.mark.ruling("DK-18")
def test_example_11_gust() -> None:
    state = position(GUST)
    assert [move for move in options(state, P1) if isinstance(move, MoveTo)] == [MoveTo(1, 1), MoveTo(2, 2)]
    go(state, P1, (2, 2))
    assert purses(state) == (3, 0, 0, 25)


def test_example_11_gust_without_a_full_path() -> None:
    state = position(GUST.replace("(1,2) well ES; ", "").replace("(2,1) empty NS; ", ""))
    assert targets(state, P1) == reach(state, P1) == set()


def leave_a_key() -> tuple[Table, tuple[Told, ...]]:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) key –; (1,1) gold S.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 4, P2 0; Start 1; treasury 23.
        Hands: P1 empty:3; P2 gold:2c. Pile: –. To act: P1.""")
    assert targets(state, P1) == {(0, 0), (1, 1)}
    return state, go(state, P1, (0, 0))


@pytest.mark.ruling("DK-20")
def test_example_12_leaving_a_key_gold_on_the_start() -> None:
    state, _ = leave_a_key()
    assert asked(state) == ("start_coin", P1)
    left = state.clone()
    play(state, P1, TAKE_COIN)
    assert purses(state) == (5, 0, 0, 23) and state.winners == (P1,)
    play(left, P1, LEAVE_COIN)
    assert purses(left) == (4, 0, 1, 23)
    assert asked(left) == ("action", P2)


@pytest.mark.ruling("DK-21")
@pytest.mark.ruling("DK-41")
def test_example_13_vortex_split_lair_escape() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (0,1) vortex –; (1,0) empty E; (5,0) key –; (6,0) gold N.
        Pawns: P1 (0,1), P2 (6,0). Coins: P1 4, P2 5; Start 0; treasury 19.
        Hands: P1 empty:3; P2 empty:2c. Pile: –. To act: P1.""",
        options={"escape": True},
    )
    assert not state.over
    assert targets(state, P1) == {(0, 0), (1, 0), (5, 0), (6, 0)}
    go(state, P1, (5, 0))
    assert (state.over, state.ending, state.winners) == (True, "escape", (P1,))
    assert look(state).ranking == ((P1,), (P2,))
    assert asked(state) is None


def test_the_notation_reads_four_players() -> None:
    state = position(
        BALL_AND_WINNER.replace("P3 (-1,0).", "P3 (-1,0), P4 (0,0).")
        .replace("P3 1;", "P3 1, P4 0;")
        .replace("P3 –.", "P3 –; P4 –.")
    )
    assert look(state).players == 4 and at(state, P4) == (0, 0)
