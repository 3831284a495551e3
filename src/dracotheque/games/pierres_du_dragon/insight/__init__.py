"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits

from ..state import Table
from . import features
from .evaluate import evaluate
from .imagine import imagine
from .observe import observation, observe
from .policy import policy

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy"]

TRAITS = Traits(method="heats", playout="policy", horizon=80, breadth=8, habit=3.0, moment=200, study=18)


def chapter(s: Table) -> int:
    """Only at the end of a round is the fairy gold back in its purses: before, a bid seems to cost nothing."""
    return s.round
