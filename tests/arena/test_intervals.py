"""What a mean over seeds proves."""

from random import Random

import pytest

from dracotheque.arena.intervals import interval, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (6, 2.4469), (7, 2.3646), (9, 2.2622), (30, 2.0423), (1000, 1.9623)],
)
def test_student_is_the_one_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=2e-3)


def test_one_seed_proves_nothing() -> None:
    assert interval([0.7]) == (0.7, 0.0, 1.0)


def test_seeds_that_agree_are_still_only_so_many_seeds() -> None:
    assert interval([1.0] * 10) == (1.0, *wilson(1.0, 10))
    low, high = wilson(1.0, 10)
    assert (round(low, 4), round(high, 9)) == (0.7225, 1.0)


def test_nineteen_intervals_out_of_twenty_hold_the_truth() -> None:
    dice = Random(1)
    held = 0
    for _ in range(1000):
        _, low, high = interval([dice.betavariate(3, 5) for _ in range(4)])
        held += low <= 3 / 8 <= high
    assert 930 <= held <= 970


def test_luck_that_cancels_within_a_seed_narrows_the_interval() -> None:
    steady, moody = interval([0.5, 0.52] * 10), interval([0.0, 1.0] * 10)
    assert steady.high - steady.low < (moody.high - moody.low) / 10
