"""What a mean over seeds proves: its 95 % interval.

The games of one seed share their cards, so they are one observation: the interval is Student's, over the means of the
seeds. Where all seeds agree there is no spread to go by, and Wilson's interval for that many seeds stands in.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 %."""
FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447)
"""The same for Student's distribution of 1 to 6 degrees of freedom."""


class Interval(NamedTuple):
    """A share, and between which bounds it lies with 95 % confidence."""

    share: float
    low: float
    high: float


def interval(seeds: Sequence[float]) -> Interval:
    """The mean of these shares, one per seed."""
    share = fmean(seeds)
    if len(seeds) < 2:
        return Interval(share, 0.0, 1.0)
    spread = stdev(seeds)
    if not spread:
        return Interval(share, *wilson(share, len(seeds)))
    reach = student(len(seeds) - 1) * spread / sqrt(len(seeds))
    return Interval(share, max(0.0, share - reach), min(1.0, share + reach))


def student(freedom: int) -> float:
    """How many standard errors either way hold 95 %, by the expansion of Cornish and Fisher."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's bounds for a share of so many independent observations."""
    weight = NORMAL**2 / count
    centre = (share + weight / 2) / (1 + weight)
    reach = NORMAL * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)
