"""Thought: one decision looked at from one window, whatever the method."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from dracotheque.bots.budget import Allowance, Budget
from dracotheque.bots.mind import Mind
from dracotheque.bots.search.tree import Edge
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window

SERIOUS: Final = 0.25
"""A move is taken seriously that was tried this part as often as the first."""


class Thought(ABC):
    """The own moves that are worth a thought, and what came of each in imagined worlds."""

    def __init__(self, window: Window, mind: Mind, rng: Rng, *, spite: float = 0.0) -> None:
        self.window = window
        self.mind = mind
        self.rng = rng
        self.me = window.seat
        self.spite = spite
        self.iterations = 0
        self.first: Edge | None = None
        self.moves = {move: Edge(move, prior) for move, prior in mind.ideas_at(window, rng)}

    def run(self, budget: Budget) -> None:
        """Think for so long."""
        self.spend(budget.start())

    @abstractmethod
    def spend(self, allowance: Allowance) -> None: ...

    @abstractmethod
    def weigh(self, edge: Edge, best: Edge) -> float:
        """How much speaks for a serious move beside the best one, which has the most."""

    @abstractmethod
    def leader(self) -> Edge:
        """The best move so far."""

    @property
    def edges(self) -> list[Edge]:
        return list(self.moves.values())

    def consider(self, move: Move) -> None:
        """Think about this move too, and first."""
        self.first = self.moves.pop(move, None) or Edge(move, 1.0 / (1 + len(self.moves)))
        self.moves = {move: self.first, **self.moves}

    def serious(self) -> list[Edge]:
        """The best move, and those tried about as often."""
        bar = SERIOUS * max([edge.visits for edge in self.moves.values()])
        leader = self.leader()
        return [leader, *(edge for edge in self.edges if edge is not leader and edge.visits >= max(bar, 1.0))]

    def weights(self) -> dict[Move, float]:
        """How much speaks for each serious move, all together 1."""
        serious = self.serious()
        weights = {edge.move: self.weigh(edge, serious[0]) for edge in serious}
        total = sum(weights.values())
        return {move: weight / total for move, weight in weights.items()}

    def own(self, shares: Sequence[float]) -> float:
        """What the outcome is worth to the thinker, envy included."""
        own = shares[self.me]
        if self.spite:
            own -= self.spite * max([share for seat, share in enumerate(shares) if seat != self.me])
        return own
