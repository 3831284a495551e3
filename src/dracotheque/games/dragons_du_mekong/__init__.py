"""Les Dragons du Mékong."""

from .game import GAME

__all__ = ["GAME"]
