"""The worked examples of the rules reference, 14 to 25: rooms, the end, powers. (10)"""

import pytest

from dracotheque.games.drakon.events import RoomWithoutEffect, TileTaken
from dracotheque.games.drakon.moves import (
    GUARD,
    LEAVE_COIN,
    PASS,
    TAKE_COIN,
    Exchange,
    ExtraMove,
    Guard,
    MoveTo,
    Pass,
    Push,
    Rob,
    Skip,
    Swap,
    Turn,
    WizardMove,
)
from tests.games.drakon.table import (
    P1,
    P2,
    P3,
    asked,
    at,
    coins,
    go,
    hand,
    hand_sizes,
    look,
    options,
    pile,
    place,
    placements,
    play,
    position,
    purses,
    reach,
    rooms,
    seen,
    send,
    sendings,
    swaps,
    targets,
    tokens,
    turns,
)


@pytest.mark.ruling("DK-24")
def test_example_14_rotation() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) rotation NE; (1,1) gold N; (-1,0) vortex –.
        Pawns: P1 (0,0), P2 (1,1). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 empty:3; P2 empty:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert turns(state, P1) == {
        ((0, 0), "NESW"),
        ((-1, 0), ""),
        ((0, 1), "NW"),
        ((1, 1), "E"),
        ((1, 1), "S"),
    }
    assert len(options(state, P1)) == 5
    play(state, P1, Turn(1, 1, "S"))
    assert at(state, P2) == (1, 1) and reach(state, P2) == set()
    assert coins(state) == (0, 0)


PORTAL = """
    Rooms: (0,0) start NESW; (0,1) portal NEW; (1,0) empty N; (1,1) goblins N; (2,1) empty EW.
    Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
    Hands: P1 gold:3, vortex:0; P2 empty:2c. Pile: –. To act: P1."""


@pytest.mark.ruling("DK-22")
def test_example_15_magic_portal() -> None:
    state = position(PORTAL)
    go(state, P1, (0, 1))
    assert swaps(state, P1) == {
        ((1, 1), "vortex-0", ""),
        ((1, 0), "gold-3", "NES"),
        ((1, 0), "vortex-0", ""),
        ((2, 1), "gold-3", "NES"),
        ((2, 1), "gold-3", "ESW"),
        ((2, 1), "gold-3", "NSW"),
        ((2, 1), "gold-3", "NEW"),
        ((2, 1), "vortex-0", ""),
    }
    assert len(options(state, P1)) == 8
    play(state, P1, Swap(1, 1, "vortex-0", ""))
    assert hand(state, P1) == ["goblins-1", "gold-3"]
    assert rooms(state)[1, 1] == ("vortex-0", "")


def test_example_15_magic_portal_with_an_empty_hand() -> None:
    state = position(PORTAL.replace("P1 gold:3, vortex:0", "P1 –"))
    told = go(state, P1, (0, 1))
    assert seen(told, RoomWithoutEffect) == [RoomWithoutEffect(P1, "portal")]
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-23")
def test_example_16_destruction_splits_the_lair_and_refills_the_pile() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) destruction EW; (1,0) gold NE; (2,0) empty E.
        Pawns: P1 (0,0), P2 (2,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 well:2s; P2 empty:3. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert set(rooms(state)) == {(0, 0), (0, 1), (2, 0)}
    assert pile(state) == ["gold-2c"] and look(state).pile == 1
    assert targets(state, P2) == set()
    place(state, P2, "empty:3", (3, 0), "NES")
    assert hand(state, P2) == ["gold-2c"] and pile(state) == []


def test_example_17_goblins_and_the_way_back_to_the_coin() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) goblins S; (1,-1) empty W; (0,-1) key –; (0,1) empty N.
        Pawns: P1 (0,0), P2 (0,1). Coins: P1 2, P2 0; Start 0; treasury 26.
        Hands: P1 –; P2 –. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert purses(state) == (1, 0, 1, 26)
    play(state, P2, Pass())
    assert options(state, P1) == [MoveTo(1, -1)]
    go(state, P1, (1, -1))
    play(state, P2, Pass())
    go(state, P1, (0, -1))
    play(state, P2, Pass())
    assert set(options(state, P1)) == {MoveTo(0, 0), MoveTo(1, -1)}
    go(state, P1, (0, 0))
    left = state.clone()
    play(state, P1, TAKE_COIN)
    assert purses(state) == (2, 0, 0, 26)
    play(left, P1, LEAVE_COIN)
    assert purses(left) == (1, 0, 1, 26)


