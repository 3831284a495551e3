"""L'Or des Dragons."""

from dracotheque.games.or_des_dragons.game import GAME

__all__ = ["GAME"]
