"""The tree: what was thought through so far, and how well each move did in it."""

from math import sqrt

from dracotheque.core.moves import Move


class Edge:
    """One move of one player in one situation."""

    __slots__ = ("move", "prior", "squares", "total", "visits", "won")

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.won = 0.0
        """What it brought the thinker, envy apart; counted for the thinker's own moves only."""

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def chance(self) -> float:
        """The part of the victory to be expected with it."""
        return self.won / self.visits if self.visits else 0.0

    @property
    def deviation(self) -> float:
        """How far apart its results lay."""
        if not self.visits:
            return 0.0
        return sqrt(max(0.0, self.squares / self.visits - self.mean**2))


class Choices:
    """The moves of one player who is asked one question, in worlds that differ in what is hidden."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self, edges: dict[Move, Edge]) -> None:
        self.edges = edges
        self.visits = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Node:
    """A situation, told from others by the moves that led to it as the thinker sees them."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.children: dict[Move | None, Node] = {}
        self.choices: dict[tuple[int, str], Choices] = {}
