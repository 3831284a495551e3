"""The Crystal Ball and what follows from it: decisions go to whoever's adventurer enters. (4.3)"""

import pytest

from dracotheque.games.drakon.events import (
    AdventurerMoved,
    AdventurerSent,
    AdventurerStayed,
    BallsExhausted,
    CoinStolen,
    RoomWithoutEffect,
)
from dracotheque.games.drakon.moves import LEAVE_COIN, TAKE_COIN, Destroy, LetStay, SendTo, Swap, TakeTile, Turn
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import (
    P1,
    P2,
    P3,
    asked,
    at,
    coins,
    go,
    hand_sizes,
    look,
    options,
    play,
    position,
    purses,
    rooms,
    seen,
    send,
    sendings,
)


def sent_into(room: str, **rest: object) -> Table:
    """P1 enters a Ball and sends P2 into this room, east of P2."""
    state = position(
        f"""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (2,0) {room}; (-1,0) empty NW; (-2,0) empty W;
          (9,9) well NS.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 2, P2 1, P3 1; Start 0; treasury 24.
        Hands: P1 map:2s; P2 gold:2c; P3 gold:1, key:0. Pile: –. To act: P1.""",
        **rest,
    )
    go(state, P1, (0, 1))
    assert sendings(state, P1) == {(P2, (2, 0)), (P3, (-2, 0))}
    told = send(state, P1, P2, (2, 0))
    assert seen(told, AdventurerSent) == [AdventurerSent(P2, P1, 2, 0, room.partition(" ")[0])]
    assert at(state, P2) == (2, 0)
    return state


@pytest.mark.ruling("DK-14")
@pytest.mark.parametrize(
    ("room", "question", "answer"),
    [
        ("destruction NE", "destruction", Destroy(9, 9)),
        ("portal NE", "portal", Swap(9, 9, "gold-2c", "NE")),
        ("rotation NE", "rotation", Turn(9, 9, "EW")),
        ("map NE", "map", TakeTile(P3)),
        ("crystal NE", "crystal", SendTo(P3, -2, 0)),
    ],
)
def test_whoever_is_sent_into_a_room_makes_its_choices(room: str, question: str, answer: object) -> None:
    state = sent_into(room)
    assert asked(state) == (question, P2)
    prompt = look(state).prompt
    assert prompt is not None and prompt.about == {"sent": True, "by_seat": P1}
    play(state, P2, answer)  # type: ignore[arg-type]  # each question has its own answer
    assert asked(state) == ("action", P2) and look(state).active == P2


@pytest.mark.ruling("DK-14")
def test_whoever_is_sent_into_a_room_bears_its_consequences() -> None:
    assert coins(sent_into("goblins E")) == (2, 0, 1)
    assert coins(sent_into("well NE")) == (2, 0, 1)
    assert coins(sent_into("gold E")) == (2, 2, 1)
    assert coins(sent_into("steal_left E")) == (2, 2, 0)
    assert coins(sent_into("steal_right E")) == (1, 2, 1)


def test_the_map_room_may_take_from_the_sender() -> None:
    state = sent_into("map NE")
    play(state, P2, TakeTile(P1))
    assert hand_sizes(state) == (0, 2, 2)


def test_one_may_be_sent_to_the_coins_on_the_start() -> None:
    for answer, purse in [(TAKE_COIN, (0, 1, 1, 26)), (LEAVE_COIN, (0, 0, 2, 26))]:
        state = position("""
            Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) key –.
            Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 2; treasury 26.
            Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
        go(state, P1, (0, 1))
        assert asked(state) == ("start_coin", P2)
        play(state, P2, answer)
        assert purses(state) == purse


@pytest.mark.ruling("DK-16")
def test_a_ball_moves_opponents_only_and_a_single_choice_needs_no_asking() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (0,2) gold E; (1,0) empty E; (2,0) empty N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""")
    told = go(state, P1, (0, 1))
    assert seen(told, AdventurerSent) == [AdventurerSent(P2, P1, 2, 0, "empty")]
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-16")
def test_where_nobody_can_move_a_ball_does_nothing_and_asks_nothing() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (-1,0) empty W.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c; P3 –. Pile: –. To act: P1.""")
    told = go(state, P1, (0, 1))
    assert seen(told, RoomWithoutEffect) == [RoomWithoutEffect(P1, "crystal")]
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-16")
def test_a_stuck_opponent_may_be_chosen_on_purpose() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (-1,0) empty NW; (-2,0) gold W.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 0, P2 0, P3 4; Start 0; treasury 24.
        Hands: P1 gold:1; P2 gold:2c; P3 –. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    told = play(state, P1, LetStay(P2))
    assert seen(told, AdventurerStayed) == [AdventurerStayed(P2, P1)]
    assert coins(state) == (0, 0, 4) and asked(state) == ("action", P2)


RING = """
    Rooms: (0,0) start NESW; (1,0) crystal NS; (1,1) crystal NE; (2,1) crystal NES; (2,0) crystal ESW.
    Pawns: P1 (0,0), P2 (1,1). Coins: P1 0, P2 0; Start 0; treasury 28.
    Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1."""


@pytest.mark.ruling("DK-17")
def test_twelve_balls_act_in_one_turn_and_the_thirteenth_entry_has_no_effect() -> None:
    state = position(RING)
    told = go(state, P1, (1, 0))
    assert len(seen(told, AdventurerMoved)) == 1
    assert len(seen(told, AdventurerSent)) == 12
    assert seen(told, BallsExhausted) == [BallsExhausted(P1)]
    assert asked(state) == ("action", P2)
    assert (at(state, P1), at(state, P2)) == ((2, 1), (2, 0))


@pytest.mark.ruling("DK-17")
def test_balls_are_counted_anew_in_every_turn() -> None:
    state = position(RING)
    go(state, P1, (1, 0))
    assert look(state).balls == 0
    told = go(state, P2, (1, 0))
    assert len(seen(told, AdventurerSent)) == 12


@pytest.mark.ruling("DK-17")
def test_a_ball_where_everybody_stays_counts_as_an_entry_too() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (0,2) gold N; (1,0) empty E.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 gold:1; P2 gold:2c. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["amazon", "dwarf"],
    )
    go(state, P1, (0, 1))
    assert asked(state) == ("end_power", P1) and look(state).balls == 1


@pytest.mark.ruling("DK-15")
def test_a_victory_in_the_middle_of_a_chain_stops_the_rest() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (0,1) empty NE; (0,2) steal_left N; (1,1) gold E.
        Pawns: P1 (0,1), P2 (0,1). Coins: P1 1, P2 4; Start 0; treasury 23.
        Hands: P1 well:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["barbarian", "dwarf"],
    )
    push = next(move for move in options(state, P1) if getattr(move, "seat", None) == P2 and getattr(move, "x", 0) == 0)
    told = play(state, P1, push)
    assert seen(told, CoinStolen) == [CoinStolen(P2, P1, "steal_left")]
    assert (state.over, state.winners, state.stack) == (True, (P2,), [])
    assert hand_sizes(state) == (1, 1)  # the Barbarian took no tile any more


def test_an_effect_is_complete_before_the_next_one_begins() -> None:
    state = sent_into("crystal NE")
    send(state, P2, P3, (-2, 0))
    assert at(state, P3) == (-2, 0) and look(state).balls == 0
    assert set(rooms(state)) >= {(0, 1), (2, 0)}
