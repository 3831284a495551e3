"""Worked examples E-13 to E-18, E-20 and E-21: stones, removals, steps, return trips, falls and jumps. (10)"""

import pytest

from dracotheque.games.dragons_du_mekong.events import (
    NothingDone,
    PawnFell,
    PawnJumped,
    PawnReturned,
    PawnWalked,
    PlankRemoved,
    StonePlaced,
    StoneRemoved,
)
from dracotheque.games.dragons_du_mekong.moves import WalkTo
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    everywhere_but,
    options,
    pawn,
    planks,
    play,
    rank_of,
    refusal,
    reserve,
    seat,
    seen,
    stones,
    supply,
    turn,
)

YELLOW_BRIDGE = {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1")}


# Stones.


@pytest.mark.ruling("DM-23")
def test_example_13_one_stone_left() -> None:
    cards = {"red": "place_2_stones", "blue": "place_1_stone"}
    state = rank_of(cards, 4, rank=2, statuette="red", stones=everywhere_but("c2"))
    told = state.news()
    red, blue = seat(state, "red"), seat(state, "blue")
    assert seen(told, StonePlaced) == [StonePlaced(red, "c2")]
    assert seen(told, NothingDone)[:2] == [
        NothingDone(red, "place_2_stones", True),
        NothingDone(blue, "place_1_stone", False),
    ]
    assert supply(state) == 0


@pytest.mark.ruling("DM-23")
def test_example_13_the_last_islet_is_covered() -> None:
    state = turn(
        "red", "place_2_stones", stones=everywhere_but("c2"), planks={"yellow_5": ("b1", "d2")}, statuette="red"
    )
    told = state.news()
    assert seen(told, StonePlaced) == []
    assert seen(told, NothingDone)[0] == NothingDone(seat(state, "red"), "place_2_stones", False)
    assert supply(state) == 1


# Removal.


@pytest.mark.ruling("DM-7")
@pytest.mark.ruling("DM-25")
def test_example_14_removal_and_the_reserve_limits() -> None:
    state = turn(
        "red",
        "remove_1",
        stones=["a1", "a2", "b1", "b2", "b6", "c1", "c3", "d1", "d2", "e1", "e2"],
        planks={
            "red_1": ("b1", "d1"),
            "red_5": ("b1", "d2"),
            "red_2": ("c1", "d1"),
            "green_1": ("e1", "e2"),
            "green_5": ("a1", "b6"),
            "blue_1": ("b2", "c3"),
            "blue_5": ("a2", "b1"),
            "yellow_4": ("d1", "d2"),
        },
        pawns={"yellow": "green_5"},
        reserves={"red": ["red_3", "red_4", "red_6", "green_2"]},
    )
    assert reserve(state, "green") == planks("green", 3, 4, 6)
    assert options(state, "red") == ["red_1", "red_5", "green_1"]
    told = play(state, "red", "green_1")
    assert seen(told, PlankRemoved) == [PlankRemoved(seat(state, "red"), "green_1", "e1", "e2")]
    assert reserve(state, "red") == ("red_3", "red_4", "red_6", "green_1", "green_2")
    assert "green_1" not in board(state)


@pytest.mark.ruling("DM-24")
def test_example_15_nothing_to_remove() -> None:
    state = turn("red", "remove_1", statuette="red")
    assert seen(state.news(), NothingDone) == [NothingDone(seat(state, "red"), "remove_1", False)]


@pytest.mark.ruling("DM-24")
def test_example_15_a_stone_must_be_lifted() -> None:
    state = turn("red", "remove_1", stones=["b5", "d5", "e2"], planks={"green_1": ("b5", "d5")}, statuette="red")
    assert seen(state.news(), StoneRemoved) == [StoneRemoved(seat(state, "red"), "e2")]
    assert supply(state) == 25


@pytest.mark.ruling("DM-24")
def test_example_15_no_plank_no_stone() -> None:
    delta: Delta = {"stones": ["b5", "d5"], "planks": {"green_1": ("b5", "d5")}}
    state = turn("red", "remove_1", **delta)
    assert seen(state.news(), NothingDone)
    assert board(state) == {"green_1": "b5–d5"}
    state = turn("green", "remove_1", **delta)
    assert seen(state.news(), PlankRemoved) == [PlankRemoved(seat(state, "green"), "green_1", "b5", "d5")]


# One step.


@pytest.mark.ruling("DM-28")
def test_example_16_forced_back() -> None:
    state = turn(
        "yellow",
        "move_1",
        stones=["b1", "d1"],
        planks=YELLOW_BRIDGE,
        pawns={"yellow": "yellow_3", "red": "yellow_1"},
    )
    assert seen(state.news(), PawnWalked) == [PawnWalked(seat(state, "yellow"), "move_1", "yellow_3", ("v_yellow",))]
    assert pawn(state, "yellow") == "v_yellow"


@pytest.mark.ruling("DM-34")
def test_example_16_into_the_water() -> None:
    state = turn(
        "yellow",
        "move_1",
        stones=["b1", "d1", "e1"],
        planks={"yellow_1": ("b1", "d1"), "green_3": ("d1", "e1")},
        pawns={"yellow": "yellow_1", "green": "green_3"},
    )
    assert seen(state.news(), PawnFell) == [PawnFell(seat(state, "yellow"), "yellow_1", "v_yellow", False)]
    assert pawn(state, "yellow") == "v_yellow"
    green = turn(
        "green",
        "move_1",
        stones=["b1", "d1", "e1"],
        planks={"yellow_1": ("b1", "d1"), "green_3": ("d1", "e1")},
        pawns={"green": "green_3"},
    )
    assert pawn(green, "green") == "yellow_1"


# Two steps.


@pytest.mark.ruling("DM-27")
@pytest.mark.ruling("DM-31")
def test_example_17_a_detour_rather_than_a_return_trip() -> None:
    delta: Delta = {
        "stones": ["a1", "b1"],
        "planks": {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("v_yellow", "a1")},
        "pawns": {"yellow": "yellow_3"},
    }
    state = turn("yellow", "move_2", **delta)
    assert seen(state.news(), PawnWalked) == [
        PawnWalked(seat(state, "yellow"), "move_2", "yellow_3", ("v_yellow", "yellow_1"))
    ]
    assert pawn(state, "yellow") == "yellow_1"
    assert pawn(turn("yellow", "move_1", **delta), "yellow") == "v_yellow"


@pytest.mark.ruling("DM-29")
def test_example_18_the_return_trip() -> None:
    bridge: Delta = {"stones": ["b1"], "planks": {"yellow_3": ("v_yellow", "b1")}}
    state = turn("yellow", "move_2", pawns={"yellow": "yellow_3"}, **bridge)
    yellow = seat(state, "yellow")
    assert seen(state.news(), PawnReturned) == [PawnReturned(yellow, "yellow_3", "v_yellow")]
    assert pawn(state, "yellow") == "yellow_3"
    state = turn("yellow", "move_2", **bridge)
    assert seen(state.news(), PawnReturned) == [PawnReturned(yellow, "v_yellow", "yellow_3")]
    assert pawn(state, "yellow") == "v_yellow"


@pytest.mark.ruling("DM-34")
def test_example_18_no_plank_at_all() -> None:
    state = turn("yellow", "move_2")
    assert seen(state.news(), PawnFell) == [PawnFell(seat(state, "yellow"), "v_yellow", "v_yellow", True)]
    assert pawn(state, "yellow") == "v_yellow"


# Jumping.

CROSSROADS: Delta = {
    "stones": ["b1", "c2", "d1", "d2", "e1"],
    "planks": {
        **YELLOW_BRIDGE,
        "red_1": ("b1", "c2"),
        "red_3": ("d1", "e1"),
        "red_4": ("d1", "d2"),
    },
}


@pytest.mark.ruling("DM-32")
@pytest.mark.parametrize(
    ("pawns", "landings"),
    [
        ({"yellow": "yellow_3", "green": "yellow_1"}, ["red_1", "red_3", "red_4"]),
        ({"yellow": "yellow_3", "green": "yellow_1", "blue": "red_3"}, ["red_1", "red_4"]),
        ({"yellow": "red_1", "green": "yellow_1"}, ["yellow_3", "red_3", "red_4"]),
    ],
)
def test_example_20_jumping(pawns: dict[str, str], landings: list[str]) -> None:
    state = turn("yellow", "jump", pawns=pawns, **CROSSROADS)
    assert options(state, "yellow") == landings
    assert pawns["yellow"] not in landings
    told = play(state, "yellow", landings[-1])
    jumped = PawnJumped(seat(state, "yellow"), pawns["yellow"], seat(state, "green"), landings[-1])
    assert seen(told, PawnJumped) == [jumped]
    assert pawn(state, "green") == pawns["green"]


@pytest.mark.ruling("DM-33")
def test_example_21_a_jump_from_a_village() -> None:
    state = turn("yellow", "jump", stones=["b1", "d1"], planks=YELLOW_BRIDGE, pawns={"green": "yellow_3"})
    assert seen(state.news(), PawnJumped) == [
        PawnJumped(seat(state, "yellow"), "v_yellow", seat(state, "green"), "yellow_1")
    ]


@pytest.mark.ruling("DM-33")
def test_example_21_a_pawn_in_a_village_cannot_be_jumped() -> None:
    state = turn(
        "yellow",
        "jump",
        stones=["b1"],
        planks={"yellow_3": ("v_yellow", "b1")},
        pawns={"yellow": "yellow_3", "green": "v_yellow"},
    )
    assert seen(state.news(), PawnFell)
    assert pawn(state, "yellow") == "v_yellow"


@pytest.mark.ruling("DM-27")
def test_example_21_only_a_village_in_common() -> None:
    state = turn(
        "yellow",
        "jump",
        stones=["a1", "b1"],
        planks={"yellow_1": ("v_yellow", "a1"), "yellow_3": ("v_yellow", "b1")},
        pawns={"yellow": "yellow_1", "green": "yellow_3"},
    )
    assert seen(state.news(), PawnFell)
    assert pawn(state, "yellow") == "v_yellow"


def test_example_21_nowhere_to_land() -> None:
    state = turn(
        "yellow",
        "jump",
        stones=["b1", "d1"],
        planks=YELLOW_BRIDGE,
        pawns={"yellow": "yellow_3", "green": "yellow_1"},
    )
    assert seen(state.news(), PawnFell)
    assert pawn(state, "yellow") == "v_yellow"


def test_example_21_at_home_without_a_plank() -> None:
    state = turn("yellow", "jump")
    assert pawn(state, "yellow") == "v_yellow"
    assert stones(state) == set()
    assert asked(state) == ("stone", "red")


def test_the_return_trip_is_never_an_option() -> None:
    state = turn(
        "yellow",
        "move_2",
        stones=["b1", "c2", "d1"],
        planks={**YELLOW_BRIDGE, "red_1": ("b1", "c2")},
        pawns={"yellow": "yellow_3"},
    )
    assert options(state, "yellow") == ["yellow_1", "red_1"]
    assert refusal(state, "yellow", WalkTo("yellow_3")) == ("refuse-no-return", "r.no_return")
