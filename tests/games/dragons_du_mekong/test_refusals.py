"""Every reason a move is refused for, with its paragraph; the state stays as it was. (3.4, 4)"""

from collections.abc import Callable
from typing import Any

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.moves import (
    GiveStatuette,
    JumpTo,
    LayPlank,
    LosePlank,
    Programme,
    PutStone,
    RemovePlank,
    RemoveStone,
    TakeColour,
    TimeUp,
    WalkTo,
)
from dracotheque.games.dragons_du_mekong.state import Table
from tests.games.dragons_du_mekong.table import Delta, planks, refusal, turn

FOUR = ("place_1_stone", "place_2_stones", "place_1_plank", "place_2_planks")


def programming() -> Table:
    state: Table = GAME.arrange(players=4)
    return state


def placing() -> Table:
    return turn("red", "place_1_stone", stones=["b1", "d2"], planks={"yellow_5": ("b1", "d2")})


def laying(**rest: Any) -> Table:
    """Stones around the red corner; yellow 4 lies across, three planks rest on d1."""
    delta: Delta = {
        "stones": ["a1", "b1", "c1", "c2", "c3", "d1", "d2", "e1"],
        "planks": {
            "yellow_4": ("d1", "d2"),
            "yellow_1": ("b1", "d1"),
            "yellow_2": ("c1", "d1"),
        },
    }
    return turn("red", "place_1_plank", **(delta | rest))


def removing() -> Table:
    return turn(
        "red",
        "remove_1",
        stones=["a1", "b1", "b2", "c1", "c3", "d1", "d2", "e1", "e2"],
        planks={
            "red_2": ("c1", "d1"),
            "green_1": ("e1", "e2"),
            "blue_1": ("b2", "c3"),
            "red_5": ("b1", "d2"),
        },
        pawns={"yellow": "red_5"},
        reserves={"red": ["red_3", "red_4", "red_6", "green_2"]},
        lost=["red_1"],
    )


def walking() -> Table:
    """Yellow on yellow 3; red blocks yellow 1; red 1 is free, green 1 is beyond the village."""
    return turn(
        "yellow",
        "move_1",
        stones=["a1", "b1", "c2", "d1", "e1"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("b1", "d1"),
            "red_1": ("b1", "c2"),
            "green_1": ("v_yellow", "a1"),
            "green_3": ("d1", "e1"),
        },
        pawns={"yellow": "yellow_3", "red": "yellow_1"},
    )


def blue_near_its_goal() -> Table:
    """Blue may reach a1–c1 by no way but through the yellow village, its goal."""
    return turn(
        "blue",
        "move_2",
        stones=["a1", "b1", "c2", "d1"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("v_yellow", "a1"),
            "red_1": ("b1", "d1"),
            "red_2": ("b1", "c2"),
            "green_2": ("c2", "d1"),
        },
        pawns={"blue": "yellow_3"},
    )


def jumping() -> Table:
    return turn(
        "yellow",
        "jump",
        stones=["b1", "c1", "c2", "d1", "d2", "e1", "e2"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("b1", "d1"),
            "red_1": ("b1", "c2"),
            "red_2": ("c2", "d2"),
            "red_3": ("d1", "e1"),
            "green_1": ("e1", "e2"),
            "green_2": ("c1", "d1"),
        },
        pawns={"yellow": "yellow_3", "green": "yellow_1", "blue": "red_3"},
    )


def choosing_colours() -> Table:
    state: Table = GAME.start(3, {"colours": "chosen"}, seed=1)
    state.play(0, TakeColour("red"))
    return state


