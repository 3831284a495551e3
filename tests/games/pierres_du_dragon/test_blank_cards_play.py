"""Blank cards at the table: goods, deals, choices, colours, bags and shops; and official twins. (6.2)"""

from typing import Any

import msgspec
import pytest

from dracotheque.games.pierres_du_dragon.components import OFFICIAL
from dracotheque.games.pierres_du_dragon.effects.official import OFFICIAL_STEPS
from dracotheque.games.pierres_du_dragon.effects.programs import OFFICIAL_PROGRAMS, invented_program
from dracotheque.games.pierres_du_dragon.events import (
    GoldRefreshed,
    PowerDeclined,
    PowerIdle,
)
from dracotheque.games.pierres_du_dragon.events.shown import Invented
from tests.games.pierres_du_dragon.cards import BID, SCORE, SILVER, TWO_SILVER, card, deal, step, won
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    asked,
    bank,
    bid,
    feed,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    silver,
    win,
)

GUEST = Invented("Le Rebouteux", "Le Rebouteux", 1)


def stones_of(state: Any, seat: int) -> str:
    return player(state, seat).split("F")[0].strip()


# Goods.


def test_gain_takes_what_the_bank_has() -> None:
    assert player(won(step("gain", item="common_gold", n=4)), P1) == "F7+1 C6 S5 0pt"
    assert player(won(step("gain", item="amulet", n=1), seats=("", "m", "m")), P1) == "F7+1 C2 S5 0pt"
    assert player(won(step("gain", item="black_coin", n=1)), P1) == "F7+1 C2 S5 0pt k"


def test_stones_of_choice_are_gained_one_at_a_time() -> None:
    state = won(step("gain", item="stone_choice", n=3), seats=("5R", "6R"))
    assert options(state) == ["red", "blue", "yellow"]
    say(state, "red")
    assert options(state) == ["blue", "yellow"]
    say(state, "blue", "blue")
    assert stones_of(state, P1) == "6R2B"
    assert on_table(state) == "thief"


def test_lose_never_blocks() -> None:
    state = won(step("lose", item="silver", n=6), step("lose", item="red", n="all"), SCORE, seats=("3R1B S4",))
    assert player(state, P1) == "1B F7+1 C2 S0 1pt"


def test_stones_of_choice_are_lost_one_at_a_time_as_far_as_possible() -> None:
    state = won(step("lose", item="stone_choice", n=3), SILVER, seats=("1R1B",))
    assert (asked(state), options(state)) == (("return_stone", P1), ["red", "blue"])
    say(state, "blue")
    assert player(state, P1) == "F7+1 C2 S6 0pt"


def test_refresh_brings_spent_gold_back_as_far_as_there_is_any() -> None:
    state = won(step("refresh", n=3), seats=("F3+5",))
    assert player(state, P1) == "F5+3 C2 S5 0pt"
    assert player(won(step("refresh", n="all"), seats=("F3+5",)), P1) == "F8+0 C2 S5 0pt"
    few = won(step("refresh", n=6), text="1C")
    assert seen(few.news(), GoldRefreshed) == []
    assert player(few, P1) == "F8+0 C1 S5 0pt"


# Deals.


def test_a_deal_is_made_if_it_can_be_paid_and_else_comes_otherwise() -> None:
    steps = deal(TWO_SILVER, {"item": "common_gold", "n": 1}, otherwise=[SILVER])
    assert player(won(steps), P1) == "F7+1 C1 S3 1pt"
    assert player(won(steps, seats=("C0",)), P1) == "F7+1 C0 S6 0pt"
    assert player(won(steps, seats=("S1",)), P1) == "F7+1 C2 S2 0pt"


def test_costs_are_paid_together() -> None:
    steps = deal({"stones": "same", "n": 2}, {"stones": "any", "n": 1})
    state = won(steps, seats=("2R1B1Y",))
    assert options(state) == ["2R1B", "2R1Y"]
    say(state, "2R1Y")
    assert player(state, P1) == "1B F7+1 C2 S5 1pt"
    assert seen(won(steps, seats=("1R1B1Y",)).news(), PowerIdle) == []
    assert player(won(steps, seats=("1R1B1Y",)), P1).endswith("0pt")


