"""What a bot is."""

from typing import Protocol

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
