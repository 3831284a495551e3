"""Blank cards at the table: steps aimed at others, borrowing, and guests among the official characters. (6.2)"""

from typing import Any

import pytest

from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import FIRST_BLANK
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.games.pierres_du_dragon.events import (
    GoodsGiven,
    GoodsTaken,
    RoundBegan,
    StonesSwapped,
)
from dracotheque.games.pierres_du_dragon.events.shown import Invented
from tests.games.pierres_du_dragon.cards import SCORE, SILVER, card, step, won
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    auctioned,
    bid,
    discard,
    feed,
    look,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    win,
)

GUEST = Invented("Le Rebouteux", "Le Rebouteux", 1)


def stones_of(state: Any, seat: int) -> str:
    return player(state, seat).split("F")[0].strip()


# Other players.


VICTIMS = {
    "others": [P2, P3, P4],
    "second_bidders": [P3],
    "most_points": [P3, P4],
    "fewest_points": [P2],
    "most_stones": [P2],
}


@pytest.mark.parametrize("among", VICTIMS)
def test_victims_are_looked_for_among_the_others(among: str) -> None:
    hit = step("victim", among=among, do=[step("hit", item="silver", n=1)])
    state = position(
        "5R 2pt",
        "3B 0pt",
        "2Y 1pt",
        "1Y 1pt",
        card="blank_1",
        pile=["wizard"],
        options={"own_characters": [card(hit)]},
    )
    bid(state, {P1: "3F", P3: "2F", P2: "1F"})
    if len(VICTIMS[among]) > 1:
        assert options(state) == VICTIMS[among]
    else:
        assert [seat for seat in range(4) if "S4" in player(state, seat)] == VICTIMS[among]


def test_players_with_a_stone_come_first_where_the_card_prefers_them() -> None:
    hit = step("victim", among="others", prefer="has_stone", do=[step("hit", item="silver", n=1)])
    state = won(hit, seats=("", "", "1R"))
    assert "S4" in player(state, P3)
    nobody = won(hit, seats=("", "", ""))
    assert options(nobody) == [P2, P3]


def test_each_goes_round_from_the_acting_player() -> None:
    for who, poorer in {"all": [P1, P2, P3], "others": [P2, P3], "second_bidders": [P2]}.items():
        hit = step("each", who=who, do=[step("hit", item="silver", n=2)])
        state = position(card="blank_1", pile=["thief"], options={"own_characters": [card(hit)]})
        bid(state, {P1: "3F", P2: "1F"})
        assert [seat for seat in range(3) if "S3" in player(state, seat)] == poorer


@pytest.mark.ruling("PD-46")
def test_each_serves_the_acting_player_first_and_then_goes_up_the_seats() -> None:
    grant = step("each", who="all", do=[step("grant", item="red", n=1)])
    seats = ("5R", "5R", "")
    state = position(*seats, card="blank_1", pile=["thief"], options={"own_characters": [card(grant)]})
    win(state, P3)
    assert [stones_of(state, seat) for seat in range(3)] == ["6R", "5R", "1R"]


def test_what_each_takes_from_the_acting_player_stays() -> None:
    take = step("each", who="all", do=[step("take", item="silver", n=1), step("gift", item="common_gold", n=1)])
    options_ = {"own_characters": [card(take)]}
    state = position("C4", card="blank_1", pile=["thief"], options=options_)
    told = win(state)
    assert [event.victim for event in seen(told, GoodsTaken, P1)] == [P2, P3]
    assert [event.receiver for event in seen(told, GoodsGiven, P1)] == [P2, P3]
    assert player(state, P1) == "F7+1 C2 S7 0pt"
    assert player(state, P2) == "F8+0 C3 S4 0pt"


@pytest.mark.ruling("PD-23")
def test_fairy_gold_taken_is_available_first_and_then_spent() -> None:
    take = step("victim", among="second_bidders", do=[step("take", item="fairy_gold", n=4)])
    state = position("", "F3+2", card="blank_1", pile=["thief"], options={"own_characters": [card(take)]})
    bid(state, {P1: "2F", P2: "1F"})
    assert player(state, P2) == "F0+1 C2 S5 0pt"
    assert player(state, P1) == "F8+4 C2 S5 0pt"


