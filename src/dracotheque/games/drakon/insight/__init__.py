"""What a player may conclude and what a player values."""

from typing import Final

from dracotheque.core.traits import Traits

from ..components.cells import ARROWS_ID
from . import features
from .evaluate import evaluate
from .imagine import imagine
from .observe import observation, observe
from .policy import policy, preferences

__all__ = ["TRAITS", "WORDS", "evaluate", "features", "imagine", "observation", "observe", "policy", "preferences"]

TRAITS = Traits(method="tree", playout="none", study=32, ahead=1)

WORDS: Final = {"arrow": ARROWS_ID}
"""Words that have no name in the message files, for whoever numbers all words."""
