"""The cards one by one, beyond the worked examples. (4)"""

import pytest

from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.events import (
    CardCarriedOut,
    NothingDone,
    PawnFell,
    PawnReturned,
    PawnWalked,
    PlankLaid,
    StonePlaced,
)
from dracotheque.games.dragons_du_mekong.moves import LayPlank
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    everywhere_but,
    gaps,
    look,
    lost,
    options,
    pawn,
    planks,
    play,
    refusal,
    reserve,
    seat,
    seen,
    stones,
    supply,
    turn,
)

ISLETS = everywhere_but()


# Stones. (4.1, 4.2)


@pytest.mark.ruling("DM-11")
def test_a_stone_may_go_on_any_empty_islet_and_lies_there() -> None:
    state = turn("red", "place_1_stone")
    assert options(state, "red") == sorted(ISLETS)
    told = play(state, "red", "e2")
    assert seen(told, StonePlaced) == [StonePlaced(seat(state, "red"), "e2")]
    assert stones(state) == {"e2"} and supply(state) == 26
    assert asked(state) == ("stone", "blue")
    assert "e2" not in options(state, "blue")


@pytest.mark.ruling("DM-22")
def test_two_stones_go_one_after_the_other() -> None:
    state = turn("red", "place_2_stones")
    assert look(state).prompt.about == {"left": 2}  # type: ignore[union-attr]
    play(state, "red", "a1")
    assert asked(state) == ("stone", "red")
    assert look(state).prompt.about == {"left": 1}  # type: ignore[union-attr]
    assert len(options(state, "red")) == 26 and "a1" not in options(state, "red")
    play(state, "red", "a2")
    assert stones(state) == {"a1", "a2"}


def test_the_supply_is_what_the_islets_lack() -> None:
    for missing in (0, 1, 13, 27):
        assert supply(GAME.arrange(players=4, stones=everywhere_but(*ISLETS[:missing]))) == missing


@pytest.mark.ruling("DM-15")
def test_an_islet_is_open_again_when_nothing_lies_over_it_any_more() -> None:
    """Two planks lie over b1; it stays closed until both are gone."""
    delta: Delta = {"stones": ["a1", "c2"], "lost": planks("red", 1, 2, 3, 4, 5, 6)}
    yellow, blue = {"yellow_6": ("v_yellow", "c2")}, {"blue_6": ("a1", "c2")}
    state = turn("red", "remove_1", planks=yellow | blue, **delta)
    play(state, "red", "yellow_6")
    assert "b1" not in options(state, "blue")
    state = turn("red", "remove_1", planks=yellow, **delta)
    assert options(state, "red") == ["yellow_6", "a1"]
    play(state, "red", "yellow_6")
    assert "b1" in options(state, "blue")


# Planks. (3.4, 4.3, 4.4)


def test_a_plank_may_go_anywhere_whoever_put_the_stones() -> None:
    state = turn("red", "place_1_plank", stones=["b5", "d5"], statuette="red")
    told = play(state, "red", ("red_1", "b5", "d5"))
    assert seen(told, PlankLaid) == [PlankLaid(seat(state, "red"), "red_1", "b5", "d5")]
    assert reserve(state, "red") == planks("red", 2, 3, 4, 5, 6)


def test_options_are_the_reserve_times_the_offered_pairs_in_canonical_order() -> None:
    state = turn(
        "red",
        "place_1_plank",
        stones=["b1", "c2", "d1"],
        reserves={"red": ["red_2", "red_6", "yellow_4"], "yellow": planks("yellow", 1, 2, 3, 5, 6)},
        lost=planks("red", 1, 3, 4, 5),
    )
    pairs = [("b1", "c2"), ("b1", "d1"), ("b1", "v_yellow"), ("c2", "d1"), ("c2", "v_red"), ("d1", "v_yellow")]
    expected = [(plank, *pair) for plank in ("yellow_4", "red_2", "red_6") for pair in pairs]
    assert options(state, "red") == expected


def test_the_order_of_the_two_supports_has_no_meaning() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6"])
    assert LayPlank("white_1", "d6", "b6") == LayPlank("white_1", "b6", "d6")
    state.play(seat(state, "white"), LayPlank("white_1", "d6", "b6"))
    assert board(state) == {"white_1": "b6–d6"}


@pytest.mark.ruling("DM-13")
def test_an_over_long_plank_holds_and_its_surplus_counts_for_nothing() -> None:
    """Number 6 on the shortest gap: what sticks out neither crosses nor covers anything."""
    state = turn("yellow", "place_1_plank", stones=["b1", "c2", "d1", "d2"])
    before = gaps(state, "yellow")
    play(state, "yellow", ("yellow_6", "b1", "c2"))
    state = turn(
        "red", "place_1_plank", stones=["b1", "c2", "d1", "d2"], planks={"yellow_6": ("b1", "c2")}, statuette="red"
    )
    short = turn(
        "red", "place_1_plank", stones=["b1", "c2", "d1", "d2"], planks={"yellow_1": ("b1", "c2")}, statuette="red"
    )
    assert gaps(state, "red") == gaps(short, "red") < before


