"""What a player values: the policy answers every question, sensibly, and beats chance. (11)"""

from random import Random
from typing import Any

import pytest

from dracotheque import bots
from dracotheque.arena import simulate
from dracotheque.core.moves import Move
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.insight import evaluate, policy
from dracotheque.games.drakon.insight.outlook import Outlook
from dracotheque.games.drakon.moves import (
    Destroy,
    ExtraMove,
    Guard,
    MoveTo,
    Place,
    Rob,
    SendTo,
    Skip,
    TakeCoin,
    Turn,
)
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, P3, asked, go, look, play, position, send


def choice(state: Table, seed: int = 0) -> Move:
    (seat,) = state.actors
    return policy(look(state, seat), state.decision(seat), Random(seed))


@pytest.mark.parametrize("preset", ["base", "powers", "escape", "powers_and_escape", "open_start"])
def test_the_policy_answers_every_question_with_a_legal_move(preset: str) -> None:
    questions = set()
    for seed in range(8):
        rng = Random(seed)
        state = GAME.start(2 + seed % 5, GAME.presets(4)[preset], seed=seed)
        for _ in range(400):
            if state.over:
                break
            (seat,) = state.actors
            questions.add(state.asked)
            moves = state.decision(seat).moves
            if state.asked != "action" or rng.random() < 0.1:
                move = choice(state, seed)
                assert move in moves
            walks = [each for each in moves if not isinstance(each, Place)]
            state.play(seat, rng.choice(walks if walks and rng.random() < 0.6 else moves))
    assert {"action", "crystal", "rotation", "destruction", "map", "portal"} <= questions
    assert ("knight_guard" in questions) == ("powers" in preset)


@pytest.mark.parametrize("preset", ["base", "escape"])
def test_what_is_remembered_of_a_lair_is_what_anybody_foresees_there(preset: str) -> None:
    rng = Random(3)
    state = GAME.start(3, GAME.presets(3)[preset], seed=3)
    compared = 0
    for _ in range(60):
        if state.over:
            break
        for seat in range(3):
            outlook = Outlook(look(state, seat), seat)
            for cell in sorted(outlook.near & {*outlook.rooms})[:4]:
                gone = [] if cell in outlook.pawns else [None]
                for room in (*gone, outlook.rooms[cell] ^ 5, outlook.rooms[cell]):
                    assert outlook.prospects_with(cell, room) == outlook.foreseen_with(cell, room)
                    compared += 1
        (actor,) = state.actors
        state.play(actor, rng.choice(state.decision(actor).moves))
    assert compared > 500


def test_the_fifth_coin_is_taken() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) gold E; (0,1) vortex –; (-1,0) portal NW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 4, P2 4; Start 0; treasury 20.
        Hands: P1 gold:2c; P2 empty:3. Pile: –. To act: P1.""")
    assert choice(state) == MoveTo(1, 0)


def test_the_fifth_coin_is_stolen_however_long_the_robbing_has_gone_on() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) steal_left E; (0,1) vortex –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 4, P2 4; Start 0; treasury 20.
        Hands: P1 gold:2c; P2 empty:3. Pile: –. To act: P1.""",
        turn=121,
    )
    assert choice(state) == MoveTo(1, 0)


def test_with_four_coins_one_escapes() -> None:
    state = position(
        """
        Rooms: (0,0) start NESW; (1,0) gold E; (0,1) vortex –.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 4, P2 4; Start 0; treasury 20.
        Hands: P1 gold:2c; P2 empty:3. Pile: –. To act: P1.""",
        options={"escape": True},
    )
    assert choice(state) == MoveTo(0, 1)


