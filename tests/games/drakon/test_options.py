"""What a table may agree on. (6)"""

from itertools import product
from random import Random

import pytest

from dracotheque.core.errors import BadTable
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.options import DrakonOptions
from tests.games.drakon.table import P1, P2, at, go, look, position, rooms, targets, turns


def test_the_defaults_are_those_of_the_rulebook() -> None:
    options = GAME.start(2, seed=1).options
    assert options == DrakonOptions(powers=False, escape=False, start_exits=4, round_limit=100)


def test_the_presets_together_use_every_option() -> None:
    used = {name for options in GAME.presets(4).values() for name in options}
    assert used == {*DrakonOptions.__struct_fields__} - {"absent_play"}


@pytest.mark.parametrize(
    "wish",
    [
        {"powers": "maybe"},
        {"start_exits": 2},
        {"start_exits": 5},
        {"round_limit": 19},
        {"round_limit": 501},
        {"gold": 3},
    ],
)
def test_what_a_table_may_not_agree_on_is_refused(wish: dict[str, object]) -> None:
    with pytest.raises(BadTable):
        GAME.start(3, wish, seed=1)


@pytest.mark.ruling("DK-46")
def test_all_options_combine() -> None:
    for powers, escape, exits in product((False, True), (False, True), (3, 4)):
        options = {"powers": powers, "escape": escape, "start_exits": exits, "round_limit": 20}
        state = GAME.start(3, options, seed=7)
        rng = Random(7)
        while not state.over:
            (seat,) = state.actors
            state.play(seat, rng.choice(state.decision(seat).moves))
        assert state.ending != ("five-coins" if escape else "escape")


@pytest.mark.ruling("DK-4")
def test_a_start_with_three_exits_can_be_walked_into_and_turned() -> None:
    state = GAME.start(2, {"start_exits": 3}, seed=1)
    assert rooms(state) == {(0, 0): ("start-3", "NES")}
    state = position(
        """
        Rooms: (0,0) start NES; (-1,0) empty NE; (1,0) rotation NE.
        Pawns: P1 (-1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 well:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"start_exits": 3},
    )
    assert targets(state, P1) == {(0, 0)}
    go(state, P1, (0, 0))
    go(state, P2, (1, 0))
    # West of the Start an arrow points at it, so its blank side has to stay there.
    assert at(state, P1) == (0, 0) and not [turn for turn in turns(state, P2) if turn[0] == (0, 0)]


@pytest.mark.ruling("DK-4")
def test_nobody_walks_into_a_start_with_four_exits() -> None:
    rng = Random(5)
    for seed in range(5):
        state = GAME.start(3, seed=seed)
        while not state.over:
            (seat,) = state.actors
            for place in look(state).places:
                if (0, 0) in {(cell.x, cell.y) for cell in place.reach}:
                    room = rooms(state)[place.x, place.y][0]
                    assert room in ("key-0", "vortex-0") or room.startswith(("wind", "gust"))
            state.play(seat, rng.choice(state.decision(seat).moves))


@pytest.mark.ruling("DK-31")
def test_the_round_limit_is_what_the_table_agreed_on() -> None:
    assert look(GAME.start(2, {"round_limit": 33}, seed=1)).round_limit == 33
