"""The board of Drakon."""

from dracotheque.cli.boards.drakon.board import Board

__all__ = ["Board"]
