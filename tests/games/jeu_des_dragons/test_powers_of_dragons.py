"""The power of each dragon, triggered by its own card. (4.2, 4.3)"""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardGiven,
    CardPlayed,
    CardsDrawn,
    ColourFlightCounted,
    DeckRenewed,
    GoldPaid,
    GoldTaken,
    PowerUsed,
    PowerWithoutEffect,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
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
    with_short_deck,
)

NINE = ["white_1", "white_2", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "black_5"]
ONE_OF_EACH_POWER = [
    *("white_2", "blue_2", "black_2", "red_2", "green_2", "brass_2", "silver_2", "bronze_3", "copper_3", "gold_2"),
    *("bahamut", "tiamat", "dracolich", "archmage", "dragonslayer", "thief", "druid", "priest", "princess", "fool"),
]


# Triggering. (3.3.3)


@pytest.mark.parametrize("card", ONE_OF_EACH_POWER)
def test_no_power_triggers_above_the_reference_strength(card: str) -> None:
    state = position(
        hands=[["red_3", "red_5"], [card, "red_8"], ["gold_9", "gold_11"]],
        flights=[["green_1"], ["gold_4"], ["silver_8", "black_9"]],
        antes=["blue_1", "blue_4"],
        played={A: "green_1"},
        to_play=B,
    )
    told = play(state, B, card)
    assert [event.triggers for event in seen(told, CardPlayed)] == [False]
    assert not seen(told, PowerUsed)
    assert (hoards(state), look(state).stakes) == ((40, 40, 40), 30)
    assert [hand_size(state, seat) for seat in (A, B, C)] == [2, 1, 2]
    assert flight(state, B) == ["gold_4", card]
    assert asked(state) == ("play", C)


@pytest.mark.parametrize("card", ONE_OF_EACH_POWER)
def test_every_power_triggers_for_the_leader(card: str) -> None:
    state = position(hands=[[card, "red_8", "red_5"], ["gold_9", "gold_11", "gold_13"]])
    told = play(state, A, card)
    assert [event.triggers for event in seen(told, CardPlayed)] == [True]
    assert [event.card for event in seen(told, PowerUsed)][:1] == [card]


def test_a_card_equal_to_the_reference_strength_triggers() -> None:
    state = position(
        hands=[["red_3", "red_5"], ["black_9", "red_8"]], flights=[["gold_9"], []], played={A: "gold_9"}, to_play=B
    )
    play(state, B, "black_9")
    assert hoards(state) == (40, 42)


# White.


@pytest.mark.parametrize("flights", [[["fool"], []], [[], ["thief", "gold_2"]]])
def test_white_steals_3_if_a_mortal_lies_in_any_flight(flights: list[list[str]]) -> None:
    state = position(hands=[["white_8", "red_5"], ["gold_9", "gold_11"]], flights=flights)
    play(state, A, "white_8")
    assert (hoards(state), look(state).stakes) == ((43, 40), 27)


def test_white_does_nothing_without_a_mortal_in_a_flight() -> None:
    state = position(hands=[["white_8", "fool"], ["gold_9", "priest"]], antes=["thief"])
    told = play(state, A, "white_8")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "white")]
    assert (hoards(state), look(state).stakes) == ((40, 40), 30)


def test_white_takes_what_is_left_and_ends_the_gambit() -> None:
    state = position(stakes=2, hands=[["white_8", "red_5"], ["gold_9", "gold_11"]], flights=[["fool"], []])
    told = play(state, A, "white_8")
    assert seen(told, GoldTaken) == [GoldTaken(A, 2)]
    assert (hoards(state), look(state).gambit) == ((42, 40), 2)


# Blue.


def test_blue_steals_one_gold_per_evil_dragon_of_the_own_flight() -> None:
    state = position(
        hands=[["blue_9", "red_5"], ["gold_9", "gold_11"]],
        flights=[["red_2", "gold_2", "fool"], ["black_1", "black_2"]],
    )
    play(state, A, "blue_9", "steal")
    assert (hoards(state), look(state).stakes) == ((42, 40), 28)


def test_blue_levies_one_gold_per_evil_dragon_from_each_opponent() -> None:
    state = position(
        hands=[["blue_9", "red_5"], ["gold_9", "gold_11"], ["red_3", "red_8"]],
        hoards=[40, 1, 40],
        flights=[["red_2", "gold_2"], [], []],
    )
    play(state, A, "blue_9", "levy")
    assert (hoards(state), look(state).stakes) == ((40, 0, 38), 33)
    assert debts(state, B) == [("stakes", 1)]


# Black.


def test_black_takes_the_last_coin_and_ends_the_gambit() -> None:
    state = position(stakes=1, hands=[["black_9", "red_5"], ["gold_9", "gold_11"]])
    play(state, A, "black_9")
    assert (hoards(state), look(state).gambit) == ((41, 40), 2)


