"""The bot that plays anything."""

from dracotheque.bots.advice import Advice, Reason
from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import Move
from dracotheque.core.window import Window


class RandomBot:
    """Every legal move is as likely as another."""

    name = "random"

    def choose(self, window: Window, rng: Rng) -> Move:
        return any_of(window.decision.moves, rng)

    def explain(self, window: Window, rng: Rng) -> Advice:
        """It has no idea of its chances."""
        return Advice(move=self.choose(window, rng), options=(), reason=Reason("reason-random"))
