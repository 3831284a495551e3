"""The sensible player: worlds imagined, moves chosen, positions judged. (11)"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.insight import evaluate, policy
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import A, B, C, Word, look, options, play, position, word

CAMPAIGN = {"campaign_abilities": True}
ARRANGED: dict[str, tuple[dict[str, Any], Sequence[tuple[int, Word]]]] = {
    "ante": ({"moment": "ante", "hands": [["red_8", "white_1", "gold_4"], ["black_2", "blue_4"]]}, ()),
    "play": ({"hands": [["red_8", "white_1", "gold_4"], ["black_2", "blue_4"]]}, ()),
    "blue_mode": ({"hands": [["blue_4", "white_1"], ["black_2", "white_4"]]}, [(A, "blue_4")]),
    "target_opponent": (
        {"hands": [["red_8", "white_1"], ["black_2", "white_4"], ["gold_2", "gold_4"]]},
        [(A, "red_8")],
    ),
    "demand": ({"hands": [["green_8", "white_1"], ["black_2", "white_4"]]}, [(A, "green_8")]),
    "bronze_pick": (
        {"hands": [["bronze_7", "white_1"], ["black_2", "white_4"]], "antes": ["gold_2", "red_2", "silver_2"]},
        [(A, "bronze_7")],
    ),
    "thief_discard": ({"hands": [["thief", "white_1", "gold_9"], ["black_2", "white_4"]]}, [(A, "thief")]),
    "copy_ante": (
        {"hands": [["archmage", "white_1"], ["black_2", "white_4"]], "antes": ["gold_2", "red_2"]},
        [(A, "archmage")],
    ),
    "copy_evil": (
        {
            "hands": [["dracolich", "white_1"], ["black_2", "white_4"]],
            "flights": [["red_2"], ["green_4"]],
        },
        [(A, "dracolich")],
    ),
    "slay": (
        {
            "hands": [["dragonslayer", "white_1"], ["black_2", "white_4"]],
            "flights": [["red_2"], ["green_4", "gold_6"]],
        },
        [(A, "dragonslayer")],
    ),
    "princess_next": (
        {
            "hands": [["princess", "white_1"], ["black_2", "white_4"]],
            "flights": [["gold_2", "silver_3"], ["green_4"]],
            "round": 3,
        },
        [(A, "princess")],
    ),
    "color_flight": (
        {
            "hands": [["tiamat", "white_1"], ["black_2", "white_4"]],
            "flights": [["red_2", "red_5", "blue_11", "blue_1"], ["green_4"]],
            "round": 5,
        },
        [(A, "tiamat")],
    ),
    "strength_flight": (
        {
            "hands": [["silver_6", "white_1"], ["black_2", "white_4"]],
            "flights": [
                ["bronze_6", "white_6", "green_6", "black_3", "copper_3", "bronze_3"],
                ["green_4"],
            ],
            "round": 7,
        },
        [(A, "silver_6")],
    ),
    "take_ante": (
        {
            "hands": [
                [
                    *["red_5", "copper_1", "white_4", "white_6", "black_1"],
                    *["black_2", "black_3", "blue_2", "blue_4"],
                ],
                ["green_8", "brass_4"],
            ],
            "flights": [["black_5", "brass_5"], ["green_4"]],
            "antes": ["white_1", "blue_9", "gold_11"],
            "round": 3,
        },
        [(A, "red_5")],
    ),
    "name_leader": (
        {
            "moment": "ante",
            "hands": [["red_8", "red_2", "red_3"], ["gold_2", "gold_4", "gold_6"]],
            "stakes": 0,
            "abilities": {A: "diplomacy"},
            "options": CAMPAIGN,
        },
        [(A, "red_8"), (B, "gold_4")],
    ),
    "second_price": (
        {
            "hands": [["gold_9"], ["gold_2", "gold_4"]],
            "deck": ["red_8", "red_2", "red_3", "red_5"],
            "abilities": {A: "gambler"},
            "options": CAMPAIGN,
        },
        (),
    ),
    "one_more": (
        {
            "hands": [["black_1", "gold_4"], ["gold_2", "gold_9"]],
            "abilities": {A: "sleight_of_hand"},
            "options": CAMPAIGN,
        },
        [(A, "black_1")],
    ),
}


def arranged(question: str) -> Table:
    """A position at this question."""
    parts, moves = ARRANGED[question]
    state = position(**parts)
    for seat, each in moves:
        play(state, seat, each)
    return state


def choice(state: Table, seat: int, seed: int = 0) -> Word:
    """What the sensible player says."""
    return word(policy(look(state, seat), state.decision(seat), Random(seed)))


def states_of_a_game(players: int, seed: int) -> Iterator[Table]:
    rng = Random(seed)
    state: Table = GAME.start(players, {"max_gambits": 4}, seed=seed)
    while not state.over:
        yield state
        seat = state.actors[0]
        state.play(seat, rng.choice(state.decision(seat).moves))


# Every question.


def test_every_question_of_the_game_is_arranged_here() -> None:
    assert set(ARRANGED) | {"ability"} == set(Table.rules.questions)


def test_the_policy_chooses_an_ability_before_the_first_ante() -> None:
    state: Table = GAME.start(3, CAMPAIGN, seed=1)
    assert policy(look(state, A), state.decision(A), Random(1)) in state.decision(A).moves


@pytest.mark.parametrize("question", ARRANGED)
def test_the_policy_answers_every_question_with_a_listed_move(question: str) -> None:
    state = arranged(question)
    prompt = state.prompt()
    assert prompt is not None
    assert prompt.question == question
    for seat in prompt.seats:
        assert len(options(state, seat)) > 1
        assert choice(state, seat) in options(state, seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_policy_plays_whole_games_by_the_rules(players: int) -> None:
    state: Table = GAME.start(players, {"max_gambits": 6, "end_eliminations": players - 1}, seed=players)
    rng = Random(players)
    while not state.over:
        seat = state.actors[0]
        decision = state.decision(seat)
        move = policy(look(state, seat), decision, rng)
        assert move in decision.moves
        state.play(seat, move)
    GAME.audit(state)


@pytest.mark.parametrize("question", ARRANGED)
def test_equal_views_and_equal_dice_give_equal_moves(question: str) -> None:
    state = arranged(question)
    seat = state.actors[0]
    for seed in range(5):
        assert choice(state, seat, seed) == choice(state, seat, seed)
        assert choice(state.imagine(seat, Random(seed)), seat, seed) == choice(state, seat, seed)


def test_the_ante_varies_between_cards_of_nearly_equal_merit() -> None:
    hands = [["black_2", "white_2", "white_3", "black_3", "copper_5"], ["blue_4", "red_8"]]
    state = position(moment="ante", hands=hands)
    assert len({choice(state, A, seed) for seed in range(30)}) > 1


# Choices that are plainly right.


def test_the_winning_card_of_round_3_takes_the_stakes() -> None:
    state = position(
        hands=[["silver_12", "black_2", "white_3"], ["blue_4", "red_8"]],
        flights=[["white_4", "gold_6"], ["green_6", "brass_5", "black_9"]],
        played={B: "black_9"},
        leader=B,
        to_play=A,
        round=3,
        stakes=40,
    )
    assert choice(state, A) == "silver_12"


def test_a_card_that_wins_with_less_is_enough() -> None:
    state = position(
        hands=[["gold_13", "black_7", "white_3"], ["blue_4", "red_8"]],
        flights=[["silver_8", "gold_9"], ["green_6", "brass_5", "black_9"]],
        played={B: "black_9"},
        leader=B,
        to_play=A,
        round=3,
        stakes=40,
    )
    assert choice(state, A) == "black_7"


def test_under_the_druid_the_weakest_card_takes_the_stakes() -> None:
    state = position(
        hands=[["silver_12", "black_9", "copper_3"], ["blue_4", "red_8"]],
        flights=[["white_4", "white_3"], ["green_6", "brass_5", "black_1"]],
        played={B: "black_1"},
        leader=B,
        to_play=A,
        round=3,
        stakes=40,
        druid=True,
    )
    assert choice(state, A) == "copper_3"


def test_bahamut_is_not_played_beside_evil_when_a_plain_card_wins() -> None:
    state = position(
        hands=[["bahamut", "red_12", "white_3"], ["blue_4", "red_8"]],
        flights=[["white_4", "black_5"], ["green_6", "green_2", "black_9"]],
        played={B: "black_9"},
        leader=B,
        to_play=A,
        round=3,
        stakes=40,
    )
    assert choice(state, A) == "red_12"


def test_bahamut_collects_from_those_who_mix() -> None:
    state = position(
        hands=[["bahamut", "gold_2", "white_3"], ["blue_4", "red_8"], ["black_1", "blue_1"]],
        flights=[["silver_3"], ["green_6", "gold_6"], ["black_2", "brass_4"]],
        round=3,
        stakes=20,
    )
    assert choice(state, A) == "bahamut"


def test_the_third_dragon_of_a_colour_is_played_for_the_colour_flight() -> None:
    state = position(
        hands=[["red_10", "silver_10", "brass_9"], ["blue_4", "gold_6"], ["black_1", "blue_1"], ["white_1", "white_2"]],
        flights=[["red_8", "red_12"], ["gold_9", "gold_4"], ["black_2", "brass_4"], ["white_3", "white_8"]],
        round=3,
    )
    assert choice(state, A) == "red_10"


def test_the_third_dragon_of_a_strength_is_played_for_the_ante_pile() -> None:
    state = position(
        hands=[["red_5", "black_3", "white_1"], ["blue_4", "gold_6"], ["black_1", "blue_1"]],
        flights=[["black_5", "brass_5"], ["gold_9", "gold_4", "white_3"], ["black_2", "brass_4", "green_2"]],
        played={B: "white_3", C: "green_2"},
        leader=B,
        to_play=A,
        antes=["gold_11", "red_8", "blue_9"],
        round=3,
    )
    assert choice(state, A) == "red_5"


def test_the_druid_is_not_invoked_twice_without_need() -> None:
    state = position(
        hands=[["druid", "black_2", "white_1"], ["blue_4", "red_8"]],
        flights=[["white_4"], ["green_6"]],
        druid=True,
    )
    assert choice(state, A) != "druid"


def test_a_demand_is_paid_rather_than_met_with_bahamut() -> None:
    state = position(
        hands=[["brass_4", "white_1", "black_3"], ["bahamut", "white_4", "black_5", "red_2", "gold_4"]],
        flights=[["white_2"], ["gold_9"]],
    )
    play(state, A, "brass_4")
    assert choice(state, B) == "pay"


def test_a_demand_is_met_with_a_card_that_is_worth_less_than_5_gold() -> None:
    state = position(
        hands=[["green_8", "white_1", "black_3"], ["white_3", "red_5"]],
        flights=[["white_2"], ["gold_9"]],
        hoards=[60, 6],
    )
    play(state, A, "green_8")
    assert choice(state, B) == "white_3"


def test_nothing_is_lost_by_showing_a_card_to_a_full_hand() -> None:
    state = position(
        hands=[
            [
                *["princess", "white_1", "white_2", "white_3", "white_4"],
                *["black_1", "black_2", "black_3", "blue_1", "blue_2"],
            ],
            ["gold_11", "red_8", "blue_4"],
        ],
        flights=[["gold_2", "brass_4"], ["silver_12", "red_10"]],
        round=3,
    )
    play(state, A, "princess", "gold_2")
    assert options(state, B) == {"pay", "gold_11"}
    assert choice(state, B) == "gold_11"


def test_blue_steals_from_stakes_that_others_will_win() -> None:
    state = position(
        hands=[["blue_1", "white_1"], ["black_2", "white_4"]],
        flights=[["white_2", "black_1"], ["gold_13", "silver_12"]],
        round=3,
    )
    play(state, A, "blue_1")
    assert choice(state, A) == "steal"


def test_blue_levies_for_stakes_one_will_win() -> None:
    state = position(
        hands=[["blue_11", "white_1"], ["black_2", "white_4"]],
        flights=[["red_12", "black_9"], ["white_3", "silver_2"]],
        round=3,
    )
    play(state, A, "blue_11")
    assert choice(state, A) == "levy"


def test_the_dragonslayer_spares_his_own_side() -> None:
    state = position(
        hands=[["dragonslayer", "white_1"], ["black_2", "white_4"]],
        flights=[["red_5", "gold_6"], ["copper_7", "white_2"]],
        round=3,
    )
    play(state, A, "dragonslayer")
    assert choice(state, A) == "copper_7"


def test_the_more_valuable_colour_is_counted() -> None:
    assert choice(arranged("color_flight"), A) == "blue"


def test_the_greater_strength_is_counted() -> None:
    assert choice(arranged("strength_flight"), A) == 6


def test_the_thief_discards_the_lesser_card() -> None:
    assert choice(arranged("thief_discard"), A) == "white_1"


def test_the_best_card_of_the_ante_pile_is_taken() -> None:
    assert choice(arranged("take_ante"), A) == "gold_11"


def test_red_robs_the_richer_of_two_equals() -> None:
    state = position(
        hands=[["red_8", "white_1"], ["black_2", "white_4", "gold_4"], ["gold_2", "blue_4", "green_4"]],
        hoards=[40, 20, 90],
    )
    play(state, A, "red_8")
    assert choice(state, A) == C


def test_brass_asks_the_richer_of_two_equals() -> None:
    state = position(
        hands=[["brass_5", "white_1"], ["black_2", "white_4", "gold_4"], ["gold_2", "blue_4", "green_4"]],
        hoards=[40, 20, 90],
    )
    play(state, A, "brass_5")
    assert choice(state, A) == C


def test_an_empty_hand_is_the_worse_one_to_rob() -> None:
    state = position(
        hands=[["red_8", "white_1"], ["black_2", "white_4", "gold_4", "green_1"], []],
        round=3,
        leader=C,
        to_play=A,
        flights=[["white_3", "white_2"], ["gold_9", "red_2"], ["silver_2", "black_1", "white_8"]],
        played={C: "white_8"},
    )
    play(state, A, "red_8")
    assert choice(state, A) == B


def test_a_promised_colour_flight_is_not_spent_on_the_ante() -> None:
    hands = [["red_8", "red_10", "red_12", "silver_8", "copper_8"], ["blue_4", "gold_6"], ["black_1", "blue_1"]]
    state = position(moment="ante", hands=hands)
    assert all(choice(state, A, seed) in ("silver_8", "copper_8") for seed in range(20))


# Strength.


def test_the_policy_beats_random_players() -> None:
    won = 0
    for seed in range(120):
        seat = seed % 2
        state: Table = GAME.start(2, {"starting_hoard": 30}, seed=seed, events=False)
        rng = Random(seed)
        while not state.over:
            active = state.actors[0]
            decision = state.decision(active)
            sensible = active == seat
            state.play(active, policy(look(state, active), decision, rng) if sensible else rng.choice(decision.moves))
        won += state.winners == (seat,)
    assert won >= 102


# The shares of the victory.


def test_shares_add_up_to_the_whole_victory() -> None:
    for players in (2, 4, 6):
        for state in states_of_a_game(players, seed=7):
            for viewer in (*range(players), None):
                shares = evaluate(look(state, viewer))
                assert len(shares) == players
                assert min(shares) >= 0
                assert sum(shares) == pytest.approx(1)


def test_who_is_out_has_no_share() -> None:
    state = position(
        hands=[["red_8", "white_1"], [], ["black_2", "white_4"]],
        hoards=[40, 0, 40],
        eliminated_in={B: 1},
        options={"end_eliminations": 2},
        gambit=2,
    )
    for viewer in (A, B, C, None):
        assert evaluate(look(state, viewer))[B] == 0


def test_the_richer_player_has_the_larger_share() -> None:
    hands = [["red_8", "white_1"], ["black_2", "white_4"], ["blue_2", "copper_5"]]
    shares = evaluate(look(position(hands=hands, hoards=[20, 60, 40])))
    assert shares[B] > shares[C] > shares[A]


def test_better_cards_and_a_stronger_flight_are_a_larger_share() -> None:
    weak = position(hands=[["white_3", "black_3"], ["black_2", "white_4"]], flights=[["copper_3"], ["gold_9"]])
    strong = position(hands=[["red_12", "gold_13"], ["black_2", "white_4"]], flights=[["silver_12"], ["gold_9"]])
    assert evaluate(look(strong, A))[A] > evaluate(look(weak, A))[A]


def test_when_the_game_is_over_the_winners_share_it() -> None:
    state = position(
        moment="end of round",
        hands=[["red_8"], ["black_2"], ["blue_2"]],
        flights=[["red_12"], ["white_4"], ["copper_5"]],
        hoards=[30, 0, 60],
        stakes=30,
        round=3,
    )
    assert state.winners == (A, C)
    assert evaluate(look(state)) == (0.5, 0.0, 0.5)


# Worlds.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_imagined_worlds_keep_what_is_known(players: int, seed: int) -> None:
    for step, state in enumerate(states_of_a_game(players, seed)):
        if step % 5:
            continue
        for viewer in (*range(players), None):
            world = state.imagine(viewer, Random(step))
            GAME.audit(world)
            assert look(world, viewer) == look(state, viewer)


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (5, 7)])
def test_worlds_that_look_alike_imagine_the_same_to_the_byte(players: int, seed: int) -> None:
    for step, state in enumerate(states_of_a_game(players, seed)):
        if step % 5:
            continue
        for viewer in (*range(players), None):
            imagined = state.imagine(viewer, Random(step)).to_json()
            for other in range(3):
                alike: Table = state.imagine(viewer, Random(1000 + other))
                assert alike.imagine(viewer, Random(step)).to_json() == imagined
