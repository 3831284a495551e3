"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits

from ..state import Table
from . import features
from .evaluate import evaluate
from .imagine import imagine
from .observe import observation, observe
from .policy import policy, preferences

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy", "preferences"]

TRAITS = Traits(method="heats", playout="policy", horizon=60, study=40, worlds=32)


def chapter(s: Table) -> int:
    """A gambit is won or lost before the next begins: a good moment to judge."""
    return s.gambit
