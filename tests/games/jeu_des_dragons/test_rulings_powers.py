"""Rulings on single powers: JD-27 to JD-29, JD-31, JD-32, JD-34, JD-35, JD-50, JD-54."""

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    CardGiven,
    CardShown,
    CardSlain,
    CardStolen,
    DemandAnswered,
    DemandMade,
    GoldPaid,
    PowerUsed,
    PowerWithoutEffect,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    Word,
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
    options,
    play,
    position,
    seen,
    with_nothing_discarded,
)

NINE = ["white_1", "white_2", "white_3", "white_4", "black_1", "black_2", "black_3", "blue_2", "blue_4"]


@pytest.mark.ruling("JD-27")
@pytest.mark.parametrize("card", ["red_12", "brass_9"])
def test_at_the_start_of_round_1_all_opponents_are_tied_at_nothing(card: str) -> None:
    state = position(round=1, hands=[[card, "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"], ["gold_2", "gold_4"]])
    play(state, A, card)
    assert asked(state) == ("target_opponent", A)
    assert options(state, A) == {B, C, D}


@pytest.mark.ruling("JD-27")
def test_a_red_dragon_robs_the_one_chosen_among_the_tied() -> None:
    state = position(
        hands=[["red_12", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"], ["gold_2", "gold_4"]],
        flights=[["bahamut"], ["red_8"], ["gold_6"], ["white_8"]],
    )
    play(state, A, "red_12")
    assert options(state, A) == {B, D}
    play(state, A, D)
    assert hoards(state) == (41, 40, 40, 39)
    assert [hand_size(state, seat) for seat in (A, B, C, D)] == [2, 2, 2, 1]


@pytest.mark.ruling("JD-27")
def test_a_copied_red_lets_the_archmage_choose_among_the_tied() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_1", "blue_2", "blue_4"], ["red_3", "red_5"]],
        flights=[[], ["red_8"], ["white_8"]],
        antes=["red_2"],
    )
    play(state, A, "archmage")
    assert asked(state) == ("target_opponent", A)
    play(state, A, B)
    assert hoards(state) == (40, 39, 40)


@pytest.mark.ruling("JD-28")
def test_a_red_dragon_takes_the_gold_first_and_then_the_card() -> None:
    state = position(hands=[["red_12", "white_1"], ["blue_1", "blue_2", "blue_4"]])
    told = play(state, A, "red_12")
    order = [type(each.event) for each in told if isinstance(each.event, GoldPaid | CardStolen)]
    assert order == [GoldPaid, CardStolen]
    assert hoards(state) == (41, 39)
    assert (hand_size(state, A), hand_size(state, B)) == (2, 2)


@pytest.mark.ruling("JD-28")
def test_a_victim_without_gold_owes_the_coin_and_loses_the_card_all_the_same() -> None:
    state = position(
        hands=[["red_12", "white_1"], ["blue_1", "blue_2", "blue_4"], ["gold_2", "gold_4"]],
        hoards=[40, 0, 40],
        flights=[[], ["gold_13"], []],
    )
    play(state, A, "red_12")
    assert hoards(state) == (40, 0, 40)
    assert debts(state, B) == [(A, 1)]
    assert hand_size(state, B) == 2


@pytest.mark.ruling("JD-28")
def test_a_victim_without_cards_pays_only_the_gold() -> None:
    state = position(round=3, hands=[["red_12", "white_1"], ["blue_1", "blue_2"], []], flights=[[], [], ["gold_13"]])
    told = play(state, A, "red_12")
    assert hoards(state) == (41, 40, 39)
    assert not seen(told, CardStolen)


@pytest.mark.ruling("JD-28")
def test_taker_and_victim_see_the_stolen_card_and_nobody_else_does() -> None:
    state = position(
        hands=[["red_12", "white_1"], ["blue_1", "blue_2"], ["gold_2", "gold_4"]], flights=[[], ["gold_13"], []]
    )
    told = play(state, A, "red_12")
    (stolen,) = hand(state, A) - {"white_1"}
    assert seen(told, CardStolen, A) == seen(told, CardStolen, B) == [CardStolen(A, B, stolen)]
    assert seen(told, CardStolen, C) == seen(told, CardStolen, None) == [CardStolen(A, B)]


@pytest.mark.ruling("JD-29")
@pytest.mark.parametrize(
    ("card", "eligible"),
    [
        ("brass_1", {"brass_2", "gold_13", "bahamut"}),
        ("brass_9", {"gold_13", "bahamut"}),
        ("green_2", {"green_1"}),
        ("green_10", {"green_1", "black_9"}),
    ],
)
def test_demands_are_strict_and_natures_decide(card: str, eligible: set[Word]) -> None:
    state = position(
        hands=[
            [card, "white_1"],
            ["bahamut", "tiamat", "dracolich", "archmage", "brass_2", "gold_13", "green_1", "black_9"],
        ]
    )
    play(state, A, card)
    assert asked(state) == ("demand", B)
    assert options(state, B) == {"pay"} | eligible


@pytest.mark.ruling("JD-29")
def test_a_rich_target_may_give_and_a_poor_one_may_pay() -> None:
    state = position(
        hands=[["green_10", "white_1"], ["brass_1", "green_6"], ["red_2", "gold_2", "gold_4"]], hoards=[40, 2, 40]
    )
    play(state, A, "green_10")
    assert options(state, B) == {"pay", "green_6"}
    play(state, B, "pay")
    assert hoards(state) == (42, 0, 40)
    assert debts(state, B) == [(A, 3)]
    play(state, B, "green_6")
    assert options(state, C) == {"pay", "red_2"}
    told = play(state, C, "red_2")
    assert seen(told, CardGiven) == [CardGiven(C, B, "red_2")]
    assert hoards(state) == (42, 0, 40)


@pytest.mark.ruling("JD-29")
def test_a_card_given_to_a_green_dragon_whose_owner_holds_ten_is_only_shown() -> None:
    state = position(
        hands=[["princess", *NINE[:8]], ["red_3", "red_5"], ["gold_11", "gold_13"]],
        flights=[["gold_2", "copper_5"], [], []],
        deck=["blue_7", "blue_9", "green_8"],
    )
    play(state, A, "princess", "gold_2")
    assert (asked(state), hand_size(state, A)) == (("demand", B), 10)
    told = play(state, B, "red_5")
    assert seen(told, CardShown) == [CardShown(B, A, "red_5")]
    assert hand(state, B) == {"red_3", "red_5"}
    assert hoards(state) == (39, 40, 40)
    assert known(state, B, C) == {"red_5"}


@pytest.mark.ruling("JD-29")
def test_a_target_may_still_pay_when_the_asking_hand_is_full() -> None:
    state = position(
        hands=[["princess", *NINE[:8]], ["gold_11", "red_5"]],
        flights=[["gold_2", "brass_5"], []],
        deck=["blue_7", "blue_9"],
    )
    play(state, A, "princess", "gold_2")
    assert options(state, B) == {"pay", "gold_11"}
    play(state, B, "pay")
    assert hoards(state) == (44, 35)


@pytest.mark.ruling("JD-31")
@pytest.mark.parametrize("mortal", ["dragonslayer", "druid", "priest", "princess", "fool"])
def test_an_archmage_pays_the_price_of_a_copied_mortal_on_top_of_his_own(mortal: str) -> None:
    state = position(hands=[["archmage", "white_1"], ["blue_1", "blue_2"]], antes=[mortal])
    told = play(state, A, "archmage")
    assert [(paid.payee, paid.amount) for paid in seen(told, GoldPaid)] == [(-1, 1), (-1, 1)]
    assert (hoards(state), look(state).stakes) == ((38, 40), 32)


@pytest.mark.ruling("JD-32")
def test_the_dracolich_is_offered_neither_tiamat_nor_itself() -> None:
    state = position(
        hands=[["dracolich", "white_1"], ["blue_1", "blue_2"]],
        flights=[["black_1", "gold_2", "thief"], ["tiamat", "black_2", "red_3"]],
    )
    play(state, A, "dracolich")
    assert asked(state) == ("copy_evil", A)
    assert options(state, A) == {"black", "red"}


@pytest.mark.ruling("JD-32")
def test_a_dracolich_with_nothing_to_copy_has_no_effect() -> None:
    state = position(
        hands=[["dracolich", "white_1"], ["blue_1", "blue_2"]], flights=[["gold_2", "thief"], ["tiamat", "bahamut"]]
    )
    told = play(state, A, "dracolich")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "dracolich")]
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-32")
@pytest.mark.parametrize("pile", [["tiamat"], []])
def test_an_archmage_with_nothing_to_copy_only_pays(pile: list[str]) -> None:
    state = position(hands=[["archmage", "white_1"], ["blue_1", "blue_2"]], antes=pile)
    told = play(state, A, "archmage")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "archmage")]
    assert (hoards(state), look(state).stakes) == ((39, 40), 31)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-32")
