"""The delta of Les Dragons du Mékong in a terminal."""

from dracotheque.cli.boards.dragons_du_mekong.board import Board

__all__ = ["Board"]
