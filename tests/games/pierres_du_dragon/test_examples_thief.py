"""The worked examples of the rules, second part: the Thief. (10)"""

from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    asked,
    bank,
    bid,
    on_table,
    options,
    player,
    position,
    say,
    silver,
)


def test_example_09_thief_unique_second_without_stones() -> None:
    state = position("1R1B1Y", "C1", "3B1Y", card="thief", pile=["wizard"])
    bid(state, {P1: "3F", P2: "2F", P3: "1F"})
    assert player(state, P1) == "1R1B1Y F5+3 C3 S5 0pt"
    assert player(state, P2) == "F6+2 C0 S5 0pt"
    assert player(state, P3) == "3B1Y F7+1 C2 S5 0pt"
    assert on_table(state) == "wizard"


def test_example_10_thief_only_one_gold_bidder() -> None:
    state = position("1R1B1Y", "", "3B", "2R1Y", card="thief", pile=["wizard"])
    bid(state, {P1: "1C"})
    assert asked(state) == ("victim", P1)
    assert options(state) == [P3, P4]
    say(state, P4, "yellow")
    assert player(state, P1) == "1R1B2Y F8+0 C1 S5 0pt"
    assert player(state, P4) == "2R F8+0 C2 S5 0pt"


def test_example_11_thief_after_a_silver_stage() -> None:
    state = position("1R1B1Y", "2B", "4R", card="thief", pile=["wizard"])
    bid(state, {P1: "3F", P2: "3F", P3: "2F"})
    silver(state, {P1: 2, P2: 0})
    assert player(state, P1) == "1R2B1Y F5+3 C2 S3 0pt"
    assert player(state, P2) == "1B F5+3 C2 S5 0pt"
    assert player(state, P3) == "4R F6+2 C2 S5 0pt"
    assert bank(state, "silver") == 27


def test_example_12_three_way_silver_tied_losers() -> None:
    state = position("1R1B1Y", "", "1B2Y", "4R", card="thief", pile=["wizard"])
    bid(state, {P1: "3F", P2: "3F", P3: "3F", P4: "2F"})
    silver(state, {P1: 3, P2: 1, P3: 1})
    assert (asked(state), options(state)) == (("stone", P1), ["blue", "yellow"])
    say(state, "yellow")
    assert player(state, P1) == "1R1B2Y F5+3 C2 S2 0pt"
    assert player(state, P3) == "1B1Y F5+3 C2 S4 0pt"
    assert player(state, P2) == "F5+3 C2 S4 0pt"


def test_example_13_thief_takes_a_spent_fairy_coin() -> None:
    state = position("1R1B1Y", "F2+6 C0", "4R", card="thief")
    bid(state, {P1: "3F", P2: "2F"})
    assert player(state, P2) == "F7+0 C0 S5 0pt"
    assert player(state, P1) == "1R1B1Y F9+0 C2 S5 0pt"


def test_example_13_until_the_end_of_the_round_the_stolen_coin_is_spent() -> None:
    state = position("1R1B1Y", "F2+6 C0", "4R", card="thief", pile=["wizard"])
    bid(state, {P1: "3F", P2: "2F"})
    assert player(state, P2) == "F0+7 C0 S5 0pt"
    assert player(state, P1) == "1R1B1Y F5+4 C2 S5 0pt"
