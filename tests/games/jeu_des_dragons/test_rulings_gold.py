"""Rulings on gold, debts and emptied stakes: JD-17 to JD-21, JD-40, JD-41."""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardDiscarded,
    CardsDrawn,
    DebtForgiven,
    DebtRepaid,
    GambitWon,
    GoldPaid,
    PlayerEliminated,
    PowerUsed,
    StakesRanDry,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    antes,
    asked,
    commit,
    debts,
    hand,
    hoards,
    look,
    no_debts,
    options,
    play,
    position,
    seen,
)


@pytest.mark.ruling("JD-17")
def test_the_remaining_dragons_of_a_princess_are_dropped_when_the_stakes_run_dry() -> None:
    state = position(
        stakes=1,
        hands=[["princess", "white_1"], ["blue_1", "blue_2"]],
        flights=[["copper_5", "gold_2"], ["red_12"]],
        deck=["black_1", "green_1", "green_2", "green_4", "green_6"],
    )
    play(state, A, "princess")
    told = play(state, A, "copper_5")
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_5", "black_1"]
    assert [event.seat for event in seen(told, StakesRanDry)] == [A]
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 2), (B, 2)]
    assert (hoards(state), look(state).stakes) == ((41, 40), 0)
    assert (look(state).gambit, asked(state)) == (2, ("ante", A, B))


@pytest.mark.ruling("JD-17")
def test_an_archmage_copying_the_thief_still_discards_after_emptying_the_stakes() -> None:
    state = position(
        stakes=3, hands=[["archmage", "white_1", "white_2"], ["blue_1", "blue_2"]], antes=["thief", "tiamat"]
    )
    play(state, A, "archmage")
    assert (look(state).stakes, asked(state)) == (0, ("thief_discard", A))
    told = play(state, A, "white_2")
    assert seen(told, CardDiscarded) == [CardDiscarded(A, "white_2")]
    assert len(seen(told, StakesRanDry)) == 1
    assert hoards(state) == (43, 40)


@pytest.mark.ruling("JD-17")
def test_a_hand_emptied_by_the_thief_that_ends_the_gambit_does_not_buy() -> None:
    state = position(
        stakes=7, hands=[["thief", "white_1"], ["blue_1", "blue_2"]], deck=["green_1", "green_2", "green_4", "green_6"]
    )
    play(state, A, "thief")
    assert hand(state, A) == {"green_1", "green_2"}
    assert hoards(state) == (47, 40)


@pytest.mark.ruling("JD-18")
def test_a_strength_flight_that_empties_the_stakes_still_takes_the_ante_cards() -> None:
    state = position(
        stakes=4,
        hands=[["red_5", "white_1"], ["blue_1", "blue_2"], ["copper_1", "copper_3"]],
        flights=[["black_5", "brass_5"], ["red_12"], ["white_3"]],
        antes=["gold_13", "green_1"],
        leader=C,
        to_play=A,
        played={C: "white_3"},
        deck=["green_2", "green_4", "green_6", "green_8", "blue_4", "blue_7"],
    )
    told = play(state, A, "red_5")
    assert [event.seat for event in seen(told, StakesRanDry)] == [A]
    assert not seen(told, GambitWon)
    assert hand(state, A) == {"white_1", "gold_13", "green_1", "green_2", "green_4"}
    assert hoards(state) == (44, 40, 40)
    assert asked(state) == ("ante", A, B, C)


@pytest.mark.ruling("JD-18")
def test_the_choice_of_ante_cards_is_finished_before_empty_stakes_end_the_gambit() -> None:
    nine = ["red_5", "white_1", "white_2", "white_3", "white_4", "black_1", "black_2", "black_3", "blue_2", "blue_4"]
    state = position(
        stakes=5,
        hands=[nine, ["blue_1", "blue_7"]],
        flights=[["black_5", "brass_5"], ["red_2"]],
        antes=["gold_13", "green_1"],
        leader=B,
        to_play=A,
        played={B: "red_2"},
    )
    play(state, A, "red_5")
    assert (look(state).stakes, asked(state)) == (0, ("take_ante", A))
    assert options(state, A) == {"gold_13", "green_1"}
    told = play(state, A, "gold_13")
    assert len(seen(told, StakesRanDry)) == 1
    assert "gold_13" in hand(state, A)
    assert antes(state) == set()


