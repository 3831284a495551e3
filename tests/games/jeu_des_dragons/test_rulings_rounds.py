"""Rulings on standing cards, leaders, special flights and who wins: JD-8 to JD-10, JD-23 to JD-26, JD-37."""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardPlayed,
    ColourFlightCounted,
    GambitWon,
    RoundBegan,
    ShareTaken,
    StakesShared,
    TurnSkipped,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    asked,
    flight,
    hoards,
    look,
    no_debts,
    options,
    place,
    play,
    position,
    seen,
    with_nothing_discarded,
)


@pytest.mark.ruling("JD-8")
def test_the_replacement_of_a_copper_sets_the_reference_and_leads() -> None:
    state = position(
        hands=[["copper_1", "white_1"], ["black_9", "white_2"], ["red_12", "white_3"]], deck=["gold_13", "green_1"]
    )
    play(state, A, "copper_1")
    assert (place(state, A).standing, look(state).reference) == ("gold_13", 13)
    told = play(state, B, "black_9")
    assert [event.triggers for event in seen(told, CardPlayed)] == [True]
    play(state, C, "red_12")
    assert (look(state).round, asked(state)) == (3, ("play", A))


@pytest.mark.ruling("JD-8")
def test_a_copper_called_by_the_princess_leaves_the_princess_standing() -> None:
    state = position(
        hands=[["princess", "white_1"], ["black_5", "white_2"], ["red_2", "white_3"]],
        flights=[["copper_1"], [], []],
        deck=["gold_13", "green_1"],
    )
    play(state, A, "princess")
    assert flight(state, A) == ["gold_13", "princess"]
    assert (place(state, A).standing, look(state).reference) == ("princess", 4)
    told = play(state, B, "black_5")
    assert [event.triggers for event in seen(told, CardPlayed)] == [False]
    play(state, C, "red_2")
    assert (look(state).round, asked(state)) == (3, ("play", B))


@pytest.mark.ruling("JD-9")
def test_tied_cards_are_skipped_and_the_next_strongest_untied_card_leads() -> None:
    state = position(
        hands=[
            ["red_10", "white_1"],
            ["silver_10", "white_2"],
            ["black_5", "white_3"],
            ["black_3", "white_4"],
        ],
        to_play=D,
        played={A: "red_8", B: "silver_8", C: "black_7"},
        flights=[["red_8"], ["silver_8"], ["black_7"], []],
    )
    play(state, D, "black_3")
    assert asked(state) == ("play", C)


@pytest.mark.ruling("JD-9")
def test_the_leader_stays_when_no_card_is_untied() -> None:
    state = position(
        leader=B,
        hands=[["red_10", "silver_8"], ["silver_10", "white_2"]],
        to_play=A,
        played={B: "red_8"},
        flights=[[], ["red_8"]],
    )
    play(state, A, "silver_8")
    assert (look(state).round, asked(state)) == (3, ("play", B))


@pytest.mark.ruling("JD-9")
def test_a_slain_card_ties_with_nothing_any_more() -> None:
    state = position(
        to_play=C,
        played={A: "black_7", B: "green_8"},
        hands=[
            ["brass_1", "brass_2"],
            ["copper_1", "copper_3"],
            ["dragonslayer", "black_2"],
            ["bronze_7", "blue_2"],
        ],
        flights=[["black_7"], ["green_8"], [], []],
    )
    play(state, C, "dragonslayer")
    play(state, D, "bronze_7")
    assert (look(state).round, asked(state)) == (3, ("play", D))


@pytest.mark.ruling("JD-9")
def test_a_leader_whose_card_was_slain_hands_the_lead_to_the_next_whose_card_was_not() -> None:
    state = position(
        to_play=C,
        played={A: "brass_5", B: "white_8"},
        hands=[["brass_1", "brass_2"], ["copper_1", "copper_3"], ["dragonslayer", "black_2"]],
        flights=[["brass_5"], ["white_8"], []],
    )
    play(state, C, "dragonslayer")
    assert (look(state).round, asked(state)) == (3, ("play", B))


@pytest.mark.ruling("JD-9")
def test_the_leader_stays_when_another_card_was_slain_and_the_rest_are_tied() -> None:
    state = position(
        leader=D,
        to_play=C,
        played={D: "white_8", A: "brass_5", B: "silver_8"},
        hands=[
            ["brass_1", "brass_2"],
            ["copper_1", "copper_3"],
            ["dragonslayer", "black_2"],
            ["blue_1", "blue_2"],
        ],
        flights=[["brass_5"], ["silver_8"], [], ["white_8"]],
    )
    play(state, C, "dragonslayer")
    assert (look(state).round, asked(state)) == (3, ("play", D))


