"""Ratings: how strong somebody is believed to be at one game, for two players or six, with ties."""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from dracotheque.server.store.records import RatingRow

_MODEL: Final = PlackettLuce()
ORIGIN: Final = 1000.0
SCALE: Final = 40.0
"""What is shown is what one is almost certainly worth: a newcomer begins at the origin and rises with certainty."""


def newcomer(person: str, game: str) -> RatingRow:
    first = _MODEL.rating()
    return RatingRow(person=person, game=game, mu=first.mu, sigma=first.sigma, shown=ORIGIN, games=0)


def shown(mu: float, sigma: float) -> float:
    """What people read: three standard deviations below what is believed."""
    return ORIGIN + SCALE * (mu - 3.0 * sigma)


def rate(before: Sequence[RatingRow], places: Sequence[int]) -> list[RatingRow]:
    """What everybody is believed to be worth after a game that ended with these places."""
    teams = [[_MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        RatingRow(
            person=row.person,
            game=row.game,
            mu=team[0].mu,
            sigma=team[0].sigma,
            shown=shown(team[0].mu, team[0].sigma),
            games=row.games + 1,
        )
        for row, team in zip(before, after, strict=True)
    ]
