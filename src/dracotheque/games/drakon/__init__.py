"""Drakon."""

from dracotheque.games.drakon.game import GAME

__all__ = ["GAME"]
