"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits
from dracotheque.games.dragons_du_mekong.insight.evaluate import evaluate
from dracotheque.games.dragons_du_mekong.insight.imagine import imagine
from dracotheque.games.dragons_du_mekong.insight.observe import observation, observe
from dracotheque.games.dragons_du_mekong.insight.policy import policy

__all__ = ["TRAITS", "evaluate", "imagine", "observation", "observe", "policy"]

# A level is first of all an eye for lengths. A world one imagines has the true lengths, which no eye may use: so a
# search would cheat, and is left alone. (9.1)
TRAITS = Traits(by_level=True, pondered=())
