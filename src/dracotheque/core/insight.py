"""Insight: the room of what a player may conclude and what a sensible one does, as those outside of a game know it;
and how standings become shares of the victory.
"""

from collections.abc import Mapping, Sequence
from math import exp
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from array import array

    from dracotheque.core.chance import Rng
    from dracotheque.core.decisions import Decision
    from dracotheque.core.events import Viewer
    from dracotheque.core.moves import Move
    from dracotheque.core.state import State
    from dracotheque.core.views import View


class Over(Protocol):
    """A game that is over: its state, or anybody's view of it."""

    @property
    def players(self) -> int: ...

    @property
    def winners(self) -> tuple[int, ...]: ...


def shared_victory(game: Over) -> tuple[float, ...]:
    """The victory of a game that is over, in equal parts to its winners."""
    winners = game.winners
    return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.players)])


def claims(standings: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each player's share of the victory as things stand; together 1. Whoever is ahead by `spread` has e times more."""
    most = max(standings)
    found = [exp((each - most) / spread) for each in standings]
    total = sum(found)
    return tuple([each / total for each in found])


class Insight(Protocol):
    """A module; every game has `imagine`, and bots have an answer of their own where it has no more than that."""

    features: ModuleType
    """The room in which a network's questions are put, in the games that have one."""

    def imagine(self, s: "State", viewer: "Viewer", rng: "Rng", /) -> "State":
        """A world drawn at random among those this viewer cannot tell from the real one."""
        ...

    def policy(self, view: "View", decision: "Decision", rng: "Rng", /, *level: str) -> "Move":
        """What a sensible player does without thinking for long; for whom it differs by level, it is told the level."""
        ...

    def evaluate(self, view: "View", /) -> tuple[float, ...]:
        """Each player's share of the victory, as whoever looks would judge it."""
        ...

    def observation(self, players: int, /) -> Mapping[str, int]:
        """The blocks of numbers a learner sees, each with its size; for games that do not leave it to their view."""
        ...

    def observe(self, s: "State", viewer: int, row: "array[float]", at: int, /) -> None:
        """Write those blocks into a row, from this place on."""
        ...
