"""The powers of the eight basic characters, one by one. (4.1 to 4.8)"""

import pytest

from dracotheque.games.pierres_du_dragon.events import GoodsGained, GoodsTaken, PowerIdle, SpentGoldTaken
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    asked,
    bank,
    bid,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    silver,
    win,
)


def test_the_witch_gives_a_black_coin_for_this_round() -> None:
    state = position(card="witch", auctioned=[], pile=["thief"])
    win(state)
    assert player(state, P1) == "F7+1 C2 S5 0pt k"
    bid(state)
    assert player(state, P1) == "F8+0 C2 S5 0pt"


def test_without_a_winner_nobody_gets_a_black_coin() -> None:
    state = position(card="witch", auctioned=[], pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    silver(state, {P1: 1, P2: 1})
    assert bank(state, "black_coin") == 2


@pytest.mark.parametrize(("dragon", "stones"), [("red_dragon", "1R"), ("blue_dragon", "1B"), ("yellow_dragon", "1Y")])
def test_a_dragon_gives_a_stone_of_its_colour(dragon: str, stones: str) -> None:
    state = position(card=dragon, pile=["thief"])
    win(state)
    assert player(state, P1) == f"{stones} F7+1 C2 S5 0pt"


@pytest.mark.ruling("PD-7")
def test_a_dragon_whose_colour_is_out_gives_nothing() -> None:
    state = position("6R", "6R", card="red_dragon", pile=["thief"])
    told = win(state)
    assert seen(told, GoodsGained) == [GoodsGained(P1, "red", 0, 1)]
    assert player(state, P1).startswith("6R ")


# Wizard, Magician, Sorcerer: pay or take.


def test_the_wizard_takes_one_stone_of_each_colour_for_a_point() -> None:
    state = position("2R1B3Y", card="wizard", pile=["thief"])
    win(state)
    assert (asked(state), options(state)) == (("offer", P1), ["1R1B1Y", "coins"])
    say(state, "1R1B1Y")
    assert player(state, P1) == "1R2Y F7+1 C2 S5 1pt"


@pytest.mark.ruling("PD-20")
def test_whoever_could_pay_may_take_the_coins_and_who_cannot_must() -> None:
    rich = position("1R1B1Y", card="wizard", pile=["thief"])
    win(rich)
    say(rich, "coins")
    assert player(rich, P1) == "1R1B1Y F7+1 C2 S8 0pt"
    poor = position("2R2B", card="wizard", pile=["thief"])
    win(poor)
    assert (on_table(poor), player(poor, P1)) == ("thief", "2R2B F7+1 C2 S8 0pt")


@pytest.mark.ruling("PD-7")
def test_the_coins_may_be_taken_though_the_bank_has_none() -> None:
    state = position("1R1B1Y S9", "S9", "S9", "S9", "S4", "S0", card="wizard", pile=["thief"])
    assert bank(state, "silver") == 0
    win(state)
    told = say(state, "coins")
    assert seen(told, GoodsGained) == [GoodsGained(P1, "silver", 0, 3)]


@pytest.mark.ruling("PD-47")
def test_the_magician_takes_any_four_stones_of_the_payers_choice() -> None:
    state = position("3R2B1Y", card="magician", pile=["thief"])
    win(state)
    assert options(state) == ["3R1B", "3R1Y", "2R2B", "2R1B1Y", "1R2B1Y", "coins"]
    say(state, "2R1B1Y")
    assert player(state, P1) == "1R1B F7+1 C2 S5 1pt"


def test_the_sorcerer_takes_four_of_one_colour_for_two_points() -> None:
    state = position("4R1B4Y", card="sorcerer", pile=["thief"])
    win(state)
    assert options(state) == ["4R", "4Y", "coins"]
    say(state, "4Y")
    assert player(state, P1) == "4R1B F7+1 C2 S5 2pt"


def test_without_four_alike_the_sorcerer_gives_a_common_gold() -> None:
    state = position("3R3B3Y", card="sorcerer", pile=["thief"])
    win(state)
    assert player(state, P1) == "3R3B3Y F7+1 C3 S5 0pt"


# Thief.


@pytest.mark.ruling("PD-22")
def test_between_stoneless_seconds_the_thief_chooses_without_seeing_coins() -> None:
    state = position("", "C0", "C2", card="thief", pile=["wizard"])
    win(state)
    assert (asked(state), options(state)) == (("victim", P1), [P2, P3])
    say(state, P2)
    assert player(state, P1) == "F8+1 C2 S5 0pt"
    assert player(state, P2) == "F7+0 C0 S5 0pt"


@pytest.mark.ruling("PD-22")
def test_a_stoneless_unique_second_is_robbed_of_a_coin_though_others_have_stones() -> None:
    state = position("", "", "4R", card="thief", pile=["wizard"])
    told = bid(state, {P1: "2F", P2: "1F"})
    assert seen(told, GoodsTaken) == [GoodsTaken(P1, P2, "common_gold", 1)]
    assert player(state, P2) == "F7+1 C1 S5 0pt"


@pytest.mark.ruling("PD-23")
def test_the_thief_takes_available_fairy_gold_before_spent() -> None:
    state = position("", "F2+6 C0", card="thief", pile=["wizard"])
    bid(state, {P1: "2F", P2: "1F"})
    assert player(state, P2) == "F0+7 C0 S5 0pt"
    assert player(state, P1) == "F7+2 C2 S5 0pt"


@pytest.mark.ruling("PD-23")
def test_a_spent_coin_taken_is_told_to_all() -> None:
    state = position("", "F1+7 C0", card="thief", pile=["wizard"])
    told = bid(state, {P1: "2F", P2: "1F"})
    assert seen(told, SpentGoldTaken, P3) == [SpentGoldTaken(P1, P2, 1)]


def test_a_second_with_neither_stones_nor_gold_loses_nothing() -> None:
    state = position("", "F0+0 C0 S9 k m", "F0+0 C0", card="thief", pile=["wizard"])
    win(state)
    told = say(state, P2)
    assert seen(told, PowerIdle) == [PowerIdle(P1, "thief")]
    assert player(state, P2) == "F0+0 C0 S9 0pt k m"
