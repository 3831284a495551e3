"""How a gambit and a game end: settlement, cleanup, elimination, ranking. (5)"""

import pytest

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    CardsDrawn,
    DebtForgiven,
    DebtRepaid,
    FlightsTied,
    GambitBegan,
    GambitWon,
    GameEnded,
    PlayerEliminated,
    ShareTaken,
)
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    E,
    antes,
    asked,
    debts,
    discard,
    flight,
    hand,
    hand_size,
    hoards,
    known,
    look,
    no_debts,
    options,
    place,
    play,
    position,
    seen,
)


def end_of_round(**rest: object) -> Table:
    """Round 3 of three players is over: A's flight of 12 beats B's 8 and C's 2, unless said otherwise."""
    settings: dict[str, object] = {
        "moment": "end of round",
        "round": 3,
        "played": {A: "red_12", B: "silver_8", C: "gold_2"},
        "hands": [["white_1", "white_2"], ["black_1", "black_2"], ["green_1", "green_2"]],
        "flights": [["red_12"], ["silver_8"], ["gold_2"]],
        "antes": ["blue_1", "blue_2", "blue_4"],
    }
    return position(**{**settings, **rest})  # type: ignore[arg-type]  # a position by its parts


def test_the_strongest_flight_wins_the_stakes() -> None:
    state = end_of_round()
    assert seen(state.news(), GambitWon) == [GambitWon(A, 12, 30)]
    assert (hoards(state), look(state).stakes) == ((70, 40, 40), 0)


def test_flights_and_antes_are_discarded_and_hands_are_kept() -> None:
    state = end_of_round(deck=["gold_9", "gold_11", "brass_1", "brass_2", "copper_1", "copper_3"], discard=["fool"])
    assert set(discard(state)) == {"fool", "red_12", "silver_8", "gold_2", "blue_1", "blue_2", "blue_4"}
    assert [flight(state, seat) for seat in (A, B, C)] == [[], [], []]
    assert antes(state) == set()
    assert look(state).laid == ()
    assert hand(state, A) == {"white_1", "white_2", "gold_9", "gold_11"}
    assert hand(state, B) == {"black_1", "black_2", "brass_1", "brass_2"}
    assert hand(state, C) == {"green_1", "green_2", "copper_1", "copper_3"}


def test_all_marks_are_reset() -> None:
    state = end_of_round(druid=True, priest=B, colour_counted=[A], strength_counted=[B])
    table = look(state)
    assert (table.druid, table.priest, table.round, table.reference) == (False, -1, 0, 0)
    for seat in (A, B, C):
        assert not place(state, seat).colour_counted
        assert not place(state, seat).strength_counted
        assert place(state, seat).standing is None


def test_a_tie_brings_another_round_for_everybody() -> None:
    state = position(
        round=3,
        hands=[["gold_2", "white_1"], ["white_2", "black_1"], ["red_2", "black_2", "black_3"]],
        flights=[["black_9"], ["bronze_9"], ["blue_1"]],
        to_play=C,
        played={A: "black_9", B: "bronze_9"},
    )
    told = play(state, C, "black_2")
    assert [set(event.seats) for event in seen(told, FlightsTied)] == [{A, B}]
    assert not seen(told, GambitWon)
    assert (look(state).round, look(state).leader, asked(state)) == (4, C, ("play", C))


def test_extra_rounds_go_on_as_long_as_there_is_a_tie() -> None:
    state = position(
        round=4,
        hands=[["black_1", "white_1", "red_2", "red_3"], ["brass_1", "white_2", "gold_2", "gold_4"]],
        flights=[["black_9"], ["bronze_9"]],
        antes=["tiamat"],
    )
    play(state, A, "black_1")
    play(state, B, "brass_1")
    play(state, A, "pay")
    assert (look(state).round, look(state).stakes) == (5, 28)
    play(state, A, "white_1")
    told = play(state, B, "white_2")
    assert seen(told, GambitWon) == [GambitWon(B, 12, 28)]


