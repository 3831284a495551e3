"""The others: how near they are, and what it would do to them to lose a card, a plank or a stone. (11.4)"""

from math import exp
from typing import Final

from .routes import distance_of
from .survey import Survey

LOST: Final = 14.0
"""The distance of somebody who has no route at all."""
NEARNESS: Final = 2.0
DRAGON: Final = 1.6
EARLY: Final[tuple[float, ...]] = (1.0, 0.85, 0.6, 0.45, 0.35)
LATE: Final[tuple[float, ...]] = (0.5, 0.7, 0.8, 0.9, 0.9)
"""At which rank a dragon hurts most: at once somebody about to arrive, later somebody who has still to build."""
ABOUT_TO_ARRIVE: Final = 3.0
NEAR_ENOUGH: Final = 0.5
"""Rivals further behind the first are not worth a thought."""


class Rivals:
    """How far everybody is from arriving, as the viewer judges it."""

    __slots__ = ("distances", "survey", "threats")

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.distances = [self.distance(survey, seat) for seat in range(survey.view.players)]
        nearest = min(far for seat, far in enumerate(self.distances) if seat != survey.me)
        self.threats = {
            seat: exp((nearest - far) / NEARNESS) for seat, far in enumerate(self.distances) if seat != survey.me
        }

    @property
    def leader(self) -> int:
        """The rival nearest to arriving."""
        return min(self.threats, key=self.distances.__getitem__)

    def dragon_worth(self, seat: int, rank: int) -> float:
        """What a dragon against this rival is worth at a rank counted from 0."""
        far = self.distances[seat]
        ranks = EARLY if far <= ABOUT_TO_ARRIVE else LATE
        return DRAGON * self.threats[seat] * exp(-max(0.0, far - ABOUT_TO_ARRIVE) / NEARNESS) * ranks[rank]

    @staticmethod
    def distance(survey: Survey, seat: int) -> float:
        return min(LOST, distance_of(survey, seat))

    def harm(self, other: Survey) -> float:
        """What this change of the delta does to the nearest rivals, less what it does to oneself."""
        total = self.distances[self.survey.me] - self.distance(other, self.survey.me)
        for seat, threat in self.threats.items():
            if threat > NEAR_ENOUGH:
                closeness = threat * exp(-self.distances[seat] / (3.0 * NEARNESS))
                total += closeness * (self.distance(other, seat) - self.distances[seat])
        return total
