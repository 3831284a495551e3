"""The powers of the special characters that act alone, one by one. (4.9 to 4.28)"""

import pytest

from dracotheque.games.pierres_du_dragon.events import (
    BidBurnt,
    DrawLost,
    GoodsGained,
    GoodsTaken,
    PowerDeclined,
    PowerIdle,
    StonesDrawn,
)
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    asked,
    bank,
    bank_stones,
    bid,
    feed,
    look,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    silver,
    win,
)

FULL = ("4R4B4Y", "4R4B4Y", "4R4B4Y")


def test_the_alchemist_gives_three_common_gold() -> None:
    state = position(card="alchemist", pile=["thief"])
    win(state)
    assert player(state, P1) == "F7+1 C5 S5 0pt"


def test_the_ancient_dragon_gives_a_stone_of_a_colour_in_the_bank() -> None:
    state = position("6R", "6R", card="ancient_dragon", pile=["thief"])
    win(state)
    assert (asked(state), options(state)) == (("take_stone", P1), ["blue", "yellow"])
    say(state, "yellow")
    assert player(state, P1).startswith("6R1Y ")


def test_the_ancient_dragon_with_one_colour_left_needs_no_asking_and_with_none_does_nothing() -> None:
    state = position("4R4B3Y", "4R4B4Y", "4R4B4Y", card="ancient_dragon", pile=["thief"])
    win(state)
    assert player(state, P1).startswith("4R4B4Y ")
    empty = position(*FULL, card="ancient_dragon", pile=["thief"])
    assert seen(win(empty), PowerIdle) == [PowerIdle(P1, "ancient_dragon")]


@pytest.mark.ruling("PD-25")
def test_the_apprentice_takes_a_pair_if_there_is_one_and_gives_nothing_for_free() -> None:
    state = position("2R1B2Y", card="apprentice", pile=["thief"])
    win(state)
    assert (asked(state), options(state)) == (("payment", P1), ["2R", "2Y"])
    say(state, "2Y")
    assert player(state, P1) == "2R1B F7+1 C2 S5 1pt"
    one_pair = position("3B", card="apprentice", pile=["thief"])
    win(one_pair)
    assert player(one_pair, P1) == "1B F7+1 C2 S5 1pt"
    none = position("1R1B1Y", card="apprentice", pile=["thief"])
    assert seen(win(none), PowerIdle) == [PowerIdle(P1, "apprentice")]
    assert player(none, P1) == "1R1B1Y F7+1 C2 S5 0pt"


@pytest.mark.ruling("PD-27")
def test_the_brigand_takes_all_common_gold_and_silver_and_nothing_else() -> None:
    state = position("", "3R F5+1 C4 S9 k m", card="brigand", pile=["thief"])
    win(state)
    assert options(state) == [P2, P3]
    told = say(state, P2)
    assert player(state, P1) == "F7+1 C6 S14 0pt"
    assert player(state, P2) == "3R F5+1 C0 S0 0pt k m"
    amounts = [(event.item, event.n) for event in seen(told, GoodsTaken, P2)]
    assert amounts == [("common_gold", 4), ("silver", 9)]
    assert [event.n for event in seen(told, GoodsTaken, P3)] == [None, None]
    assert [event.n for event in seen(told, GoodsTaken, None)] == [None, None]


@pytest.mark.ruling("PD-27")
def test_with_open_purses_everybody_sees_what_the_brigand_takes() -> None:
    state = position("", "C4 S9", card="brigand", pile=["thief"], options={"ledger": "open"})
    win(state)
    told = say(state, P2)
    assert [event.n for event in seen(told, GoodsTaken, P3)] == [4, 9]


@pytest.mark.ruling("PD-27")
def test_the_brigand_may_pick_somebody_who_has_nothing_and_nobody_can_tell() -> None:
    state = position("", "C0 S0", card="brigand", pile=["thief"])
    win(state)
    told = say(state, P2)
    assert [event.n for event in seen(told, GoodsTaken, P3)] == [None, None]
    assert [event.n for event in seen(told, GoodsTaken, P1)] == [0, 0]


@pytest.mark.ruling("PD-26")
@pytest.mark.parametrize("stones", ["", "1R", "4R2B5Y"])
def test_the_charlatan_takes_all_stones_however_many_for_a_point(stones: str) -> None:
    state = position(stones, card="charlatan", pile=["thief"])
    win(state)
    assert player(state, P1) == "F7+1 C2 S5 1pt"
    assert bank_stones(state) == "12R12B12Y"


