"""The cave of L'Or des Dragons in a terminal."""

from dracotheque.cli.boards.or_des_dragons.board import Board

__all__ = ["Board"]
