"""L'Or des Dragons."""

from .game import GAME

__all__ = ["GAME"]
