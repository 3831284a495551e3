"""The rooms that act on entry, one by one. (4.1)"""

import pytest

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.events import (
    CoinCarriedOff,
    CoinFound,
    CoinLeft,
    CoinPickedUp,
    CoinStolen,
    CoinSunk,
    RoomDestroyed,
    RoomSwapped,
    RoomTurned,
    RoomWithoutEffect,
    TileTaken,
)
from dracotheque.games.drakon.moves import LEAVE_COIN, TAKE_COIN, Destroy, Swap, TakeTile, Turn
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
    placements,
    play,
    position,
    purses,
    reach,
    rooms,
    seen,
    swaps,
    targets,
    turns,
    victims,
)

BESIDE_THE_START = """
    Rooms: (0,0) start NESW; (1,0) {room}; (-1,0) empty NW.
    Pawns: P1 (0,0), P2 (0,0). Coins: P1 {own}, P2 {other}; Start {start}; treasury {treasury}.
    Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1."""


def entering(room: str, own: int = 1, other: int = 1, start: int = 0) -> tuple[tuple[int, ...], tuple[object, ...]]:
    """The purses and all events after P1 has entered this room."""
    treasury = 28 - own - other - start
    state = position(BESIDE_THE_START.format(room=room, own=own, other=other, start=start, treasury=treasury))
    told = go(state, P1, (1, 0))
    assert asked(state) == ("action", P2)
    return purses(state), tuple(each.event for each in told[1:])


def test_an_empty_room_does_nothing() -> None:
    assert entering("empty E") == ((1, 1, 0, 26), ())


def test_a_gold_coin_room_gives_a_coin() -> None:
    assert entering("gold E") == ((2, 1, 0, 25), (CoinFound(P1),))


def test_goblins_carry_a_coin_to_the_start() -> None:
    assert entering("goblins E") == ((0, 1, 1, 26), (CoinCarriedOff(P1),))


@pytest.mark.ruling("DK-45")
def test_a_well_takes_a_coin_and_gives_nothing() -> None:
    assert entering("well NE") == ((0, 1, 0, 27), (CoinSunk(P1),))


@pytest.mark.ruling("DK-11")
def test_with_two_players_left_and_right_are_the_same_opponent() -> None:
    assert entering("steal_left E") == ((2, 0, 0, 26), (CoinStolen(P1, P2, "steal_left"),))
    assert entering("steal_right E") == ((2, 0, 0, 26), (CoinStolen(P1, P2, "steal_right"),))


@pytest.mark.ruling("DK-13")
@pytest.mark.ruling("DK-25")
@pytest.mark.parametrize("room", ["goblins E", "well NE", "steal_left E", "steal_right E"])
def test_where_there_is_no_coin_nothing_happens(room: str) -> None:
    without_effect = RoomWithoutEffect(P1, room.partition(" ")[0])
    assert entering(room, own=0, other=0) == ((0, 0, 0, 28), (without_effect,))


@pytest.mark.parametrize("room", ["wind NE", "gust NE", "key –", "vortex –"])
def test_rooms_that_act_on_leaving_do_nothing_on_entry(room: str) -> None:
    assert entering(room) == ((1, 1, 0, 26), ())


# The Start.


@pytest.mark.ruling("DK-12")
def test_on_the_start_one_may_take_one_coin_or_leave_them_all() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) key –.
        Pawns: P1 (1,0), P2 (1,0). Coins: P1 0, P2 0; Start 3; treasury 25.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 0))
    assert asked(state) == ("start_coin", P1)
    assert options(state, P1) == [TAKE_COIN, LEAVE_COIN]
    assert seen(play(state, P1, TAKE_COIN), CoinPickedUp) == [CoinPickedUp(P1)]
    assert purses(state) == (1, 0, 2, 25)
    go(state, P2, (0, 0))
    assert seen(play(state, P2, LEAVE_COIN), CoinLeft) == [CoinLeft(P2)]
    assert purses(state) == (1, 0, 2, 25)