@pytest.mark.ruling("JD-9")
def test_slaying_a_card_of_an_earlier_round_does_not_cost_the_lead() -> None:
    state = position(
        to_play=B,
        played={A: "red_12"},
        hands=[["brass_1", "brass_2"], ["dragonslayer", "black_2"]],
        flights=[["brass_5", "red_12"], []],
    )
    play(state, B, "dragonslayer")
    assert flight(state, A) == ["red_12"]
    assert not place(state, A).slain
    assert asked(state) == ("play", A)


@pytest.mark.ruling("JD-10")
def test_the_priest_leads_the_next_round_and_that_one_only() -> None:
    state = position(
        round=1,
        hands=[["black_9", "white_1", "green_1", "green_4"], ["priest", "black_2", "black_3", "black_5"]],
    )
    play(state, A, "black_9")
    play(state, B, "priest")
    assert (look(state).round, asked(state)) == (2, ("play", B))
    assert look(state).priest == -1
    play(state, B, "black_2")
    play(state, A, "green_4")
    assert (look(state).round, asked(state)) == (3, ("play", A))


@pytest.mark.ruling("JD-10")
def test_an_untriggered_priest_does_not_lead() -> None:
    state = position(hands=[["black_3", "white_1"], ["priest", "black_2"], ["red_12", "black_5", "black_7"]])
    play(state, A, "black_3")
    play(state, B, "priest")
    play(state, C, "red_12")
    assert (hoards(state), asked(state)) == ((42, 40, 40), ("play", C))


@pytest.mark.ruling("JD-10")
def test_the_last_priest_of_a_round_counts() -> None:
    state = position(
        hands=[["black_3", "white_1"], ["priest", "black_2"], ["red_12", "black_5"]],
        to_play=B,
        priest=A,
        played={A: "gold_9"},
        flights=[["gold_9"], [], []],
    )
    play(state, B, "priest")
    play(state, C, "red_12")
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-23")
def test_powers_that_look_for_the_strongest_flight_ignore_barring() -> None:
    state = position(
        hands=[["brass_1", "white_1"], ["black_2", "black_3"], ["red_3", "red_5"]],
        flights=[[], ["red_12"], ["bahamut", "white_2"]],
    )
    assert place(state, C).barred
    play(state, A, "brass_1")
    assert asked(state) == ("demand", C)


@pytest.mark.ruling("JD-23")
def test_bahamut_and_tiamat_in_one_flight_are_barred() -> None:
    state = position(
        moment="end of round",
        round=3,
        played={A: "bahamut", B: "white_1"},
        hands=[["black_2", "black_3"], ["red_3", "red_5"]],
        flights=[["tiamat", "bahamut"], ["white_1"]],
    )
    assert [event.seat for event in seen(state.news(), GambitWon)] == [B]


@pytest.mark.ruling("JD-23")
def test_gods_may_win_with_mortals_and_their_own_kind() -> None:
    state = position(
        hands=[["black_2", "black_3"], ["red_3", "red_5"]],
        flights=[["tiamat", "dracolich", "fool"], ["bahamut", "gold_2", "priest"]],
    )
    assert not place(state, A).barred
    assert not place(state, B).barred


@pytest.mark.ruling("JD-24")
def test_nobody_may_win_among_the_two_players_left_of_three() -> None:
    state = position(
        moment="end of round",
        round=3,
        leader=C,
        played={C: "red_3", A: "white_2"},
        stakes=15,
        hands=[["green_2", "blue_2"], [], ["silver_2", "red_2"]],
        hoards=[40, 0, 33],
        flights=[["bahamut", "white_2"], [], ["tiamat", "silver_12", "red_3"]],
        eliminated_in={B: 1},
        gambit=2,
        options={"end_eliminations": 2},
    )
    assert seen(state.news(), ShareTaken) == [ShareTaken(C, 8), ShareTaken(A, 7)]
    assert hoards(state) == (47, 0, 41)


@pytest.mark.ruling("JD-25")
def test_when_a_tie_persists_and_nobody_can_play_the_tied_players_share_the_stakes() -> None:
    state = with_nothing_discarded(
        round=4,
        leader=C,
        stakes=25,
        hands=[[], [], []],
        hoards=[0, 40, 40],
        debts={A: [("stakes", 4), (B, 3)]},
        flights=[["red_12"], ["silver_12"], ["gold_2"]],
    )
    told = state.news()
    assert seen(told, TurnSkipped) == [TurnSkipped(C), TurnSkipped(A), TurnSkipped(B)]
    assert [(set(event.seats), event.amount) for event in seen(told, StakesShared)] == [({A, B}, 25)]
    assert not seen(told, GambitWon)
    assert hoards(state) == (10, 55, 40)
    assert no_debts(state)
    assert look(state).first_seat == C


