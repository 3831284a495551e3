"""Rulings on the deck, the discard pile, the hand limit and purchases: JD-11 to JD-16, JD-36, JD-49."""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardCameBack,
    CardDiscarded,
    CardPlayed,
    CardsBought,
    CardsDrawn,
    CardStolen,
    DeckRenewed,
    PowerUsed,
    TurnSkipped,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    antes,
    asked,
    debts,
    deck,
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
    with_nothing_discarded,
    with_short_deck,
)


@pytest.mark.ruling("JD-11")
def test_the_deck_is_renewed_as_soon_as_its_last_card_has_reached_its_place() -> None:
    state = with_short_deck(["white_1"], hands=[["gold_2", "black_1"], ["blue_1", "blue_2"]])
    cards = set(discard(state))
    told = play(state, A, "gold_2")
    assert hand(state, A) == {"black_1", "white_1"}
    assert [event.count for event in seen(told, DeckRenewed)] == [len(cards)]
    assert (set(deck(state)), discard(state)) == (cards, [])


@pytest.mark.ruling("JD-11")
def test_the_price_of_a_purchase_is_discarded_before_the_deck_is_renewed() -> None:
    state = with_short_deck(["silver_12"], hands=[["black_1"], ["blue_1", "blue_2"]])
    assert seen(state.news(), CardsBought) == [CardsBought(A, "silver_12", 12)]
    assert discard(state) == []
    assert "silver_12" in {*deck(state), *hand(state, A)}
    assert hand_size(state, A) == 4


@pytest.mark.ruling("JD-11")
def test_what_is_discarded_after_a_renewal_stays_out_of_the_new_deck() -> None:
    state = with_short_deck(["white_1"], hands=[["gold_9", "black_1"], ["thief", "blue_2", "blue_4"]])
    play(state, A, "gold_9")
    play(state, B, "thief", "blue_4")
    assert discard(state) == ["blue_4"]
    assert "blue_4" not in deck(state)


@pytest.mark.ruling("JD-11")
def test_with_nothing_discarded_yet_the_deck_is_renewed_at_the_next_need() -> None:
    state = with_nothing_discarded(
        ["white_1"], hands=[["gold_9", "black_1"], ["thief", "green_1", "green_2"], ["gold_4", "green_4"]]
    )
    told = play(state, A, "gold_9")
    assert (deck(state), discard(state)) == ([], [])
    told += play(state, B, "thief", "green_1")
    assert (deck(state), discard(state)) == ([], ["green_1"])
    assert not seen(told, DeckRenewed)
    told = play(state, C, "gold_4")
    assert [event.count for event in seen(told, DeckRenewed)] == [1]
    assert hand(state, C) == {"green_4", "green_1"}


@pytest.mark.ruling("JD-11")
def test_a_purchase_renews_an_empty_deck_before_its_price_is_turned_up() -> None:
    state = with_short_deck([], hands=[["black_1"], ["blue_1", "blue_2"]])
    told = state.news()
    assert len(seen(told, DeckRenewed)) == 1
    (bought,) = seen(told, CardsBought)
    assert discard(state) == [bought.card]
    assert hand_size(state, A) == 4


@pytest.mark.ruling("JD-12")
def test_a_draw_without_any_card_fails_silently() -> None:
    state = with_nothing_discarded(hands=[["gold_2", "black_1"], ["blue_1", "blue_2"]])
    told = play(state, A, "gold_2")
    assert hand(state, A) == {"black_1"}
    assert not seen(told, CardsDrawn)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-12")
def test_a_draw_stops_where_the_cards_stop() -> None:
    state = with_nothing_discarded(
        ["white_1"], hands=[["gold_2", "black_1"], ["blue_1", "blue_2"]], flights=[["silver_3", "silver_6"], []]
    )
    told = play(state, A, "gold_2")
    assert [event.count for event in seen(told, CardsDrawn)] == [1]
    assert hand(state, A) == {"black_1", "white_1"}