def test_an_empty_start_asks_nothing() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) key –.
        Pawns: P1 (1,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 0))
    assert asked(state) == ("action", P2)


# The Map Room.

MAP = """
    Rooms: (0,0) start NESW; (1,0) map NE.
    Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
    Hands: P1 key:0; P2 gold:1, gold:2c, well:2s; P3 empty:3. Pile: –. To act: P1."""


@pytest.mark.ruling("DK-26")
@pytest.mark.ruling("DK-43")
def test_a_map_room_takes_a_random_tile_of_a_chosen_opponent() -> None:
    taken = set()
    for seed in range(30):
        state = position(MAP, seed=seed)
        go(state, P1, (1, 0))
        assert victims(state, P1) == {P2, P3}
        (event,) = seen(play(state, P1, TakeTile(P2)), TileTaken, P2)
        assert sorted([event.tile, "key-0"]) == hand(state, P1)
        assert hand_sizes(state) == (2, 2, 1)
        taken.add(event.tile)
    assert taken == {"gold-1", "gold-2c", "well-2s"}


@pytest.mark.ruling("DK-13")
def test_a_map_room_without_a_victim_does_nothing() -> None:
    state = position(MAP.replace("P2 gold:1, gold:2c, well:2s; P3 empty:3", "P2 –; P3 –"))
    assert seen(go(state, P1, (1, 0)), RoomWithoutEffect) == [RoomWithoutEffect(P1, "map")]
    assert asked(state) == ("action", P2)


# Destruction.


@pytest.mark.ruling("DK-23")
def test_destruction_spares_the_start_and_every_occupied_room() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) destruction NE; (2,0) gold NE; (3,0) empty N; (0,1) key –; (0,2) gust NE.
        Pawns: P1 (0,0), P2 (3,0), P3 (2,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:1; P3 empty:3. Pile: map:3, map:2c. To act: P1.""")
    go(state, P1, (1, 0))
    assert targets(state, P1, Destroy) == {(0, 1), (0, 2)}
    told = play(state, P1, Destroy(0, 2))
    assert seen(told, RoomDestroyed) == [RoomDestroyed(P1, 0, 2, "gust-2c")]
    assert pile(state) == ["map-3", "map-2c", "gust-2c"]


@pytest.mark.ruling("DK-13")
def test_destruction_with_nothing_to_destroy_does_nothing() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) destruction NE.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:1. Pile: –. To act: P1.""")
    assert seen(go(state, P1, (1, 0)), RoomWithoutEffect) == [RoomWithoutEffect(P1, "destruction")]


def test_tiles_go_under_the_pile_in_the_order_of_their_destruction() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) destruction NE; (-1,0) destruction NS; (0,1) key –; (0,2) vortex –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 empty:3; P2 gold:1. Pile: map:3. To act: P1.""")
    go(state, P1, (1, 0))
    play(state, P1, Destroy(0, 1))
    go(state, P2, (-1, 0))
    assert pile(state) == ["map-3", "key-0", "vortex-0"]
    assert (0, 2) not in rooms(state)


# The Magic Portal.


@pytest.mark.ruling("DK-22")
def test_a_portal_may_swap_an_isolated_room() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) portal NE; (9,9) well NS.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert swaps(state, P1) == {((9, 9), "gold-1", way) for way in "NESW"}
    told = play(state, P1, Swap(9, 9, "gold-1", "W"))
    assert seen(told, RoomSwapped) == [RoomSwapped(P1, 9, 9, "well-2s", "gold-1", "W")]
    assert rooms(state)[9, 9] == ("gold-1", "W") and hand(state, P1) == ["well-2s"]


@pytest.mark.ruling("DK-22")
def test_a_portal_asks_even_when_there_is_one_swap_only() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) portal NE; (9,9) well NS.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert asked(state) == ("portal", P1) and len(options(state, P1)) == 1


def test_a_portal_where_no_tile_fits_does_nothing() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) portal NE; (1,0) empty N; (1,1) goblins N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:3; P2 gold:2c. Pile: –. To act: P1.""")
    assert seen(go(state, P1, (0, 1)), RoomWithoutEffect) == [RoomWithoutEffect(P1, "portal")]
    assert asked(state) == ("action", P2)


