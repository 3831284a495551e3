"""The bot that plays anything."""

from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window


class RandomBot:
    """Every legal move is as likely as another."""

    name = "random"

    def choose(self, window: Window, rng: Rng) -> Move:
        moves = window.decision.moves
        return moves[int(rng.random() * len(moves))]
