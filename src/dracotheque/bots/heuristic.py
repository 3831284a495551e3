"""The bot that plays by rule of thumb."""

from collections.abc import Callable
from typing import Any

from dracotheque.bots.random import RandomBot
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.window import Window

Policy = Callable[[Any, Decision, Rng], Move]


class HeuristicBot:
    """Follows the policy of the game's own insight; a game that has none is played at random."""

    name = "heuristic"

    def choose(self, window: Window, rng: Rng) -> Move:
        policy: Policy | None = getattr(window.game.insight, "policy", None)
        if policy is None:
            return RandomBot().choose(window, rng)
        return policy(window.recall, window.decision, rng)
