"""The box lid and the setup. (2)"""

from collections import Counter

import pytest

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.events import AdventurerDrawn, FirstPlayerDrawn, TilesDealt
from tests.games.drakon.table import asked, at, hand, hand_sizes, look, pile, purses, rooms, seen, tokens

PLAYERS = pytest.mark.parametrize("players", range(2, 7))


@pytest.mark.ruling("DK-1")
def test_the_game_is_drakon_for_two_to_six() -> None:
    assert (GAME.id, GAME.title, GAME.authors) == ("drakon", "Drakon", ("Tom Jolly",))
    assert list(GAME.players) == [2, 3, 4, 5, 6]


@PLAYERS
def test_everybody_is_dealt_four_tiles_and_the_rest_is_the_pile(players: int) -> None:
    state = GAME.start(players, seed=3)
    assert hand_sizes(state) == (4,) * players
    assert look(state).pile == {2: 55, 3: 51, 4: 47, 5: 43, 6: 39}[players]
    assert len(pile(state)) == look(state).pile


@PLAYERS
def test_everybody_stands_on_the_start_and_all_coins_are_in_the_treasury(players: int) -> None:
    state = GAME.start(players, seed=3)
    assert rooms(state) == {(0, 0): ("start", "NESW")}
    assert all(at(state, seat) == (0, 0) for seat in range(players))
    assert purses(state) == (0,) * players + (0, 28)
    assert state.asked == "action"


def test_the_first_player_is_drawn_and_announced() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        state = GAME.start(3, seed=seed)
        (event,) = seen(state.news(), FirstPlayerDrawn)
        assert asked(state) == ("action", event.seat)
        firsts[event.seat] += 1
    assert sorted(firsts) == [0, 1, 2] and min(firsts.values()) > 8


def test_everybody_hears_how_many_tiles_are_dealt_and_only_the_owner_which() -> None:
    state = GAME.start(3, seed=5)
    told = state.news()
    assert seen(told, TilesDealt) == [TilesDealt(seat, 4) for seat in range(3)]
    assert seen(told, TilesDealt, 1)[1] == TilesDealt(1, 4, tuple(hand(state, 1)))


@pytest.mark.ruling("DK-32")
def test_in_the_base_game_adventurers_are_all_different_and_mere_decoration() -> None:
    state = GAME.start(6, seed=1)
    adventurers = [place.adventurer for place in look(state).places]
    assert len(set(adventurers)) == 6
    assert tokens(state) == ("none",) * 6
    assert seen(state.news(), AdventurerDrawn) == []


def test_with_powers_adventurers_are_drawn_by_lot_with_their_tokens_face_up() -> None:
    first: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.start(2, {"powers": True}, seed=seed)
        drawn = {event.seat: event.adventurer for event in seen(state.news(), AdventurerDrawn)}
        assert drawn == {place.seat: place.adventurer for place in look(state).places}
        assert tokens(state) == ("ready", "ready")
        first[drawn[0]] += 1
    assert len(first) == 6


@pytest.mark.ruling("DK-6")
def test_coins_are_equal_and_lie_openly() -> None:
    state = GAME.arrange(rooms={(0, 0): "start NESW"}, pawns=[(0, 0)] * 2, hands=[["key-0"]] * 2, coins=[3, 1])
    for viewer in (None, 0, 1):
        assert [place.coins for place in look(state, viewer).places] == [3, 1]
    assert state.scores == (3, 1)
