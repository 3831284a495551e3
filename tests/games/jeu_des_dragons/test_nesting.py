"""Powers within powers. (4.5)"""

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    CardDiscarded,
    CardReplaced,
    CardsDrawn,
    CardSlain,
    PowerUsed,
    StakesRanDry,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    asked,
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
)

OTHERS = [["blue_1", "blue_2"], ["green_1", "green_2"]]


def test_copper_brings_the_princess_who_calls_another_copper() -> None:
    state = position(
        hands=[["copper_5", "white_1"], *OTHERS], flights=[["copper_1"], [], []], deck=["princess", "black_9"]
    )
    told = play(state, A, "copper_5")
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_5", "princess", "copper_1", "black_9"]
    assert flight(state, A) == ["black_9", "princess"]
    assert discard(state) == ["copper_5", "copper_1"]
    assert (hoards(state), look(state).stakes) == ((41, 40, 40), 29)
    assert (place(state, A).standing, look(state).reference) == ("princess", 4)


def test_copper_brings_the_archmage_who_copies_copper_and_leaves_in_turn() -> None:
    state = position(hands=[["copper_5", "white_1"], *OTHERS], antes=["copper_10"], deck=["archmage", "black_2"])
    told = play(state, A, "copper_5")
    assert seen(told, CardReplaced) == [
        CardReplaced(A, "copper_5", "archmage"),
        CardReplaced(A, "archmage", "black_2"),
    ]
    assert (flight(state, A), discard(state)) == (["black_2"], ["copper_5", "archmage"])
    assert (hoards(state), look(state).stakes) == ((41, 40, 40), 29)
    assert look(state).reference == 2


def test_copper_brings_the_archmage_who_copies_the_princess_who_calls_a_copper_that_brings_the_slayer() -> None:
    state = position(
        hands=[["copper_5", "white_1"], *OTHERS],
        flights=[["copper_1", "gold_2"], [], ["red_12"]],
        antes=["princess"],
        deck=["archmage", "dragonslayer"],
    )
    play(state, A, "copper_5")
    assert asked(state) == ("princess_next", A)
    assert options(state, A) == {"copper_1", "gold_2"}
    told = play(state, A, "copper_1")
    assert seen(told, CardSlain) == [CardSlain(A, A, "gold_2")]
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_1", "dragonslayer"]
    assert flight(state, A) == ["dragonslayer", "archmage"]
    assert discard(state) == ["copper_5", "copper_1", "gold_2"]
    assert (hoards(state), look(state).stakes) == ((37, 40, 40), 33)
    assert (look(state).reference, asked(state)) == (9, ("play", B))


def test_copper_brings_the_dracolich_who_copies_blue() -> None:
    state = position(
        hands=[["copper_5", "white_1"], *OTHERS], flights=[["black_1"], ["blue_11"], []], deck=["dracolich"]
    )
    play(state, A, "copper_5", "blue", "levy")
    assert (hoards(state), look(state).stakes) == ((40, 38, 38), 34)
    assert look(state).reference == 10


def test_copper_brings_the_thief() -> None:
    state = position(hands=[["copper_5", "white_1", "white_2"], *OTHERS], deck=["thief"])
    play(state, A, "copper_5", "white_2")
    assert discard(state) == ["copper_5", "white_2"]
    assert (hoards(state), look(state).reference) == ((47, 40, 40), 7)


def test_copper_brings_the_priest_who_leads_the_next_round() -> None:
    state = position(hands=[["copper_5", "white_1"], ["gold_13", "blue_2"], ["green_1", "red_3"]], deck=["priest"])
    play(state, A, "copper_5")
    play(state, B, "gold_13")
    play(state, C, "green_1")
    assert (look(state).round, look(state).leader) == (3, A)


def test_copper_brings_the_druid_and_the_fool() -> None:
    state = position(hands=[["copper_5", "white_1"], *OTHERS], deck=["druid"])
    play(state, A, "copper_5")
    assert (look(state).druid, look(state).reference) == (True, 6)
    state = position(
        hands=[["copper_5", "white_1"], *OTHERS], flights=[[], ["gold_4"], ["gold_2"]], deck=["fool", "thief"]
    )
    play(state, A, "copper_5")
    assert hand(state, A) == {"white_1", "thief"}


def test_copper_brings_green_and_the_neighbour_is_asked_about_the_new_strength() -> None:
    state = position(hands=[["copper_1", "white_1"], ["black_9", "red_5"], ["green_1", "green_2"]], deck=["green_10"])
    play(state, A, "copper_1")
    assert asked(state) == ("demand", B)
    assert options(state, B) == {"pay", "black_9", "red_5"}
    play(state, B, "red_5")
    assert look(state).reference == 10
    assert asked(state) == ("play", B)