@pytest.mark.ruling("JD-19")
def test_when_the_stakes_run_dry_no_debt_is_forgiven() -> None:
    state = position(
        stakes=2,
        hands=[["black_9", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        flights=[[], [], ["red_12"]],
        hoards=[40, 30, 0],
        debts={C: [("stakes", 3)]},
    )
    told = play(state, A, "black_9")
    assert not seen(told, DebtForgiven)
    assert not seen(told, GambitWon)
    assert [event.seat for event in seen(told, PlayerEliminated)] == [C]
    assert hoards(state) == (42, 30, 0)
    assert state.over
    assert state.winners == (A,)


@pytest.mark.ruling("JD-20")
def test_a_coin_repaid_to_the_stakes_through_a_third_player_keeps_the_gambit_going() -> None:
    state = position(
        stakes=2,
        hands=[["black_9", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        hoards=[0, 0, 90],
        debts={A: [(B, 5)], B: [("stakes", 1)]},
    )
    told = play(state, A, "black_9")
    assert not seen(told, StakesRanDry)
    assert (hoards(state), look(state).stakes) == ((0, 1, 90), 1)
    assert debts(state, A) == [(B, 3)]
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-21")
def test_debts_are_repaid_oldest_first() -> None:
    state = position(
        hands=[["thief", "white_1", "white_2"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        hoards=[0, 40, 40],
        debts={A: [(C, 3), ("stakes", 2), (B, 4)]},
    )
    told = play(state, A, "thief")
    assert seen(told, DebtRepaid) == [DebtRepaid(A, C, 3), DebtRepaid(A, -1, 2), DebtRepaid(A, B, 2)]
    assert (hoards(state), look(state).stakes) == ((0, 42, 43), 25)
    assert debts(state, A) == [(B, 2)]


@pytest.mark.ruling("JD-21")
def test_a_repayment_travels_on_to_the_creditor_of_the_creditor() -> None:
    state = position(
        hands=[["thief", "white_1", "white_2"], ["blue_1", "blue_2"], ["red_3", "red_5"], ["gold_2", "gold_4"]],
        hoards=[0, 0, 0, 40],
        debts={A: [(B, 6)], B: [(C, 4), (D, 9)], C: [(D, 3), ("stakes", 1)]},
    )
    told = play(state, A, "thief")
    assert seen(told, DebtRepaid) == [
        DebtRepaid(A, B, 6),
        DebtRepaid(B, C, 4),
        DebtRepaid(C, D, 3),
        DebtRepaid(C, -1, 1),
        DebtRepaid(B, D, 2),
    ]
    assert (hoards(state), look(state).stakes) == ((1, 0, 0, 45), 24)
    assert debts(state, B) == [(D, 7)]
    assert debts(state, A) == debts(state, C) == []


@pytest.mark.ruling("JD-21")
def test_mutual_debts_cancel() -> None:
    state = position(
        hands=[["black_9", "white_1"], ["blue_1", "blue_2"]], hoards=[0, 0], debts={A: [(B, 3)], B: [(A, 3)]}
    )
    play(state, A, "black_9")
    assert hoards(state) == (2, 0)
    assert no_debts(state)


@pytest.mark.ruling("JD-21")
def test_debts_in_a_ring_cancel() -> None:
    state = position(
        hands=[["black_9", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        hoards=[0, 0, 0],
        debts={A: [(B, 5)], B: [(C, 5)], C: [(A, 4)]},
    )
    play(state, A, "black_9")
    assert hoards(state) == (1, 0, 1)
    assert no_debts(state)


@pytest.mark.ruling("JD-21")
def test_a_new_debt_is_the_last_to_be_repaid() -> None:
    state = position(
        hands=[["priest", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        hoards=[0, 40, 40],
        debts={A: [(B, 4)]},
    )
    play(state, A, "priest")
    assert debts(state, A) == [(B, 4), ("stakes", 1)]
    assert look(state).stakes == 30


@pytest.mark.ruling("JD-40")
def test_opponents_pay_clockwise_from_the_left_of_the_active_player() -> None:
    state = position(
        leader=C,
        hands=[["blue_1", "blue_2"], ["red_3", "red_5"], ["bahamut", "white_1"], ["gold_2", "gold_4"]],
        flights=[["white_2", "silver_2"], ["white_3", "silver_3"], [], ["white_4", "silver_6"]],
    )
    told = play(state, C, "bahamut")
    assert [paid.payer for paid in seen(told, GoldPaid)] == [D, A, B]


@pytest.mark.ruling("JD-40")
def test_a_levy_is_paid_clockwise_from_the_left_of_the_active_player() -> None:
    state = position(
        leader=B, hands=[["gold_6", "blue_2"], ["blue_1", "red_5"], ["gold_9", "white_1"], ["gold_2", "gold_4"]]
    )
    told = play(state, B, "blue_1", "levy")
    assert [paid.payer for paid in seen(told, GoldPaid)] == [C, D, A]


@pytest.mark.ruling("JD-40")
def test_draws_of_several_players_start_with_the_active_player() -> None:
    state = position(
        leader=B,
        hands=[["gold_6", "blue_2"], ["silver_2", "red_5"], ["gold_9", "white_1"]],
        flights=[["gold_4"], [], ["gold_11"]],
        deck=["green_1", "green_2", "green_4"],
    )
    play(state, B, "silver_2")
    assert [hand(state, seat) for seat in (B, C, A)] == [
        {"red_5", "green_1"},
        {"gold_9", "white_1", "green_2"},
        {"gold_6", "blue_2", "green_4"},
    ]


@pytest.mark.ruling("JD-41")
def test_an_ante_above_ones_means_is_paid_with_a_debt_to_the_stakes() -> None:
    state = position(
        moment="ante",
        stakes=0,
        hoards=[50, 3, 12],
        hands=[["gold_4", "white_1"], ["black_9", "white_2"], ["red_12", "white_3", "white_4"]],
    )
    told = commit(state, {A: "gold_4", B: "black_9", C: "red_12"})
    assert [(paid.payer, paid.amount, paid.owed) for paid in seen(told, GoldPaid)] == [
        (C, 12, 0),
        (A, 12, 0),
        (B, 3, 9),
    ]
    assert (hoards(state), look(state).stakes) == ((38, 0, 0), 27)
    assert debts(state, B) == [("stakes", 9)]
    assert debts(state, C) == []
    assert asked(state) == ("play", C)
