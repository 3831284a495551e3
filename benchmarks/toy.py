"""Toy: a game without rules, whose speed is that of the machine and of Python themselves."""

from collections.abc import Mapping

from benchmarks.engines import Call, Cost, Engine, Entry, Pick

TARGET = 75


class Counter:
    """Two players add 1, 2 or 3 in turn to a common total, up to the target."""

    __slots__ = ("over", "total", "turn")

    def __init__(self) -> None:
        self.total = 0
        self.turn = 0
        self.over = False

    def moves(self) -> list[int]:
        """What the player in turn may add."""
        return [1, 2, 3]

    def play(self, move: int) -> None:
        """Add, and pass the turn."""
        self.total += move
        self.turn = 1 - self.turn
        self.over = self.total >= TARGET

    def clone(self) -> "Counter":
        """Copy the game."""
        other = Counter()
        other.total = self.total
        other.turn = self.turn
        other.over = self.over
        return other


class Toy(Engine[Counter]):
    """The calibration of all the other rows."""

    def start(self, seed: int) -> Counter:
        """Open a new game; there is no chance in it."""
        return Counter()

    def play(self, state: Counter, pick: Pick, most: int) -> int:
        """Play at random."""
        decisions = 0
        while decisions < most and not state.over:
            state.play(pick(state.moves()))
            decisions += 1
        return decisions

    def over(self, state: Counter) -> bool:
        """Say whether the target is reached."""
        return state.over

    def calls(self, state: Counter) -> Mapping[Cost, Call]:
        """Time the copy."""
        return {"clone": state.clone}


TOY = Entry("Calibration", "toy", 2, Toy)