@pytest.mark.parametrize(
    ("kind", "n", "stones", "ways"),
    [
        ("same", 2, "2R1B3Y", ["2R", "2Y"]),
        ("any", 2, "1R1B1Y", ["1R1B", "1R1Y", "1B1Y"]),
        ("each", 2, "2R2B3Y", []),
        ("blue", 2, "2R3B", []),
        ("any", 6, "2R2B2Y", []),
    ],
)
def test_stones_are_paid_as_the_cost_says(kind: str, n: int, stones: str, ways: list[str]) -> None:
    state = won(deal({"stones": kind, "n": n}), seats=(stones,))
    if ways:
        assert options(state) == ways
    else:
        assert player(state, P1).endswith("1pt")


def test_a_price_in_fairy_gold_is_available_gold_lost_for_good() -> None:
    state = won(deal({"item": "fairy_gold", "n": 4}), seats=("F5+3",))
    assert player(state, P1) == "F0+4 C2 S5 1pt"
    assert bank(state, "fairy_gold") == 40
    assert player(won(deal({"item": "fairy_gold", "n": 4}), seats=("F4+4",)), P1) == "F3+5 C2 S5 0pt"


@pytest.mark.ruling("PD-50")
def test_the_bid_is_burnt_from_spent_gold_then_from_what_a_refresh_brought_back() -> None:
    state = won(step("refresh", n=2), deal(BID), text="3F")
    assert player(state, P1) == "F5+0 C2 S5 1pt"
    assert bank(state, "fairy_gold") == 39


@pytest.mark.ruling("PD-50")
def test_the_bid_cannot_be_burnt_by_who_no_longer_owns_that_many() -> None:
    give_away = step("victim", among="others", do=[step("gift", item="fairy_gold", n="all")])
    state = won(step("refresh", n="all"), give_away, deal(BID, otherwise=[SILVER]), text="3F")
    say(state, P2)
    assert player(state, P1) == "F0+0 C2 S6 0pt"


@pytest.mark.ruling("PD-50")
def test_fairy_gold_and_the_bid_in_one_price_need_gold_for_both() -> None:
    steps = (step("refresh", n="all"), deal(BID, {"item": "fairy_gold", "n": 2}, otherwise=[SILVER]))
    assert player(won(*steps, seats=("F4+0",), text="2F"), P1) == "F0+0 C2 S5 1pt"
    assert player(won(*steps, seats=("F3+0",), text="2F"), P1) == "F3+0 C2 S6 0pt"


@pytest.mark.ruling("PD-30")
def test_a_character_whose_price_is_the_bid_is_never_doubled_and_leaves_the_ghosts_range_once_burnt() -> None:
    options_ = {"own_characters": [card(deal(BID))]}
    state = position("dop", card="blank_1", pile=["ghost", "sorcerer"], options=options_, auctioned=["witch"])
    win(state, P1, "2F")
    assert player(state, P1) == "F6+0 C2 S5 1pt dop"
    win(state, P1, "1F")
    say(state, "double")
    assert options(state) == ["witch", "blank_1"]
    say(state, "blank_1")
    assert player(state, P1) == "F5+0 C2 S5 2pt k"
    assert on_table(state) == "sorcerer"


# Choices.


def test_a_list_whose_first_step_is_an_unpayable_deal_is_not_offered() -> None:
    lists = [[deal(TWO_SILVER)], [deal({"stones": "same", "n": 2})], [SILVER]]
    assert options(won(step("choose", options=lists), seats=("2R2B",))) == ["option 1", "2R", "2B", "option 3"]
    assert options(won(step("choose", options=lists), seats=("S1 2R",))) == ["2R", "option 3"]
    assert player(won(step("choose", options=lists), seats=("S1",)), P1) == "F7+1 C2 S2 0pt"


