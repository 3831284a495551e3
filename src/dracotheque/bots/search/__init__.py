"""Thinking in imagined worlds, for every game and every kind of question: a tree, or heats."""

from dracotheque.bots.mind import Mind
from dracotheque.bots.search.heats import Heats
from dracotheque.bots.search.thought import Thought
from dracotheque.bots.search.tree_search import TreeSearch
from dracotheque.core.chance import Rng
from dracotheque.core.window import Window

__all__ = ["Heats", "Thought", "TreeSearch", "think"]


def think(window: Window, mind: Mind, rng: Rng, *, spite: float = 0.0) -> Thought:
    """The method that suits the game."""
    method = Heats if mind.traits.method == "heats" else TreeSearch
    return method(window, mind, rng, spite=spite)
