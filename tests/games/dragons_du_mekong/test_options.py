"""The options of a table. (6)"""

from collections.abc import Mapping
from typing import Any

import pytest

from dracotheque.arena import simulate
from dracotheque.bots import get
from dracotheque.core.decisions import Timer
from dracotheque.core.errors import BadTable
from dracotheque.core.moves import CLOCK
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.events import NoGapLeft, PlankGivenUp, PlankLaid, PlankTooShort
from dracotheque.games.dragons_du_mekong.moves import LayPlank, LosePlank
from dracotheque.games.dragons_du_mekong.options import MekongOptions
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    gaps,
    look,
    lost,
    options,
    planks,
    play,
    rank_of,
    refusal,
    reserve,
    seat,
    seen,
    turn,
)


def test_the_defaults_are_the_rulebooks_game() -> None:
    assert MekongOptions() == MekongOptions(
        plank_fit="by_eye",
        assisted_seat=None,
        round_limit=40,
        colours="random",
        first_statuette="random",
        program_time=None,
        decision_time=None,
        standing_orders=False,
        absent_play="auto",
    )


@pytest.mark.parametrize("players", GAME.players)
def test_presets_name_every_option(players: int) -> None:
    presets = GAME.presets(players)
    named = {option for wishes in presets.values() for option in wishes}
    assert named == set(MekongOptions.__struct_fields__)
    fits = {wishes.get("plank_fit", "by_eye") for wishes in presets.values()}
    assert fits == {"by_eye", "gentle", "assisted"}
    for wishes in presets.values():
        assert GAME.start(players, wishes, seed=1).actors


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"plank_fit": "by_ear"}, "error-bad-option"),
        ({"assisted_seat": 6}, "error-bad-option"),
        ({"assisted_seat": 4}, "error-assisted-seat"),
        ({"round_limit": 9}, "error-round-limit"),
        ({"round_limit": 1}, "error-round-limit"),
        ({"round_limit": 101}, "error-bad-option"),
        ({"round_limit": -1}, "error-bad-option"),
        ({"colours": "mine"}, "error-bad-option"),
        ({"first_statuette": 2}, "error-bad-option"),
        ({"program_time": 0}, "error-bad-option"),
        ({"decision_time": "long"}, "error-bad-option"),
        ({"standing_orders": "yes"}, "error-bad-option"),
        ({"absent_play": "leave"}, "error-bad-option"),
        ({"river": True}, "error-unknown-option"),
    ],
)
def test_impossible_options_are_refused(wishes: Mapping[str, Any], code: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.start(4, wishes, seed=1)
    assert refused.value.code == code


# The round limit. (6)


@pytest.mark.ruling("DM-38")
def test_ten_rounds_are_a_limit_and_none_is_none() -> None:
    jumps = {"black": "jump", "white": "jump"}
    assert rank_of(jumps, 2, rank=5, round=10, options={"round_limit": 10}).ending == "round-limit"
    for round_ in (40, 100, 1000):
        assert not rank_of(jumps, 2, rank=5, round=round_, options={"round_limit": 0}).over


def test_bots_among_themselves_need_a_limit() -> None:
    with pytest.raises(BadTable) as refused:
        simulate(GAME, 2, {"round_limit": 0}, 1, [get("random")] * 2, 1)
    assert refused.value.code == "error-endless"
    assert simulate(GAME, 2, {"round_limit": 10}, 1, [get("random")] * 2, 1).finished == 1


# Gentle. (6)

GENTLE = {"plank_fit": "gentle"}


def test_gentle_never_loses_a_plank_and_uses_up_the_half_card() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["b6", "d6", "e3"], options=GENTLE)
    told = play(state, "white", ("white_1", "d6", "e3"))
    assert [event.lost for event in seen(told, PlankTooShort)] == [False]
    assert asked(state) == ("plank", "white")
    play(state, "white", ("white_1", "d6", "e3"))
    assert asked(state) != ("plank", "white")
    assert reserve(state, "white") == planks("white", 1, 2, 3, 4, 5, 6) and lost(state) == ()


def test_gentle_without_a_gap_asks_nothing() -> None:
    state = turn("white", "place_2_planks", players=2, options=GENTLE, statuette="white")
    assert seen(state.news(), NoGapLeft) == [NoGapLeft(seat(state, "white"), False)]
    assert asked(state) == ("stone", "black")
    assert lost(state) == ()


def test_gentle_second_half_without_a_gap() -> None:
    state = turn("white", "place_2_planks", players=2, stones=["a6"], options=GENTLE)
    told = play(state, "white", ("white_1", "a6", "v_white"))
    assert seen(told, PlankLaid)
    assert seen(told, NoGapLeft) == [NoGapLeft(seat(state, "white"), True)]


# Assisted. (6)

ASSISTED = {"plank_fit": "assisted"}


def test_assisted_offers_only_what_fits() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"], options=ASSISTED)
    assert len(options(state, "white")) == 16
    for word in options(state, "white"):
        clone = state.clone()
        assert seen(play(clone, "white", word), PlankLaid)