# Green.


def test_green_asks_the_left_neighbour_whoever_is_strongest() -> None:
    state = position(
        leader=C,
        hands=[["red_3", "gold_2", "gold_4"], ["black_9", "red_5"], ["green_4", "red_8"]],
        flights=[[], ["gold_13"], []],
    )
    play(state, C, "green_4")
    assert asked(state) == ("demand", A)
    assert options(state, A) == {"pay", "red_3"}
    told = play(state, A, "red_3")
    assert seen(told, CardGiven) == [CardGiven(A, C, "red_3")]
    assert hand(state, C) == {"red_8", "red_3"}
    assert hoards(state) == (40, 40, 40)


def test_green_takes_five_gold_or_what_there_is() -> None:
    state = position(hands=[["green_4", "red_8"], ["gold_9", "gold_11"]], hoards=[40, 3])
    play(state, A, "green_4")
    play(state, B, "pay")
    assert hoards(state) == (43, 0)
    assert debts(state, B) == [(A, 2)]


# Tiamat and Dracolich: see the copies.


def test_tiamat_has_no_power() -> None:
    state = position(hands=[["tiamat", "red_8"], ["gold_9", "gold_11"]])
    told = play(state, A, "tiamat")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "tiamat")]
    assert (hoards(state), look(state).reference) == ((40, 40), 13)


@pytest.mark.parametrize("triggers", [True, False])
def test_the_divine_abilities_are_in_force_triggered_or_not(triggers: bool) -> None:
    state = position(
        leader=A if triggers else B,
        to_play=A,
        played={} if triggers else {B: "green_1"},
        hands=[["tiamat", "red_8", "red_10"], ["gold_9", "gold_11"]],
        flights=[["red_2", "red_5", "gold_2"], ["green_1"]],
    )
    play(state, A, "tiamat")
    assert place(state, A).barred
    assert place(state, A).colour_counted
    assert hoards(state) == (45, 35)


# Brass.


def test_brass_asks_the_strongest_opponent() -> None:
    state = position(
        hands=[["brass_4", "red_8"], ["gold_9", "gold_11"], ["silver_6", "brass_2", "black_9"]],
        flights=[["tiamat"], ["red_3"], ["red_5"]],
    )
    play(state, A, "brass_4")
    assert asked(state) == ("demand", C)
    assert options(state, C) == {"pay", "silver_6"}
    play(state, C, "silver_6")
    assert hand(state, A) == {"red_8", "silver_6"}
    assert hand(state, C) == {"brass_2", "black_9"}
    assert hoards(state) == (40, 40, 40)


def test_brass_takes_five_gold_instead() -> None:
    state = position(hands=[["brass_4", "red_8"], ["gold_9", "gold_11"]])
    play(state, A, "brass_4")
    play(state, B, "pay")
    assert hoards(state) == (45, 35)


# Silver.


def test_silver_lets_everybody_with_a_good_dragon_draw() -> None:
    state = position(
        hands=[["silver_8", "red_8"], ["gold_9", "gold_11"], ["red_3", "red_5"], ["blue_1", "blue_2"]],
        flights=[[], ["copper_1"], ["black_1", "fool"], ["bahamut"]],
    )
    told = play(state, A, "silver_8")
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 1), (B, 1), (D, 1)]


def test_silver_skips_players_with_ten_cards() -> None:
    state = position(
        hands=[["silver_8", "red_8"], [*NINE, "gold_11"], ["red_3", "red_5"]],
        flights=[[], ["copper_1"], ["copper_3"]],
        deck=["green_1", "green_2"],
    )
    play(state, A, "silver_8")
    assert (hand_size(state, B), hand(state, C)) == (10, {"red_3", "red_5", "green_2"})


def test_silver_goes_on_drawing_from_a_renewed_deck() -> None:
    state = with_short_deck(
        ["green_1"], hands=[["silver_8", "red_8"], ["gold_9", "gold_11"]], flights=[[], ["copper_1"]]
    )
    told = play(state, A, "silver_8")
    assert len(seen(told, DeckRenewed)) == 1
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 1), (B, 1)]
    assert (hand(state, A), discard(state)) == ({"red_8", "green_1"}, [])


# Bronze: see the ruling; here what becomes of the ante pile.


def test_ante_cards_taken_by_bronze_may_not_be_copied_any_more() -> None:
    state = position(hands=[["bronze_11", "red_8"], ["archmage", "gold_11"]], antes=["white_2", "red_3", "black_9"])
    play(state, A, "bronze_11")
    assert antes(state) == {"black_9"}
    told = play(state, B, "archmage")
    assert [event.power for event in seen(told, PowerUsed)] == ["archmage", "black"]