@pytest.mark.ruling("DM-14")
def test_planks_that_share_a_support_never_cross() -> None:
    state = turn("red", "place_1_plank", stones=["d1", "d2", "e1"], planks={"yellow_4": ("d1", "d2")})
    assert {"d1–e1", "d2–e1"} <= gaps(state, "red")


@pytest.mark.ruling("DM-16")
def test_a_plank_too_short_is_lost_for_everybody() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"])
    play(state, "white", ("white_1", "d6", "e3"))
    assert lost(state) == ("white_1",)
    assert "white_1" not in reserve(state, "white") and board(state) == {}


@pytest.mark.ruling("DM-21")
def test_a_village_takes_three_planks_too() -> None:
    """A fourth is impossible on this board by its geometry alone."""
    stones_ = ["a1", "b1", "d1"]
    laid = {"yellow_1": ("v_yellow", "a1"), "yellow_3": ("v_yellow", "b1"), "yellow_6": ("v_yellow", "d1")}
    state = turn(
        "yellow",
        "place_1_plank",
        stones=stones_,
        planks=laid,
        reserves={"yellow": ["yellow_2"]},
        lost=["yellow_4", "yellow_5"],
    )
    assert not any("v_yellow" in gap for gap in gaps(state, "yellow"))
    reason = refusal(state, "yellow", LayPlank("yellow_2", "a1", "v_yellow"))
    assert reason == ("refuse-three-planks", "r.three_planks")


@pytest.mark.ruling("DM-18")
@pytest.mark.ruling("DM-22")
def test_a_lost_first_plank_does_not_cancel_the_second() -> None:
    state = turn("white", "place_2_planks", players=2)
    play(state, "white", ("lose", "white_3"))
    assert asked(state) == ("plank", "white")
    assert len(options(state, "white")) == 5


@pytest.mark.ruling("DM-19")
def test_an_empty_reserve_has_no_effect() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["b6", "d6"], lost=planks("white", 1, 2, 3, 4, 5, 6))
    assert seen(state.news(), NothingDone)[0] == NothingDone(seat(state, "white"), "place_2_planks", False)
    assert board(state) == {}


# Removal. (4.5)


@pytest.mark.ruling("DM-25")
def test_ones_own_colour_may_be_the_third() -> None:
    delta: Delta = {
        "stones": ["b1", "c2", "d1"],
        "planks": {"red_1": ("b1", "c2"), "green_3": ("b1", "d1")},
        "lost": planks("red", 2, 3, 4, 5, 6),
    }
    state = turn("red", "remove_1", reserves={"red": ["green_2", "blue_5"]}, **delta)
    assert pawn(state, "red") == "v_red"
    assert board(state) == {"red_1": "b1–c2"}, "red had to take the green plank"
    assert reserve(state, "red") == ("blue_5", "green_2", "green_3")


@pytest.mark.ruling("DM-26")
def test_not_even_ones_own_plank_is_taken_from_under_ones_feet() -> None:
    state = turn("red", "remove_1", stones=["b1", "c2", "a1"], planks={"red_1": ("b1", "c2")}, pawns={"red": "red_1"})
    assert board(state) == {"red_1": "b1–c2"}
    assert stones(state) == {"b1", "c2"}, "the bare stone had to go"


@pytest.mark.ruling("DM-24")
def test_removing_is_compulsory_even_when_it_hurts() -> None:
    state = turn(
        "green",
        "remove_1",
        stones=["a5", "b5"],
        planks={"green_1": ("a5", "v_green"), "green_3": ("a5", "b5")},
        pawns={"green": "green_3"},
    )
    assert board(state) == {"green_3": "a5–b5"}


def test_what_was_taken_can_be_laid_again() -> None:
    state = turn(
        "red",
        "remove_1",
        stones=["b1", "c2"],
        planks={"blue_1": ("b1", "c2")},
        reserves={"red": []},
        lost=planks("red", 1, 2, 3, 4, 5, 6),
    )
    assert reserve(state, "red") == ("blue_1",)
    state = turn(
        "red", "place_1_plank", stones=["b1", "d1"], reserves={"red": ["blue_1"]}, lost=planks("red", 1, 2, 3, 4, 5, 6)
    )
    play(state, "red", ("blue_1", "b1", "d1"))
    assert board(state) == {"blue_1": "b1–d1"}


# Steps. (4.6, 4.7)

