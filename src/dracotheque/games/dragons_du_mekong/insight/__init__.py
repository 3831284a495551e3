"""What a player may conclude and what a player values."""

from dracotheque.core.traits import Traits

from ..state import Table
from . import features
from .evaluate import evaluate
from .imagine import imagine
from .observe import observation, observe
from .policy import policy

__all__ = ["TRAITS", "chapter", "evaluate", "features", "imagine", "observation", "observe", "policy"]

# A level is first of all an eye for lengths. The worlds one imagines have its errors: a search is no cheat. (9.1)
TRAITS = Traits(
    by_level=True,
    horizon=48,
    pondered=("programme", "stone", "plank", "removal", "move_1", "move_2", "jump"),
    study=10,
    ahead=1,
    brief=True,
)


def chapter(s: Table) -> int:
    """A round ends with all cards back in the hands: a good moment to judge."""
    return s.round