# Copper.


def test_the_replacement_of_a_copper_triggers_whatever_its_strength() -> None:
    state = position(
        hands=[["gold_2", "red_8"], ["copper_1", "gold_11", "gold_13"]],
        flights=[["white_1"], []],
        played={A: "white_1"},
        to_play=B,
        deck=["black_9"],
    )
    play(state, B, "copper_1")
    assert hoards(state) == (40, 42)
    assert (flight(state, B), discard(state)) == (["black_9"], ["copper_1"])


def test_a_replacement_without_power_simply_lies_there() -> None:
    state = position(hands=[["copper_1", "red_8"], ["gold_9", "gold_11"]], deck=["tiamat"], flights=[["fool"], []])
    told = play(state, A, "copper_1")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "tiamat")]
    assert (flight(state, A), look(state).reference) == (["fool", "tiamat"], 13)


def test_a_replacement_completes_special_flights_and_the_copper_does_not() -> None:
    state = position(
        hands=[["copper_5", "red_8"], ["gold_9", "gold_11"]],
        flights=[["copper_1", "copper_3", "silver_6", "silver_8"], []],
        deck=["silver_2"],
    )
    told = play(state, A, "copper_5")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "silver", 6)]


def test_an_untriggered_copper_stays_and_counts() -> None:
    state = position(
        hands=[["gold_2", "red_8"], ["copper_10", "gold_11"]],
        flights=[["white_1"], ["copper_1", "copper_3"]],
        played={A: "white_1"},
        to_play=B,
    )
    told = play(state, B, "copper_10")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(B, "copper", 3)]


def test_a_copper_renews_an_empty_deck() -> None:
    state = with_short_deck(["green_1"], hands=[["copper_1", "red_8"], ["gold_9", "gold_11"]])
    cards = {*discard(state), "copper_1"}
    told = play(state, A, "copper_1")
    assert len(seen(told, DeckRenewed)) == 1
    assert (flight(state, A), set(deck(state))) == (["green_1"], cards)


# Gold.


def test_gold_draws_one_card_per_good_dragon() -> None:
    state = position(
        hands=[["gold_9", "red_8"], ["gold_2", "gold_11"]],
        flights=[["silver_2", "black_1", "princess", "bronze_1"], ["copper_1"]],
        deck=["green_1", "green_2", "green_4", "green_6"],
    )
    play(state, A, "gold_9")
    assert hand(state, A) == {"red_8", "green_1", "green_2", "green_4"}
    assert hand_size(state, B) == 2


def test_gold_goes_on_drawing_from_a_renewed_deck() -> None:
    state = with_short_deck(
        ["green_1"], hands=[["gold_9", "red_8"], ["gold_2", "gold_11"]], flights=[["silver_2", "bronze_1"], []]
    )
    told = play(state, A, "gold_9")
    assert len(seen(told, DeckRenewed)) == 1
    assert hand_size(state, A) == 4
    assert {"red_8", "green_1"} < hand(state, A)


# Bahamut.


def test_bahamut_makes_opponents_who_mix_good_and_evil_pay_10() -> None:
    state = position(
        hands=[["bahamut", "red_8"], ["gold_2", "gold_11"], ["red_3", "red_5"], ["blue_1", "blue_2"]],
        hoards=[40, 40, 40, 4],
        flights=[["black_1"], ["copper_1", "black_2"], ["silver_2", "fool"], ["gold_4", "white_1"]],
    )
    told = play(state, A, "bahamut")
    assert [(paid.payer, paid.payee, paid.amount) for paid in seen(told, GoldPaid)] == [(B, A, 10), (D, A, 4)]
    assert hoards(state) == (54, 30, 40, 0)
    assert debts(state, D) == [(A, 6)]
    assert place(state, A).barred


def test_bahamut_without_a_mixed_flight_has_no_effect() -> None:
    state = position(hands=[["bahamut", "red_8"], ["gold_2", "gold_11"]], flights=[["black_1"], ["copper_1", "fool"]])
    told = play(state, A, "bahamut")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "bahamut")]
    assert hoards(state) == (40, 40)


# Special flights beside debts. (3.5, 3.8)


def test_gold_of_a_colour_flight_repays_debts_payer_by_payer() -> None:
    state = position(
        hands=[["gold_6", "red_8"], ["gold_9", "gold_11"], ["red_3", "red_5"]],
        hoards=[0, 40, 2],
        flights=[["gold_2", "gold_4"], [], []],
        debts={A: [(C, 5)]},
    )
    play(state, A, "gold_6")
    assert hoards(state) == (3, 36, 3)
    assert (debts(state, A), debts(state, C)) == ([], [])
