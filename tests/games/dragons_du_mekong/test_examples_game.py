"""Worked examples E-1 to E-5, E-19, E-22, E-23, E-25: setup, a complete game, dragons, order, secrets, ends. (10)"""

import pytest

from dracotheque.core.decisions import plain
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.events import (
    CardCancelled,
    CardsRevealed,
    GameEnded,
    PawnFell,
    PawnWalked,
    PlankGivenUp,
    PlankLaid,
    PlankTooShort,
    StatuettePassed,
    StonePlaced,
)
from tests.games.dragons_du_mekong.table import (
    Delta,
    asked,
    board,
    hand_in,
    look,
    lost,
    options,
    pawn,
    planks,
    play,
    player,
    rank_of,
    reserve,
    row,
    seat,
    seen,
    stones,
    supply,
)

EIGHT = {
    "place_1_stone",
    "place_2_stones",
    "place_1_plank",
    "place_2_planks",
    "remove_1",
    "move_1",
    "move_2",
    "jump",
}


@pytest.mark.ruling("DM-3")
@pytest.mark.ruling("DM-4")
@pytest.mark.ruling("DM-6")
def test_example_01_hands_and_goals() -> None:
    three = GAME.arrange(players=3)
    assert [each.colour for each in look(three).contestants] == ["red", "blue", "white"]
    assert {len(each.hand) for each in look(three).contestants} == {10}
    assert set(player(three, "white").hand) == EIGHT | {"dragon_red", "dragon_blue"}
    four = GAME.arrange(players=4)
    assert {len(each.hand) for each in look(four).contestants} == {11}
    assert not any("dragon_black" in each.hand or "dragon_white" in each.hand for each in look(four).contestants)
    assert player(four, "red").goal == "v_green"
    two = GAME.arrange(players=2)
    assert set(player(two, "black").hand) == EIGHT | {"dragon_white"}
    assert len(player(two, "black").hand) == 9
    five = GAME.arrange(players=5)
    assert len(player(five, "white").hand) == 12
    assert player(five, "white").goal == "v_black"
    assert "black" not in [each.colour for each in look(five).contestants]
    assert {len(each.hand) for each in look(GAME.arrange(players=6)).contestants} == {13}


@pytest.mark.ruling("DM-9")
def test_example_01_turn_order_and_the_next_statuette() -> None:
    state = rank_of({}, 3, rank=5, statuette="blue")
    assert [look(state).contestants[each].colour for each in look(state).order] == ["blue", "white", "red"]
    play(state, "blue", "a1")
    play(state, "white", "a2")
    told = play(state, "red", "a3")
    assert seen(told, StatuettePassed) == [StatuettePassed(seat(state, "white"))]
    assert [look(state).contestants[each].colour for each in look(state).order] == ["white", "red", "blue"]
    assert asked(state) == ("programme", "red", "blue", "white")


FIRST_ROUND = {
    "black": ("place_1_stone", "place_1_plank", "place_2_stones", "dragon_white", "move_1"),
    "white": ("place_2_stones", "place_2_planks", "place_1_stone", "place_1_plank", "move_2"),
}
SECOND_ROUND = {
    "white": ("place_2_planks", "place_1_plank", "move_2", "move_1", "remove_1"),
    "black": ("place_1_plank", "move_1", "remove_1", "place_2_stones", "dragon_white"),
}
THIRD_ROUND = {
    "black": ("place_1_stone", "dragon_white", "move_1", "move_2", "jump"),
    "white": ("move_1", "place_1_stone", "place_2_stones", "remove_1", "move_2"),
}


