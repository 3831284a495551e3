"""Plans of what goes wrong: drawn from a seed, so that every history can be played again."""

import random
from typing import Literal

Fate = Literal["well", "refused", "lost", "late", "twice"]
"""Of a commit: done; not done; done but the answer lost; done only after its answer was lost; done twice."""


class Plan:
    """What happens to the commits, the readings, the bus and the lines of one history, until it is healed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.healed = False
        self._trouble = self.rng.choice((0.02, 0.1, 0.3))
        """How much of what is asked of the store goes wrong where it is up."""
        self.whim = self.rng.choice((0.0, 0.02, 0.1))
        """How often a client loses its connection."""
        self.servers = self.rng.choice((1, 2))
        self._down_until = 0.0

    @property
    def weather(self) -> tuple[float, float, int]:
        """How bad things are, and how many servers they happen to."""
        return self._trouble, self.whim, self.servers

    def is_down(self, now: float) -> bool:
        """Whether the store is out altogether; now and then it goes."""
        if self.healed:
            return False
        if now >= self._down_until and self.rng.random() < self._trouble / 5:
            self._down_until = now + self.rng.expovariate(1 / 4.0)
        return now < self._down_until

    def fate(self) -> Fate:
        if self.healed or self.rng.random() >= self._trouble:
            return "well"
        return self.rng.choice(("refused", "lost", "late", "twice"))

    def fails(self) -> bool:
        """Whether a reading fails."""
        return not self.healed and self.rng.random() < self._trouble

    def delay(self) -> float:
        """Seconds that something takes; most things take next to nothing, some take long."""
        return self.rng.choice((0.0, 0.001, 0.01, 0.3 if self.healed else 2.0)) * self.rng.random()

    def drops(self) -> bool:
        """Whether a message of the bus gets lost."""
        return not self.healed and self.rng.random() < self._trouble
