"""What a player may conclude and what a player values."""

from dracotheque.games.pierres_du_dragon.insight.evaluate import evaluate
from dracotheque.games.pierres_du_dragon.insight.imagine import imagine
from dracotheque.games.pierres_du_dragon.insight.policy import policy

__all__ = ["evaluate", "imagine", "policy"]