@pytest.mark.ruling("DM-1")
def test_example_02_a_complete_short_game() -> None:
    state = GAME.arrange(players=2, statuette="black")
    black, white = seat(state, "black"), seat(state, "white")

    hand_in(state, FIRST_ROUND)
    play(state, "black", "b3")
    play(state, "white", "b6", "e3")
    told = play(state, "black", ("black_2", "b3", "v_black"))
    assert seen(told, PlankTooShort) == [PlankTooShort(black, "black_2", "b3", "v_black", True)]
    told = play(state, "white", ("white_3", "b6", "v_white"), ("white_5", "b6", "e3"))
    assert [event.plank for event in seen(told, PlankLaid)] == ["white_3", "white_5"]
    play(state, "black", "d3", "e2")
    told = play(state, "white", "e1")
    assert seen(told, CardCancelled) == [CardCancelled(white, "place_1_plank", (black,))]
    assert seen(told, PawnFell) == [PawnFell(black, "v_black", "v_black", True)]
    assert seen(told, PawnWalked) == [PawnWalked(white, "move_2", "v_white", ("white_3", "white_5"))]
    assert stones(state) == {"b3", "b6", "d3", "e1", "e2", "e3"}
    assert supply(state) == 21
    assert reserve(state, "black") == planks("black", 1, 3, 4, 5, 6)
    assert reserve(state, "white") == planks("white", 1, 2, 4, 6)
    assert look(state).statuette == white

    hand_in(state, SECOND_ROUND)
    told = play(state, "white", ("white_1", "e1", "e3"), ("white_4", "d3", "e1"))
    assert [event.plank for event in seen(told, PlankLaid)] == ["white_1", "white_4"]
    assert seen(play(state, "black", ("black_3", "b3", "v_black")), PlankLaid)
    assert seen(play(state, "white", ("white_6", "d3", "v_black")), PlankLaid)
    assert options(state, "black") == ["black_3", "white_6"]
    play(state, "black", "black_3")
    assert options(state, "white") == ["white_4", "v_white"]
    play(state, "white", "white_4")
    assert options(state, "black") == ["white_3", "e2"]
    play(state, "black", "white_3")
    assert options(state, "white") == ["white_1", "white_6"]
    play(state, "white", "white_6")
    told = play(state, "black", "b4", "c5")
    assert seen(told, CardCancelled) == [CardCancelled(white, "remove_1", (black,))]
    assert supply(state) == 19
    assert reserve(state, "black") == ("black_1", "black_4", "black_5", "black_6", "white_3")
    assert reserve(state, "white") == ("white_2",)
    assert look(state).statuette == black

    hand_in(state, THIRD_ROUND)
    play(state, "black", "a1")
    assert supply(state) == 18
    assert options(state, "white") == ["white_4", "v_black"]
    told = play(state, "white", "v_black")
    assert seen(told, GameEnded) == [GameEnded("arrival", (white,))]
    assert (state.over, state.ending, state.winners, state.scores) == (True, "arrival", (white,), (0, 1))
    assert seen(told, CardsRevealed) == []
    assert look(state).rank == 1
    assert look(state).statuette == black


@pytest.mark.ruling("DM-35")
def test_example_03_a_dragon_cancels() -> None:
    cards = {"yellow": "place_1_stone", "red": "place_2_stones", "blue": "move_1", "green": "dragon_red"}
    state = rank_of(cards, 4, rank=4, statuette="yellow")
    told = play(state, "yellow", "d1")
    red, blue, green = (seat(state, colour) for colour in ("red", "blue", "green"))
    assert seen(told, CardCancelled) == [CardCancelled(red, "place_2_stones", (green,))]
    assert seen(told, PawnFell) == [PawnFell(blue, "v_blue", "v_blue", True)]
    assert [event.islet for event in seen(told, StonePlaced)] == ["d1"]
    assert supply(state) == 26
    assert look(state).rank == 5


@pytest.mark.ruling("DM-36")
def test_example_04_dragon_against_dragon() -> None:
    cards = {"yellow": "place_1_stone", "red": "dragon_green", "blue": "move_2", "green": "dragon_blue"}
    delta: Delta = {"stones": ["b4", "d4"], "planks": {"blue_1": ("b4", "d4")}, "pawns": {"blue": "blue_1"}}
    state = rank_of(cards, 4, rank=4, statuette="yellow", **delta)
    told = play(state, "yellow", "a1")
    assert seen(told, CardCancelled) == [CardCancelled(seat(state, "blue"), "move_2", (seat(state, "green"),))]
    assert seen(told, PawnFell) == []
    assert pawn(state, "blue") == "blue_1"
    without = rank_of(cards | {"green": "place_1_stone"}, 4, rank=4, statuette="yellow", **delta)
    assert seen(play(without, "yellow", "a1"), PawnFell)
    assert pawn(without, "blue") == "v_blue"


def test_example_05_several_dragons() -> None:
    cards = {
        "red": "dragon_white",
        "black": "dragon_white",
        "blue": "place_1_stone",
        "green": "dragon_black",
        "white": "place_2_stones",
        "yellow": "dragon_blue",
    }
    state = rank_of(cards, 6, statuette="red")
    told = state.news()
    white, red, black = (seat(state, colour) for colour in ("white", "red", "black"))
    assert seen(told, CardCancelled) == [
        CardCancelled(seat(state, "blue"), "place_1_stone", (seat(state, "yellow"),)),
        CardCancelled(white, "place_2_stones", (red, black)),
    ]
    assert (stones(state), board(state)) == (set(), {})
    assert look(state).rank == 2


@pytest.mark.ruling("DM-1")
@pytest.mark.ruling("DM-30")
def test_example_19_arriving_with_a_step_to_spare() -> None:
    cards = {"blue": "move_2", "green": "place_1_stone", "yellow": "remove_1", "red": "place_1_plank"}
    state = rank_of(
        cards,
        4,
        rank=3,
        statuette="blue",
        stones=["b1", "d1"],
        planks={"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1")},
        pawns={"blue": "yellow_3"},
    )
    told = state.news()
    blue = seat(state, "blue")
    assert seen(told, PawnWalked) == [PawnWalked(blue, "move_2", "yellow_3", ("v_yellow",))]
    assert seen(told, GameEnded) == [GameEnded("arrival", (blue,))]
    assert state.over and state.winners == (blue,)
    assert supply(state) == 25 and len(board(state)) == 2
    assert look(state).rank == 3
    assert seen(told, StatuettePassed) == [] and look(state).statuette == blue


