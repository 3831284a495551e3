"""The moments of the game, in rulebook order: setup, turns, their actions, their ends. (2, 3, 5)"""

from . import ends, setup, turn

__all__ = ["ends", "setup", "turn"]
