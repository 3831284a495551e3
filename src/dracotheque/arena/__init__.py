"""Where bots play: single matches, long simulations, tournaments. It counts, and does not speak."""

from dracotheque.arena.match import MatchResult, play_match
from dracotheque.arena.simulate import Simulation, simulate
from dracotheque.arena.tournament import Standing, Tournament, plan_of, played_seeds, played_so_far, tournament

__all__ = [
    "MatchResult",
    "Simulation",
    "Standing",
    "Tournament",
    "plan_of",
    "play_match",
    "played_seeds",
    "played_so_far",
    "simulate",
    "tournament",
]