def test_the_power_of_bahamut_may_be_copied_but_not_his_divine_ability() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        flights=[["black_1", "gold_2"], ["black_2", "silver_2"], ["black_3"]],
        antes=["bahamut"],
    )
    play(state, A, "archmage")
    assert hoards(state) == (49, 30, 40)
    assert not look(state).places[A].barred


@pytest.mark.ruling("JD-34")
def test_bronze_takes_the_two_lowest_ante_cards_unasked() -> None:
    state = position(hands=[["bronze_1", "white_1"], ["blue_1", "blue_2"]], antes=["gold_9", "red_3", "white_2"])
    play(state, A, "bronze_1")
    assert hand(state, A) == {"white_1", "white_2", "red_3"}
    assert antes(state) == {"gold_9"}
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-34")
def test_bronze_takes_two_equals_unasked_when_they_are_the_two_lowest() -> None:
    state = position(hands=[["bronze_1", "white_1"], ["blue_1", "blue_2"]], antes=["gold_9", "red_3", "black_3"])
    play(state, A, "bronze_1")
    assert hand(state, A) == {"white_1", "red_3", "black_3"}


@pytest.mark.ruling("JD-34")
def test_bronze_picks_among_equals_for_the_second_card() -> None:
    state = position(
        hands=[["bronze_1", "white_1"], ["blue_1", "blue_2"]], antes=["gold_9", "red_3", "white_2", "black_3"]
    )
    play(state, A, "bronze_1")
    assert asked(state) == ("bronze_pick", A)
    assert options(state, A) == {"red_3", "black_3"}
    assert hand(state, A) == {"white_1", "white_2"}
    play(state, A, "black_3")
    assert hand(state, A) == {"white_1", "white_2", "black_3"}
    assert antes(state) == {"gold_9", "red_3"}