@pytest.mark.ruling("JD-25")
def test_a_tie_goes_on_while_somebody_could_play_a_card() -> None:
    state = with_nothing_discarded(
        round=4,
        leader=A,
        hands=[[], ["silver_6", "black_1", "black_2"], []],
        flights=[["red_12"], [], ["silver_12"]],
    )
    play(state, B, "silver_6")
    assert (look(state).round, look(state).leader) == (5, B)


@pytest.mark.ruling("JD-26")
def test_a_second_druid_is_no_toggle() -> None:
    state = position(
        round=3,
        druid=True,
        hands=[["druid", "white_1"], ["red_12", "white_2"]],
        flights=[["black_1", "black_2"], ["gold_2", "gold_4"]],
    )
    play(state, A, "druid")
    assert look(state).druid
    told = play(state, B, "red_12")
    assert [event.seat for event in seen(told, GambitWon)] == [A]


@pytest.mark.ruling("JD-26")
def test_a_druid_of_an_extra_round_is_in_force_at_once() -> None:
    state = position(
        round=4,
        hands=[["druid", "white_1"], ["red_12", "white_2"]],
        flights=[["gold_2", "gold_4", "gold_6"], ["silver_12", "copper_1"]],
    )
    play(state, A, "druid")
    told = play(state, B, "red_12")
    assert [(event.seat, event.strength) for event in seen(told, GambitWon)] == [(A, 18)]


@pytest.mark.ruling("JD-26")
def test_barred_flights_are_skipped_under_the_druid_too() -> None:
    state = position(
        moment="end of round",
        round=3,
        druid=True,
        played={A: "white_2", B: "red_12", C: "gold_4"},
        hands=[["black_2", "black_3"], ["red_3", "red_5"], ["blue_1", "blue_2"]],
        flights=[["bahamut", "white_2"], ["red_12", "blue_11"], ["silver_12", "gold_4"]],
    )
    assert [(event.seat, event.strength) for event in seen(state.news(), GambitWon)] == [(C, 16)]


@pytest.mark.ruling("JD-26")
def test_an_untriggered_druid_does_nothing() -> None:
    state = position(hands=[["black_5", "white_1"], ["druid", "white_2"]])
    play(state, A, "black_5")
    play(state, B, "druid")
    assert not look(state).druid


@pytest.mark.ruling("JD-37")
def test_with_four_dragons_of_a_colour_the_second_strongest_of_all_is_the_value() -> None:
    state = position(hands=[["red_10", "white_1"], ["black_2", "black_3"]], flights=[["red_2", "red_8", "red_12"], []])
    told = play(state, A, "red_10")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "red", 10)]


@pytest.mark.ruling("JD-37")
def test_a_special_flight_is_counted_at_the_end_of_the_own_turn_only() -> None:
    state = position(hands=[["black_9", "white_1"], ["fool", "black_3"]], flights=[[], ["gold_2", "gold_4", "gold_6"]])
    told = play(state, A, "black_9")
    assert not seen(told, ColourFlightCounted)
    told = play(state, B, "fool")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(B, "gold", 4)]


@pytest.mark.ruling("JD-37")
def test_a_counted_flight_stays_counted_when_one_of_its_dragons_is_slain() -> None:
    state = position(
        hands=[["dragonslayer", "white_1"], ["gold_9", "black_3"]],
        flights=[[], ["gold_2", "gold_4", "gold_6"]],
        colour_counted=[B],
    )
    play(state, A, "dragonslayer", "gold_6")
    assert place(state, B).colour_counted
    told = play(state, B, "gold_9")
    assert flight(state, B) == ["gold_2", "gold_4", "gold_9"]
    assert not seen(told, ColourFlightCounted)


@pytest.mark.ruling("JD-37")
def test_mortals_count_for_no_special_flight() -> None:
    state = position(
        hands=[["thief", "white_1"], ["black_2", "black_3"]], flights=[["bronze_7", "black_7"], []], stakes=30
    )
    play(state, A, "thief")
    assert not place(state, A).strength_counted
    assert asked(state) == ("play", B)
    assert options(state, B) == {"black_2", "black_3"}


def test_a_new_round_begins_with_no_card_standing() -> None:
    state = position(
        to_play=C,
        played={A: "brass_5", B: "white_8"},
        hands=[["brass_1", "brass_2"], ["copper_1", "copper_3"], ["dragonslayer", "black_2"]],
        flights=[["brass_5"], ["white_8"], []],
    )
    told = play(state, C, "dragonslayer")
    assert seen(told, RoundBegan) == [RoundBegan(3, B)]
    assert [(place(state, seat).standing, place(state, seat).slain) for seat in (A, B, C)] == [(None, False)] * 3
    assert look(state).reference == 0
