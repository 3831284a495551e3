"""Where bots play: single matches and long simulations. It counts, and does not speak."""

from dracotheque.arena.match import MatchResult, play_match
from dracotheque.arena.simulate import Simulation, simulate

__all__ = ["MatchResult", "Simulation", "play_match", "simulate"]
