"""When time runs out: drafts are handed in, and the caretaker decides. (9.2, 9.3)"""

from typing import Any

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.events import (
    PawnWalked,
    PlankGivenUp,
    PlankLaid,
    PlankTooShort,
    ProgrammeReady,
    StoneRemoved,
    TimeRanOut,
)
from dracotheque.games.dragons_du_mekong.moves import Draft, Programme, RemovePlank
from dracotheque.games.dragons_du_mekong.state import Table
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    hand_in,
    look,
    lost,
    pawn,
    planks,
    player,
    reserve,
    seat,
    seen,
    stones,
    time_is_up,
    turn,
)

CARETAKER = ("place_2_stones", "place_1_stone", "place_1_plank", "move_1", "remove_1")
AUTO = {"absent_play": "auto", "program_time": 120, "decision_time": 45}


def programming(**options: object) -> Table:
    state: Table = GAME.arrange(players=2, options=options or {"program_time": 120})
    return state


def draft(state: Table, colour: str, *cards: str) -> None:
    assert state.play(seat(state, colour), Draft(cards)) == ()


def handed_in(state: Table, colour: str) -> tuple[str, ...]:
    return player(state, colour, seat(state, colour)).programme


# Programmes. (9.2)


def test_without_a_draft_the_caretakers_programme_is_handed_in() -> None:
    state = programming()
    told = time_is_up(state)
    assert seen(told, TimeRanOut) == [TimeRanOut((0, 1))]
    assert seen(told, ProgrammeReady) == [ProgrammeReady(0), ProgrammeReady(1)]
    assert handed_in(state, "black") == handed_in(state, "white") == CARETAKER
    assert look(state).rank == 1


def test_a_complete_draft_is_handed_in_as_it_stands() -> None:
    state = programming()
    cards = ("jump", "dragon_white", "move_2", "remove_1", "place_2_planks")
    draft(state, "black", *cards)
    time_is_up(state)
    assert handed_in(state, "black") == cards
    assert handed_in(state, "white") == CARETAKER


@pytest.mark.parametrize(
    ("laid", "programme"),
    [
        (("move_1",), ("move_1", "place_2_stones", "place_1_stone", "place_1_plank", "remove_1")),
        (("", "", "jump"), ("place_2_stones", "place_1_stone", "jump", "place_1_plank", "move_1")),
        (
            ("place_1_stone", "", "dragon_white", "", "place_2_stones"),
            ("place_1_stone", "place_1_plank", "dragon_white", "move_1", "place_2_stones"),
        ),
        (("", "", "", "", ""), CARETAKER),
    ],
)
def test_free_slots_are_filled_by_the_caretaker(laid: tuple[str, ...], programme: tuple[str, ...]) -> None:
    state = programming()
    draft(state, "black", *laid)
    time_is_up(state)
    assert handed_in(state, "black") == programme


@pytest.mark.parametrize(
    "laid", [("jump", "jump"), ("move_1", "move_2", "jump", "remove_1", "move_1"), ("jump", "", "", "", "jump")]
)
def test_a_draft_that_could_not_be_handed_in_counts_as_none(laid: tuple[str, ...]) -> None:
    state = programming()
    draft(state, "black", *laid)
    time_is_up(state)
    assert handed_in(state, "black") == CARETAKER


def test_two_dragons_in_a_draft_count_as_none() -> None:
    state = GAME.arrange(players=3, options={"program_time": 120})
    draft(state, "red", "dragon_blue", "dragon_white")
    time_is_up(state)
    assert handed_in(state, "red") == CARETAKER


def test_a_draft_may_be_changed_at_will_and_only_before_it_is_handed_in() -> None:
    state = programming()
    draft(state, "black", "jump")
    draft(state, "black", "", "move_1")
    assert player(state, "black", 0).draft == ("", "move_1")
    hand_in(state, {"black": CARETAKER})
    with pytest.raises(IllegalMove) as refused:
        state.play(0, Draft(("jump",)))
    assert (refused.value.code, refused.value.rule) == ("refuse-no-draft-now", "3.program")
    hand_in(state, {"white": CARETAKER})
    with pytest.raises(IllegalMove):
        state.play(1, Draft(("jump",)))
    assert player(state, "black", 0).draft == ()