def test_coins_taken_and_given_from_screen_to_screen_are_known_to_those_two() -> None:
    take = step("victim", among="others", do=[step("take", item="silver", n=2), step("gift", item="common_gold", n=1)])
    state = won(take)
    told = say(state, P2)
    assert [event.n for event in seen(told, GoodsTaken, P2)] == [2]
    assert [event.n for event in seen(told, GoodsTaken, P3)] == [None]
    assert [event.n for event in seen(told, GoodsGiven, P2)] == [1]
    assert [event.n for event in seen(told, GoodsGiven, P3)] == [None]


def test_stones_taken_by_choice_are_asked_for_one_by_one() -> None:
    take = step("victim", among="second_bidders", do=[step("take", item="stone_choice", n=2)])
    state = position("", "1R1B1Y", card="blank_1", pile=["thief"], options={"own_characters": [card(take)]})
    bid(state, {P1: "2F", P2: "1F"})
    say(state, "red", "yellow")
    assert (stones_of(state, P1), stones_of(state, P2)) == ("1R1Y", "1B")


def test_all_stones_and_named_stones_can_be_taken() -> None:
    both = step("victim", among="most_stones", do=[step("take", item="stones", n="all")])
    assert stones_of(won(both, seats=("", "2R1Y")), P1) == "2R1Y"
    named = step("victim", among="most_stones", do=[step("take", item="stone_named", n="all")])
    state = won(step("colour", source="any", do=[named]), seats=("", "2R1Y"))
    say(state, "red")
    assert (stones_of(state, P1), stones_of(state, P2)) == ("2R", "1Y")


def test_the_ladder_gives_the_first_thing_there_is() -> None:
    ladder = step("take_first", ladder=["yellow", "silver", "fairy_gold"])
    steps = step("victim", among="second_bidders", do=[ladder])
    for goods, after in {
        "1Y": "1Y F6+2 C2 S5 0pt",
        "1R": "F6+2 C2 S6 0pt",
        "1R S0": "F7+2 C2 S5 0pt",
        "S0 F1+0": "F6+3 C2 S5 0pt",
    }.items():
        state = position("", goods, card="blank_1", pile=["thief"], options={"own_characters": [card(steps)]})
        bid(state, {P1: "2F", P2: "1F"})
        assert player(state, P1) == after


def test_a_stone_of_the_bank_may_be_granted_by_choice() -> None:
    state = won(step("victim", among="others", do=[step("grant", item="stone_choice", n=2)]))
    say(state, P3, "red", "blue")
    assert stones_of(state, P3) == "1R1B"


def test_a_stone_may_be_given_by_choice_as_far_as_there_are_any() -> None:
    state = won(step("victim", among="others", do=[step("gift", item="stone_choice", n=3)]), seats=("1R1B",))
    say(state, P2, "blue")
    assert stones_of(state, P2) == "1R1B"


def test_a_swap_exchanges_stones_of_the_colours_picked() -> None:
    swap = step("victim", among="others", prefer="has_stone", do=[step("swap")])
    state = won(swap, seats=("1R1B", "1R1Y"))
    say(state, "blue")
    told = say(state, "yellow")
    assert seen(told, StonesSwapped) == [StonesSwapped(P1, P2, "blue", "yellow")]
    assert (stones_of(state, P1), stones_of(state, P2)) == ("1R1Y", "1R1B")


def test_a_swap_without_a_stone_on_either_side_does_nothing() -> None:
    swap = step("victim", among="others", do=[step("swap")])
    mine = won(swap, seats=("", "1R"))
    say(mine, P2)
    assert stones_of(mine, P2) == "1R"
    theirs = won(swap, seats=("1R", ""))
    say(theirs, P2)
    assert stones_of(theirs, P1) == "1R"


# Borrowing.


def test_an_own_character_may_borrow_what_a_ghost_could_at_random() -> None:
    borrow = step("borrow", source="auctioned", how="random")
    state = position(
        card="blank_1",
        auctioned=["witch", "red_dragon"],
        pile=["thief"],
        options={"own_characters": [card(borrow)]},
    )
    feed(state, 1)
    win(state)
    assert stones_of(state, P1) == "1R"


@pytest.mark.ruling("PD-32")
def test_two_own_characters_that_borrow_do_not_go_round_in_circles() -> None:
    borrow = step("borrow", source="auctioned", how="choose")
    scripts = [card(borrow), card(borrow, name_fr="Un Autre")]
    state = position(
        card="blank_1", auctioned=["witch", "blank_2", "ghost"], pile=["thief"], options={"own_characters": scripts}
    )
    win(state)
    assert options(state) == ["witch", "ghost", "blank_2"]
    say(state, "blank_2")
    assert options(state) == ["witch", "ghost"]
    say(state, "ghost")
    assert player(state, P1).endswith("k")
    assert on_table(state) == "thief"


