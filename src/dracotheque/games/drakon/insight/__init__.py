"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits
from dracotheque.games.drakon.insight.evaluate import evaluate
from dracotheque.games.drakon.insight.imagine import imagine
from dracotheque.games.drakon.insight.policy import policy, preferences

__all__ = ["TRAITS", "evaluate", "imagine", "policy", "preferences"]

TRAITS = Traits(method="tree", playout="none")
