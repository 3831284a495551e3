"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits
from dracotheque.games.pierres_du_dragon.insight import features
from dracotheque.games.pierres_du_dragon.insight.evaluate import evaluate
from dracotheque.games.pierres_du_dragon.insight.imagine import imagine
from dracotheque.games.pierres_du_dragon.insight.observe import observation, observe
from dracotheque.games.pierres_du_dragon.insight.policy import policy
from dracotheque.games.pierres_du_dragon.state import Table

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy"]

TRAITS = Traits(method="heats", playout="policy", horizon=80, breadth=8, study=18)


def chapter(s: Table) -> int:
    """Only at the end of a round is the fairy gold back in its purses: before, a bid seems to cost nothing."""
    return s.round