BRIDGE: Delta = {
    "stones": ["b1", "d1", "e1"],
    "planks": {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1"), "red_3": ("d1", "e1")},
}


def test_one_step_goes_to_planks_of_any_colour_and_to_villages() -> None:
    state = turn("green", "move_1", pawns={"green": "yellow_1"}, **BRIDGE)
    assert options(state, "green") == ["yellow_3", "red_3"]
    told = play(state, "green", "red_3")
    assert seen(told, PawnWalked) == [PawnWalked(seat(state, "green"), "move_1", "yellow_1", ("red_3",))]


@pytest.mark.ruling("DM-28")
def test_a_village_holds_any_number_of_pawns() -> None:
    state = turn("green", "move_1", pawns={"green": "yellow_3", "red": "v_yellow"}, **BRIDGE)
    play(state, "green", "v_yellow")
    assert [pawn(state, colour) for colour in ("yellow", "red", "green")] == ["v_yellow"] * 3


def test_two_steps_lead_to_every_place_two_steps_away() -> None:
    state = turn("green", "move_2", pawns={"green": "v_yellow"}, **BRIDGE)
    assert pawn(state, "green") == "yellow_1", "from the village there is one place two steps away"
    state = turn("green", "move_2", pawns={"green": "yellow_1"}, **BRIDGE)
    assert pawn(state, "green") == "v_yellow"


def test_two_steps_do_not_pass_an_occupied_plank() -> None:
    state = turn("green", "move_2", pawns={"green": "yellow_3", "blue": "yellow_1"}, **BRIDGE)
    assert seen(state.news(), PawnReturned) == [PawnReturned(seat(state, "green"), "yellow_3", "v_yellow")]


@pytest.mark.ruling("DM-31")
def test_two_steps_may_pass_through_any_village() -> None:
    state = turn(
        "green",
        "move_2",
        stones=["a1", "b1"],
        planks={"yellow_3": ("v_yellow", "b1"), "yellow_1": ("v_yellow", "a1")},
        pawns={"green": "yellow_3"},
    )
    assert pawn(state, "green") == "yellow_1"


@pytest.mark.ruling("DM-30")
def test_no_way_leads_through_the_goal() -> None:
    """Blue stands next to its goal: the other plank of the yellow village is not a destination."""
    state = turn(
        "blue",
        "move_2",
        stones=["a1", "b1", "d1"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("v_yellow", "a1"),
            "red_1": ("b1", "d1"),
            "red_4": ("a1", "d1"),
        },
        pawns={"blue": "red_1"},
        statuette="blue",
    )
    assert options(state, "blue") == ["yellow_1", "v_yellow"]
    state = turn(
        "blue",
        "move_2",
        stones=["a1", "b1", "d1"],
        planks={"yellow_3": ("v_yellow", "b1"), "yellow_1": ("v_yellow", "a1"), "red_1": ("b1", "d1")},
        pawns={"blue": "yellow_3"},
        statuette="blue",
    )
    assert state.over and state.winners == (seat(state, "blue"),), "no destination but the goal, one step away"


def test_the_goal_at_two_steps_wins_as_well() -> None:
    state = turn("blue", "move_2", pawns={"blue": "yellow_1"}, statuette="blue", **BRIDGE)
    assert state.over and pawn(state, "blue") == "v_yellow"


@pytest.mark.ruling("DM-34")
@pytest.mark.parametrize("card", ["move_1", "move_2", "jump"])
def test_a_pawn_in_a_foreign_village_falls_too(card: str) -> None:
    state = turn("green", card, pawns={"green": "v_yellow"})
    assert seen(state.news(), PawnFell) == [PawnFell(seat(state, "green"), "v_yellow", "v_green", False)]
    assert pawn(state, "green") == "v_green"


def test_later_cards_are_carried_out_after_a_fall() -> None:
    state = turn("green", "jump", pawns={"green": "yellow_1"}, **BRIDGE)
    assert pawn(state, "green") == "v_green"
    assert look(state).rank == 2
    for colour, islet in (("yellow", "a2"), ("red", "a3"), ("blue", "a4"), ("green", "a5")):
        play(state, colour, *((islet, f"c{islet[1]}") if colour != "green" else (islet,)))
    assert "a5" in stones(state)


@pytest.mark.ruling("DM-32")
def test_a_jump_may_land_in_a_village_even_the_goal() -> None:
    state = turn("blue", "jump", pawns={"blue": "yellow_1", "green": "yellow_3"}, statuette="blue", **BRIDGE)
    assert state.over and state.winners == (seat(state, "blue"),)


@pytest.mark.ruling("DM-32")
def test_landings_are_the_union_over_all_neighbours() -> None:
    state = turn(
        "yellow",
        "jump",
        stones=["b1", "c2", "d1", "d2", "e1"],
        planks={
            "yellow_1": ("b1", "c2"),
            "red_1": ("b1", "d1"),
            "red_2": ("c2", "d2"),
            "red_3": ("d1", "e1"),
            "green_2": ("d2", "e1"),
        },
        pawns={"yellow": "yellow_1", "green": "red_1", "blue": "red_2"},
    )
    assert options(state, "yellow") == ["red_3", "green_2"]


def test_every_card_that_is_carried_out_is_told() -> None:
    state = turn("red", "place_1_stone", statuette="red")
    assert seen(state.news(), CardCarriedOut) == [CardCarriedOut(seat(state, "red"), "place_1_stone")]
