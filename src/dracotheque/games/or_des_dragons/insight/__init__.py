"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits

from ..components import NO_DRAGON
from ..state import Table
from . import features
from .evaluate import evaluate
from .imagine import imagine
from .observe import observation, observe
from .policy import policy

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy"]

TRAITS = Traits(method="heats", playout="policy", horizon=40, breadth=10, study=22, word=5.0, handful=2)


def chapter(s: Table) -> int:
    """Only when a dead dragon has left is it known who got what of it, thefts included: so many are left."""
    return len(s.deck) + len(s.dragons) - s.dragons.count(NO_DRAGON)
