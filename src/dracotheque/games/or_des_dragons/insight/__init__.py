"""What a player may conclude and what a player values."""

from dracotheque.games.or_des_dragons.insight.evaluate import evaluate
from dracotheque.games.or_des_dragons.insight.imagine import imagine
from dracotheque.games.or_des_dragons.insight.policy import policy

__all__ = ["evaluate", "imagine", "policy"]
