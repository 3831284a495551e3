"""Worked examples E-6 to E-12 and E-24: lengths, verdicts, what is offered, refused or lost. (10)"""

import pytest

from dracotheque.games.dragons_du_mekong.components.delta import SPOT_NUMBER, fits, in_sight, squared_distance
from dracotheque.games.dragons_du_mekong.events import NothingDone, PlankGivenUp, PlankLaid, PlankTooShort
from dracotheque.games.dragons_du_mekong.moves import LayPlank
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    gaps,
    lost,
    options,
    planks,
    play,
    rank_of,
    refusal,
    reserve,
    seat,
    seen,
    stones,
    turn,
)

SIX = (1, 2, 3, 4, 5, 6)


def fitting(a: str, b: str) -> list[int]:
    """The numbers of the planks that reach from a to b."""
    return [size for size in SIX if fits(size, SPOT_NUMBER[a], SPOT_NUMBER[b])]


@pytest.mark.ruling("DM-12")
@pytest.mark.ruling("DM-13")
@pytest.mark.parametrize(
    ("a", "b", "d2", "sizes"),
    [
        ("d2", "e1", 625, [2, 3, 4, 5, 6]),
        ("c1", "d1", 624, [2, 3, 4, 5, 6]),
        ("b1", "d1", 507, [1, 2, 3, 4, 5, 6]),
        ("b1", "e1", 2601, [6]),
        ("b1", "e3", 3108, []),
        ("v_yellow", "b1", 1609, [3, 4, 5, 6]),
        ("v_yellow", "d1", 3364, [6]),
        ("b1", "c2", 427, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_example_06_the_fit_predicate(a: str, b: str, d2: int, sizes: list[int]) -> None:
    assert squared_distance(SPOT_NUMBER[a], SPOT_NUMBER[b]) == d2
    assert fitting(a, b) == sizes
    assert in_sight(SPOT_NUMBER[a], SPOT_NUMBER[b])


@pytest.mark.ruling("DM-16")
@pytest.mark.ruling("DM-22")
def test_example_07_misjudged_by_eye() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["b6", "d6", "e3"])
    assert gaps(state, "white") == {"b6–d6", "b6–v_white", "d6–e3", "d6–v_white"}
    told = play(state, "white", ("white_1", "d6", "e3"))
    assert seen(told, PlankTooShort) == [PlankTooShort(seat(state, "white"), "white_1", "d6", "e3", True)]
    assert lost(state) == ("white_1",)
    told = play(state, "white", ("white_2", "d6", "e3"))
    assert seen(told, PlankLaid) == [PlankLaid(seat(state, "white"), "white_2", "d6", "e3")]
    assert reserve(state, "white") == planks("white", 3, 4, 5, 6)


DELTA_8: Delta = {"stones": ["c2", "d1", "d2", "e1"], "planks": {"yellow_4": ("d1", "d2")}}
GAPS_8 = {"c2–d1", "c2–d2", "c2–v_red", "c2–v_yellow", "d1–e1", "d1–v_yellow", "d2–e1", "d2–v_red"}


@pytest.mark.ruling("DM-17")
@pytest.mark.ruling("DM-20")
def test_example_08_refused_not_lost() -> None:
    state = turn("red", "place_1_plank", **DELTA_8)
    assert gaps(state, "red") == GAPS_8
    refused = {
        ("c2", "e1"): ("refuse-crossing", "r.crossing"),
        ("d1", "d2"): ("refuse-same-gap", "r.same_pair"),
        ("v_yellow", "v_red"): ("refuse-two-villages", "r.two_villages"),
        ("a1", "d1"): ("refuse-no-stone", "r.no_stone"),
    }
    for (a, b), reason in refused.items():
        assert refusal(state, "red", LayPlank("red_6", a, b)) == reason
    assert seen(play(state, "red", ("red_2", "d2", "e1")), PlankLaid)
    assert lost(state) == ()
    assert board(state) == {"yellow_4": "d1–d2", "red_2": "d2–e1"}


@pytest.mark.ruling("DM-15")
def test_example_09_over_an_empty_islet() -> None:
    state = turn("yellow", "place_1_plank", stones=["b1", "d2"])
    assert ("yellow_5", "b1", "d2") in options(state, "yellow")
    told = play(state, "yellow", ("yellow_5", "b1", "d2"))
    assert seen(told, PlankLaid)
    assert asked(state) == ("stone", "red")
    islets = options(state, "red")
    assert len(islets) == 24
    assert "c2" not in islets and not stones(state) & set(map(str, islets))


@pytest.mark.ruling("DM-15")
def test_example_09_over_a_stone() -> None:
    state = turn("yellow", "place_1_plank", stones=["b1", "c2", "d2"])
    reason = refusal(state, "yellow", LayPlank("yellow_5", "b1", "d2"))
    assert reason == ("refuse-stone-in-the-way", "r.stone_in_the_way")


@pytest.mark.ruling("DM-21")
def test_example_10_a_full_stone() -> None:
    delta: Delta = {
        "stones": ["b1", "c1", "d1", "e1", "e3"],
        "planks": {"yellow_2": ("c1", "d1"), "yellow_1": ("b1", "d1"), "yellow_3": ("d1", "e1")},
    }
    for colour in ("yellow", "red", "blue", "green"):
        state = turn(colour, "place_1_plank", **delta)
        assert not any("d1" in gap for gap in gaps(state, colour))
        for plank in reserve(state, colour):
            assert refusal(state, colour, LayPlank(plank, "d1", "e3")) == ("refuse-three-planks", "r.three_planks")


@pytest.mark.ruling("DM-18")
def test_example_11_nothing_to_build_on() -> None:
    cards = {"yellow": "place_1_plank", "red": "place_2_planks"}
    state = rank_of(cards, 4, statuette="yellow")
    assert options(state, "yellow") == [("lose", plank) for plank in planks("yellow", *SIX)]
    told = play(state, "yellow", ("lose", "yellow_1"))
    assert seen(told, PlankGivenUp) == [PlankGivenUp(seat(state, "yellow"), "yellow_1")]
    play(state, "red", ("lose", "red_1"), ("lose", "red_2"))
    assert lost(state) == ("yellow_1", "red_1", "red_2")
    play(state, "blue", "b4")
    play(state, "green", "b5")
    assert stones(state) == {"b4", "b5"}


def test_example_11_had_the_statuette_been_with_blue() -> None:
    cards = {"yellow": "place_1_plank", "red": "place_2_planks"}
    state = rank_of(cards, 4, statuette="blue")
    play(state, "blue", "b4")
    play(state, "green", "b5")
    assert gaps(state, "yellow") == {"b4–b5", "b4–v_blue", "b5–v_green"}


@pytest.mark.ruling("DM-19")
def test_example_12_the_reserve_becomes_empty() -> None:
    state = turn("yellow", "place_2_planks", stones=["c2", "d1", "d2", "e1"], lost=planks("yellow", 1, 2, 3, 5, 6))
    told = play(state, "yellow", ("yellow_4", "d1", "d2"))
    assert seen(told, PlankLaid)
    assert seen(told, NothingDone) == [NothingDone(seat(state, "yellow"), "place_2_planks", True)]
    assert asked(state) == ("stone", "red")


@pytest.mark.ruling("DM-22")
def test_example_12_the_first_plank_counts_for_the_second() -> None:
    state = turn("yellow", "place_2_planks", stones=["c2", "d1", "d2", "e1"])
    assert "c2–e1" in gaps(state, "yellow")
    play(state, "yellow", ("yellow_4", "d1", "d2"))
    assert asked(state) == ("plank", "yellow")
    assert gaps(state, "yellow") == GAPS_8


# E-24: the same position in the three modes.


def white_to_lay(mode: str) -> Delta:
    return {"players": 2, "stones": ["b6", "d6", "e3"], "options": {"plank_fit": mode}}


def test_example_24_by_eye() -> None:
    state = turn("white", "place_1_plank", **white_to_lay("by_eye"))
    assert len(options(state, "white")) == 24
    play(state, "white", ("white_1", "d6", "e3"))
    assert lost(state) == ("white_1",)


def test_example_24_gentle() -> None:
    state = turn("white", "place_1_plank", **white_to_lay("gentle"))
    by_eye = turn("white", "place_1_plank", **white_to_lay("by_eye"))
    assert options(state, "white") == options(by_eye, "white")
    told = play(state, "white", ("white_1", "d6", "e3"))
    assert seen(told, PlankTooShort) == [PlankTooShort(seat(state, "white"), "white_1", "d6", "e3", False)]
    assert (board(state), lost(state)) == ({}, ())
    assert reserve(state, "white") == planks("white", *SIX)
    assert asked(state)[0] != "plank"


def test_example_24_assisted() -> None:
    state = turn("white", "place_1_plank", **white_to_lay("assisted"))
    one, two = ("b6", "d6"), ("d6", "e3")
    three, six = ("b6", "v_white"), ("d6", "v_white")
    expected = {1: [one], 2: [one, two], 3: [one, three, two], 4: [one, three, two], 5: [one, three, two]}
    expected[6] = [one, three, two, six]
    words = [(f"white_{size}", *gap) for size, offered in expected.items() for gap in offered]
    assert len(words) == 16
    assert options(state, "white") == words
    assert refusal(state, "white", LayPlank("white_1", "d6", "e3")) == ("refuse-too-short", "r.too_short")
