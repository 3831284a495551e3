"""What was expected, and what it has meant."""

from random import Random

import pytest

from dracotheque import games
from dracotheque.analysis.calibration import Observation, Scale, fitted
from dracotheque.analysis.chairs import Chair
from dracotheque.core.game import Game
from dracotheque.core.window import Window
from tools.analysis.calibration import reliability


def observed(scale: Scale, count: int) -> list[Observation]:
    """Games that end as this scale says."""
    dice = Random(1)
    found = []
    for _ in range(count):
        expected = 0.05 + 0.9 * dice.random()
        found.append(Observation(expected, float(dice.random() < scale.chance(expected, 3)), 3))
    return found


def test_an_equal_share_stays_one_and_more_is_more() -> None:
    scale = Scale(slope=1.7)
    assert scale.chance(0.25, 4) == pytest.approx(0.25)
    chances = [scale.chance(share / 20, 4) for share in range(21)]
    assert chances == sorted(chances)


def test_a_scale_is_found_again_in_games_that_end_by_it() -> None:
    found = fitted(observed(Scale(slope=1.6, shift=-0.2), 4000), "regular")
    assert found.slope == pytest.approx(1.6, abs=0.12)
    assert found.shift == pytest.approx(-0.2, abs=0.12)
    assert (found.positions, found.bots) == (4000, "regular")


def test_few_games_leave_expectations_nearly_at_their_word() -> None:
    assert fitted([Observation(0.9, 0.0, 2)], "regular").slope == pytest.approx(1.0, abs=0.8)
    assert fitted([], "regular").slope == 1.0


def test_the_error_of_a_true_scale_is_its_noise_and_that_of_a_false_one_is_not() -> None:
    true = Scale(slope=1.6)
    seen = observed(true, 4000)
    found, false = (
        reliability([(scale.chance(each.expected, 3), each.came) for each in seen], 500, "regular")
        for scale in (true, Scale(slope=0.3))
    )
    assert found.error < 2.0 * found.noise < 0.05
    assert false.error > 0.1
    assert sum(size for size, _, _ in found.bins) == found.positions == 4000


@pytest.mark.parametrize("unlearned", [False, True])
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_every_game_of_ours_has_been_compared_with_how_it_ends(game: Game, unlearned: bool) -> None:
    """By what judges it now, and by what does where numpy is not: a new network needs a scale of its own
    (`python -m tools.analysis calibrate`), and one for those who do without it (`… unlearned`)."""
    chair = Chair(Window(game.start(game.players[0], seed=1), 0), unlearned=unlearned)
    assert chair.scale.positions > 0
    assert not (unlearned and chair.learned)
