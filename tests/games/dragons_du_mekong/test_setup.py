"""The setup: colours, reserves, hands, the first statuette, and what the seed decides. (1, 2)"""

import pytest

from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.cards import ACTIONS, CARD_IDS, hand_of
from dracotheque.games.dragons_du_mekong.components.colours import COLOURS, COLOURS_IN_PLAY
from dracotheque.games.dragons_du_mekong.components.planks import (
    PLACE_IDS,
    PLANK_IDS,
    SIZE,
    planks_in_play,
)
from dracotheque.games.dragons_du_mekong.events import ColoursDealt, ColourTaken, EyeGiven, RoundBegan, StatuetteGiven
from dracotheque.games.dragons_du_mekong.moves import TakeColour
from tests.games.dragons_du_mekong.table import asked, look, planks, play, seat, seen

each_count = pytest.mark.parametrize("players", GAME.players)


@pytest.mark.ruling("DM-2")
def test_the_game_is_for_two_to_six() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]


@pytest.mark.ruling("DM-3")
def test_thirteen_cards_of_each_colour() -> None:
    assert len(set(ACTIONS)) == 8
    assert len(set(CARD_IDS)) == 14
    decks = [hand_of(6, colour) for colour in range(6)]
    assert [len(deck) for deck in decks] == [13] * 6
    assert sum(map(len, decks)) == 78
    for colour, deck in enumerate(decks):
        assert f"dragon_{COLOURS[colour]}" not in [CARD_IDS[card] for card in deck]


def test_thirty_six_planks() -> None:
    assert len(PLANK_IDS) == len(set(PLANK_IDS)) == 36
    assert PLANK_IDS[:7] == (*planks("yellow", 1, 2, 3, 4, 5, 6), "red_1")
    assert [SIZE[plank] for plank in range(12)] == [1, 2, 3, 4, 5, 6] * 2
    assert len(PLACE_IDS) == 42


@pytest.mark.ruling("DM-4")
@pytest.mark.parametrize(
    ("players", "colours", "cards"),
    [
        (2, {"black", "white"}, 9),
        (3, {"red", "blue", "white"}, 10),
        (4, {"yellow", "red", "blue", "green"}, 11),
        (5, {"yellow", "red", "blue", "green", "white"}, 12),
        (6, set(COLOURS), 13),
    ],
)
def test_who_plays_with_what(players: int, colours: set[str], cards: int) -> None:
    table = look(GAME.start(players, seed=3))
    assert {each.colour for each in table.contestants} == colours
    for each in table.contestants:
        assert len(each.hand) == cards == 8 + players - 1
        assert each.hand[:8] == ACTIONS
        assert set(each.hand[8:]) == {f"dragon_{colour}" for colour in colours - {each.colour}}
    assert planks_in_play(players).bit_count() == 6 * players


@each_count
def test_the_table_at_the_first_decision(players: int) -> None:
    state = GAME.start(players, seed=5)
    table = look(state)
    assert (table.round, table.rank, table.supply, table.stones, table.planks, table.lost) == (1, 0, 27, (), (), ())
    for each in table.contestants:
        assert each.pawn == each.home == f"v_{each.colour}"
        assert each.reserve == planks(each.colour, 1, 2, 3, 4, 5, 6)
        assert not each.ready and each.programme == () and each.face_down == 0
    assert asked(state)[0] == "programme"
    assert state.actors == tuple(range(players))


@pytest.mark.ruling("DM-9")
@each_count
def test_the_order_of_play_is_clockwise_by_village(players: int) -> None:
    for seed in range(8):
        table = look(GAME.start(players, seed=seed))
        order = [table.contestants[each].colour for each in table.order]
        circle = list(COLOURS_IN_PLAY[players])
        first = circle.index(order[0])
        assert order == circle[first:] + circle[:first]
        assert table.order[0] == table.statuette