@pytest.mark.ruling("JD-12")
def test_a_purchase_without_any_card_does_not_happen() -> None:
    state = with_nothing_discarded(hands=[["black_1"], ["blue_1", "blue_2"]], stakes=30)
    told = state.news()
    assert not seen(told, CardsBought)
    assert seen(told, CardPlayed) == [CardPlayed(A, "black_1", True, 0)]
    assert (hoards(state), look(state).stakes) == ((42, 40), 28)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-12")
def test_who_has_no_card_plays_nothing_and_the_next_compares_with_the_last_card_played() -> None:
    state = with_nothing_discarded(hands=[["silver_6", "black_1", "black_2"], [], ["black_7", "black_9", "black_5"]])
    told = play(state, A, "silver_6")
    assert seen(told, TurnSkipped) == [TurnSkipped(B)]
    assert (look(state).reference, asked(state)) == (6, ("play", C))
    told = play(state, C, "black_7")
    assert [event.triggers for event in seen(told, CardPlayed)] == [False]


@pytest.mark.ruling("JD-12")
def test_after_a_leader_without_a_card_the_next_card_triggers_freely() -> None:
    state = with_nothing_discarded(hands=[[], ["black_9", "black_1"], ["blue_1", "blue_2"]])
    assert seen(state.news(), TurnSkipped) == [TurnSkipped(A)]
    told = play(state, B, "black_9")
    assert seen(told, CardPlayed) == [CardPlayed(B, "black_9", True, 0)]
    assert hoards(state) == (40, 42, 40)


@pytest.mark.ruling("JD-13")
def test_a_copper_with_no_other_card_returns_to_its_place_without_triggering() -> None:
    state = with_nothing_discarded(hands=[["copper_5", "black_1"], ["blue_1", "blue_2"]], flights=[["white_1"], []])
    told = play(state, A, "copper_5")
    assert seen(told, CardCameBack) == [CardCameBack(A, "copper_5")]
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_5"]
    assert flight(state, A) == ["white_1", "copper_5"]
    assert (place(state, A).standing, look(state).reference) == ("copper_5", 5)
    assert (deck(state), discard(state)) == ([], [])


@pytest.mark.ruling("JD-13")
def test_a_copper_that_comes_back_later_in_the_chain_stays() -> None:
    state = with_nothing_discarded(["copper_7"], hands=[["copper_5", "black_1"], ["blue_1", "blue_2"]])
    told = play(state, A, "copper_5")
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_5", "copper_7"]
    assert seen(told, CardCameBack) == [CardCameBack(A, "copper_5")]
    assert flight(state, A) == ["copper_5"]
    assert (deck(state), discard(state)) == (["copper_7"], [])
    assert look(state).reference == 5


@pytest.mark.ruling("JD-13")
def test_the_host_is_discarded_first_and_takes_part_in_the_renewal() -> None:
    state = with_nothing_discarded(
        ["white_1"], hands=[["gold_9", "black_1"], ["copper_8", "green_1"], ["blue_1", "blue_2"]]
    )
    play(state, A, "gold_9")
    told = play(state, B, "copper_8")
    assert [event.count for event in seen(told, DeckRenewed)] == [1]
    assert flight(state, B) == ["copper_8"]


@pytest.mark.ruling("JD-13")
def test_a_card_that_came_back_may_be_replaced_and_trigger_again_in_a_later_turn() -> None:
    state = with_nothing_discarded(
        ["copper_7"], hands=[["copper_5", "princess", "black_1"], ["black_2", "black_3", "black_7"]]
    )
    play(state, A, "copper_5")
    play(state, B, "black_2")
    assert (look(state).round, asked(state)) == (3, ("play", A))
    told = play(state, A, "princess")
    assert [event.card for event in seen(told, PowerUsed)] == ["princess", "copper_5", "copper_7"]
    assert seen(told, CardCameBack) == [CardCameBack(A, "copper_5")]
    assert flight(state, A) == ["copper_5", "princess"]


