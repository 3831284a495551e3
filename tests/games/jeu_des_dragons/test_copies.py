"""The Archmage and the Dracolich use powers that are not their own. (4.1, 4.2, 4.4)"""

from typing import Any

import pytest

from dracotheque.games.jeu_des_dragons.events import CardStolen, PowerUsed, PowerWithoutEffect, StakesRanDry
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    Word,
    antes,
    asked,
    discard,
    flight,
    hand,
    hand_size,
    hoards,
    look,
    options,
    play,
    position,
    seen,
)


def copying(ante: str, *answers: Word, pile: tuple[str, ...] = (), **rest: Any) -> Table:
    """A has played the Archmage as leader; the ante pile offers one power to copy. He pays 1: A 39, stakes 31."""
    rest.setdefault("hands", [["archmage", "white_1", "white_2"], ["blue_1", "blue_2"], ["green_1", "green_2"]])
    state = position(antes=[ante, *pile], **rest)
    play(state, A, "archmage", *answers)
    return state


def gold_of(state: Table) -> tuple[tuple[int, ...], int]:
    return hoards(state), look(state).stakes


# The Archmage copies evil dragons.


def test_a_copied_white_always_works_because_the_archmage_is_a_mortal() -> None:
    assert gold_of(copying("white_8")) == ((42, 40, 40), 28)


def test_a_copied_blue_levies_for_the_evil_dragons_of_the_flight() -> None:
    state = copying("blue_11", "levy", flights=[["black_1", "red_2"], [], []])
    assert gold_of(state) == ((39, 38, 38), 35)


def test_a_copied_black_steals_2() -> None:
    assert gold_of(copying("black_9")) == ((41, 40, 40), 29)


def test_a_copied_red_robs_the_strongest_opponent() -> None:
    hands = [["archmage", "white_1"], ["blue_1", "blue_2"], ["green_1", "green_2", "green_4"]]
    state = copying("red_12", flights=[[], [], ["gold_2"]], hands=hands)
    assert gold_of(state) == ((40, 40, 39), 31)
    assert [hand_size(state, seat) for seat in (A, B, C)] == [2, 2, 2]


@pytest.mark.parametrize("ante", ["green_1", "green_10"])
def test_a_copied_green_asks_for_evil_dragons_of_8_or_less(ante: str) -> None:
    hands = [["archmage", "white_1"], ["black_9", "white_8", "gold_2"], ["green_2", "green_4"]]
    state = copying(ante, hands=hands)
    assert options(state, B) == {"pay", "white_8"}


def test_a_copied_dracolich_copies_an_evil_dragon_at_strength_9() -> None:
    hands = [["archmage", "white_1"], ["black_9", "white_8", "gold_2"], ["green_2", "green_4"]]
    state = copying("dracolich", hands=hands, flights=[["gold_4"], ["tiamat", "black_1"], ["green_1"]])
    assert asked(state) == ("copy_evil", A)
    assert options(state, A) == {"black", "green"}
    play(state, A, "green")
    assert options(state, B) == {"pay", "white_8"}


def test_a_copied_dracolich_without_evil_dragons_has_no_effect() -> None:
    state = copying("dracolich", flights=[["gold_4"], ["tiamat"], ["thief"]])
    assert gold_of(state) == ((39, 40, 40), 31)
    assert asked(state) == ("play", B)


# The Archmage copies good dragons.


@pytest.mark.parametrize("ante", ["brass_1", "brass_9"])
def test_a_copied_brass_asks_for_good_dragons_of_10_or_more(ante: str) -> None:
    hands = [["archmage", "white_1"], ["gold_9", "silver_10", "bahamut"], ["green_2", "green_4"]]
    state = copying(ante, hands=hands, flights=[[], ["gold_2"], []])
    assert options(state, B) == {"pay", "silver_10", "bahamut"}


def test_a_copied_silver_gives_the_archmage_nothing_without_a_good_dragon() -> None:
    state = copying("silver_12", flights=[["black_1"], ["gold_2"], []])
    assert [hand_size(state, seat) for seat in (A, B, C)] == [2, 3, 2]


def test_a_copied_bronze_takes_the_very_card_it_was_copied_from() -> None:
    state = copying("bronze_1", "bronze", pile=("red_3", "gold_9"))
    assert hand(state, A) == {"white_1", "white_2", "bronze_1", "red_3"}
    assert antes(state) == {"gold_9"}


def test_a_copied_copper_replaces_the_archmage() -> None:
    state = copying("copper_1", flights=[["gold_2"], [], []], deck=["black_9"])
    assert (flight(state, A), discard(state)) == (["gold_2", "black_9"], ["archmage"])
    assert gold_of(state) == ((41, 40, 40), 29)
    assert look(state).reference == 9


def test_a_copied_gold_draws_for_the_good_dragons_of_the_flight_alone() -> None:
    state = copying("gold_13", flights=[["silver_2", "black_1"], [], []])
    assert hand_size(state, A) == 3


def test_a_copied_bahamut_collects_from_mixed_flights() -> None:
    state = copying("bahamut", flights=[["silver_2", "black_1"], ["gold_2", "black_2"], ["gold_4"]])
    assert gold_of(state) == ((49, 30, 40), 31)


