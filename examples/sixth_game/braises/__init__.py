"""Braises: little dragons, one treasure, and embers to breathe at whoever took it."""

from braises.game import GAME

__all__ = ["GAME"]