TEN_AFTER_GOLD = ["princess", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "blue_2", "blue_4"]
"""A hand from which a Princess, calling gold_2 beside another good dragon, reaches ten cards."""


@pytest.mark.ruling("JD-14")
def test_a_red_dragon_with_ten_cards_in_hand_still_collects_one_gold() -> None:
    state = position(
        hands=[TEN_AFTER_GOLD, ["red_3", "red_5"]],
        flights=[["gold_2", "copper_5"], ["green_1"]],
        deck=["blue_7", "blue_9", "red_8"],
    )
    play(state, A, "princess")
    told = play(state, A, "gold_2")
    assert hand_size(state, A) == 10
    assert not seen(told, CardStolen)
    assert hoards(state) == (40, 39)
    assert hand_size(state, B) == 2


@pytest.mark.ruling("JD-14")
def test_a_strength_flight_with_ten_cards_in_hand_still_pays() -> None:
    full = ["silver_6", "white_1", "white_2", "white_3", "white_4", "black_1", "black_2", "black_3", "blue_2", "blue_4"]
    state = position(
        hands=[full, ["red_3", "red_5"]],
        flights=[["bronze_6", "white_6"], ["green_1"]],
        antes=["green_2", "green_4"],
        deck=["blue_7"],
    )
    play(state, A, "silver_6")
    assert hand_size(state, A) == 10
    assert (hoards(state), look(state).stakes) == ((46, 40), 24)
    assert antes(state) == {"green_2", "green_4"}
    assert place(state, A).strength_counted
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-14")
def test_a_draw_stops_at_ten_cards() -> None:
    nine = ["gold_2", "white_1", "white_2", "white_3", "white_4", "black_1", "black_2", "black_3", "blue_2"]
    state = position(hands=[nine, ["red_3", "red_5"]], flights=[["silver_2", "silver_3", "silver_6"], []])
    play(state, A, "gold_2")
    assert hand_size(state, A) == 10


@pytest.mark.ruling("JD-15")
def test_the_cards_kept_count_towards_the_four_of_a_purchase() -> None:
    state = position(
        hands=[["white_8"], ["blue_1", "blue_2"]], deck=["red_3", "black_1", "black_2", "black_3", "black_5"]
    )
    assert hand(state, A) == {"white_8", "black_1", "black_2", "black_3"}
    assert (hoards(state), look(state).stakes) == ((37, 40), 33)


@pytest.mark.ruling("JD-16")
def test_in_round_3_a_hand_emptied_by_an_opponent_waits_for_its_turn() -> None:
    state = position(
        round=3,
        hands=[["red_12", "white_1"], ["blue_1", "blue_2"], ["brass_9"]],
        flights=[["white_2"], ["white_3"], ["blue_11"]],
        deck=["silver_3", "green_1", "green_2", "green_4", "green_6"],
    )
    told = play(state, A, "red_12")
    assert not seen(told, CardsBought)
    assert (asked(state), hand_size(state, C)) == (("play", B), 0)
    told = play(state, B, "blue_1", "steal")
    assert seen(told, CardsBought) == [CardsBought(C, "silver_3", 3)]
    assert (asked(state), hand_size(state, C)) == (("play", C), 4)


@pytest.mark.ruling("JD-16")
def test_in_round_3_an_empty_hand_buys_once_it_is_known_that_another_round_follows() -> None:
    state = position(
        round=3,
        leader=A,
        hands=[["thief", "white_1"], ["white_8", "blue_2", "blue_4"]],
        flights=[["red_2", "black_3"], ["gold_4"]],
        deck=["silver_3", "green_1", "green_2", "green_4", "green_6"],
    )
    told = play(state, A, "thief")
    assert (hand_size(state, A), seen(told, CardsBought)) == (0, [])
    told = play(state, B, "white_8")
    assert look(state).round == 4
    assert look(state).leader == B
    assert seen(told, CardsBought) == [CardsBought(A, "silver_3", 3)]
    assert hand(state, A) == {"green_1", "green_2", "green_4", "green_6"}


