"""The power of each mortal, triggered by its own card. (4.4)"""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardsDrawn,
    DeckRenewed,
    GambitWon,
    GoldPaid,
    PowerUsed,
    PowerWithoutEffect,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    asked,
    debts,
    discard,
    flight,
    hand,
    hand_size,
    hoards,
    look,
    options,
    place,
    play,
    position,
    seen,
    strength,
    with_short_deck,
)

PAYING = ["archmage", "dragonslayer", "druid", "priest", "princess", "fool"]


@pytest.mark.parametrize("mortal", PAYING)
def test_a_mortal_pays_1_into_the_stakes_even_if_nothing_else_happens(mortal: str) -> None:
    state = position(hands=[[mortal, "red_8"], ["gold_2", "gold_11"]])
    told = play(state, A, mortal)
    assert [(paid.payer, paid.payee, paid.amount) for paid in seen(told, GoldPaid)] == [(A, -1, 1)]
    assert (hoards(state), look(state).stakes) == ((39, 40), 31)


@pytest.mark.parametrize("mortal", PAYING)
def test_a_mortal_without_gold_owes_the_coin_and_works_all_the_same(mortal: str) -> None:
    state = position(
        hands=[[mortal, "red_8"], ["gold_2", "gold_11"]],
        hoards=[0, 40],
        flights=[["gold_4"], ["red_12", "black_1"]],
        antes=["gold_9"],
    )
    told = play(state, A, mortal)
    assert debts(state, A) == [("stakes", 1)]
    assert (hoards(state), look(state).stakes) == ((0, 40), 30)
    assert not seen(told, PowerWithoutEffect)


def test_the_thief_pays_nothing_and_steals_7() -> None:
    state = position(hands=[["thief", "red_8", "red_5"], ["gold_2", "gold_11"]])
    told = play(state, A, "thief")
    assert not seen(told, GoldPaid)
    assert (hoards(state), look(state).stakes) == ((47, 40), 23)
    play(state, A, "red_8")
    assert (hand(state, A), discard(state)) == ({"red_5"}, ["red_8"])


def test_the_payment_comes_first_so_that_a_last_coin_is_not_missed() -> None:
    state = position(
        stakes=1, hands=[["archmage", "red_8"], ["gold_2", "gold_11"]], antes=["black_1"], deck=["fool", "thief"]
    )
    play(state, A, "archmage")
    assert (hoards(state), look(state).gambit) == ((41, 40), 2)


# Dragonslayer.


def test_the_dragonslayer_thins_an_opponents_flight() -> None:
    state = position(
        hands=[["dragonslayer", "red_8"], ["gold_2", "gold_11"]], flights=[["gold_6"], ["red_12", "blue_7", "red_5"]]
    )
    play(state, A, "dragonslayer", "blue_7")
    assert (flight(state, B), strength(state, B)) == (["red_12", "red_5"], 17)
    assert discard(state) == ["blue_7"]


def test_the_dragonslayer_finds_nothing_among_mortals_and_strong_dragons() -> None:
    state = position(
        hands=[["dragonslayer", "red_8"], ["gold_2", "gold_11"]], flights=[["fool"], ["red_12", "priest", "silver_8"]]
    )
    told = play(state, A, "dragonslayer")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "dragonslayer")]
    assert flight(state, B) == ["red_12", "priest", "silver_8"]


def test_a_slain_god_bars_nobody_any_more() -> None:
    state = position(hands=[["dragonslayer", "red_8"], ["gold_2", "gold_11"]], flights=[[], ["bahamut", "red_5"]])
    assert place(state, B).barred
    play(state, A, "dragonslayer")
    assert flight(state, B) == ["bahamut"]
    assert not place(state, B).barred


# Druid.


def test_the_druid_lets_the_weakest_flight_win() -> None:
    state = position(
        round=3,
        hands=[["druid", "red_8"], ["red_12", "gold_11"], ["gold_13", "red_3"]],
        flights=[["gold_6"], ["black_1"], ["black_2"]],
    )
    play(state, A, "druid")
    play(state, B, "red_12")
    told = play(state, C, "gold_13")
    assert seen(told, GambitWon) == [GambitWon(A, 12, 31)]