def test_copper_brings_green_1_which_is_paid_unasked() -> None:
    state = position(hands=[["copper_10", "white_1"], ["black_9", "red_5"]], deck=["green_1"])
    play(state, A, "copper_10")
    assert hoards(state) == (45, 35)


def test_two_coppers_called_by_the_princess_are_replaced_in_their_places() -> None:
    state = position(
        hands=[["princess", "white_1"], *OTHERS],
        flights=[["copper_1", "black_1", "copper_3"], [], []],
        deck=["black_2", "black_3"],
    )
    play(state, A, "princess", "copper_3")
    assert flight(state, A) == ["black_3", "black_1", "black_2", "princess"]
    assert discard(state) == ["copper_3", "copper_1"]
    assert place(state, A).colour_counted


def test_a_good_dragon_brought_by_a_copper_of_the_princess_is_triggered_once() -> None:
    state = position(
        hands=[["princess", "white_1"], *OTHERS],
        flights=[["copper_1", "gold_2"], [], []],
        deck=["gold_4", "thief", "fool", "priest", "druid"],
    )
    told = play(state, A, "princess", "copper_1")
    assert [event.card for event in seen(told, PowerUsed)] == ["princess", "copper_1", "gold_4", "gold_2"]
    assert [event.count for event in seen(told, CardsDrawn)] == [2, 2]
    assert hand_size(state, A) == 5


def test_the_dragonslayer_of_a_princess_may_slay_the_standing_card_of_another() -> None:
    state = position(
        leader=B,
        hands=[["princess", "white_1"], *OTHERS],
        to_play=A,
        played={B: "bronze_7", C: "red_5"},
        flights=[["copper_1"], ["bronze_7"], ["red_5"]],
        deck=["dragonslayer"],
    )
    play(state, A, "princess")
    assert options(state, A) == {"bronze_7", "red_5"}
    play(state, A, "bronze_7")
    assert (look(state).round, asked(state)) == (3, ("play", C))


def test_stakes_emptied_by_the_replacement_of_a_copper_end_the_gambit() -> None:
    state = position(stakes=2, hands=[["copper_5", "white_1"], *OTHERS], deck=["black_9"])
    told = play(state, A, "copper_5")
    assert seen(told, StakesRanDry) == [StakesRanDry(A)]
    assert {"copper_5", "black_9"} <= set(discard(state))


def test_stakes_emptied_by_a_thief_of_the_princess_end_the_gambit_after_the_discard() -> None:
    state = position(
        stakes=4,
        hands=[["princess", "white_1", "white_2"], *OTHERS],
        flights=[["copper_1", "gold_2", "silver_2"], ["gold_4"], []],
        deck=["thief"],
    )
    play(state, A, "princess", "copper_1")
    assert (look(state).stakes, asked(state)) == (0, ("thief_discard", A))
    told = play(state, A, "white_2")
    assert seen(told, CardDiscarded) == [CardDiscarded(A, "white_2")]
    assert not seen(told, PowerUsed)
    assert (look(state).gambit, hoards(state)) == (2, (44, 40, 40))


def test_stakes_emptied_and_filled_again_inside_one_power_do_not_end_the_gambit() -> None:
    state = position(
        stakes=2,
        hands=[["copper_5", "white_1"], *OTHERS],
        hoards=[0, 40, 40],
        debts={A: [("stakes", 1)]},
        deck=["black_9"],
    )
    play(state, A, "copper_5")
    assert (hoards(state), look(state).stakes, asked(state)) == ((1, 40, 40), 1, ("play", B))


def test_a_turn_can_be_saved_and_resumed_in_the_middle_of_nested_powers() -> None:
    state = position(
        hands=[["copper_5", "white_1"], *OTHERS],
        flights=[["copper_1", "gold_2", "silver_2"], [], ["red_12"]],
        antes=["princess"],
        deck=["archmage", "dragonslayer"],
    )
    play(state, A, "copper_5", "copper_1")
    assert asked(state) == ("slay", A)
    resumed = GAME.from_json(state.to_json())
    twin = state.clone()
    assert twin.to_json() == resumed.to_json() == state.to_json()
    for table in (state, resumed, twin):
        play(table, A, "silver_2")
        assert flight(table, A) == ["dragonslayer", "gold_2", "archmage"]
        assert hand_size(table, A) == 2
    assert twin.to_json() == resumed.to_json() == state.to_json()
