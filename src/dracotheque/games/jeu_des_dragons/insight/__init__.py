"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits
from dracotheque.games.jeu_des_dragons.insight import features
from dracotheque.games.jeu_des_dragons.insight.evaluate import evaluate
from dracotheque.games.jeu_des_dragons.insight.imagine import imagine
from dracotheque.games.jeu_des_dragons.insight.observe import observation, observe
from dracotheque.games.jeu_des_dragons.insight.policy import policy, preferences
from dracotheque.games.jeu_des_dragons.state import Table

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy", "preferences"]

TRAITS = Traits(method="heats", playout="policy", horizon=60, study=40)


def chapter(s: Table) -> int:
    """A gambit is won or lost before the next begins: a good moment to judge."""
    return s.gambit
