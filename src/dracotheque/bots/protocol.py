"""What a bot is."""

from typing import Protocol, runtime_checkable

from dracotheque.bots.advice import Advice
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window


class Bot(Protocol):
    """Somebody who plays through the same window as people."""

    @property
    def name(self) -> str: ...

    def choose(self, window: Window, rng: Rng) -> Move:
        """One of the moves of `window.decision`; whatever is left to chance is drawn from `rng` alone."""
        ...


@runtime_checkable
class Advisor(Bot, Protocol):
    """A bot that can say what it considered and why."""

    def explain(self, window: Window, rng: Rng) -> Advice:
        """What `choose` would do with the same dice, and why."""
        ...