@pytest.mark.ruling("DM-39")
@each_count
def test_the_seed_draws_colours_and_the_first_statuette(players: int) -> None:
    tables = [look(GAME.start(players, seed=seed)) for seed in range(60)]
    assert {table.statuette for table in tables} == set(range(players))
    assert {table.contestants[0].colour for table in tables} == set(COLOURS_IN_PLAY[players])
    again = look(GAME.start(players, seed=7))
    assert again == tables[7]


def test_the_opening_tells_all_that_was_drawn() -> None:
    state = GAME.start(3, seed=2)
    told = state.news()
    (dealt,) = seen(told, ColoursDealt)
    assert [(owner.seat, owner.colour) for owner in dealt.owners] == [
        (each.seat, each.colour) for each in look(state).contestants
    ]
    assert seen(told, StatuetteGiven) == [StatuetteGiven(look(state).statuette)]
    assert seen(told, RoundBegan) == [RoundBegan(1, look(state).statuette)]


# An eye for each seat. (9.1)


def test_every_seat_has_an_eye_of_its_own_that_nobody_else_sees() -> None:
    state = GAME.start(4, seed=9)
    told = state.news()
    eyes = [look(state, viewer).contestants[viewer].eye for viewer in range(4)]
    assert len(set(eyes)) == 4
    for viewer in (None, 0, 1, 2, 3):
        shown = [each.eye for each in look(state, viewer).contestants]
        assert shown == [eye if place == viewer else 0 for place, eye in enumerate(eyes)]
        assert seen(told, EyeGiven, viewer) == ([] if viewer is None else [EyeGiven(viewer, eyes[viewer])])


# Where the table chooses. (6)


def test_colours_are_chosen_one_after_the_other() -> None:
    state = GAME.start(3, {"colours": "chosen"}, seed=1)
    assert state.asked == "colour"
    assert list(state.decision(0).moves) == [TakeColour("red"), TakeColour("blue"), TakeColour("white")]
    told = state.play(0, state.decision(0).moves[2])
    assert seen(told, ColourTaken) == [ColourTaken(0, "white")]
    assert list(state.decision(1).moves) == [TakeColour("red"), TakeColour("blue")]
    told = state.play(1, state.decision(1).moves[1])
    assert seen(told, ColourTaken) == [ColourTaken(1, "blue"), ColourTaken(2, "red")]
    assert [each.colour for each in look(state).contestants] == ["white", "blue", "red"]
    assert state.order == (2, 1, 0)
    assert state.asked == "programme"


def test_nobody_is_seated_before_all_have_a_colour() -> None:
    state = GAME.start(4, {"colours": "chosen"}, seed=1)
    state.play(0, state.decision(0).moves[1])
    GAME.audit(state)
    table = look(state, 0)
    assert [each.colour for each in table.contestants] == ["red", "", "", ""]
    assert all((each.pawn, each.home, each.goal, each.reserve) == ("", "", "", ()) for each in table.contestants)
    assert table.order == ()
    assert len(table.contestants[0].hand) == 11 and table.contestants[1].hand == ()


@pytest.mark.ruling("DM-39")
def test_the_host_gives_the_first_statuette() -> None:
    state = GAME.start(4, {"first_statuette": "chosen"}, seed=1)
    assert (state.asked, state.actors) == ("statuette", (0,))
    told = play(state, look(state).contestants[0].colour, 2)
    assert seen(told, StatuetteGiven) == [StatuetteGiven(2)]
    assert look(state).statuette == 2 and look(state).order[0] == 2


def test_colours_first_then_the_statuette() -> None:
    state = GAME.start(2, {"colours": "chosen", "first_statuette": "chosen"}, seed=1)
    questions = []
    while state.asked != "programme":
        questions.append(state.asked)
        state.play(state.actors[0], state.decision(state.actors[0]).moves[0])
    assert questions == ["colour", "statuette"]
    assert look(state).contestants[0].colour == "black" and seat(state, "white") == 1