@pytest.mark.ruling("DK-26")
@pytest.mark.ruling("DK-10")
def test_example_18_map_room() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) map NE; (1,0) empty E.
        Pawns: P1 (0,0), P2 (0,0), P3 (1,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
        Hands: P1 empty:3, well:2s, gold:2c, key:0; P2 –; P3 gold:1. Pile: gold:2s, empty:2c. To act: P1.""")
    told = go(state, P1, (0, 1))
    assert seen(told, TileTaken, P1) == [TileTaken(P1, P3, "map", "gold-1")]
    assert hand_sizes(state) == (5, 0, 0)
    assert not placements(state, P2)
    go(state, P2, (1, 0))
    assert hand_sizes(state) == (5, 0, 0)
    assert options(state, P3) == [PASS]
    play(state, P3, PASS)
    place(state, P1, "key:0", (-1, 0))
    assert hand_sizes(state) == (5, 0, 0) and pile(state) == ["empty-2c"]


LEFT_AND_RIGHT = """
    Rooms: (0,0) start NESW; (1,0) steal_left E; (-1,0) steal_right W; (0,1) crystal NEW.
    Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 1, P2 0, P3 2; Start 0; treasury 25.
    Hands: P1 gold:1; P2 gold:2c; P3 gold:2s. Pile: –. To act: P2."""


@pytest.mark.ruling("DK-11")
def test_example_19_left_and_right() -> None:
    left = position(LEFT_AND_RIGHT)
    go(left, P2, (1, 0))
    assert coins(left) == (1, 1, 1)
    right = position(LEFT_AND_RIGHT)
    go(right, P2, (-1, 0))
    assert coins(right) == (0, 1, 2)


@pytest.mark.ruling("DK-25")
def test_example_19_left_and_right_with_nothing_to_steal() -> None:
    state = position(LEFT_AND_RIGHT.replace("P1 1, P2 0, P3 2;", "P1 1, P2 2, P3 0;"))
    go(state, P2, (1, 0))
    assert purses(state) == (1, 2, 0, 0, 25)


def test_example_19_left_and_right_by_a_ball() -> None:
    state = position(
        LEFT_AND_RIGHT.replace(
            "P1 1, P2 0, P3 2; Start 0; treasury 25", "P1 2, P2 1, P3 3; Start 0; treasury 22"
        ).replace("act: P2", "act: P1")
    )
    go(state, P1, (0, 1))
    send(state, P1, P3, (1, 0))
    assert coins(state) == (1, 1, 4)


@pytest.mark.ruling("DK-27")
def test_example_20_well_and_empty_treasury() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) gold E; (0,1) well EW; (-1,0) gold NW.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 6, P2 9, P3 9; Start 4; treasury 0.
        Hands: P1 gold:1; P2 gold:2s; P3 empty:1. Pile: –. To act: P3.""",
        options={"escape": True},
    )
    assert seen(go(state, P3, (1, 0)), RoomWithoutEffect) == [RoomWithoutEffect(P3, "gold")]
    assert purses(state) == (6, 9, 9, 4, 0)
    go(state, P1, (0, 1))
    assert purses(state) == (5, 9, 9, 4, 1)
    go(state, P2, (-1, 0))
    assert purses(state) == (5, 10, 9, 4, 0)