@pytest.mark.parametrize(
    ("laid", "code"),
    [
        (("jump",) * 6, "refuse-five-cards"),
        (("fly",), "refuse-unknown-card"),
        (("dragon_black",), "refuse-card-not-in-hand"),
        (("dragon_red",), "refuse-card-not-in-hand"),
    ],
)
def test_a_draft_is_made_of_ones_own_cards(laid: tuple[str, ...], code: str) -> None:
    state = programming()
    with pytest.raises(IllegalMove) as refused:
        state.play(0, Draft(laid))
    assert refused.value.code == code
    assert player(state, "black", 0).draft == ()


def test_a_draft_may_be_laid_out_at_any_table() -> None:
    state = GAME.start(2, seed=1)
    state.play(0, Draft(("jump",)))
    assert look(state, 0).contestants[0].draft == ("jump",)


def test_those_who_are_ready_keep_their_programme() -> None:
    state = programming()
    cards = ("jump", "dragon_white", "move_2", "remove_1", "place_2_planks")
    hand_in(state, {"black": cards})
    assert seen(time_is_up(state), TimeRanOut) == [TimeRanOut((1,))]
    assert handed_in(state, "black") == cards


def test_the_clock_has_nothing_to_say_at_a_table_without_time() -> None:
    state = GAME.start(2, seed=1)
    with pytest.raises(IllegalMove) as refused:
        time_is_up(state)
    assert refused.value.code == "refuse-clock"


def test_an_expired_programme_is_acted_upon_even_where_the_absent_are_waited_for() -> None:
    state = programming(program_time=120, absent_play="wait")
    time_is_up(state)
    assert look(state).rank == 1 and CLOCK not in state.actors


# Decisions. (9.3)


def absent(colour: str, card: str, **rest: Any) -> Table:
    return turn(colour, card, options={**AUTO, **rest.pop("options", {})}, **rest)


def test_the_caretaker_puts_a_stone_between_the_two_villages() -> None:
    """The islet with the least sum of squared distances to home and goal; ties by name."""
    state = absent("yellow", "place_1_stone")
    time_is_up(state)
    assert stones(state) == {"e1"}
    state = absent("yellow", "place_1_stone", stones=["e1", "e2", "e3"])
    time_is_up(state)
    assert "d1" in stones(state)


def test_the_caretaker_lays_the_lowest_number_on_the_shortest_pair_offered() -> None:
    state = absent("white", "place_1_plank", players=2, stones=["b6", "d6", "e3"])
    assert seen(time_is_up(state), PlankLaid) == [PlankLaid(seat(state, "white"), "white_1", "b6", "d6")]
    state = absent("white", "place_1_plank", players=2, stones=["d6", "e3"])
    assert seen(time_is_up(state), PlankTooShort) == [PlankTooShort(seat(state, "white"), "white_1", "d6", "e3", True)]


def test_the_caretaker_of_an_assisted_seat_lays_the_lowest_number_that_fits() -> None:
    state = absent("white", "place_1_plank", players=2, stones=["d6", "e3"], options={"plank_fit": "assisted"})
    assert seen(time_is_up(state), PlankLaid) == [PlankLaid(seat(state, "white"), "white_2", "d6", "e3")]


def test_the_caretaker_loses_the_lowest_number_where_no_pair_is_offered() -> None:
    state = absent(
        "white", "place_1_plank", players=2, reserves={"white": planks("white", 3, 4, 6)}, lost=planks("white", 1, 2, 5)
    )
    assert seen(time_is_up(state), PlankGivenUp) == [PlankGivenUp(seat(state, "white"), "white_3")]
    assert "white_3" in lost(state)


def test_the_caretaker_removes_stones_before_planks() -> None:
    delta: Delta = {"stones": ["b1", "c2", "e2", "e3"], "planks": {"red_1": ("b1", "c2")}}
    state = absent("red", "remove_1", **delta)
    assert seen(time_is_up(state), StoneRemoved) == [StoneRemoved(seat(state, "red"), "e2")]
    state = absent(
        "red",
        "remove_1",
        stones=["b1", "c2", "d1"],
        planks={"red_2": ("c2", "d1"), "red_1": ("b1", "c2")},
    )
    time_is_up(state)
    assert "red_1" in reserve(state, "red")


