"""Aux Pierres du Dragon."""

from dracotheque.games.pierres_du_dragon.game import GAME

__all__ = ["GAME"]
