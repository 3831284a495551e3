"""The moments of the game, in rulebook order: setup, turns, their actions, their ends. (2, 3, 5)"""

from dracotheque.games.drakon.steps import action, ends, setup, turn

__all__ = ["action", "ends", "setup", "turn"]
