"""The choices that are left with a planned card, and orders that are refused. (9.3)"""

import pytest

from dracotheque.core.moves import Move
from dracotheque.games.jeu_des_dragons.moves import (
    DISCARD,
    LEVY,
    STEAL_GOLD,
    AnswerDemands,
    CopyPower,
    CountColour,
    CountStrength,
    Discard,
    PlanCards,
    Planned,
    Slay,
    TakeAnteCard,
    Target,
    TriggerNext,
    Wish,
)
from tests.games.jeu_des_dragons.ordering import answer, follow, order, plan, waiting
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    asked,
    play,
    position,
    refusal,
)

# The choices that go with a card. (9.3)


@pytest.mark.parametrize(("stakes", "expected"), [(20, "steal"), (4, "levy")])
def test_9_3_steal_unless_the_stakes_hold_less(stakes: int, expected: str) -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]], stakes=stakes)
    order(state, A, plan(Planned("blue_7", wishes=(Wish(STEAL_GOLD, 5), Wish(LEVY)))))
    assert [follow(state, A), follow(state, A)] == ["blue_7", expected]


CHOICES: list[tuple[str, dict[str, object], Move, list[str]]] = [
    ("princess", {"flights": [["gold_2", "silver_3"], []]}, TriggerNext("silver_3"), ["silver_3"]),
    ("archmage", {"antes": ["black_9", "white_8"]}, CopyPower("black"), ["black"]),
    ("dracolich", {"flights": [["black_9", "white_8"], []]}, CopyPower("white"), ["white"]),
    ("dragonslayer", {"flights": [["black_1"], ["green_2"]]}, Slay("green_2"), ["green_2"]),
    ("thief", {}, Discard("white_1"), ["white_1"]),
    ("bronze_11", {"antes": ["copper_3", "red_3", "green_2"]}, TakeAnteCard("red_3"), ["red_3"]),
    (
        "tiamat",
        {"flights": [["red_2", "red_5", "blue_11", "blue_1"], []], "round": 5},
        CountColour("blue"),
        ["blue"],
    ),
]


@pytest.mark.parametrize(("card", "rest", "choice", "expected"), CHOICES, ids=[case[0] for case in CHOICES])
def test_9_3_every_choice_may_be_left_with_its_card(
    card: str, rest: dict[str, object], choice: Move, expected: list[str]
) -> None:
    state = position(hands=[[card, "white_1", "white_3"], ["red_10", "gold_6"]], **rest)  # type: ignore[arg-type]
    order(state, A, plan(Planned(card, wishes=(Wish(choice),))))  # type: ignore[arg-type]
    assert follow(state, A) == card
    assert [follow(state, A)] == expected


def test_9_3_whom_to_pick_among_equals_may_be_left_too() -> None:
    state = position(hands=[["red_12", "white_1"], ["black_2", "gold_6"], ["gold_2", "gold_4"]])
    order(state, A, plan(Planned("red_12", wishes=(Wish(Target(C)), Wish(CountStrength(3))))))
    assert [follow(state, A), follow(state, A)] == ["red_12", C]


def test_9_3_the_first_choice_that_is_allowed_is_made() -> None:
    state = position(
        hands=[["princess", "white_1"], ["black_2", "red_10"]], flights=[["gold_2", "silver_3", "gold_4"], []]
    )
    wishes = (Wish(TriggerNext("gold_13")), Wish(TriggerNext("gold_4")), Wish(TriggerNext("silver_3")))
    order(state, A, plan(Planned("princess", wishes=wishes)))
    assert [follow(state, A) for _ in range(3)] == ["princess", "gold_4", "silver_3"]


def test_9_3_without_a_choice_that_is_allowed_the_player_is_asked() -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]], stakes=4)
    order(state, A, plan(Planned("blue_7", wishes=(Wish(STEAL_GOLD, 5), Wish(DISCARD[0])))))
    follow(state, A)
    assert (asked(state), answer(state, A)) == (("blue_mode", A), None)


def test_9_3_choices_go_with_the_card_even_if_it_is_played_by_hand() -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]])
    order(state, A, plan("white_1", Planned("blue_7", wishes=(Wish(LEVY),))))
    play(state, A, "blue_7")
    assert answer(state, A) == "levy"


def test_9_3_another_card_has_no_choices_of_the_last_one() -> None:
    state = position(hands=[["blue_7", "blue_9", "white_1"], ["black_2", "gold_6"]])
    order(state, A, plan(Planned("blue_7", wishes=(Wish(LEVY),)), keep=True))
    play(state, A, "blue_9")
    assert (asked(state), answer(state, A)) == (("blue_mode", A), None)


def test_9_3_a_card_planned_twice_brings_the_choices_of_the_condition_that_holds() -> None:
    state = position(
        hands=[["white_1", "white_2"], ["blue_7", "white_3", "white_4"]],
        flights=[["white_8"], []],
        played={A: "white_8"},
        to_play=B,
    )
    twice = (Planned("blue_7", "leads", (Wish(STEAL_GOLD),)), Planned("blue_7", "triggers", (Wish(LEVY),)))
    order(state, B, plan(*twice))
    assert [follow(state, B), answer(state, B)] == ["blue_7", "levy"]


# What is refused.


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (AnswerDemands("red", "pay"), ("refuse-unknown-order", "6.orders")),  # type: ignore[arg-type]
        (AnswerDemands("green", "fight"), ("refuse-unknown-order", "6.orders")),  # type: ignore[arg-type]
        (plan("gold_13"), ("refuse-card-not-in-hand", "6.plan")),
        (plan("gold_99"), ("refuse-unknown-card", "1.1")),
        (plan(Planned("red_3", "never")), ("refuse-unknown-order", "6.plan")),  # type: ignore[arg-type]
        (plan(*["red_3"] * 31), ("refuse-plan-too-long", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY),) * 31)), ("refuse-plan-too-long", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY, -1),))), ("refuse-unknown-order", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY, 1000),))), ("refuse-unknown-order", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(AnswerDemands("green", "pay")),))), ("refuse-wrong-type", "")),  # type: ignore[arg-type]
        (plan(Planned("red_3", wishes=(Wish(Slay("gold_99")),))), ("refuse-unknown-card", "1.1")),
        (plan(Planned("red_3", wishes=(Wish(Target(B)),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(Target(7)),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CopyPower("fire")),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CountColour("pink")),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CountStrength(14)),))), ("refuse-no-such-choice", "6.plan")),
    ],
)
def test_9_3_orders_that_make_no_sense_are_refused(move: Move, expected: tuple[str, str]) -> None:
    state = waiting(["red_8", "red_3"])
    order(state, B, AnswerDemands("green", "pay"))
    assert refusal(state, B, move) == expected


def test_9_3_whoever_is_out_of_the_game_gives_no_orders() -> None:
    state = position(
        hands=[["red_3", "black_2"], [], ["white_2", "white_3"]],
        hoards=[40, 0, 40],
        eliminated_in={B: 1},
        options={"end_eliminations": 2},
    )
    for move, rule in ((AnswerDemands("green", "pay"), "6.orders"), (PlanCards(), "6.plan")):
        assert refusal(state, B, move) == ("refuse-order-from-outside", rule)