def test_with_no_list_to_offer_nothing_happens() -> None:
    lists = [[deal(TWO_SILVER)], [deal({"stones": "same", "n": 2})]]
    state = won(step("choose", options=lists), SILVER, seats=("S0",))
    assert player(state, P1) == "F7+1 C2 S1 0pt"


def test_the_rest_of_the_chosen_list_and_of_the_card_follow() -> None:
    lists = [[deal(TWO_SILVER), step("gain", item="red", n=1)], [SILVER, step("gain", item="blue", n=1)]]
    state = won(step("choose", options=lists), step("gain", item="yellow", n=1))
    say(state, "option 1")
    assert player(state, P1) == "1R1Y F7+1 C2 S3 1pt"
    other = won(step("choose", options=lists), step("gain", item="yellow", n=1))
    say(other, "option 2")
    assert player(other, P1) == "1B1Y F7+1 C2 S6 0pt"


def test_may_asks_yes_or_no_unless_it_begins_with_an_unpayable_deal() -> None:
    state = won(step("may", do=[step("lose", item="stones", n="all")]), SILVER, seats=("2R",))
    assert (asked(state), options(state)) == (("consider", P1), ["yes", "no"])
    say(state, "no")
    assert player(state, P1) == "2R F7+1 C2 S6 0pt"
    unpayable = won(step("may", do=[deal(TWO_SILVER)]), SILVER, seats=("S1",))
    assert player(unpayable, P1) == "F7+1 C2 S2 0pt"


def test_an_optional_character_may_be_declined_after_the_doppelganger_window_at_each_use() -> None:
    state = won(SILVER, seats=("dop",), optional=True)
    say(state, "double")
    assert asked(state) == ("use_or_not", P1)
    told = say(state, "no")
    assert seen(told, PowerDeclined) == [PowerDeclined(P1, GUEST)]
    assert asked(state) == ("use_or_not", P1)
    say(state, "yes")
    assert player(state, P1) == "F7+1 C2 S6 0pt"


FACTS: dict[str, int] = {
    "my_points": 1,
    "my_stones": 6,
    "my_red": 3,
    "my_blue": 2,
    "my_yellow": 1,
    "my_spent_fairy": 3,
    "bank_red": 9,
    "bank_blue": 9,
    "bank_yellow": 10,
    "bank_stones": 28,
    "remaining": 2,
    "bidders": 2,
}


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_is_what_everybody_can_see(fact: str) -> None:
    for cmp, n, holds in [
        ("==", FACTS[fact], True),
        ("==", FACTS[fact] + 1, False),
        (">=", FACTS[fact], True),
        (">=", FACTS[fact] + 1, False),
        ("<=", FACTS[fact], True),
        ("<=", FACTS[fact] - 1, False),
    ]:
        steps = step("when", fact=fact, cmp=cmp, n=n, then=[SILVER], otherwise=[step("gain", item="common_gold", n=1)])
        state = position(
            "3R2B1Y F6+1 1pt",
            "1B1Y",
            card="blank_1",
            pile=["thief", "wizard"],
            options={"own_characters": [card(steps)]},
        )
        bid(state, {P1: "2F", P2: "1F"})
        assert ("S6" in player(state, P1)) == holds


# Colours, bags and shops.


def test_a_named_colour_is_the_one_of_the_nearest_colour_step() -> None:
    inner = step("colour", source="any", do=[step("gain", item="stone_named", n=1)])
    state = won(step("colour", source="any", do=[inner, step("gain", item="stone_named", n=2)]))
    say(state, "red", "blue")
    assert stones_of(state, P1) == "2R1B"


def test_a_colour_of_the_bank_is_not_named_where_there_is_none() -> None:
    full = ("4R4B4Y",) * 3
    state = won(step("colour", source="bank", do=[SILVER]), seats=full)
    assert player(state, P1).endswith("S5 0pt")