def test_a_well_is_shunned_while_there_is_anything_else_to_do() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) well NE.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 2, P2 0; Start 0; treasury 26.
        Hands: P1 empty:1; P2 empty:3. Pile: –. To act: P1.""")
    assert isinstance(choice(state), Place)


def test_a_ball_spares_nobody_who_is_about_to_win() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty NE; (2,0) gold NE; (1,1) well NE; (-1,0) empty NW;
          (-2,0) empty W.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 1, P2 4, P3 1; Start 0; treasury 22.
        Hands: P1 map:2c; P2 empty:3; P3 –. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert choice(state) == SendTo(P2, 1, 1)


def test_destruction_hits_the_coin_the_leader_is_after() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) destruction NE; (1,0) empty E; (2,0) gold NE; (-1,0) empty W; (0,-1) key –.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 1, P2 4; Start 0; treasury 23.
        Hands: P1 map:2c; P2 empty:3. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    assert choice(state) == Destroy(2, 0)


def test_rotation_turns_the_leader_away_from_the_coin() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) rotation NE; (1,0) empty E; (2,0) gold NE; (-1,0) empty W.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 1, P2 4; Start 0; treasury 23.
        Hands: P1 map:2c; P2 empty:3. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    move = choice(state)
    assert isinstance(move, Turn) and (move.x, move.y) in {(1, 0), (2, 0)}


def with_powers(text: str, *adventurers: str, **rest: Any) -> Table:
    return position(text, options={"powers": True}, adventurers=adventurers, **rest)


def test_a_coin_on_the_start_is_taken_and_one_that_matters_is_guarded() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) key –; (0,1) steal_left N.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 3; Start 1; treasury 24.
        Hands: P1 map:2c; P2 empty:3. Pile: –. To act: P1.""",
        "thief",
        "knight",
    )
    taking = state.clone()
    go(taking, P1, (0, 0))
    assert choice(taking) == TakeCoin()
    play(taking, P1, TakeCoin())
    assert asked(taking) == ("end_power", P1)
    assert choice(taking) == Rob(P2)
    play(taking, P1, Rob(P2))
    assert choice(taking) == Guard()


def test_an_amazon_goes_on_for_a_coin_and_waits_where_there_is_none() -> None:
    lair = """
        Rooms: (0,0) start NESW; (1,0) empty E; (2,0) {room}.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 4, P2 0; Start 0; treasury 24.
        Hands: P1 map:2c; P2 empty:3. Pile: –. To act: P1."""
    for room, move in [("gold E", ExtraMove(2, 0)), ("goblins E", Skip())]:
        state = with_powers(lair.format(room=room), "amazon", "dwarf")
        go(state, P1, (1, 0))
        assert choice(state) == move


# Shares of the victory.


def test_shares_add_up_and_favour_whoever_is_ahead() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (2,0) gold NE; (-1,0) empty W.
        Pawns: P1 (0,0), P2 (1,0), P3 (-1,0). Coins: P1 1, P2 3, P3 1; Start 0; treasury 23.
        Hands: P1 map:2c; P2 empty:3; P3 –. Pile: –. To act: P1.""")
    for viewer in (None, P1, P2, P3):
        shares = evaluate(look(state, viewer))
        assert sum(shares) == pytest.approx(1) and min(shares) > 0
        assert shares[P2] == max(shares)
    before = evaluate(look(state, P1))
    go(state, P1, (0, 1))
    send(state, P1, P2, (2, 0))
    assert evaluate(look(state, P1))[P2] > before[P2]


def test_when_the_game_is_over_the_winners_have_it_all() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (1,0) empty E; (-1,0) empty W.
        Pawns: P1 (1,0), P2 (-1,0). Coins: P1 1, P2 1; Start 0; treasury 26.
        Hands: P1 –; P2 –. Pile: gold:1. To act: P1.""")
    assert evaluate(look(state)) == (0.5, 0.5)


# Strength.


@pytest.mark.slow
def test_the_policy_beats_chance_nine_times_out_of_ten() -> None:
    wins = 0.0
    for seat in (P1, P2):
        seats = [bots.get("heuristic" if each == seat else "random") for each in (P1, P2)]
        wins += simulate(GAME, 2, {}, 5 + seat, seats, 15).wins[seat]
    assert wins >= 27


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"powers": True, "escape": True}])
def test_games_between_sensible_players_end_by_coins_or_escape(options: dict[str, object]) -> None:
    result = simulate(GAME, 4, options, 1, [bots.get("heuristic")] * 4, 12)
    assert result.endings.get("escape" if "escape" in options else "five-coins", 0) >= 11
