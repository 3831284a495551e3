"""The harness catches what it is for: faults and leaks planted one at a time in Le Jeu des Dragons."""

from dataclasses import replace

import pytest

from dracotheque.conformance import Broken, Case, bots_play_from_their_window, promises
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.state import Table
from tests.conformance.faults import TWELVE
from tests.conformance.leaks import LEAKS
from tests.conformance.planting import Fault
from tests.conformance.records import RECORDS
from tests.conformance.test_games import cases

pytestmark = pytest.mark.slow

CASE = Case(game=GAME, players=4, games=8, decisions=60, limit=5_000)
PLANTED = [*TWELVE.faults, *LEAKS.faults]


def check(name: str) -> None:
    """A promise by its name, or what was recorded of the game; at the tables of `test_games.py`, and no other."""
    if name in RECORDS:
        RECORDS[name](GAME)
    else:
        for case in cases(GAME).values():
            promises()[name](replace(case))


@pytest.mark.parametrize("fault", PLANTED, ids=repr)
def test_the_planted_fault_is_caught(fault: Fault) -> None:
    cases(GAME)  # chosen, and kept for other tests, while there is no fault
    with fault.planted(), pytest.raises(Broken):
        check(fault.caught_by)


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_without_a_fault_nothing_is_caught(name: str) -> None:
    """What is promised holds without a fault at the same tables: `test_games.py`."""
    check(name)


def test_twelve_faults_and_ten_leaks_are_planted() -> None:
    assert len(TWELVE.faults) == 12
    assert len(LEAKS.faults) >= 10


def test_a_bot_that_looks_behind_its_window_is_caught() -> None:
    def peeping(window: Window, rng: Rng) -> Move:
        behind = window._look()
        assert isinstance(behind, Table)
        moves = window.decision.moves
        return moves[sum(behind.hands[window.seat - 1]) % len(moves)]

    with pytest.raises(Broken, match="hidden things were different"):
        bots_play_from_their_window(CASE, peeping)
