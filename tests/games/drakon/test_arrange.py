"""Any position by name, and none that cannot be. (arrange)"""

from typing import Any

import pytest

from dracotheque.core.errors import BadTable, ImpossiblePosition
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, asked, hand, look, pile, purses, rooms, tokens

ROOMS = {(0, 0): "start NESW", (1, 0): "gold E", (0, 1): "key"}


def arrange(**parts: Any) -> Table:
    given = {"rooms": ROOMS, "pawns": [(0, 0), (1, 0)], "hands": [["gold-2c"], []], **parts}
    state: Table = GAME.arrange(**given)
    return state


def test_a_position_is_laid_as_named() -> None:
    state = arrange(
        coins=[2, 3],
        start_coins=1,
        pile=["well-2s", "key-0"],
        to_act=P2,
        adventurers=["knight", "dwarf"],
        spent=[P1],
        turn=7,
        quiet=3,
        options={"powers": True},
    )
    assert rooms(state) == {(0, 0): ("start", "NESW"), (1, 0): ("gold-1", "E"), (0, 1): ("key-0", "")}
    assert purses(state) == (2, 3, 1, 22)
    assert hand(state, P1) == ["gold-2c"] and pile(state) == ["well-2s", "key-0"]
    assert asked(state) == ("action", P2)
    assert tokens(state) == ("spent", "ready")
    assert (look(state).turn, look(state).quiet) == (7, 3)
    GAME.audit(state)


def test_tiles_not_mentioned_are_not_in_the_game_unless_the_pile_is_left_open() -> None:
    assert look(arrange()).pile == 0
    assert look(arrange(pile=None)).pile == 63 - 2 - 1
    assert pile(arrange(pile=None, seed=1)) != pile(arrange(pile=None, seed=2))


def test_a_position_can_be_played_to_its_end_and_saved() -> None:
    state = arrange(pile=None, seed=4)
    while not state.over:
        (seat,) = state.actors
        state.play(seat, state.decision(seat).moves[-1])
        GAME.audit(state)
    assert GAME.from_json(state.to_json()).winners == state.winners


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"pawns": [(0, 0)]}, "error-uneven-position"),
        ({"pawns": [(0, 0)] * 7, "hands": [[]] * 7}, "error-uneven-position"),
        ({"hands": [[]]}, "error-uneven-position"),
        ({"coins": [1]}, "error-uneven-position"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "cellar E"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "gold"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "key N"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "gold up"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NES", (1, 0): "gold E"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "gold E", (3, 0): "start NESW"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "gold E", (1, 0): "key"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "gold E", (1001, 0): "key"}}, "error-no-such-room"),
        ({"rooms": {(1, 0): "gold E", (0, 0): "key"}}, "error-no-such-room"),
        ({"rooms": {(0, 0): "start NESW", (1, 0): "gold W"}}, "error-impossible-position"),
        ({"pawns": [(0, 0), (5, 5)]}, "error-impossible-position"),
        ({"coins": [5, 0]}, "error-impossible-position"),
        ({"coins": [-1, 0]}, "error-impossible-position"),
        ({"coins": [4, 4], "start_coins": 21}, "error-impossible-position"),
        ({"hands": [["gold-2d"], []]}, "refuse-unknown-tile"),
        ({"hands": [["start"], []]}, "refuse-unknown-tile"),
        ({"pile": ["nothing"]}, "refuse-unknown-tile"),
        ({"hands": [["key-0", "key-0", "key-0"], []]}, "error-too-many-tiles"),
        ({"adventurers": ["wizard", "bard"]}, "error-no-such-adventurer"),
        ({"adventurers": ["wizard", "wizard"]}, "error-impossible-position"),
        ({"spent": [0]}, "error-impossible-position"),
        ({"spent": [4], "options": {"powers": True}}, "error-impossible-position"),
        ({"to_act": 2}, "error-impossible-position"),
        ({"shown": {0: ["key-0"]}}, "error-impossible-position"),
        ({"destroyed": 1}, "error-impossible-position"),
        ({"quiet": -1}, "error-impossible-position"),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        arrange(**parts)
    assert refused.value.code == code


def test_impossible_options_are_refused() -> None:
    with pytest.raises(BadTable):
        arrange(options={"start_exits": 1})
