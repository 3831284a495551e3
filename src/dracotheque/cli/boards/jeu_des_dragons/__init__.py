"""The table of Le Jeu des Dragons in a terminal."""

from dracotheque.cli.boards.jeu_des_dragons.board import Board

__all__ = ["Board"]