def test_the_two_headed_dragon_draws_two_out_of_six() -> None:
    state = position(card="two_headed_dragon", pile=["thief"])
    feed(state, 0, 2)  # red out of 2R2B2Y, then blue out of 1R2B2Y
    told = win(state)
    assert seen(told, StonesDrawn) == [StonesDrawn(P1, 1, 1, 0)]
    assert (player(state, P1), bank_stones(state)) == ("1R1B F7+1 C2 S5 0pt", "11R11B12Y")


@pytest.mark.ruling("PD-38")
def test_the_two_headed_dragon_puts_what_there_is_into_the_bag() -> None:
    state = position("4R4B4Y", "4R4B4Y", "4R4B3Y", card="two_headed_dragon", pile=["thief"])
    win(state)
    assert player(state, P1).startswith("4R4B5Y ")
    empty = position(*FULL, card="two_headed_dragon", pile=["thief"])
    assert seen(win(empty), PowerIdle) == [PowerIdle(P1, "two_headed_dragon")]


@pytest.mark.ruling("PD-37")
def test_the_first_draw_of_the_rainbow_dragon_is_automatic_and_stones_owned_are_safe() -> None:
    state = position("5R", card="rainbow_dragon", pile=["thief"])
    feed(state, -1)
    win(state)
    assert options(state) == ["red", "blue", "yellow"]
    told = say(state, "yellow")
    assert seen(told, DrawLost) == [DrawLost(P1, "yellow")]
    assert player(state, P1).startswith("5R ")
    assert on_table(state) == "thief"


@pytest.mark.ruling("PD-37")
def test_the_colour_named_to_the_rainbow_dragon_must_be_in_the_bank() -> None:
    state = position("6R", "6R", card="rainbow_dragon", pile=["thief"])
    win(state)
    assert options(state) == ["blue", "yellow"]


def test_with_one_colour_left_the_rainbow_dragon_gives_nothing_and_with_none_does_nothing() -> None:
    one = position("4R4B4Y", "4R4B4Y", "4R4B3Y", card="rainbow_dragon", pile=["thief"])
    told = win(one)
    assert seen(told, DrawLost) == [DrawLost(P1, "yellow")]
    none = position(*FULL, card="rainbow_dragon", pile=["thief"])
    assert seen(win(none), PowerIdle) == [PowerIdle(P1, "rainbow_dragon")]


def test_everybody_sees_the_odds_of_the_rainbow_dragon() -> None:
    state = position("1R1B", "4R5B2Y", "3R3B2Y", card="rainbow_dragon", pile=["thief"])
    feed(state, 0)
    win(state)
    say(state, "yellow")
    prompt = look(state).prompt
    assert prompt is not None
    assert prompt.about == {"colour": "yellow", "red": 1, "blue": 0, "yellow": 0, "danger": 8, "left": 14}


def test_the_enchantress_takes_any_five_stones_for_two_points_or_gives_a_fairy_gold() -> None:
    state = position("5R", card="enchantress", pile=["thief"])
    win(state)
    assert options(state) == ["5R", "coins"]
    say(state, "coins")
    assert player(state, P1) == "5R F8+1 C2 S5 0pt"
    paying = position("2R2B2Y", card="enchantress", pile=["thief"])
    win(paying)
    assert options(paying) == ["2R2B1Y", "2R1B2Y", "1R2B2Y", "coins"]
    say(paying, "2R1B2Y")
    assert player(paying, P1) == "1B F7+1 C2 S5 2pt"


def test_the_fairy_gives_one_more_fairy_gold_for_the_rest_of_the_game() -> None:
    state = position(card="fairy")
    win(state)
    assert player(state, P1) == "F9+0 C2 S5 0pt"


@pytest.mark.ruling("PD-7")
def test_the_gnome_gives_what_the_bank_has_of_each_coin() -> None:
    state = position("S9", "S9", "S9", "S9", "S3", "S0", card="gnome", pile=["thief"])
    told = win(state)
    assert seen(told, GoodsGained) == [GoodsGained(P1, "common_gold", 2, 0), GoodsGained(P1, "silver", 1, 1)]
    assert player(state, P1) == "F7+1 C4 S10 0pt"


@pytest.mark.ruling("PD-4")
@pytest.mark.parametrize(("dwarf", "silver_coins"), [("dwarf_4", 9), ("dwarf_5", 10)])
def test_the_dwarfs_give_four_and_five_silver(dwarf: str, silver_coins: int) -> None:
    state = position(card=dwarf, pile=["thief"])
    win(state)
    assert player(state, P1) == f"F7+1 C2 S{silver_coins} 0pt"