def test_ties_of_the_caretaker_go_by_id() -> None:
    """Alphabetically, whatever the order in which moves are listed: `green_2` comes before `yellow_2`."""
    state = absent(
        "red",
        "remove_1",
        stones=["b1", "c2", "d1"],
        planks={"yellow_2": ("c2", "d1"), "green_2": ("b1", "c2")},
        lost=["red_2"],
    )
    assert state.decision(seat(state, "red")).moves[0] == RemovePlank("yellow_2")
    assert state.late_answer(seat(state, "red")) == RemovePlank("green_2")


def test_whoever_is_late_has_the_same_answer_with_or_without_the_tables_own_time() -> None:
    timed = absent("yellow", "place_1_stone")
    paced = turn("yellow", "place_1_stone")
    late = paced.late_answer(seat(paced, "yellow"))
    assert late is not None and CLOCK not in paced.actors
    time_is_up(timed)
    paced.play(seat(paced, "yellow"), late)
    assert stones(timed) == stones(paced)


def test_the_caretaker_walks_to_the_place_nearest_to_the_goal() -> None:
    delta: Delta = {
        "stones": ["b1", "d1", "e1"],
        "planks": {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1"), "red_3": ("d1", "e1")},
    }
    state = absent("yellow", "move_1", pawns={"yellow": "yellow_1"}, **delta)
    assert seen(time_is_up(state), PawnWalked) == [PawnWalked(seat(state, "yellow"), "move_1", "yellow_1", ("red_3",))]
    state = absent("blue", "move_1", pawns={"blue": "yellow_3"}, statuette="blue", **delta)
    time_is_up(state)
    assert state.over and state.winners == (seat(state, "blue"),)


def test_a_plank_counts_by_the_nearer_of_its_supports() -> None:
    """Both planks begin at d1; the one that leads to e1 ends nearer to blue than the one that leads to d2."""
    state = absent(
        "yellow",
        "move_1",
        stones=["b1", "d1", "d2", "e1"],
        planks={"yellow_1": ("b1", "d1"), "yellow_4": ("d1", "d2"), "red_3": ("d1", "e1")},
        pawns={"yellow": "yellow_1"},
    )
    time_is_up(state)
    assert pawn(state, "yellow") == "red_3"


def test_the_caretaker_lands_nearest_to_the_goal() -> None:
    state = absent(
        "yellow",
        "jump",
        stones=["b1", "c2", "d1", "e1"],
        planks={
            "yellow_3": ("v_yellow", "b1"),
            "yellow_1": ("b1", "d1"),
            "red_1": ("b1", "c2"),
            "red_3": ("d1", "e1"),
        },
        pawns={"yellow": "yellow_3", "green": "yellow_1"},
    )
    time_is_up(state)
    assert pawn(state, "yellow") == "red_3"


def test_the_caretaker_chooses_colours_and_the_statuette_in_order() -> None:
    state = GAME.start(3, {"colours": "chosen", "first_statuette": "chosen", **AUTO}, seed=1)
    for _ in range(3):
        time_is_up(state)
    assert [each.colour for each in look(state).contestants] == ["red", "blue", "white"]
    assert look(state).statuette == 0
    assert asked(state)[0] == "programme"


def test_only_the_one_who_is_asked_is_decided_for() -> None:
    state = absent("red", "place_2_stones")
    told = time_is_up(state)
    assert seen(told, TimeRanOut) == [TimeRanOut((seat(state, "red"),))]
    assert asked(state) == ("stone", "red"), "the second stone is a decision of its own"


def test_a_whole_game_of_absent_players_ends() -> None:
    state = GAME.start(4, {**AUTO, "round_limit": 10}, seed=1)
    while not state.over:
        time_is_up(state)
        GAME.audit(state)
    assert isinstance(Programme(CARETAKER), Programme)