@pytest.mark.ruling("PD-32")
def test_a_power_that_called_another_is_still_being_resolved_when_that_one_is_doubled() -> None:
    """Ghost, Leprechaun, then a doubled borrower: at its second use the Leprechaun is still out of range."""
    state = position(
        "dop",
        card="ghost",
        auctioned=["witch", "leprechaun"],
        pile=["blank_1", "thief"],
        options={"own_characters": [card(step("borrow", source="auctioned", how="choose"))]},
    )
    win(state)
    say(state, "once", "leprechaun", "once", "blank_1", "double")
    assert player(state, P1).endswith("2k")
    assert on_table(state) == "thief"


def test_steps_after_a_borrowed_power_go_on() -> None:
    borrow = step("borrow", source="remaining", how="choose")
    state = won(borrow, SILVER, pile=["red_dragon", "thief"])
    say(state, "red_dragon")
    assert player(state, P1) == "1R F7+1 C2 S6 0pt"
    assert auctioned(state) == ["witch", "red_dragon", GUEST]


# Among the others.


@pytest.mark.ruling("PD-45")
def test_own_characters_are_shuffled_into_the_special_pile_and_discarded_like_any() -> None:
    seen_guests = set()
    for seed in range(40):
        state = GAME.start(3, {"own_characters": list(EXAMPLES), "specials": ["ghost", "troll"]}, seed=seed)
        (began,) = seen(state.news(), RoundBegan)
        seen_guests |= {each.blank for each in began.specials if isinstance(each, Invented)}
    assert seen_guests == {1, 2, 3}
    state = won(SILVER, pile=[])
    assert discard(state) == [GUEST]


def test_own_characters_come_first_where_the_table_wants_them() -> None:
    for number in (1, 2, 3):
        first = set()
        for seed in range(12):
            state = GAME.start(3, {"own_characters": list(EXAMPLES[:number]), "guests_first": True}, seed=seed)
            (began,) = seen(state.news(), RoundBegan)
            guests = [each.blank for each in began.specials if isinstance(each, Invented)]
            assert len(guests) == min(number, 2)
            assert [card for card in state.special_pile if card >= FIRST_BLANK] == state.special_pile[-1:] * (
                number == 3
            )
            first |= set(guests)
        assert first == set(range(1, number + 1))


def test_everybody_sees_names_text_advice_and_script_of_the_guests() -> None:
    state = GAME.start(3, {"own_characters": list(EXAMPLES)}, seed=1)
    for viewer in (P1, None):
        guests = look(state, viewer).guests
        assert [guest.character.en for guest in guests] == [
            "The Ferrywoman",
            "The Moonwell Keeper",
            "The Dragon-rider",
        ]
        assert [guest.script for guest in guests] == list(EXAMPLES)
        assert all(guest.text for guest in guests)


def test_three_points_drop_the_rest_of_a_script() -> None:
    state = won(step("lose", item="silver", n=1), SCORE, step("gain", item="fairy_gold", n=2), seats=("2pt",))
    assert (state.over, player(state, P1)) == (True, "F7+1 C2 S4 3pt")


def test_the_ferrywoman_swaps_and_pays() -> None:
    state = position("1R", "2B", "1Y", card="blank_1", pile=["thief"], options={"own_characters": [EXAMPLES[0]]})
    win(state)
    say(state, P2)
    assert player(state, P1) == "1B F7+1 C2 S6 0pt"
    assert stones_of(state, P2) == "1R1B"


def test_the_dragon_rider_trades_or_draws() -> None:
    state = position("3R3Y", card="blank_1", pile=["thief"], options={"own_characters": [EXAMPLES[2]]})
    win(state)
    assert options(state) == ["3R", "3Y", "option 2"]
    say(state, "3Y")
    assert player(state, P1) == "3R F7+1 C2 S3 1pt"
    drawing = position("2R", card="blank_1", pile=["thief"], options={"own_characters": [EXAMPLES[2]]})
    feed(drawing, 1)
    win(drawing)
    assert player(drawing, P1) == "2R1B F7+1 C2 S6 0pt"
