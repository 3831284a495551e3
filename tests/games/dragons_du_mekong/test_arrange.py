"""Positions by name: what is laid is what was asked for, and the impossible is refused."""

from typing import Any

import pytest

from dracotheque.core.errors import BadTable, ImpossiblePosition
from dracotheque.games.dragons_du_mekong import GAME
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    look,
    lost,
    pawn,
    planks,
    play,
    player,
    rank_of,
    reserve,
    row,
    seat,
    stones,
)


def test_a_bare_position_is_the_first_round_of_an_empty_delta() -> None:
    state = GAME.arrange(players=4)
    assert [each.colour for each in look(state).contestants] == ["yellow", "red", "blue", "green"]
    assert (look(state).round, look(state).statuette, look(state).supply) == (1, 0, 27)
    assert asked(state) == ("programme", "yellow", "red", "blue", "green")


def test_all_parts_of_a_position_are_laid() -> None:
    programmes = {colour: row(3, "place_1_stone") for colour in ("red", "blue", "white")}
    state = GAME.arrange(
        players=3,
        colours=["white", "red", "blue"],
        stones=["b1", "c2", "d1"],
        planks={"red_1": ("c2", "b1"), "blue_1": ("b1", "d1")},
        pawns={"red": "red_1", "white": "v_yellow"},
        reserves={"white": ["white_1", "blue_2"], "blue": ["blue_3"]},
        lost=["blue_4", "blue_5", "blue_6", "white_2", "white_3", "white_4", "white_5", "white_6"],
        statuette="blue",
        round=7,
        rank=3,
        programmes=programmes,
        to_act="red",
        options={"plank_fit": "gentle"},
    )
    table = look(state)
    assert [each.colour for each in table.contestants] == ["white", "red", "blue"]
    assert [table.contestants[each].colour for each in table.order] == ["blue", "white", "red"]
    assert stones(state) == {"b1", "c2", "d1"}
    assert board(state) == {"red_1": "b1–c2", "blue_1": "b1–d1"}
    assert (pawn(state, "red"), pawn(state, "white"), pawn(state, "blue")) == ("red_1", "v_yellow", "v_blue")
    assert reserve(state, "white") == ("blue_2", "white_1")
    assert reserve(state, "red") == planks("red", 2, 3, 4, 5, 6)
    assert set(lost(state)) == {*planks("blue", 4, 5, 6), *planks("white", 2, 3, 4, 5, 6)}
    assert (table.round, table.rank, table.statuette, table.plank_fit) == (7, 3, seat(state, "blue"), "gentle")
    assert asked(state) == ("stone", "red")
    assert [player(state, colour).acted for colour in ("blue", "white", "red")] == [True, True, False]


def test_a_position_goes_on_like_a_game() -> None:
    state = rank_of({}, 2, rank=5, statuette="white")
    play(state, "white", "a1")
    play(state, "black", "a2")
    assert look(state).round == 2 and look(state).statuette == seat(state, "black")


def test_positions_need_no_events() -> None:
    state = GAME.arrange(players=2, events=False)
    assert state.news() == ()
    assert state.play(0, state.decision(0).moves[0]) == ()


def test_options_are_checked() -> None:
    with pytest.raises(BadTable):
        GAME.arrange(players=2, options={"assisted_seat": 3})


LAID: Delta = {"stones": ["b1", "d1"], "planks": {"yellow_1": ("b1", "d1")}}


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"players": 7}, "error-uneven-position"),
        ({"players": 1}, "error-uneven-position"),
        ({"colours": ["red", "blue", "green", "black"]}, "error-colours-not-in-play"),
        ({"colours": ["red", "blue"]}, "error-colours-not-in-play"),
        ({"statuette": "black"}, "error-colour-not-in-play"),
        ({"pawns": {"pink": "v_red"}}, "error-colour-not-in-play"),
        ({"stones": ["z1"]}, "error-unknown-name"),
        ({"stones": ["v_red"]}, "error-unknown-name"),
        ({"planks": {"red_9": ("b1", "d1")}, "stones": ["b1", "d1"]}, "error-unknown-name"),
        ({"planks": {"red_1": ("b1", "zz")}, "stones": ["b1"]}, "error-unknown-name"),
        ({"pawns": {"red": "a1"}}, "error-unknown-name"),
        ({"lost": ["red_0"]}, "error-unknown-name"),
        ({"reserves": {"red": ["red_0"]}}, "error-unknown-name"),
        ({"planks": {"red_6": ("v_red", "v_yellow")}}, "error-no-such-gap"),
        ({"planks": {"red_6": ("a1", "a4")}, "stones": ["a1", "a4"]}, "error-no-such-gap"),
        ({"programmes": {"red": row(1, "jump")}}, "error-no-programme"),
        ({"round": 0}, "error-no-such-round"),
        ({"round": 41}, "error-no-such-round"),
        ({"planks": {"yellow_1": ("b1", "d1")}, "stones": ["b1"]}, "error-impossible-position"),
        ({"planks": {"yellow_1": ("d2", "e1")}, "stones": ["d2", "e1"]}, "error-impossible-position"),
        ({"planks": {"yellow_5": ("b1", "d2")}, "stones": ["b1", "c2", "d2"]}, "error-impossible-position"),
        (
            {"planks": {"yellow_4": ("d1", "d2"), "red_4": ("c2", "e1")}, "stones": ["c2", "d1", "d2", "e1"]},
            "error-impossible-position",
        ),
        ({**LAID, "lost": ["yellow_1"]}, "error-impossible-position"),
        ({**LAID, "reserves": {"yellow": ["yellow_1"]}}, "error-impossible-position"),
        ({**LAID, "planks": {"black_1": ("b1", "d1")}}, "error-impossible-position"),
        ({"reserves": {"red": ["red_1", "green_1"]}}, "error-impossible-position"),
        ({"reserves": {"red": ["red_1", "green_2", "blue_3"]}}, "error-impossible-position"),
        ({"reserves": {"red": ["red_1"]}}, "error-impossible-position"),
        ({"pawns": {"red": "red_1"}}, "error-impossible-position"),
        ({**LAID, "pawns": {"red": "yellow_1", "blue": "yellow_1"}}, "error-impossible-position"),
        ({"pawns": {"red": "v_green"}}, "error-impossible-position"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], code: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.arrange(**({"players": 4} | position))
    assert refused.value.code == code


@pytest.mark.parametrize("rank", [0, 6])
def test_there_are_five_ranks(rank: int) -> None:
    programmes = {colour: row(1, "jump") for colour in ("black", "white")}
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.arrange(players=2, programmes=programmes, rank=rank)
    assert refused.value.code == "error-no-such-rank"


def test_a_fourth_plank_on_a_support_is_impossible() -> None:
    laid = {"yellow_2": ("c1", "d1"), "yellow_1": ("b1", "d1"), "yellow_3": ("d1", "e1"), "red_3": ("d1", "e3")}
    with pytest.raises(ImpossiblePosition):
        GAME.arrange(players=4, stones=["b1", "c1", "d1", "e1", "e3"], planks=laid)