REFUSED: list[tuple[Callable[[], Table], str, Move, str, str]] = [
    (programming, "red", Programme(FOUR), "refuse-five-cards", "r.five_cards"),
    (programming, "red", Programme((*FOUR, "jump", "move_1")), "refuse-five-cards", "r.five_cards"),
    (programming, "red", Programme((*FOUR, "fly")), "refuse-unknown-card", "1.3"),
    (programming, "red", Programme((*FOUR, "dragon_red")), "refuse-card-not-in-hand", "r.not_in_hand"),
    (programming, "red", Programme((*FOUR, "dragon_black")), "refuse-card-not-in-hand", "r.not_in_hand"),
    (programming, "red", Programme((*FOUR, FOUR[0])), "refuse-card-twice", "r.different_cards"),
    (
        programming,
        "red",
        Programme((*FOUR[:3], "dragon_blue", "dragon_green")),
        "refuse-two-dragons",
        "r.dragon_limit",
    ),
    (placing, "red", PutStone("z9"), "refuse-unknown-spot", "1.5"),
    (placing, "red", PutStone("v_red"), "refuse-stone-on-village", "r.stone_on_village"),
    (placing, "red", PutStone("b1"), "refuse-islet-taken", "r.islet_taken"),
    (placing, "red", PutStone("c2"), "refuse-islet-covered", "r.islet_covered"),
    (laying, "red", LayPlank("red_7", "c2", "d2"), "refuse-unknown-plank", "1.6"),
    (laying, "red", LayPlank("yellow_3", "c2", "d2"), "refuse-plank-not-in-reserve", "r.not_in_reserve"),
    (laying, "red", LayPlank("yellow_1", "c2", "d2"), "refuse-plank-not-in-reserve", "r.not_in_reserve"),
    (laying, "red", LayPlank("red_1", "c2", "z9"), "refuse-unknown-spot", "1.5"),
    (laying, "red", LayPlank("red_1", "c2", "c2"), "refuse-same-support", "r.same_support"),
    (laying, "red", LayPlank("red_1", "v_red", "v_red"), "refuse-same-support", "r.same_support"),
    (laying, "red", LayPlank("red_1", "v_red", "v_yellow"), "refuse-two-villages", "r.two_villages"),
    (laying, "red", LayPlank("red_1", "a2", "v_red"), "refuse-no-stone", "r.no_stone"),
    (laying, "red", LayPlank("red_1", "c2", "d3"), "refuse-no-stone", "r.no_stone"),
    (laying, "red", LayPlank("red_6", "a1", "c3"), "refuse-out-of-sight", "r.out_of_sight"),
    (laying, "red", LayPlank("red_6", "a1", "v_blue"), "refuse-out-of-sight", "r.out_of_sight"),
    (laying, "red", LayPlank("red_3", "d1", "e1"), "refuse-three-planks", "r.three_planks"),
    (laying, "red", LayPlank("red_6", "c2", "e1"), "refuse-crossing", "r.crossing"),
    (laying, "red", LayPlank("red_6", "b1", "d2"), "refuse-stone-in-the-way", "r.stone_in_the_way"),
    (laying, "red", LosePlank("red_1"), "refuse-gap-available", "r.gap_available"),
    (laying, "red", LosePlank("yellow_1"), "refuse-plank-not-in-reserve", "r.not_in_reserve"),
    (
        lambda: laying(planks={"yellow_4": ("d1", "d2")}),
        "red",
        LayPlank("red_5", "d1", "d2"),
        "refuse-same-gap",
        "r.same_pair",
    ),
    (
        lambda: laying(options={"plank_fit": "assisted"}),
        "red",
        LayPlank("red_1", "d2", "e1"),
        "refuse-too-short",
        "r.too_short",
    ),
    (removing, "red", RemovePlank("red_0"), "refuse-unknown-plank", "1.6"),
    (removing, "red", RemovePlank("green_4"), "refuse-plank-not-there", "r.nothing_there"),
    (removing, "red", RemovePlank("red_3"), "refuse-plank-not-there", "r.nothing_there"),
    (removing, "red", RemovePlank("red_1"), "refuse-plank-not-there", "r.nothing_there"),
    (removing, "red", RemovePlank("red_5"), "refuse-plank-occupied", "r.occupied"),
    (removing, "red", RemovePlank("red_2"), "refuse-same-number", "r.reserve_number"),
    (removing, "red", RemovePlank("blue_1"), "refuse-third-colour", "r.third_colour"),
    (removing, "red", RemoveStone("z9"), "refuse-unknown-spot", "1.5"),
    (removing, "red", RemoveStone("a2"), "refuse-stone-not-there", "r.nothing_there"),
    (removing, "red", RemoveStone("v_red"), "refuse-stone-not-there", "r.nothing_there"),
    (removing, "red", RemoveStone("d1"), "refuse-stone-loaded", "r.stone_loaded"),
    (walking, "yellow", WalkTo("b1"), "refuse-unknown-place", "4.6"),
    (walking, "yellow", WalkTo("yellow_1"), "refuse-not-free", "r.not_free"),
    (walking, "yellow", WalkTo("green_1"), "refuse-village-between", "r.village_between"),
    (walking, "yellow", WalkTo("green_3"), "refuse-not-neighbour", "r.not_neighbour"),
    (walking, "yellow", WalkTo("blue_6"), "refuse-not-neighbour", "r.not_neighbour"),
    (walking, "yellow", WalkTo("yellow_3"), "refuse-not-neighbour", "r.not_neighbour"),
    (blue_near_its_goal, "blue", WalkTo("z9"), "refuse-unknown-place", "4.6"),
    (blue_near_its_goal, "blue", WalkTo("yellow_3"), "refuse-no-return", "r.no_return"),
    (blue_near_its_goal, "blue", WalkTo("yellow_1"), "refuse-through-goal", "r.through_goal"),
    (blue_near_its_goal, "blue", WalkTo("v_red"), "refuse-not-two-steps", "r.not_two_steps"),
    (jumping, "yellow", JumpTo("d1"), "refuse-unknown-place", "4.6"),
    (jumping, "yellow", JumpTo("yellow_3"), "refuse-jump-in-place", "r.jump_in_place"),
    (jumping, "yellow", JumpTo("red_3"), "refuse-not-free", "r.not_free"),
    (jumping, "yellow", JumpTo("red_2"), "refuse-nobody-to-jump", "r.jump_pawn"),
    (jumping, "yellow", JumpTo("v_yellow"), "refuse-nobody-to-jump", "r.jump_pawn"),
    (jumping, "yellow", JumpTo("green_1"), "refuse-no-landing", "r.jump_landing"),
]


