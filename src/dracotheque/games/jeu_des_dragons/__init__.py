"""Le Jeu des Dragons."""

from dracotheque.games.jeu_des_dragons.game import GAME

__all__ = ["GAME"]
