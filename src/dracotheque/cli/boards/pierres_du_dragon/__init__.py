"""The table of Aux Pierres du Dragon in a terminal."""

from dracotheque.cli.boards.pierres_du_dragon.board import Board

__all__ = ["Board"]