def test_the_rules_of_placing_hold_for_the_tile_of_a_portal() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) portal NE; (1,0) empty N; (1,1) goblins N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    # West and south are closed: the Portal and the Empty Room point at (1,1).
    assert swaps(state, P1) == {((1, 1), "gold-2c", "NE")}


# Rotation.


@pytest.mark.ruling("DK-24")
def test_rotation_turns_occupied_rooms_and_itself_but_never_arrow_against_arrow() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) rotation NE; (2,0) gold NE.
        Pawns: P1 (0,0), P2 (2,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1."""
    )
    go(state, P1, (1, 0))
    assert turns(state, P1) == {((0, 0), "NESW"), ((1, 0), "ES"), ((2, 0), "ES")}
    told = play(state, P1, Turn(2, 0, "ES"))
    assert seen(told, RoomTurned) == [RoomTurned(P1, 2, 0, "gold", "ES")]
    assert at(state, P2) == (2, 0) and coins(state) == (0, 0)


@pytest.mark.ruling("DK-24")
def test_a_straight_room_may_be_turned_by_a_half_or_a_quarter() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) rotation NE; (5,5) gold NS.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (1, 0))
    assert {each for each in turns(state, P1) if each[0] == (5, 5)} == {((5, 5), "NS"), ((5, 5), "EW")}
    play(state, P1, Turn(5, 5, "NS"))
    assert rooms(state)[5, 5] == ("gold-2s", "NS") and asked(state) == ("action", P2)


def test_a_turned_room_changes_exits_and_the_edge_of_the_lair() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) rotation NE; (1,1) gold N; (1,2) empty N.
        Pawns: P1 (0,0), P2 (1,1). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""")
    assert reach(state, P2) == {(1, 2)}
    go(state, P1, (1, 0))
    play(state, P1, Turn(1, 1, "W"))
    assert reach(state, P2) == set()
    assert ("gold-1", (0, 1), "E") not in placements(state, P2) and ("gold-1", (0, 1), "W") in placements(state, P2)


@pytest.mark.ruling("DK-4")
def test_with_three_exits_a_rotation_may_find_nothing_to_turn() -> None:
    # Every room has three arrows, and an arrow of its neighbour points at its only blank side.
    state = position(
        """
        Rooms: (0,0) start NES; (1,0) rotation NES; (-1,0) crystal ESW; (-1,1) gold NSW; (0,1) empty NEW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:2c; P2 gold:1. Pile: –. To act: P1.""",
        options={"start_exits": 3},
    )
    assert seen(go(state, P1, (1, 0)), RoomWithoutEffect) == [RoomWithoutEffect(P1, "rotation")]
    assert asked(state) == ("action", P2)


def test_every_view_of_a_destroyed_room_says_what_lies_at_the_bottom_of_the_pile() -> None:
    state = GAME.arrange(
        rooms={(0, 0): "start NESW", (1, 0): "destruction NE", (0, 1): "key", (0, 2): "vortex"},
        pawns=[(0, 0), (0, 0)],
        hands=[["gold-1"], ["gold-1"]],
        pile=["map-3"],
    )
    go(state, P1, (1, 0))
    play(state, P1, Destroy(0, 2))
    for viewer in (None, P1, P2):
        assert (look(state, viewer).pile, look(state, viewer).bottom) == (2, ("vortex-0",))


def test_nobody_needs_to_be_asked_where_there_is_one_target_only() -> None:
    state = position(MAP.replace("P2 gold:1, gold:2c, well:2s; P3 empty:3", "P2 –; P3 empty:3"))
    told = go(state, P1, (1, 0))
    assert seen(told, TileTaken) == [TileTaken(P1, P3, "map")]
    assert asked(state) == ("action", P2)