DELTA_22: Delta = {
    "stones": ["a2", "b4", "c2", "d4"],
    "planks": {"blue_1": ("b4", "d4"), "blue_3": ("v_blue", "b4"), "red_3": ("a2", "c2")},
    "pawns": {"blue": "blue_1"},
}


@pytest.mark.ruling("DM-26")
def test_example_22_red_first_blue_falls() -> None:
    state = rank_of({"red": "remove_1", "blue": "move_2"}, 4, rank=2, statuette="red", **DELTA_22)
    assert options(state, "red") == ["red_3", "blue_3"]
    told = play(state, "red", "blue_3")
    assert reserve(state, "red") == (*planks("red", 1, 2, 4, 5, 6), "blue_3")
    assert seen(told, PawnFell) == [PawnFell(seat(state, "blue"), "blue_1", "v_blue", False)]
    assert pawn(state, "blue") == "v_blue"


def test_example_22_blue_first_walks_home() -> None:
    state = rank_of({"red": "remove_1", "blue": "move_2"}, 4, rank=2, statuette="blue", **DELTA_22)
    assert pawn(state, "blue") == "v_blue"
    play(state, "green", "a1")
    play(state, "yellow", "a3")
    assert asked(state) == ("removal", "red")
    assert "blue_3" in options(state, "red")


def test_example_23_what_is_seen() -> None:
    cards = ("place_2_stones", "place_2_planks", "move_2", "dragon_green", "remove_1")
    programmes = {colour: row(3, "place_1_stone") for colour in ("yellow", "blue", "green")}
    state = GAME.arrange(players=4, round=2, rank=3, programmes={"red": cards, **programmes})
    red, green = seat(state, "red"), seat(state, "green")
    seen_by_green = player(state, "red", green)
    assert seen_by_green.programme == cards[:3]
    assert seen_by_green.face_down == 2
    assert player(state, "green", green).programme == tuple(programmes["green"])
    assert player(state, "green", green).face_down == 0
    assert player(state, "red", red).programme == cards
    spectator = look(state)
    assert [len(each.programme) for each in spectator.contestants] == [3, 3, 3, 3]
    assert [each.face_down for each in spectator.contestants] == [2, 2, 2, 2]


def test_example_23_cards_left_unrevealed_stay_hidden_when_the_game_ends() -> None:
    cards = ("place_1_stone", "place_2_stones", "move_1", "dragon_green", "remove_1")
    programmes = {colour: row(3, "place_1_stone") for colour in ("yellow", "blue", "green")}
    state = GAME.arrange(
        players=4,
        rank=3,
        programmes={"red": cards, **programmes},
        to_act="red",
        stones=["a5"],
        planks={"red_1": ("a5", "v_green")},
        pawns={"red": "red_1"},
    )
    assert state.over
    for viewer in (None, *(each for each in range(4) if each != seat(state, "red"))):
        assert player(state, "red", viewer).programme == cards[:3]
        assert "remove_1" not in str(plain(player(state, "red", viewer).programme))
    assert player(state, "red", seat(state, "red")).programme == cards


@pytest.mark.ruling("DM-38")
def test_example_25_the_last_plank_is_lost() -> None:
    state = rank_of(
        {"black": "place_1_plank"},
        2,
        statuette="black",
        lost=[*planks("white", 1, 2, 3, 4, 5, 6), *planks("black", 2, 3, 4, 5, 6)],
    )
    told = state.news()
    assert seen(told, PlankGivenUp) == [PlankGivenUp(seat(state, "black"), "black_1")]
    assert seen(told, GameEnded) == [GameEnded("no-planks", (0, 1))]
    assert (state.ending, state.winners, state.scores) == ("no-planks", (0, 1), (0, 0))
    assert len(lost(state)) == 12
    assert seen(told, StonePlaced) == []


@pytest.mark.ruling("DM-38")
def test_example_25_nothing_happens_after_the_last_plank() -> None:
    """Not even the second half of the card that lost it."""
    gone = [*planks("white", 1, 2, 3, 4, 5, 6), *planks("black", 2, 3, 4, 5, 6)]
    state = rank_of({"black": "place_2_planks"}, 2, statuette="black", lost=gone)
    assert isinstance(state.news()[-1].event, GameEnded)


@pytest.mark.ruling("DM-38")
def test_example_25_the_round_limit() -> None:
    cards = {"black": "jump", "white": "jump"}
    state = rank_of(cards, 2, rank=5, round=40)
    assert (state.over, state.ending, state.winners) == (True, "round-limit", (0, 1))
    assert seen(state.news(), StatuettePassed)
    earlier = rank_of(cards, 2, rank=5, round=39)
    assert asked(earlier) == ("programme", "black", "white")
    assert look(earlier).round == 40