@pytest.mark.ruling("DK-28")
@pytest.mark.ruling("DK-29")
def test_example_21_deadlock_with_a_tie() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) destruction N; (1,0) empty E; (2,0) gold NE; (-1,0) well NW.
        Pawns: P1 (1,0), P2 (0,0), P3 (-1,0). Coins: P1 3, P2 1, P3 3; Start 0; treasury 21.
        Hands: P1 –; P2 –; P3 –. Pile: –. To act: P2.""")
    go(state, P2, (0, 1))
    assert (2, 0) not in rooms(state) and look(state).pile == 1
    assert (state.over, state.ending, state.winners) == (True, "deadlock", (P1, P3))
    assert look(state).ranking == ((P1, P3), (P2,))


@pytest.mark.ruling("DK-34")
def test_example_22_wizard() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (0,1) empty N; (1,1) gold NW.
        Pawns: P1 (0,1), P2 (0,0). Coins: P1 1, P2 0; Start 0; treasury 27.
        Hands: P1 well:2s; P2 gold:1. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["wizard", "dwarf"],
    )
    assert targets(state, P1) == set()
    assert targets(state, P1, WizardMove) == {(0, 0), (1, 1)}
    assert placements(state, P1) and PASS not in options(state, P1)
    play(state, P1, WizardMove(1, 1))
    assert coins(state) == (2, 0) and tokens(state) == ("spent", "ready")
    assert asked(state) == ("action", P2)


BARBARIAN = """
    Rooms: (0,0) start NESW; (0,1) empty NE; (0,2) goblins W; (1,1) gold E.
    Pawns: P1 (0,1), P2 (0,1). Coins: P1 0, P2 1; Start 0; treasury 27.
    Hands: P1 well:2s; P2 gold:2c, empty:3, key:0. Pile: map:2c, map:3. To act: P1."""


@pytest.mark.ruling("DK-35")
def test_example_23_barbarian() -> None:
    state = position(BARBARIAN, options={"powers": True}, adventurers=["barbarian", "dwarf"])
    assert sendings(state, P1, Push) == {(P2, (0, 2)), (P2, (1, 1))}
    play(state, P1, Push(P2, 0, 2))
    assert purses(state) == (0, 0, 1, 27)
    assert hand_sizes(state) == (2, 2) and tokens(state) == ("spent", "ready")
    assert asked(state) == ("action", P1)
    go(state, P1, (1, 1))
    assert purses(state) == (1, 0, 1, 26)


def test_example_23_barbarian_in_a_key() -> None:
    state = position(
        BARBARIAN.replace("(0,1) empty NE; (0,2) goblins W; (1,1) gold E", "(0,1) key –; (0,2) gold N"),
        options={"powers": True},
        adventurers=["barbarian", "dwarf"],
    )
    assert sendings(state, P1, Push) == set()


@pytest.mark.ruling("DK-36")
@pytest.mark.ruling("DK-38")
def test_example_24_thief_against_knight() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (0,1) goblins E; (1,1) empty E; (-1,0) empty NW.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 2, P2 2, P3 0; Start 0; treasury 24.
        Hands: P1 well:2s; P2 gold:2c; P3 gold:1. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "knight", "amazon"],
    )
    assert [move for move in options(state, P1) if isinstance(move, Rob)] == [Rob(P2)]
    play(state, P1, Rob(P2))
    assert asked(state) == ("knight_guard", P2)
    play(state, P2, Guard())
    assert coins(state) == (2, 2, 0) and tokens(state) == ("spent", "spent", "ready")
    go(state, P1, (-1, 0))
    go(state, P2, (0, 1))
    assert purses(state) == (2, 1, 0, 1, 24)
    assert asked(state) == ("action", P3) and GUARD not in options(state, P3)


@pytest.mark.ruling("DK-37")
@pytest.mark.ruling("DK-39")
def test_example_25_amazon_and_dwarf() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) gold NE; (2,0) steal_left E; (1,1) well NE.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 1; Start 0; treasury 27.
        Hands: P1 gold:1; P2 gold:2c, map:3, key:0, well:2s. Pile: empty:3, vortex:0, gold:2s. To act: P1.""",
        options={"powers": True},
        adventurers=["amazon", "dwarf"],
    )
    placing = state.clone()
    place(placing, P1, "gold:1", (0, 1), "N")
    assert asked(placing) == ("action", P2)
    go(state, P1, (1, 0))
    assert coins(state) == (1, 1) and asked(state) == ("end_power", P1)
    assert options(state, P1) == [Skip(), ExtraMove(2, 0), ExtraMove(1, 1)]
    play(state, P1, ExtraMove(2, 0))
    assert coins(state) == (2, 0) and tokens(state) == ("spent", "ready")
    play(state, P2, Exchange("gold-2c", "map-3"))
    assert hand(state, P2) == ["empty-3", "key-0", "vortex-0", "well-2s"]
    assert pile(state) == ["gold-2s", "gold-2c", "map-3"]
    place(state, P2, "empty:3", (0, 1), "NEW")
    assert hand(state, P2) == ["gold-2s", "key-0", "vortex-0", "well-2s"]
