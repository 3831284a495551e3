"""How a game ends, and who has won. (5)"""

from typing import Any

import pytest

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.events import GameEnded
from dracotheque.games.drakon.moves import PASS, MoveTo, Rob, WizardMove
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, P3, asked, coins, go, look, options, place, play, position, seen


def test_the_game_stops_at_the_fifth_coin_whoever_moves() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) steal_right E.
        Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 4, P2 1, P3 4; Start 0; treasury 19.
        Hands: P1 gold:2c; P2 empty:3; P3 gold:2s. Pile: –. To act: P1.""")
    told = go(state, P1, (1, 0))
    assert seen(told, GameEnded) == [GameEnded("five-coins", (P1,))]
    assert (state.over, state.winners, state.scores) == (True, (P1,), (5, 1, 3))
    assert look(state).ranking == ((P1,), (P3,), (P2,))


# Deadlock. (5.3)

STUCK = """
    Rooms: (0,0) start NESW; (1,0) empty E; (-1,0) empty W.
    Pawns: P1 (1,0), P2 (-1,0). Coins: P1 1, P2 0; Start 0; treasury 27.
    Hands: P1 –; P2 –. Pile: gold:1. To act: P1."""


@pytest.mark.ruling("DK-28")
def test_a_lair_where_nobody_can_do_anything_ends_the_game_before_the_turn() -> None:
    state = position(STUCK)
    assert (state.over, state.ending, state.winners) == (True, "deadlock", (P1,))


@pytest.mark.ruling("DK-28")
def test_one_tile_in_any_hand_or_one_move_keeps_the_game_going() -> None:
    assert asked(position(STUCK.replace("P2 –. Pile", "P2 key:0. Pile"))) == ("action", P1)
    assert asked(position(STUCK.replace("(-1,0) empty W", "(-1,0) empty W; (-2,0) key –"))) == ("action", P1)


@pytest.mark.ruling("DK-29")
def test_all_who_are_tied_for_the_richest_win_also_without_a_coin() -> None:
    state = position(STUCK.replace("P1 1, P2 0; Start 0; treasury 27", "P1 0, P2 0; Start 3; treasury 25"))
    assert state.winners == (P1, P2) and look(state).ranking == ((P1, P2),)


def stuck_with(*adventurers: str, **rest: Any) -> Table:
    return position(STUCK, options={"powers": True}, adventurers=adventurers, **rest)


@pytest.mark.ruling("DK-40")
def test_a_wizard_who_could_move_keeps_a_stuck_game_going_until_all_have_passed_in_a_row() -> None:
    state = stuck_with("wizard", "dwarf")
    assert options(state, P1) == [PASS, WizardMove(0, 0)]
    play(state, P1, PASS)
    assert options(state, P2) == [PASS]
    play(state, P2, PASS)
    assert (state.over, state.ending) == (True, "deadlock")


@pytest.mark.ruling("DK-40")
def test_a_power_of_one_who_is_not_at_turn_keeps_the_game_going_too() -> None:
    state = stuck_with("dwarf", "wizard")
    play(state, P1, PASS)
    assert options(state, P2) == [PASS, WizardMove(0, 0)]
    play(state, P2, WizardMove(0, 0))
    assert not state.over and asked(state) == ("action", P1)


@pytest.mark.ruling("DK-40")
@pytest.mark.parametrize("adventurers", [("dwarf", "amazon"), ("knight", "barbarian"), ("thief", "knight")])
def test_powers_that_could_not_be_used_do_not_keep_it_going(adventurers: tuple[str, str]) -> None:
    assert stuck_with(*adventurers).over


@pytest.mark.ruling("DK-40")
def test_a_spent_power_does_not_keep_it_going() -> None:
    assert stuck_with("wizard", "dwarf", spent=[P1]).over


@pytest.mark.ruling("DK-40")
def test_a_pass_with_a_power_does_not_count_as_one_without() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) empty E.
        Pawns: P1 (1,0), P2 (1,0), P3 (1,0). Coins: P1 0, P2 1, P3 0; Start 0; treasury 27.
        Hands: P1 –; P2 –; P3 –. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "wizard", "dwarf"],
    )
    play(state, P1, Rob(P2))
    play(state, P1, PASS)
    assert state.passes == 0
    play(state, P2, PASS)
    play(state, P3, PASS)
    assert not state.over
    play(state, P1, PASS)
    assert (state.over, state.ending, coins(state)) == (True, "deadlock", (1, 0, 0))


# Stagnation. (5.4)

RING = """
    Rooms: (0,0) start NESW; (1,0) empty N; (1,1) empty E; (2,1) empty ES; (2,0) empty SW.
    Pawns: P1 (1,0), P2 (2,0). Coins: P1 1, P2 2; Start 0; treasury 25.
    Hands: P1 –; P2 –. Pile: –. To act: P1."""
AROUND = {(1, 0): (1, 1), (1, 1): (2, 1), (2, 1): (2, 0), (2, 0): (1, 0)}


def walk_around(state: Table) -> int:
    """Both walk round the ring until the game ends; the number of turns."""
    turns = 0
    while not state.over:
        (seat,) = state.actors
        here = look(state).places[seat]
        state.play(seat, MoveTo(*AROUND[here.x, here.y]))
        turns += 1
    return turns


@pytest.mark.ruling("DK-30")
def test_ten_quiet_rounds_end_the_game() -> None:
    state = position(RING)
    assert walk_around(state) == 20
    assert (state.ending, state.winners) == ("stagnation", (P2,))


@pytest.mark.ruling("DK-30")
def test_a_coin_on_the_move_or_a_tile_placed_breaks_the_quiet() -> None:
    state = position(RING.replace("(2,1) empty ES", "(2,1) gold ES"), quiet=18)
    go(state, P1, (1, 1))
    assert look(state).quiet == 19
    go(state, P2, (1, 0))
    assert state.ending == "stagnation"
    state = position(RING.replace("(1,1) empty E", "(1,1) gold E"), quiet=19)
    go(state, P1, (1, 1))
    assert look(state).quiet == 0
    state = position(RING.replace("P1 –;", "P1 key:0;"), quiet=19)
    place(state, P1, "key:0", (0, 1))
    assert look(state).quiet == 0 and not state.over


@pytest.mark.ruling("DK-30")
def test_a_portal_swap_is_not_a_placement() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) portal NE; (5,5) key –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 vortex:0; P2 key:0. Pile: –. To act: P1.""",
        quiet=3,
    )
    go(state, P1, (1, 0))
    state.play(P1, state.decision(P1).moves[0])
    assert look(state).quiet == 4


