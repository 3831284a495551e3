"""Who is asked what, with which options, and what is answered unasked. (3.9)"""

from typing import Any

import pytest

from dracotheque.games.jeu_des_dragons.events import (
    AnteCardsTaken,
    CardDiscarded,
    CardPlayed,
    CardSlain,
    CardStolen,
    ColourFlightCounted,
    PowerUsed,
    StrengthFlightCounted,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    Word,
    asked,
    hand,
    hand_size,
    look,
    options,
    play,
    position,
    seen,
    with_nothing_discarded,
)

HANDS = {B: ["blue_1", "blue_2"], C: ["green_1", "green_2"]}
"""What B and C hold unless said otherwise."""


def table(card: str, *others: str, **rest: Any) -> Any:
    """A has just played this card as leader of three, holding these others."""
    hands = {A: [card, *(others or ("white_1", "white_2"))], **HANDS, **rest.pop("hands", {})}
    state = position(hands=[hands[seat] for seat in (A, B, C)], **rest)
    told = play(state, A, card)
    return state, told


ASKED: dict[str, tuple[int, set[Word], Any]] = {
    "play": (B, {"blue_1", "blue_2"}, lambda: table("black_9")),
    "blue_mode": (A, {"steal", "levy"}, lambda: table("blue_11")),
    "target_opponent": (A, {B, C}, lambda: table("red_12")),
    "demand": (B, {"pay", "blue_1", "blue_2"}, lambda: table("green_10")),
    "bronze_pick": (A, {"gold_9", "black_9"}, lambda: table("bronze_1", antes=["red_3", "gold_9", "black_9"])),
    "thief_discard": (A, {"white_1", "white_2"}, lambda: table("thief")),
    "copy_ante": (A, {"red", "druid"}, lambda: table("archmage", antes=["red_3", "red_5", "druid", "tiamat"])),
    "copy_evil": (
        A,
        {"black", "green"},
        lambda: table("dracolich", flights=[["black_1"], ["green_4", "gold_2", "tiamat"], ["black_2", "thief"]]),
    ),
    "slay": (
        A,
        {"black_1", "gold_2"},
        lambda: table("dragonslayer", flights=[["black_1"], ["gold_2", "thief", "red_8"], []]),
    ),
    "princess_next": (
        A,
        {"gold_2", "silver_3"},
        lambda: table("princess", flights=[["gold_2", "black_1", "silver_3"], ["gold_4"], []]),
    ),
    "color_flight": (
        A,
        {"gold", "silver"},
        lambda: table("silver_12", flights=[["gold_2", "gold_4", "gold_6", "silver_8", "silver_10"], [], []], round=6),
    ),
    "strength_flight": (
        A,
        {2, 6},
        lambda: table("silver_6", flights=[["gold_2", "red_2", "black_2", "white_6", "gold_6"], [], []], round=6),
    ),
}


@pytest.mark.parametrize("question", ASKED)
def test_a_question_goes_to_one_player_with_exactly_these_options(question: str) -> None:
    seat, expected, build = ASKED[question]
    state, _ = build()
    assert asked(state) == (question, seat)
    assert options(state, seat) == expected
    for other in {A, B, C} - {seat}:
        assert options(state, other) == set()


def test_every_question_is_public_in_kind() -> None:
    for question, (seat, _, build) in ASKED.items():
        state, _ = build()
        for viewer in (A, B, C, None):
            prompt = look(state, viewer).prompt
            assert prompt is not None
            assert (prompt.question, prompt.seats) == (question, (seat,))


def test_a_hand_of_one_card_is_played_unasked() -> None:
    state = with_nothing_discarded(hands=[["black_9"], ["blue_1", "blue_2"]])
    assert seen(state.news(), CardPlayed) == [CardPlayed(A, "black_9", True, 0)]


