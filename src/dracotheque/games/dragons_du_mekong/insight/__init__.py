"""What a player may conclude and what a player values."""

from dracotheque.games.dragons_du_mekong.insight.evaluate import evaluate
from dracotheque.games.dragons_du_mekong.insight.imagine import imagine
from dracotheque.games.dragons_du_mekong.insight.policy import policy

__all__ = ["evaluate", "imagine", "policy"]