@pytest.mark.ruling("JD-16")
def test_before_an_extra_round_empty_hands_buy_clockwise_from_the_new_leader() -> None:
    state = position(
        moment="end of round",
        round=3,
        leader=A,
        played={A: "black_3", B: "white_4", C: "red_8"},
        hands=[[], [], []],
        flights=[["gold_9", "black_3"], ["white_8", "white_4"], ["red_8"]],
        deck=[
            "silver_2",
            "green_1",
            "green_2",
            "green_4",
            "green_6",
            "silver_3",
            "blue_1",
            "blue_2",
            "blue_4",
            "blue_7",
        ],
    )
    assert [event.seat for event in seen(state.news(), CardsBought)] == [C, A, B]
    assert asked(state) == ("play", C)


@pytest.mark.ruling("JD-16")
def test_in_rounds_1_and_2_empty_hands_buy_at_the_end_of_the_turn_clockwise_from_the_active_player() -> None:
    state = position(
        round=1,
        leader=B,
        hands=[["blue_1", "blue_2"], ["thief", "white_1"], []],
        deck=[
            "silver_2",
            "green_1",
            "green_2",
            "green_4",
            "green_6",
            "silver_3",
            "blue_4",
            "blue_7",
            "blue_9",
            "blue_11",
        ],
    )
    told = play(state, B, "thief")
    assert [event.seat for event in seen(told, CardsBought)] == [B, C]
    assert hand(state, B) == {"green_1", "green_2", "green_4", "green_6"}
    assert options(state, C) == {"blue_4", "blue_7", "blue_9", "blue_11"}


@pytest.mark.ruling("JD-16")
def test_an_empty_hand_buys_after_the_special_flights_of_the_turn() -> None:
    state = position(
        hands=[["gold_6", "white_1"], ["blue_1", "blue_2"], []],
        hoards=[40, 40, 4],
        flights=[["gold_2", "gold_4"], [], []],
        deck=["green_8", "green_10", "red_3", "silver_2", "green_1", "green_2", "green_4"],
    )
    told = play(state, A, "gold_6")
    assert seen(told, CardsBought) == [CardsBought(C, "silver_2", 2)]
    assert (hoards(state), look(state).stakes) == ((48, 36, 0), 30)
    assert debts(state, C) == [("stakes", 2)]
    assert (hand_size(state, C), asked(state)) == (4, ("play", B))


@pytest.mark.ruling("JD-36")
def test_a_thief_with_an_empty_hand_discards_nothing() -> None:
    state = with_nothing_discarded(hands=[["thief"], ["blue_1", "blue_2"]])
    told = state.news()
    assert [event.card for event in seen(told, PowerUsed)] == ["thief"]
    assert not seen(told, CardDiscarded)
    assert (hoards(state), look(state).stakes) == ((47, 40), 23)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-36")
def test_the_discard_of_a_thief_is_shown_to_all() -> None:
    state = position(hands=[["thief", "white_1", "white_2"], ["blue_1", "blue_2"], ["red_3", "red_5"]])
    told = play(state, A, "thief", "white_2")
    for viewer in (A, B, C, None):
        assert seen(told, CardDiscarded, viewer) == [CardDiscarded(A, "white_2")]


@pytest.mark.ruling("JD-49")
def test_the_discard_pile_lies_face_up_for_everybody() -> None:
    state = position(
        hands=[["thief", "white_1", "white_2"], ["blue_1", "blue_2"]], discard=["gold_13", "copper_1", "red_12"]
    )
    play(state, A, "thief", "white_2")
    for viewer in (A, B, None):
        assert look(state, viewer).discard == ("gold_13", "copper_1", "red_12", "white_2")