@pytest.mark.ruling("JD-34")
def test_bronze_picks_two_of_three_equals_one_at_a_time() -> None:
    state = position(
        hands=[["bronze_1", "white_1"], ["blue_1", "blue_2"]], antes=["gold_9", "red_3", "white_3", "black_3"]
    )
    play(state, A, "bronze_1")
    assert options(state, A) == {"red_3", "white_3", "black_3"}
    play(state, A, "white_3")
    assert asked(state) == ("bronze_pick", A)
    assert options(state, A) == {"red_3", "black_3"}
    play(state, A, "red_3")
    assert hand(state, A) == {"white_1", "white_3", "red_3"}
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-34")
def test_bronze_takes_the_only_ante_card() -> None:
    state = position(hands=[["bronze_1", "white_1"], ["blue_1", "blue_2"]], antes=["gold_9"])
    play(state, A, "bronze_1")
    assert hand(state, A) == {"white_1", "gold_9"}
    assert antes(state) == set()


@pytest.mark.ruling("JD-34")
def test_bronze_with_nine_cards_takes_the_only_ante_card_unasked() -> None:
    state = position(hands=[["bronze_1", *NINE], ["blue_1", "blue_7"]], antes=["gold_9"])
    play(state, A, "bronze_1")
    assert hand(state, A) == {*NINE, "gold_9"}


