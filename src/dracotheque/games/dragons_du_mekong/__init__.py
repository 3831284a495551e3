"""Les Dragons du Mékong."""

from dracotheque.games.dragons_du_mekong.game import GAME

__all__ = ["GAME"]
