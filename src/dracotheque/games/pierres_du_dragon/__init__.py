"""Aux Pierres du Dragon."""

from .game import GAME

__all__ = ["GAME"]