def test_assisted_must_lose_a_plank_where_none_fits() -> None:
    state = turn(
        "white",
        "place_1_plank",
        players=2,
        stones=["d6", "e3"],
        options=ASSISTED,
        lost=planks("white", 2, 3, 4, 5),
        planks={"white_6": ("d6", "v_white")},
        reserves={"white": ["white_1"]},
        statuette="white",
    )
    assert seen(state.news(), PlankGivenUp) == [PlankGivenUp(seat(state, "white"), "white_1")]
    assert "white_1" in lost(state)


def test_assisted_may_not_throw_away_a_plank_that_fits_somewhere() -> None:
    state = turn("white", "place_1_plank", players=2, stones=["b6", "d6"], options=ASSISTED)
    assert refusal(state, "white", LosePlank("white_1")) == ("refuse-gap-available", "r.gap_available")


# One assisted seat. (6)


def helped(card: str, **rest: Any) -> Any:
    """White, in seat 1, is the assisted one at this table of two."""
    wishes = {"assisted_seat": 1, **rest.pop("options", {})}
    return turn("white", card, players=2, options=wishes, **rest)


def test_the_assisted_seat_alone_is_offered_what_fits() -> None:
    delta: Delta = {"stones": ["b6", "d6", "e3"]}
    assert len(options(helped("place_1_plank", **delta), "white")) == 16
    other = turn("black", "place_1_plank", players=2, options={"assisted_seat": 1}, **delta)
    assert len(options(other, "black")) == 24
    assert refusal(helped("place_1_plank", **delta), "white", LayPlank("white_1", "d6", "e3"))[0] == "refuse-too-short"


def test_the_assisted_seat_is_asked_even_where_one_thing_only_fits() -> None:
    """That nothing else fits is for its player alone to know. (7)"""
    state = helped(
        "place_1_plank", stones=["d6", "e3"], reserves={"white": ["white_2"]}, lost=planks("white", 1, 3, 4, 5, 6)
    )
    assert asked(state) == ("plank", "white")
    assert options(state, "white") == [("white_2", "d6", "e3")]


def test_the_assisted_seat_loses_a_plank_where_none_fits() -> None:
    state = helped(
        "place_1_plank", stones=["d6", "e3"], reserves={"white": ["white_1"]}, lost=planks("white", 2, 3, 4, 5, 6)
    )
    assert options(state, "white") == [("lose", "white_1")]
    play(state, "white", ("lose", "white_1"))
    assert "white_1" in lost(state)


def test_at_a_gentle_table_the_assisted_seat_never_loses_a_plank() -> None:
    """Where nothing fits nothing happens: a ruling of our own."""
    state = helped(
        "place_1_plank",
        stones=["d6", "e3"],
        reserves={"white": ["white_1"]},
        lost=planks("white", 2, 3, 4, 5, 6),
        options=GENTLE,
    )
    assert seen(state.news(), NoGapLeft) == [NoGapLeft(seat(state, "white"), False)]
    assert reserve(state, "white") == ("white_1",)
    black = turn(
        "black",
        "place_1_plank",
        players=2,
        stones=["d3", "e1"],
        reserves={"black": ["black_1"]},
        lost=planks("black", 2, 3, 4, 5, 6),
        options={"assisted_seat": 1, **GENTLE},
    )
    assert gaps(black, "black") == {"d3–e1", "d3–v_black"}


def test_everybody_sees_whom_the_table_helps() -> None:
    assert look(helped("jump")).assisted_seat == 1
    assert look(turn("red", "jump")).assisted_seat == -1
    assert look(turn("red", "jump", options=GENTLE)).plank_fit == "gentle"
    assert board(turn("red", "jump")) == {}


# Time. (6, 9)


@pytest.mark.parametrize(
    ("wishes", "programmes", "decisions"),
    [
        ({}, False, False),
        ({"program_time": 120}, True, False),
        ({"decision_time": 45}, False, True),
        ({"program_time": 120, "decision_time": 45}, True, True),
        ({"absent_play": "auto"}, False, False),
        ({"program_time": 120, "absent_play": "wait"}, True, False),
    ],
)
def test_when_the_clock_may_speak(wishes: dict[str, object], programmes: bool, decisions: bool) -> None:
    state = GAME.arrange(players=2, options=wishes)
    assert (CLOCK in state.actors) == programmes
    state = turn("black", "place_1_stone", players=2, options=wishes)
    assert (CLOCK in state.actors) == decisions


def test_at_a_live_table_of_the_preset_the_clock_runs_on_every_decision() -> None:
    state = turn("black", "place_1_stone", players=2, options=GAME.presets(2)["live"])
    assert CLOCK in state.actors and state.timer() == Timer("decision", 45, decides=True, restarts=True)


def test_a_time_without_effect_is_refused() -> None:
    with pytest.raises(BadTable) as refused:
        GAME.start(2, {"decision_time": 45, "absent_play": "wait"}, seed=1)
    assert refused.value.code == "error-decision-time"


def test_where_people_play_slowly_orders_may_be_left() -> None:
    options = MekongOptions()
    assert options.among_people("slow").standing_orders and not options.among_people("live").standing_orders
