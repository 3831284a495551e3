"""Rulings on what is printed on the cards: JD-2, JD-4, JD-6, JD-7, JD-30, JD-39."""

import pytest

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS, COLOURS
from dracotheque.games.jeu_des_dragons.events import ColourFlightCounted, GoldPaid, PowerWithoutEffect
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    antes,
    asked,
    hand,
    hand_size,
    hoards,
    look,
    options,
    place,
    play,
    position,
    seen,
)


@pytest.mark.ruling("JD-2")
def test_the_seventieth_card_is_the_brass_dragon_of_nine() -> None:
    assert len(CARD_IDS) == 70
    assert {card for card in CARD_IDS if card.startswith("brass")} == {
        *("brass_1", "brass_2", "brass_4", "brass_5", "brass_7", "brass_9")
    }


@pytest.mark.ruling("JD-4")
def test_bahamut_counts_as_a_good_dragon() -> None:
    state = position(hands=[["gold_2", "white_1"], ["blue_1", "blue_2"]], flights=[["bahamut"], []])
    play(state, A, "gold_2")
    assert hand_size(state, A) == 3


@pytest.mark.ruling("JD-4")
def test_bahamut_may_be_handed_over_to_a_brass_dragon() -> None:
    state = position(hands=[["brass_9", "white_1"], ["bahamut", "tiamat", "gold_9"]])
    play(state, A, "brass_9")
    assert options(state, B) == {"pay", "bahamut"}


@pytest.mark.ruling("JD-4")
def test_tiamat_and_the_dracolich_count_as_evil_dragons() -> None:
    state = position(hands=[["blue_1", "white_1"], ["blue_2", "blue_4"]], flights=[["tiamat", "dracolich"], ["gold_2"]])
    play(state, A, "blue_1", "steal")
    assert hoards(state) == (43, 40)


@pytest.mark.ruling("JD-4")
def test_tiamat_and_the_dracolich_mix_badly_with_good_dragons_before_bahamut() -> None:
    state = position(
        hands=[["bahamut", "white_1"], ["blue_1", "blue_2"], ["blue_4", "blue_7"]],
        flights=[[], ["tiamat", "gold_2"], ["dracolich", "bronze_1"]],
    )
    play(state, A, "bahamut")
    assert hoards(state) == (60, 30, 30)


@pytest.mark.ruling("JD-4")
def test_the_dracolich_bars_bahamut_from_winning() -> None:
    state = position(hands=[["white_1", "white_2"], ["blue_1", "blue_2"]], flights=[["bahamut", "dracolich"], []])
    assert place(state, A).barred


@pytest.mark.ruling("JD-6")
def test_the_dragonslayer_discards_strictly_weaker_dragons_only() -> None:
    state = position(
        hands=[["dragonslayer", "white_1"], ["blue_1", "blue_2"]],
        flights=[["bronze_7"], ["white_8", "silver_6", "thief", "copper_8"]],
    )
    play(state, A, "dragonslayer")
    assert options(state, A) == {"bronze_7", "silver_6"}


@pytest.mark.ruling("JD-6")
def test_the_archmage_copying_the_dragonslayer_discards_dragons_of_eight_or_less() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_1", "blue_2"]],
        antes=["dragonslayer"],
        flights=[["bronze_7"], ["white_8", "brass_9", "thief"]],
    )
    play(state, A, "archmage")
    assert options(state, A) == {"bronze_7", "white_8"}


@pytest.mark.ruling("JD-7")
def test_fifty_gold_is_the_rule_whatever_the_number_of_players() -> None:
    for players in GAME.players:
        assert hoards(GAME.start(players, seed=1)) == (50,) * players


@pytest.mark.ruling("JD-7")
def test_a_black_dragon_steals_two() -> None:
    state = position(hands=[["black_9", "white_1"], ["blue_1", "blue_2"]])
    play(state, A, "black_9")
    assert (hoards(state), look(state).stakes) == ((42, 40), 28)


@pytest.mark.ruling("JD-7")
def test_a_strength_flight_takes_all_ante_cards() -> None:
    pile = ["white_1", "green_1", "gold_9", "black_7", "silver_10", "copper_8"]
    state = position(
        hands=[["black_2", "white_3"], ["blue_1", "blue_4"]], antes=pile, flights=[["white_2", "blue_2"], []]
    )
    play(state, A, "black_2")
    assert hand(state, A) == {"white_3", *pile}
    assert antes(state) == set()


@pytest.mark.ruling("JD-7")
def test_there_are_six_cards_of_each_colour() -> None:
    for colour in COLOURS:
        assert sum(card.startswith(f"{colour}_") for card in CARD_IDS) == 6


@pytest.mark.ruling("JD-30")
def test_tiamat_is_one_evil_dragon_for_a_blue_dragon() -> None:
    state = position(hands=[["blue_1", "white_1"], ["blue_2", "blue_4"]], flights=[["tiamat"], []])
    play(state, A, "blue_1", "levy")
    assert (hoards(state), look(state).stakes) == ((40, 38), 32)


@pytest.mark.ruling("JD-30")
def test_an_archmage_copying_blue_counts_only_the_evil_dragons_of_the_flight() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_2", "blue_4"]], antes=["blue_1"], flights=[["black_1", "gold_2"], []]
    )
    play(state, A, "archmage", "steal")
    assert hoards(state) == (40, 40)


@pytest.mark.ruling("JD-30")
def test_an_archmage_without_evil_dragons_copies_blue_for_nothing_and_is_not_asked() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_2", "blue_4"]], antes=["blue_1"], flights=[["gold_2"], ["black_1"]]
    )
    told = play(state, A, "archmage")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "blue")]
    assert (hoards(state), look(state).stakes) == ((39, 40), 31)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-30")
def test_a_dracolich_copying_blue_counts_itself() -> None:
    state = position(hands=[["dracolich", "white_1"], ["blue_2", "blue_4"]], flights=[["gold_2"], ["blue_1"]])
    play(state, A, "dracolich", "steal")
    assert hoards(state) == (41, 40)


@pytest.mark.ruling("JD-39")
def test_tiamat_is_normally_the_strongest_of_a_colour_flight_and_does_not_set_its_value() -> None:
    state = position(
        hands=[["tiamat", "white_1"], ["blue_2", "blue_4"], ["gold_2", "gold_4"]],
        flights=[["green_2", "green_6"], [], []],
    )
    told = play(state, A, "tiamat")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "green", 6)]
    assert [paid.payer for paid in seen(told, GoldPaid)] == [B, C]
    assert hoards(state) == (52, 34, 34)


@pytest.mark.ruling("JD-39")
def test_bahamut_and_the_dracolich_have_no_colour() -> None:
    state = position(
        hands=[["dracolich", "white_1"], ["white_2", "white_3"]], flights=[["bahamut", "gold_2", "gold_4"], []]
    )
    told = play(state, A, "dracolich")
    assert not seen(told, ColourFlightCounted)
    assert asked(state) == ("play", B)