def test_the_druid_is_forgotten_in_the_next_gambit() -> None:
    state = position(
        moment="end of round",
        round=3,
        druid=True,
        played={A: "red_12", B: "gold_2"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"]],
        flights=[["red_12"], ["gold_2"]],
    )
    assert hoards(state) == (40, 70)
    assert not look(state).druid


# Priest.


def test_the_priest_leads_over_a_stronger_card() -> None:
    state = position(hands=[["priest", "red_8", "red_5"], ["red_12", "gold_11"], ["gold_13", "red_3", "red_2"]])
    play(state, A, "priest")
    play(state, B, "red_12")
    play(state, C, "gold_13")
    assert (look(state).round, asked(state)) == (3, ("play", A))


def test_nothing_comes_of_the_priest_when_the_gambit_ends() -> None:
    state = position(
        round=3,
        hands=[["priest", "red_8"], ["red_12", "gold_11"]],
        deck=["green_1", "green_2", "green_4", "green_6"],
    )
    play(state, A, "priest")
    play(state, B, "red_12")
    assert (look(state).gambit, look(state).first_seat, look(state).priest) == (2, B, -1)


# Princess.


def test_the_princess_triggers_dragons_regardless_of_strength_and_earlier_triggering() -> None:
    state = position(
        hands=[["gold_13", "red_8"], ["princess", "gold_11"]],
        flights=[["brass_5"], ["silver_12", "silver_10"]],
        played={A: "brass_5"},
        to_play=B,
    )
    told = play(state, B, "princess", "silver_12")
    assert [event.card for event in seen(told, PowerUsed)] == ["princess", "silver_12", "silver_10"]
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(B, 1), (A, 1), (B, 1), (A, 1)]


def test_a_power_called_by_the_princess_may_ask_before_the_next_is_called() -> None:
    state = position(
        hands=[["princess", "red_8"], ["gold_11", "red_5"]],
        flights=[["bronze_1", "brass_5", "gold_2"], ["red_12"]],
        antes=["red_3", "black_3", "white_3"],
        deck=["green_1", "green_2", "green_4"],
    )
    play(state, A, "princess", "bronze_1")
    assert asked(state) == ("bronze_pick", A)
    play(state, A, "black_3", "red_3")
    assert options(state, A) == {"brass_5", "gold_2"}
    play(state, A, "brass_5")
    assert options(state, B) == {"pay", "gold_11"}
    play(state, B, "gold_11")
    assert asked(state) == ("play", B)
    assert hand(state, A) == {"red_8", "black_3", "red_3", "gold_11", "green_1", "green_2", "green_4"}


def test_an_untriggered_princess_calls_nobody() -> None:
    state = position(
        hands=[["gold_13", "red_8"], ["princess", "gold_11", "gold_9"]],
        flights=[["white_1"], ["silver_12"]],
        played={A: "white_1"},
        to_play=B,
    )
    told = play(state, B, "princess")
    assert not seen(told, PowerUsed)
    assert (hoards(state), hand_size(state, B)) == ((40, 40), 2)


# Fool.


def test_the_fool_draws_a_card_per_opponent_whose_flight_is_strictly_stronger() -> None:
    state = position(
        hands=[["fool", "red_8"], ["gold_2", "gold_11"], ["red_3", "red_5"], ["blue_1", "blue_2"]],
        flights=[["gold_4"], ["silver_8"], ["bronze_7"], ["black_7", "white_1"]],
        deck=["green_1", "green_2", "green_4"],
    )
    assert [strength(state, seat) for seat in (B, C, D)] == [8, 7, 8]
    play(state, A, "fool")
    assert hand(state, A) == {"red_8", "green_1", "green_2"}


def test_the_fool_stops_at_ten_cards() -> None:
    nine = ["white_1", "white_2", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "black_5"]
    state = position(
        hands=[["fool", *nine], ["gold_2", "gold_11"], ["red_3", "red_5"]], flights=[[], ["silver_8"], ["bronze_7"]]
    )
    play(state, A, "fool")
    assert hand_size(state, A) == 10


def test_the_fool_goes_on_drawing_from_a_renewed_deck() -> None:
    state = with_short_deck(
        ["green_1"],
        hands=[["fool", "red_8"], ["gold_2", "gold_11"], ["red_3", "red_5"]],
        flights=[[], ["silver_8"], ["bronze_7"]],
    )
    told = play(state, A, "fool")
    assert len(seen(told, DeckRenewed)) == 1
    assert hand_size(state, A) == 3


def test_a_fool_in_the_strongest_flight_draws_nothing() -> None:
    state = position(hands=[["fool", "red_8"], ["gold_2", "gold_11"]], flights=[["silver_8"], ["bronze_11"]])
    told = play(state, A, "fool")
    assert not seen(told, CardsDrawn)


# Renewal elsewhere.


def test_a_purchase_goes_on_drawing_from_a_renewed_deck() -> None:
    state = with_short_deck(["silver_3", "green_1"], hands=[["red_8"], ["gold_2", "gold_11"]])
    assert len(seen(state.news(), DeckRenewed)) == 1
    assert hand_size(state, A) == 4
    assert {"red_8", "green_1"} < hand(state, A)
    assert discard(state) == []


def test_the_draws_at_the_end_of_a_gambit_go_on_from_a_renewed_deck() -> None:
    state = with_short_deck(
        ["green_1"],
        moment="end of round",
        round=3,
        played={A: "red_12", B: "gold_2"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"]],
        flights=[["red_12"], ["gold_2"]],
        antes=["blue_1", "blue_2"],
    )
    assert len(seen(state.news(), DeckRenewed)) == 1
    assert (hand_size(state, A), hand_size(state, B)) == (4, 4)
    assert discard(state) == []