def test_a_bag_gives_what_was_put_in() -> None:
    state = won(step("bag", put={"yellow": 2}, draw=3))
    assert stones_of(state, P1) == "2Y"


def test_a_small_bag_pushed_to_its_end_is_kept_without_asking() -> None:
    push = step("colour", source="bank", do=[step("push", put={"red": 1, "blue": 2})])
    state = won(push)
    feed(state, 0, 0, 0)
    say(state, "yellow", "draw", "draw")
    assert stones_of(state, P1) == "1R2B"
    assert on_table(state) == "thief"


def test_a_small_bag_busts_like_the_great_one() -> None:
    push = step("colour", source="bank", do=[step("push", put={"red": 1, "blue": 2})])
    state = won(push)
    feed(state, -1, 0)
    say(state, "red", "draw")
    assert stones_of(state, P1) == ""


def test_a_shop_of_one_colour_has_its_prices_and_its_limit() -> None:
    prices = [{"item": "silver", "n": 2}, {"item": "common_gold", "n": 1}]
    state = won(step("shop", item="blue", prices=prices, max=2), seats=("C2 S9",))
    assert options(state) == ["done", "blue for 2 silver", "blue for 1 common_gold"]
    say(state, "blue for 2 silver", "blue for 1 common_gold")
    assert player(state, P1) == "2B F7+1 C1 S7 0pt"
    assert on_table(state) == "thief"


# Official characters and blank cards are one and the same to the interpreter.


@pytest.mark.parametrize("number", range(len(OFFICIAL)), ids=OFFICIAL.__getitem__)
def test_an_official_character_on_a_blank_card_is_the_same_program(number: int) -> None:
    name = OFFICIAL[number]
    if name == "doppelganger":
        assert OFFICIAL_PROGRAMS[number].ops == ()
        return
    steps: Any = msgspec.to_builtins(OFFICIAL_STEPS[name])
    script = card(*steps)
    state = position(card="blank_1", options={"own_characters": [script]})
    assert invented_program(state.own_character(state.card)) == OFFICIAL_PROGRAMS[number]


TWINS: dict[str, tuple[str, list[Any], list[Any]]] = {
    "wizard": ("1R1B1Y", ["1R1B1Y"], ["1R1B1Y"]),
    "sorcerer": ("4R", ["coins"], ["option 2"]),
    "apprentice": ("2R2B", ["2B"], ["2B"]),
    "brigand": ("", [P3], [P3]),
    "rainbow_dragon": ("", ["yellow", "stop"], ["yellow", "stop"]),
    "merchant": ("", ["blue for 3 silver", "done"], ["blue for 3 silver", "done"]),
    "necromancer": ("", ["yes"], ["yes"]),
    "troll": ("1R1B", ["blue"], ["blue"]),
    "thief": ("", [P3], [P3]),
    "charlatan": ("3Y", [], []),
    "two_headed_dragon": ("", [], []),
}


@pytest.mark.parametrize("name", TWINS)
def test_an_official_character_on_a_blank_card_does_the_same(name: str) -> None:
    goods, words, twin_words = TWINS[name]
    steps: Any = msgspec.to_builtins(OFFICIAL_STEPS[name])
    results = []
    for shown, answers in ((name, words), ("blank_1", twin_words)):
        pile = ["magician"]
        state = position(goods, card=shown, pile=pile, options={"own_characters": [card(*steps)]})
        feed(state, 0, 0)
        win(state, P1, "2F")
        say(state, *answers)
        results.append([player(state, seat) for seat in range(3)])
    assert results[0] == results[1]


def test_a_tie_for_a_guest_is_settled_in_silver_as_for_anybody() -> None:
    state = position(card="blank_1", pile=["thief"], options={"own_characters": [card(SILVER)]})
    bid(state, {P1: "1F", P2: "1F"})
    silver(state, {P1: 1, P2: 0})
    assert player(state, P1) == "F7+1 C2 S5 0pt"
