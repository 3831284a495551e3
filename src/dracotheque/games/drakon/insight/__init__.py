"""What a player may conclude and what a player values."""

from typing import Final

from dracotheque.core.traits import Traits
from dracotheque.games.drakon.components.cells import ARROWS_ID
from dracotheque.games.drakon.insight.evaluate import evaluate
from dracotheque.games.drakon.insight.imagine import imagine
from dracotheque.games.drakon.insight.observe import observation, observe
from dracotheque.games.drakon.insight.policy import policy, preferences

__all__ = ["TRAITS", "WORDS", "evaluate", "imagine", "observation", "observe", "policy", "preferences"]

TRAITS = Traits(method="tree", playout="none", study=32)

WORDS: Final = {"arrow": ARROWS_ID}
"""Words that have no name in the message files, for whoever numbers all words."""