@pytest.mark.parametrize(("position", "colour", "move", "code", "rule"), REFUSED)
def test_the_move_is_refused_with_its_reason(
    position: Callable[[], Table], colour: str, move: Move, code: str, rule: str
) -> None:
    assert refusal(position(), colour, move) == (code, rule)


def test_two_steps_do_not_end_on_an_occupied_plank() -> None:
    state = turn(
        "green",
        "move_2",
        stones=["b1", "c2", "d1", "d2"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("b1", "c2"),
            "red_1": ("b1", "d1"),
            "red_2": ("c2", "d2"),
        },
        pawns={"green": "yellow_3", "blue": "red_2"},
    )
    assert refusal(state, "green", WalkTo("red_2")) == ("refuse-not-free", "r.not_free")


def test_a_colour_that_is_taken_or_not_in_play() -> None:
    state = choosing_colours()
    for colour in ("red", "black", "pink"):
        with pytest.raises(IllegalMove) as refused:
            state.play(1, TakeColour(colour))
        assert (refused.value.code, refused.value.rule) == ("refuse-colour", "6.colours")


def test_a_statuette_for_nobody() -> None:
    state = GAME.start(3, {"first_statuette": "chosen"}, seed=1)
    for number in (3, -1, 99):
        with pytest.raises(IllegalMove) as refused:
            state.play(0, GiveStatuette(number))
        assert (refused.value.code, refused.value.rule) == ("refuse-no-such-player", "6.first_statuette")


def test_nobody_acts_before_their_turn_or_for_another() -> None:
    state = turn("red", "place_1_stone", statuette="red")
    assert refusal(state, "blue", PutStone("a1"))[0] == "refuse-not-asked"


@pytest.mark.parametrize(
    "move", [WalkTo("v_red"), PutStone("a1"), RemoveStone("b1"), LosePlank("red_1"), Programme(FOUR)]
)
def test_an_answer_to_another_question_is_none(move: Move) -> None:
    state = laying()
    expected = "refuse-gap-available" if isinstance(move, LosePlank) else "refuse-not-an-answer"
    assert refusal(state, "red", move)[0] == expected


def test_the_clock_speaks_only_where_time_counts() -> None:
    state = laying()
    with pytest.raises(IllegalMove) as refused:
        state.play(CLOCK, TimeUp())
    assert refused.value.code == "refuse-clock"


def test_nothing_is_played_after_the_end() -> None:
    state = turn(
        "black",
        "place_1_plank",
        players=2,
        statuette="black",
        lost=[*planks("white", 1, 2, 3, 4, 5, 6), *planks("black", 2, 3, 4, 5, 6)],
    )
    assert state.over
    assert refusal(state, "white", PutStone("a1")) == ("refuse-game-over", "5")


def test_an_islet_is_refused_with_the_plank_above_it() -> None:
    with pytest.raises(IllegalMove) as refused:
        placing().play(1, PutStone("c2"))
    assert refused.value.values == {"place": "c2", "plank_place": "yellow_5"}


def test_a_crossing_is_refused_with_the_plank_it_would_cross() -> None:
    with pytest.raises(IllegalMove) as refused:
        laying().play(1, LayPlank("red_6", "c2", "e1"))
    assert refused.value.values == {"place": "yellow_4"}