@pytest.mark.ruling("PD-35")
def test_the_merchant_takes_available_gold_only_and_fairy_gold_for_good() -> None:
    state = position("F2+0 C0 S2", card="merchant", pile=["thief"])
    win(state, P1, "1F")
    assert options(state) == [
        "done",
        "red for 1 fairy_gold",
        "blue for 1 fairy_gold",
        "yellow for 1 fairy_gold",
    ]
    say(state, "blue for 1 fairy_gold")
    assert player(state, P1) == "1B F0+1 C0 S2 0pt"
    assert (on_table(state), bank(state, "fairy_gold")) == ("thief", 43)


@pytest.mark.ruling("PD-20")
def test_nobody_has_to_buy_anything() -> None:
    state = position(card="merchant", pile=["thief"])
    win(state)
    say(state, "done")
    assert player(state, P1) == "F7+1 C2 S5 0pt"


def test_a_merchant_without_customers_or_stones_is_done_at_once() -> None:
    state = position("F1+0 C0 S2", card="merchant", pile=["thief"])
    win(state)
    assert on_table(state) == "thief"
    sold_out = position(*FULL, card="merchant", pile=["thief"])
    win(sold_out)
    assert on_table(sold_out) == "thief"


@pytest.mark.ruling("PD-36")
def test_the_necromancer_costs_the_fairy_gold_of_the_fist_for_good() -> None:
    state = position("F4+4", card="necromancer", pile=["thief"])
    win(state, P1, "2F1C")
    assert options(state) == ["yes", "no"]
    told = say(state, "yes")
    assert seen(told, BidBurnt) == [BidBurnt(P1, 2)]
    assert player(state, P1) == "F2+4 C1 S5 1pt"


@pytest.mark.ruling("PD-36")
def test_a_fist_of_common_gold_makes_the_necromancer_cheap() -> None:
    state = position("S4", card="necromancer", pile=["thief"])
    bid(state, {P1: "2C", P2: "2F"})
    silver(state, {P1: 2, P2: 0})
    say(state, "yes")
    assert player(state, P1) == "F8+0 C0 S2 1pt"


@pytest.mark.ruling("PD-20")
def test_the_necromancer_may_be_declined_and_the_gold_comes_back() -> None:
    state = position(card="necromancer")
    win(state, P1, "3F")
    told = say(state, "no")
    assert seen(told, PowerDeclined) == [PowerDeclined(P1, "necromancer")]
    assert player(state, P1) == "F8+0 C2 S5 0pt"


@pytest.mark.ruling("PD-9")
def test_the_goldsmith_gives_an_amulet_while_there_is_one() -> None:
    state = position("", "m", card="goldsmith", pile=["thief"])
    win(state)
    assert player(state, P1) == "F7+1 C2 S5 0pt m"
    out = position("", "m", "m", card="goldsmith", pile=["thief"])
    told = win(out)
    assert seen(told, GoodsGained) == [GoodsGained(P1, "amulet", 0, 1)]


def test_an_amulet_stays_with_its_owner_from_round_to_round() -> None:
    state = position(card="goldsmith")
    win(state)
    assert player(state, P1) == "F8+0 C2 S5 0pt m"


@pytest.mark.ruling("PD-39")
def test_the_troll_makes_everybody_lose_a_colour_even_one_nobody_has() -> None:
    state = position("1R2B", "3B", "1R1B1Y", card="troll", pile=["thief"])
    win(state)
    assert options(state) == ["red", "blue", "yellow"]
    say(state, "blue")
    assert [player(state, seat).split(" F")[0] for seat in (P1, P3)] == ["1R", "1R1Y"]
    assert player(state, P2) == "F8+0 C2 S5 0pt"
    all_out = position("6R", "6R", card="troll", pile=["thief"])
    win(all_out)
    assert options(all_out) == ["red", "blue", "yellow"]
    nobody = position("1R", card="troll", pile=["thief"])
    win(nobody)
    say(nobody, "yellow")
    assert player(nobody, P1).startswith("1R ")


@pytest.mark.ruling("PD-20")
def test_a_harmful_power_must_be_used() -> None:
    state = position("4R4B4Y", card="troll", pile=["thief"])
    win(state)
    assert asked(state) == ("colour", P1)
    assert "no" not in options(state)
