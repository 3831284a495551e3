"""While a power acts everybody sees what comes after it, and a power that brings nothing says why. (3.3.5, 4.1)"""

from typing import Any

import pytest

from dracotheque.games.jeu_des_dragons.events import Cause, NothingCame
from tests.games.jeu_des_dragons.table import A, B, C, asked, look, play, position, seen, with_nothing_discarded

FULL = ["red_2", "red_3", "red_5", "red_8", "red_10", "red_12", "white_1", "white_2", "white_3", "white_4"]


def test_a_greens_victim_sees_the_reference_its_own_card_will_meet() -> None:
    state = position(
        hands=[["gold_9"], ["green_4", "gold_2"], ["black_1", "gold_11"]],
        flights=[["red_8"], [], []],
        played={A: "red_8"},
        to_play=B,
    )
    assert look(state).reference == 8
    play(state, B, "green_4")
    assert asked(state) == ("demand", C)
    assert look(state, C).reference == 4
    play(state, C, "pay")
    assert look(state).reference == 4


def test_the_reference_of_a_position_goes_by_the_order_of_play() -> None:
    """However the cards that were played are listed."""
    played = {A: "red_8", B: "green_4"}
    for order in ((A, B), (B, A)):
        state = position(
            hands=[["gold_9"], ["gold_2"], ["black_1", "gold_11"]],
            flights=[["red_8"], ["green_4"], []],
            played={seat: played[seat] for seat in order},
            to_play=C,
        )
        assert look(state).reference == 4


@pytest.mark.parametrize(
    ("words", "table", "cause"),
    [
        (("fool",), {"hands": [["fool", "red_2"], ["gold_2", "gold_4"]]}, (A, "fool", "nobody-stronger")),
        (("red_2",), {"hands": [["red_2", "red_3"], []]}, (B, "red", "no-card")),
        (
            ("silver_2",),
            {"hands": [["silver_2", "black_1"], FULL], "flights": [[], ["gold_4"]]},
            (B, "silver", "full-hand"),
        ),
        (
            ("archmage",),
            {"hands": [["archmage", "black_1"], ["gold_2", "gold_4"]], "antes": ["gold_13"]},
            (A, "gold", "no-good-dragon"),
        ),
        (
            ("archmage",),
            {"hands": [["archmage", "black_1"], ["gold_2", "gold_4"]], "antes": ["silver_12"]},
            (A, "silver", "no-good-dragon"),
        ),
    ],
)
def test_a_power_that_brings_nothing_says_why(
    words: tuple[str, ...], table: dict[str, Any], cause: tuple[int, str, Cause]
) -> None:
    assert seen(play(position(**table), A, *words), NothingCame) == [NothingCame(*cause)]


def test_a_thief_with_empty_hands_has_nothing_to_discard() -> None:
    """He can buy no card where none is left, and plays his last one."""
    state = with_nothing_discarded(hands=[["thief"], ["gold_2", "gold_4"]])
    assert NothingCame(A, "thief", "no-card") in [each.event for each in state.news()]