def test_a_winner_keeps_the_order_of_the_other_debts_when_those_to_the_stakes_are_wiped_out() -> None:
    state = end_of_round(
        stakes=4,
        hoards=[0, 40, 40],
        debts={A: [(B, 2), ("stakes", 4), (C, 3), ("stakes", 1)]},
        options={"end_eliminations": 2},
    )
    told = state.news()
    assert seen(told, DebtForgiven) == [DebtForgiven(A, 5)]
    assert seen(told, DebtRepaid) == [DebtRepaid(A, B, 2), DebtRepaid(A, C, 2)]
    assert hoards(state) == (0, 42, 42)


@pytest.mark.ruling("JD-22")
def test_gold_flows_back_to_the_winner_as_often_as_it_reaches_the_stakes() -> None:
    state = end_of_round(stakes=10, hoards=[0, 0, 90], debts={A: [(B, 20)], B: [("stakes", 15)]})
    told = state.news()
    assert seen(told, DebtRepaid) == [
        DebtRepaid(A, B, 10),
        DebtRepaid(B, -1, 10),
        DebtRepaid(A, B, 10),
        DebtRepaid(B, -1, 5),
    ]
    assert hoards(state) == (5, 5, 90)
    assert no_debts(state)
    assert not state.over


def test_debts_of_losers_to_the_stakes_are_not_forgiven() -> None:
    state = end_of_round(hoards=[40, 0, 40], debts={B: [("stakes", 3)]})
    told = state.news()
    assert not seen(told, DebtForgiven)
    assert [event.seat for event in seen(told, PlayerEliminated)] == [B]
    assert state.over


def test_shared_stakes_forgive_every_debt_to_the_stakes_and_repay_debts_to_players() -> None:
    state = position(
        moment="end of round",
        round=3,
        leader=A,
        stakes=9,
        played={A: "white_2", B: "silver_12"},
        hoards=[0, 0],
        hands=[["green_2", "blue_2"], ["silver_2", "red_2"]],
        flights=[["bahamut", "white_2"], ["tiamat", "silver_12"]],
        debts={A: [("stakes", 6), (B, 3)], B: [("stakes", 2)]},
    )
    told = state.news()
    assert seen(told, DebtForgiven) == [DebtForgiven(A, 6), DebtForgiven(B, 2)]
    assert seen(told, ShareTaken) == [ShareTaken(A, 5), ShareTaken(B, 4)]
    assert hoards(state) == (2, 7)
    assert no_debts(state)


@pytest.mark.ruling("JD-42")
def test_the_winner_draws_first_and_becomes_the_first_seat() -> None:
    state = end_of_round(played={A: "red_3", B: "red_12", C: "gold_2"}, flights=[["red_3"], ["red_12"], ["gold_2"]])
    told = state.news()
    assert [event.seat for event in seen(told, CardsDrawn)] == [B, C, A]
    assert look(state).first_seat == B


@pytest.mark.ruling("JD-42")
def test_after_an_eliminated_winner_the_next_remaining_player_is_first() -> None:
    state = end_of_round(stakes=10, hoards=[0, 60, 80], debts={A: [(B, 12)]}, options={"end_eliminations": 2})
    told = state.news()
    assert [event.seat for event in seen(told, PlayerEliminated)] == [A]
    assert [event.seat for event in seen(told, CardsDrawn)] == [B, C]
    assert (look(state).first_seat, asked(state)) == (B, ("ante", B, C))


def test_the_next_gambit_begins_after_the_draws() -> None:
    state = end_of_round(gambit=7)
    assert seen(state.news(), GambitBegan) == [GambitBegan(8)]
    assert (look(state).gambit, asked(state)) == (8, ("ante", A, B, C))


@pytest.mark.ruling("JD-44")
def test_an_eliminated_player_discards_the_hand_for_all_to_see_and_owes_nothing() -> None:
    state = end_of_round(
        hoards=[40, 0, 40], debts={B: [(A, 3), (C, 5)]}, shown={B: ["black_1"]}, options={"end_eliminations": 2}
    )
    told = state.news()
    for viewer in (A, None):
        assert [set(event.cards) for event in seen(told, PlayerEliminated, viewer)] == [{"black_1", "black_2"}]
    assert {"black_1", "black_2"} <= set(discard(state))
    assert (hand_size(state, B), debts(state, B), known(state, B, A)) == (0, [], set())
    assert place(state, B).eliminated_in == 1
    assert hoards(state) == (70, 0, 40)
    assert not state.over


