"""Information-set tree search with one observer: a new world for every iteration, one tree for all of them.

Those who are asked at once and in secret choose independently of each other (decoupled), and the tree goes on by the
thinker's own answer alone: what the others sealed is as unknown to it as their cards.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from dracotheque.bots.budget import Allowance
from dracotheque.bots.mind import Ideas, Mind
from dracotheque.bots.search.playouts import play_out
from dracotheque.bots.search.thought import Thought
from dracotheque.bots.search.tree import Choices, Edge, Node
from dracotheque.core.chance import Rng, any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.core.window import Window

CURIOSITY: Final = 2.0
"""How much attention moves get that were seldom tried, in deviations of the results."""
DICE: Final = 2.5
"""The sum of two dice from 0 to 1 less 1, times this, deviates by about 1."""
FEW: Final = 14
"""Up to so many moves all are tried deeper in the tree; of more, those that come to mind."""

Step = tuple[int, Choices, Edge]


class TreeSearch(Thought):
    """One tree, grown by one situation in every iteration."""

    def __init__(self, window: Window, mind: Mind, rng: Rng, *, spite: float = 0.0) -> None:
        super().__init__(window, mind, rng, spite=spite)
        self.root = Node()
        self.choices = Choices(self.moves)
        self.root.choices[self.me, window.decision.question] = self.choices
        self.sum = self.squares = 0.0

    def spend(self, allowance: Allowance) -> None:
        self.choices.edges = self.moves
        while allowance.covers(self.iterations):
            self.iterate()

    def leader(self) -> Edge:
        return max(self.moves.values(), key=lambda edge: (edge.visits, edge.mean))

    def weigh(self, edge: Edge, best: Edge) -> float:
        return float(edge.visits**2)

    def iterate(self) -> None:
        """Imagine a world, go down the tree to something new, play on, and remember what came of it."""
        world: State = self.window.imagine(self.rng)
        node = self.root
        path: list[Step] = []
        chapter = self.mind.chapter(world)
        while not world.over:
            key = self.step(world, node, path)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        self.learn(path, play_out(world, self.me, self.mind, self.rng, chapter))

    def step(self, world: State, node: Node, path: list[Step]) -> Move | None:
        """Let those who are asked choose; what the tree goes on by."""
        actors = world.actors
        if world.sealed:
            picked = [(seat, self.choose(world, node, seat, path)) for seat in actors if seat != CLOCK]
            own = None
            for seat, move in picked:
                world.answer(seat, move)
                if seat == self.me:
                    own = move
            return own
        seat = actors[0]
        if len(actors) > 1 and actors[1] != CLOCK:
            seat = self.me if node is self.root else actors[int(self.rng.random() * (len(actors) - (CLOCK in actors)))]
        if seat == CLOCK:
            world.answer(CLOCK, any_of(world.decision(CLOCK).moves, self.rng))
            return None
        move = self.choose(world, node, seat, path)
        world.answer(seat, move)
        return move

    def choose(self, world: State, node: Node, seat: int, path: list[Step]) -> Move:
        """The most promising move of a player: good so far, or seldom tried."""
        choices = self.choices
        if node is self.root and seat == self.me:
            edges = [self.first] if self.first is not None and not self.first.visits else self.edges
        else:
            decision = world.decision(seat)
            choices = self.open(node, seat, decision.question)
            edges = self.at_hand(choices, world, seat, decision)
        if len(edges) == 1:
            edge = edges[0]
        else:
            doubt = self.deviation
            edge = most_promising(choices, edges, CURIOSITY * doubt, self.rng if world.sealed else None, doubt)
        path.append((seat, choices, edge))
        return edge.move

    def open(self, node: Node, seat: int, question: str) -> Choices:
        choices = node.choices.get((seat, question))
        if choices is None:
            choices = node.choices[seat, question] = Choices({})
        return choices

    def at_hand(self, choices: Choices, world: State, seat: int, decision: Decision) -> list[Edge]:
        """The moves of this world, those never met before included."""
        moves, known = decision.moves, choices.edges
        if len(moves) <= FEW:
            if not all(move in known for move in moves):
                for move, prior in self.first_thoughts(world, seat, decision):
                    if move not in known:
                        known[move] = Edge(move, prior)
            return [known[move] for move in moves]
        legal = [edge for edge in known.values() if edge.move in moves]
        if not legal:
            self.note(choices, self.mind.ideas(self.mind.game.recall(world, seat), decision, self.rng))
            legal = [edge for edge in known.values() if edge.move in moves]
        return legal

    def first_thoughts(self, world: State, seat: int, decision: Decision) -> Ideas:
        """All moves, by preference where that is worth its time; else all alike."""
        moves = decision.moves
        if len(moves) > 1 and self.mind.traits.playout == "policy":
            preferred = self.mind.preferred(self.mind.game.recall(world, seat), decision)
            if preferred is not None:
                return preferred
        return [(move, 1.0 / len(moves)) for move in moves]

    def note(self, choices: Choices, ideas: Ideas) -> None:
        for move, prior in ideas:
            choices.edges[move] = Edge(move, prior)

    def learn(self, path: list[Step], shares: Sequence[float]) -> None:
        own = self.own(shares)
        self.iterations += 1
        self.sum += own
        self.squares += own * own
        for seat, choices, edge in path:
            value = own if seat == self.me else shares[seat]
            choices.add(value)
            edge.add(value)
            if choices is self.choices:
                edge.won += shares[self.me]

    @property
    def deviation(self) -> float:
        """How far apart the results lie so far."""
        if self.iterations < 2:
            return 0.5
        mean = self.sum / self.iterations
        return sqrt(max(1e-6, self.squares / self.iterations - mean * mean))


def most_promising(choices: Choices, edges: list[Edge], curiosity: float, dice: Rng | None, doubt: float) -> Edge:
    """Mean result and a bonus for what was seldom tried, in proportion to the prior; the unknown counts as average.

    Those who choose in secret throw `dice` for their doubts: without them they would move in step with each other, and
    never find out that the other may do otherwise.
    """
    visits = choices.visits
    usual = choices.total / visits if visits else 0.0
    bonus = curiosity * sqrt(visits + 1)
    best, most = edges[0], -1e9
    for edge in edges:
        n = edge.visits
        score = (edge.total / n if n else usual) + bonus * edge.prior / (1 + n)
        if dice is not None:
            score += doubt * (dice.random() + dice.random() - 1.0) * DICE / sqrt(1 + n)
        if score > most:
            best, most = edge, score
    return best
