"""Ratings: OpenSkill's Plackett-Luce model, fed with who won each game."""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from dracotheque.arena.fixtures import Outcome
from dracotheque.arena.intervals import NORMAL


class Rating(NamedTuple):
    """A skill on OpenSkill's scale, where a newcomer has 25, and its 95 % bounds."""

    rating: float
    low: float
    high: float


def ratings(bots: int, outcomes: Iterable[Outcome]) -> list[Rating]:
    """The rating of each bot after these games, in this order.

    The winners of a game are first, all others second; what the seats of one bot learn is averaged.
    """
    model = PlackettLuce()
    skills = [model.rating() for _ in range(bots)]
    for outcome in outcomes:
        if not outcome.winners:
            continue
        ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(outcome.seats))]
        teams = [[model.create_rating([skills[bot].mu, skills[bot].sigma])] for bot in outcome.seats]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(outcome.seats):
            seats = [team[0] for team, sitting in zip(rated, outcome.seats, strict=True) if sitting == bot]
            mu = sum(seat.mu for seat in seats) / len(seats)
            sigma = sum(seat.sigma for seat in seats) / len(seats)
            skills[bot] = model.rating(mu=mu, sigma=sigma)
    return [Rating(skill.mu, skill.mu - NORMAL * skill.sigma, skill.mu + NORMAL * skill.sigma) for skill in skills]
