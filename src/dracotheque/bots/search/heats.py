"""Heats: every move is tried in the same worlds with the same dice, and after each heat the worse half drops out.

What differs between two moves is then their own doing. This beats a tree where the game's policy plays on well and luck
weighs more than anybody's next reply.
"""

from collections.abc import Iterator
from itertools import islice
from math import ceil, exp, log2, sqrt
from typing import Final

from dracotheque.bots.budget import Allowance
from dracotheque.bots.search.playouts import BITS, play_out_together, tried
from dracotheque.bots.search.thought import Thought
from dracotheque.bots.search.tree import Edge
from dracotheque.core.state import State

USUAL: Final = 0.1
"""How far apart the results of one move are taken to lie before any was tried twice."""


class Heats(Thought):
    """Sequential halving over paired playouts."""

    def spend(self, allowance: Allowance) -> None:
        runners = self.edges
        heats = max(1, ceil(log2(len(runners))))
        for heat in range(1, heats + 1):
            while allowance.covers(self.iterations, heat / heats):
                self.race(runners, allowance)
            runners = sorted(runners, key=self.score, reverse=True)[: ceil(len(runners) / 2)]

    def race(self, runners: list[Edge], allowance: Allowance) -> None:
        """Try each of these moves in one world, or in several if the mind plays more games at once."""
        together = self.mind.together
        trials = self.trials(runners, max(1, together // len(runners)))
        while allowance.covers(self.iterations):
            batch = list(islice(trials, allowance.trimmed(self.iterations, together)))
            if not batch:
                return
            tables = [tried(world, self.me, edge.move, dice) for edge, world, dice in batch]
            results = play_out_together(tables, self.me, self.mind, self.mind.chapter(batch[0][1]))
            for (edge, _, _), shares in zip(batch, results, strict=True):
                edge.add(self.own(shares))
                edge.won += shares[self.me]
            self.iterations += len(batch)

    def trials(self, runners: list[Edge], worlds: int) -> Iterator[tuple[Edge, State, int]]:
        """Each of these moves in so many worlds, with dice that are the same for all of them."""
        for _ in range(worlds):
            world: State = self.window.imagine(self.rng)
            dice = self.rng.getrandbits(BITS)
            for edge in runners:
                yield edge, world, dice

    def score(self, edge: Edge) -> float:
        """The mean result, and in doubt what the policy thinks of it."""
        if not edge.visits:
            return -1.0
        favourite = max([each.prior for each in self.moves.values()])
        return edge.mean + self.doubt(edge) * self.mind.habit(edge.prior / favourite)

    def doubt(self, edge: Edge) -> float:
        """The standard error of the mean. By its own few results a move that was tried once would leave none."""
        return self.spread / sqrt(max(1, edge.visits))

    @property
    def spread(self) -> float:
        """How far apart the results of one move lie: of all moves together, and of one guess."""
        tried = [edge for edge in self.moves.values() if edge.visits]
        squares = sum([edge.visits * edge.deviation**2 for edge in tried])
        return sqrt((USUAL**2 + squares) / (1 + sum([edge.visits - 1 for edge in tried])))

    def leader(self) -> Edge:
        most = max([edge.visits for edge in self.moves.values()])
        return max([edge for edge in self.edges if 2 * edge.visits >= most], key=self.score)

    def weigh(self, edge: Edge, best: Edge) -> float:
        return exp(min(0.0, self.score(edge) - self.score(best)) / self.doubt(best))