@pytest.mark.ruling("JD-34")
def test_bronze_with_nine_cards_picks_one_of_the_two_weakest() -> None:
    state = position(hands=[["bronze_1", *NINE], ["blue_1", "blue_7"]], antes=["gold_9", "red_2", "red_5"])
    play(state, A, "bronze_1")
    assert options(state, A) == {"red_2", "red_5"}
    play(state, A, "red_5")
    assert hand(state, A) == {*NINE, "red_5"}
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-34")
def test_bronze_with_nine_cards_picks_one_of_the_last_two() -> None:
    state = position(hands=[["bronze_1", *NINE], ["blue_1", "blue_7"]], antes=["gold_9", "red_2"])
    play(state, A, "bronze_1")
    assert options(state, A) == {"red_2", "gold_9"}
    play(state, A, "gold_9")
    assert (hand(state, A), antes(state)) == ({*NINE, "gold_9"}, {"red_2"})


@pytest.mark.ruling("JD-34")
def test_bronze_with_eight_cards_takes_the_two_lowest() -> None:
    state = position(hands=[["bronze_1", *NINE[:8]], ["blue_1", "blue_7"]], antes=["gold_9", "red_2", "red_5"])
    play(state, A, "bronze_1")
    assert hand(state, A) == {*NINE[:8], "red_2", "red_5"}
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-34")
def test_bronze_with_ten_cards_takes_nothing() -> None:
    state = position(
        hands=[["princess", *NINE[:8]], ["blue_1", "blue_7"]],
        flights=[["gold_2", "bronze_1"], []],
        antes=["gold_9", "red_2"],
    )
    told = play(state, A, "princess", "gold_2")
    assert hand_size(state, A) == 10
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "bronze")]
    assert antes(state) == {"gold_9", "red_2"}


@pytest.mark.ruling("JD-34")
def test_bronze_without_ante_cards_has_no_effect() -> None:
    state = position(hands=[["bronze_1", "white_1"], ["blue_1", "blue_7"]])
    told = play(state, A, "bronze_1")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "bronze")]
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-35")
def test_the_princess_triggers_bahamut_too_and_all_of_her_dragons() -> None:
    state = position(
        hands=[["princess", "white_1"], ["blue_1", "blue_7"]],
        flights=[["bahamut", "silver_2", "black_1"], ["red_8", "gold_9"]],
    )
    play(state, A, "princess")
    assert options(state, A) == {"bahamut", "silver_2"}
    told = play(state, A, "silver_2")
    assert [event.card for event in seen(told, PowerUsed)] == ["silver_2", "bahamut"]
    assert hoards(state) == (49, 30)
    assert (hand_size(state, A), hand_size(state, B)) == (2, 3)