# The Archmage copies mortals and pays again.


def test_a_copied_dragonslayer_slays_at_strength_9() -> None:
    state = copying("dragonslayer", "white_8", flights=[["silver_2"], ["white_8", "bronze_9"], []])
    assert (flight(state, B), discard(state)) == (["bronze_9"], ["white_8"])
    assert gold_of(state) == ((38, 40, 40), 32)


def test_a_copied_thief_steals_7_and_discards() -> None:
    state = copying("thief", "white_2")
    assert gold_of(state) == ((46, 40, 40), 24)
    assert discard(state) == ["white_2"]


def test_a_copied_druid_reigns() -> None:
    state = copying("druid")
    assert look(state).druid
    assert gold_of(state) == ((38, 40, 40), 32)


def test_a_copied_priest_leads_the_next_round() -> None:
    state = copying("priest", hands=[["archmage", "white_1", "white_2"], ["gold_13", "blue_2"], ["green_1", "red_2"]])
    play(state, B, "gold_13")
    play(state, C, "green_1")
    assert (look(state).round, asked(state)) == (3, ("play", A))


def test_a_copied_princess_calls_the_good_dragons() -> None:
    state = copying("princess", flights=[["silver_2", "gold_4", "black_1"], [], []])
    assert options(state, A) == {"silver_2", "gold_4"}
    told = play(state, A, "gold_4")
    assert [event.card for event in seen(told, PowerUsed)] == ["gold_4", "silver_2"]
    assert hand_size(state, A) == 2 + 2 + 1
    assert gold_of(state) == ((38, 40, 40), 32)
    assert look(state).reference == 9


def test_a_copied_princess_that_calls_a_copper_leaves_the_archmage_standing() -> None:
    state = copying("princess", flights=[["copper_1"], [], []], deck=["black_5"])
    assert flight(state, A) == ["black_5", "archmage"]
    assert look(state).reference == 9


def test_a_copied_fool_counts_stronger_flights() -> None:
    state = copying("fool", flights=[[], ["red_12"], ["bronze_9"]])
    assert hand_size(state, A) == 3
    assert gold_of(state) == ((38, 40, 40), 32)


def test_equal_powers_in_the_ante_pile_are_offered_once() -> None:
    state = position(
        hands=[["archmage", "white_1"], ["blue_1", "blue_2"]], antes=["red_2", "red_12", "thief", "gold_2", "gold_4"]
    )
    play(state, A, "archmage")
    assert options(state, A) == {"red", "thief", "gold"}


# The Dracolich.


def dracolich(*answers: Word, **rest: Any) -> Table:
    rest.setdefault("hands", [["dracolich", "white_1", "white_2"], ["blue_1", "blue_2"], ["green_1", "green_2"]])
    state = position(**rest)
    play(state, A, "dracolich", *answers)
    return state


def test_a_dracolich_copies_white() -> None:
    assert gold_of(dracolich(flights=[[], ["white_8"], ["fool"]])) == ((43, 40, 40), 27)
    assert gold_of(dracolich(flights=[[], ["white_8"], []])) == ((40, 40, 40), 30)


def test_a_dracolich_copies_blue_and_counts_itself() -> None:
    state = dracolich("blue", "levy", flights=[["gold_2", "black_1"], ["blue_11"], []])
    assert gold_of(state) == ((40, 38, 38), 34)


def test_a_dracolich_copies_black() -> None:
    assert gold_of(dracolich(flights=[["black_1"], [], []])) == ((42, 40, 40), 28)


def test_a_dracolich_copies_red() -> None:
    state = position(
        hands=[["dracolich", "white_1"], ["blue_1", "blue_2"], ["green_1", "green_2", "green_4"]],
        flights=[["red_2"], [], ["gold_2"]],
    )
    told = play(state, A, "dracolich")
    assert [event.victim for event in seen(told, CardStolen)] == [C]
    assert gold_of(state) == ((41, 40, 39), 30)


def test_a_dracolich_copies_green_at_strength_10() -> None:
    hands = [["dracolich", "white_1"], ["black_9", "red_10", "white_8", "gold_2"], ["green_2", "green_4"]]
    state = dracolich(hands=hands, flights=[["green_1"], [], []])
    assert options(state, B) == {"pay", "black_9", "white_8"}
    play(state, B, "pay")
    assert gold_of(state) == ((45, 35, 40), 30)


def test_a_copied_power_that_empties_the_stakes_ends_the_gambit() -> None:
    state = position(
        stakes=2, hands=[["dracolich", "white_1"], ["blue_1", "blue_2"]], flights=[["black_1"], ["gold_13"]]
    )
    told = play(state, A, "dracolich")
    assert seen(told, StakesRanDry) == [StakesRanDry(A)]
    assert gold_of(state) == ((42, 40), 0)


def test_tiamat_is_never_copied() -> None:
    state = position(hands=[["dracolich", "white_1"], ["blue_1", "blue_2"]], flights=[[], ["tiamat"]])
    told = play(state, A, "dracolich")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "dracolich")]