def test_the_only_strongest_opponent_is_robbed_unasked() -> None:
    state, told = table("red_12", flights=[[], [], ["red_3"]], hands={C: ["green_1", "green_2", "green_4"]})
    assert [event.victim for event in seen(told, CardStolen)] == [C]
    assert asked(state) == ("play", B)


def test_the_last_card_is_discarded_to_the_thief_unasked() -> None:
    state, told = table("thief", "white_1", round=3)
    assert seen(told, CardDiscarded) == [CardDiscarded(A, "white_1")]
    assert asked(state) == ("play", B)


def test_the_only_power_of_the_antes_is_copied_unasked() -> None:
    state, told = table("archmage", antes=["black_3", "black_9", "tiamat"])
    assert [event.power for event in seen(told, PowerUsed)] == ["archmage", "black"]
    assert asked(state) == ("play", B)


def test_the_only_evil_power_is_copied_unasked() -> None:
    state, told = table("dracolich", flights=[["black_3"], ["black_9"], ["tiamat", "gold_2"]])
    assert [event.power for event in seen(told, PowerUsed)] == ["dracolich", "black"]
    assert asked(state) == ("play", B)


def test_the_only_weaker_dragon_is_slain_unasked() -> None:
    state, told = table("dragonslayer", flights=[[], ["black_9"], ["gold_2", "fool"]])
    assert seen(told, CardSlain) == [CardSlain(A, C, "gold_2")]
    assert asked(state) == ("play", B)


def test_the_only_good_dragon_is_called_unasked() -> None:
    state, told = table("princess", flights=[["gold_2", "black_1"], [], []])
    assert [event.card for event in seen(told, PowerUsed)] == ["princess", "gold_2"]
    assert asked(state) == ("play", B)


def test_a_single_special_flight_of_each_kind_is_counted_unasked() -> None:
    state, told = table("gold_6", flights=[["gold_2", "gold_4", "silver_6", "white_6"], [], []], antes=["fool"])
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "gold", 4)]
    assert seen(told, StrengthFlightCounted) == [StrengthFlightCounted(A, 6)]
    assert seen(told, AnteCardsTaken) == [AnteCardsTaken(A, ("fool",))]
    assert asked(state) == ("play", B)


def test_the_chosen_colour_is_counted() -> None:
    state, _ = ASKED["color_flight"][2]()
    told = play(state, A, "gold")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "gold", 4)]


def test_the_chosen_strength_is_counted() -> None:
    state, _ = ASKED["strength_flight"][2]()
    told = play(state, A, 2)
    assert seen(told, StrengthFlightCounted) == [StrengthFlightCounted(A, 2)]
    assert look(state).stakes == 28


def test_ante_cards_are_chosen_one_at_a_time_until_the_hand_is_full() -> None:
    seven = ["white_1", "white_2", "white_3", "white_4", "green_6", "black_1", "black_2"]
    state, _ = table(
        "gold_13",
        *seven,
        flights=[["tiamat", "bahamut"], [], []],
        antes=["gold_2", "gold_4", "gold_9"],
        deck=["red_2", "red_3"],
    )
    assert asked(state) == ("take_ante", A)
    assert options(state, A) == {"gold_2", "gold_4", "gold_9"}
    play(state, A, "gold_9")
    assert hand(state, A) == {*seven, "red_2", "red_3", "gold_9"}
    assert asked(state) == ("play", B)


def test_ante_cards_are_taken_unasked_when_the_hand_has_room_for_exactly_all() -> None:
    seven = ["white_1", "white_2", "white_3", "white_4", "green_6", "black_1", "black_2"]
    state, told = table(
        "tiamat", *seven, flights=[["gold_13", "bahamut"], [], []], antes=["gold_2", "gold_4", "gold_9"]
    )
    assert seen(told, AnteCardsTaken) == [AnteCardsTaken(A, ("gold_2", "gold_4", "gold_9"))]
    assert hand_size(state, A) == 10
    assert asked(state) == ("play", B)