@pytest.mark.ruling("JD-35")
def test_a_noted_dragon_that_leaves_the_flight_is_struck_off() -> None:
    state = position(
        hands=[["princess", "white_1"], ["blue_1", "blue_7"]],
        flights=[["copper_5", "gold_2", "silver_3"], ["red_8"]],
        deck=["dragonslayer"],
    )
    play(state, A, "princess", "copper_5")
    assert asked(state) == ("slay", A)
    assert options(state, A) == {"gold_2", "silver_3"}
    told = play(state, A, "gold_2")
    assert seen(told, CardSlain) == [CardSlain(A, A, "gold_2")]
    assert [event.card for event in seen(told, PowerUsed)] == ["silver_3"]
    assert flight(state, A) == ["dragonslayer", "silver_3", "princess"]
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-35")
def test_a_struck_off_dragon_that_a_copper_brings_back_is_not_called_again() -> None:
    state = with_nothing_discarded(
        ["dragonslayer"],
        hands=[["princess", "white_1"], ["blue_1", "blue_7"]],
        flights=[["copper_5", "silver_2", "silver_3", "copper_8"], ["red_8"]],
    )
    play(state, A, "princess", "copper_5", "silver_2")
    assert options(state, A) == {"silver_3", "copper_8"}
    told = play(state, A, "silver_3")
    assert [event.card for event in seen(told, PowerUsed)] == ["silver_3", "copper_8", "silver_2"]
    assert flight(state, A) == ["dragonslayer", "silver_3", "silver_2", "princess"]
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-35")
def test_a_princess_without_good_dragons_only_pays() -> None:
    state = position(hands=[["princess", "white_1"], ["blue_1", "blue_7"]], flights=[["black_1"], ["gold_2"]])
    told = play(state, A, "princess")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "princess")]
    assert (hoards(state), look(state).stakes) == ((39, 40), 31)


@pytest.mark.ruling("JD-50")
def test_a_target_is_asked_even_if_paying_is_the_only_answer() -> None:
    state = position(hands=[["green_10", "white_1"], ["gold_2", "gold_4"]])
    told = play(state, A, "green_10")
    assert seen(told, DemandMade) == [DemandMade(A, B, "green_10", "green")]
    assert asked(state) == ("demand", B)
    assert options(state, B) == {"pay"}
    prompt = state.prompt()
    assert prompt is not None
    assert prompt.about == {"asker_seat": A, "host_card": "green_10", "power": "green", "strength": 10}


@pytest.mark.ruling("JD-50")
def test_a_green_dragon_of_strength_1_is_paid_unasked() -> None:
    state = position(hands=[["green_1", "white_1"], ["gold_2", "gold_4"]])
    told = play(state, A, "green_1")
    assert seen(told, DemandAnswered) == [DemandAnswered(B, A, "green")]
    assert hoards(state) == (45, 35)
    assert asked(state) == ("play", B)


@pytest.mark.ruling("JD-50")
@pytest.mark.parametrize("card", ["green_10", "brass_9"])
def test_a_target_with_an_empty_hand_pays_unasked(card: str) -> None:
    state = with_nothing_discarded(hands=[[card, "white_1"], [], ["gold_2", "gold_4"]], flights=[[], ["red_8"], []])
    told = play(state, A, card)
    assert seen(told, DemandAnswered) == [DemandAnswered(B, A, card.partition("_")[0])]
    assert hoards(state) == (45, 35, 40)
    assert asked(state) == ("play", C)


@pytest.mark.ruling("JD-50")
def test_a_dracolich_copying_a_green_dragon_of_strength_1_asks() -> None:
    state = position(hands=[["dracolich", "white_1"], ["gold_2", "gold_4"]], flights=[["green_1"], []])
    play(state, A, "dracolich")
    assert asked(state) == ("demand", B)


@pytest.mark.ruling("JD-54")
def test_a_dragonslayer_must_slay_the_own_dragon_if_there_is_no_other() -> None:
    state = position(hands=[["dragonslayer", "white_1"], ["gold_2", "gold_4"]], flights=[["gold_6"], ["red_8"]])
    told = play(state, A, "dragonslayer")
    assert seen(told, CardSlain) == [CardSlain(A, A, "gold_6")]
    assert flight(state, A) == ["dragonslayer"]
    assert discard(state) == ["gold_6"]


@pytest.mark.ruling("JD-54")
def test_a_harmful_power_cannot_be_declined() -> None:
    state = position(
        hands=[["thief", "white_1", "white_2"], ["gold_2", "gold_4"]], hoards=[0, 40], debts={A: [(B, 50)]}
    )
    play(state, A, "thief")
    assert hoards(state) == (0, 47)
    assert options(state, A) == {"white_1", "white_2"}