# The round limit. (5.5)


@pytest.mark.ruling("DK-31")
def test_the_game_ends_after_the_last_round_passes_counted() -> None:
    state = position(RING.replace("P1 –;", "P1 key:0, vortex:0;"), turn=39, options={"round_limit": 20})
    place(state, P1, "key:0", (0, 1))
    assert not state.over and look(state).turn == 40
    told = go(state, P2, (1, 0))
    assert seen(told, GameEnded) == [GameEnded("round-limit", (P2,))]


@pytest.mark.ruling("DK-31")
def test_stagnation_is_looked_at_before_the_round_limit_and_that_before_deadlock() -> None:
    state = position(RING, turn=40, quiet=19, options={"round_limit": 20})
    go(state, P1, (1, 1))
    assert state.ending == "stagnation"
    blocked = RING.replace("(1,1) empty E", "(1,1) empty N").replace("(2,0) empty SW", "(2,0) goblins S")
    state = position(blocked, turn=40, options={"round_limit": 20})
    go(state, P1, (1, 1))
    assert state.ending == "round-limit"
    state = position(blocked)
    go(state, P1, (1, 1))
    assert state.ending == "deadlock"


def test_every_ending_cites_its_paragraph() -> None:
    assert GAME.end_rule == "r.game_over"
    for ending in ("five-coins", "escape", "deadlock", "stagnation", "round-limit"):
        assert GameEnded(ending, (P3,)).paragraph.startswith("5.")