@pytest.mark.ruling("JD-44")
def test_what_an_eliminated_player_never_paid_stays_as_an_iou_without_effect() -> None:
    state = end_of_round(hoards=[40, 0, 40], debts={B: [(C, 5), (A, 3)]}, options={"end_eliminations": 2})
    for viewer in (A, B, None):
        assert [(iou.debtor, iou.creditor, iou.amount) for iou in look(state, viewer).ious] == [(B, C, 5), (B, A, 3)]
    assert hoards(state) == (70, 0, 40)
    again = GAME.from_json(state.to_json())
    assert look(again).ious == look(state).ious
    again.ious = ()
    assert again.digest() == state.digest(), "a keepsake changes no fingerprint"


@pytest.mark.ruling("JD-44")
def test_who_owes_nothing_leaves_no_iou() -> None:
    state = end_of_round(hoards=[40, 40, 0])
    assert state.over
    assert look(state).ious == ()
    assert '"ious"' not in state.to_json()


@pytest.mark.ruling("JD-44")
def test_all_players_without_gold_leave_together() -> None:
    state = end_of_round(
        hoards=[40, 0, 0],
        debts={B: [("stakes", 1)]},
        options={"end_eliminations": 1},
    )
    told = state.news()
    assert [event.seat for event in seen(told, PlayerEliminated)] == [B, C]
    assert state.over
    assert look(state).ranking == ((A,), (B, C))
    assert state.winners == (A,)


@pytest.mark.ruling("JD-44")
def test_a_player_without_gold_and_without_debt_is_eliminated_too() -> None:
    state = end_of_round(hoards=[40, 40, 0])
    assert [event.seat for event in seen(state.news(), PlayerEliminated)] == [C]
    assert state.over


def test_the_game_ends_with_the_first_gambit_that_leaves_somebody_without_gold() -> None:
    state = end_of_round(hoards=[40, 90, 0])
    told = state.news()
    assert seen(told, GameEnded) == [GameEnded("eliminations", (B,))]
    assert (state.over, state.ending, state.winners, state.scores) == (True, "eliminations", (B,), (70, 90, 0))
    assert not seen(told, CardsDrawn)
    assert asked(state) == ()
    assert all(options(state, seat) == set() for seat in (A, B, C))


@pytest.mark.ruling("JD-43")
def test_ties_for_the_most_gold_are_shared_victories() -> None:
    state = end_of_round(stakes=30, hoards=[20, 50, 0])
    assert state.winners == (A, B)
    assert look(state).ranking == ((A, B), (C,))


@pytest.mark.ruling("JD-43")
def test_gold_that_is_owed_counts_for_nothing() -> None:
    state = end_of_round(stakes=10, hoards=[30, 45, 0], debts={C: [(A, 50)]})
    assert hoards(state) == (40, 45, 0)
    assert state.winners == (B,)


def test_nobody_has_won_before_the_end() -> None:
    state = end_of_round()
    assert (state.over, state.winners, look(state).ranking, state.ending) == (False, (), (), "")


def test_players_eliminated_later_rank_before_those_eliminated_earlier() -> None:
    state = position(
        moment="end of round",
        round=3,
        gambit=6,
        played={A: "red_12", C: "gold_2", E: "copper_1"},
        hoards=[40, 0, 40, 0, 0],
        hands=[["white_1", "white_2"], [], ["green_1", "green_2"], [], ["black_1", "black_2"]],
        flights=[["red_12"], [], ["gold_2"], [], ["copper_1"]],
        eliminated_in={B: 2, D: 5},
        options={"end_eliminations": 3},
    )
    assert look(state).ranking == ((A,), (C,), (E,), (D,), (B,))


def test_the_hand_limit_holds_at_the_end_of_a_gambit() -> None:
    nine = ["white_1", "white_2", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "black_5"]
    state = end_of_round(hands=[nine, ["green_4"], ["green_1", "green_2"]])
    assert [hand_size(state, seat) for seat in (A, B, C)] == [10, 3, 4]
