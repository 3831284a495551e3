"""Engine: the face that every measured engine shows, ours like the others, and the entry it runs under.

Nothing here measures; nothing here knows a game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar

State = TypeVar("State")
Option = TypeVar("Option")

Cost = Literal["clone", "imagine", "view", "save", "load"]
"""What is timed at a position; `imagine` includes the clone that it makes."""

Call = Callable[[], object]
Replay = Callable[[], int]
"""Plays a recorded game again and says how many decisions it has."""


class Pick(Protocol):
    """The chooser that drives every engine."""

    def __call__(self, options: Sequence[Option], /) -> Option:
        """Choose one of the options."""
        ...


class Engine(ABC, Generic[State]):
    """One game of one engine, ready to be played."""

    @abstractmethod
    def start(self, seed: int) -> State:
        """Open a new game: that of the seed or, where seeding is dear, the engine's own next one."""

    @abstractmethod
    def play(self, state: State, pick: Pick, most: int) -> int:
        """List the options, pick one, apply it, until the game is over or `most` decisions are taken."""

    @abstractmethod
    def over(self, state: State) -> bool:
        """Say whether the game has ended."""

    @abstractmethod
    def calls(self, state: State) -> Mapping[Cost, Call]:
        """What may be timed at this position."""

    def replays(self, pick: Pick) -> Sequence[Replay]:
        """Recorded games, where the engine replays them from their seed."""
        return ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the tables: whose game it is, and how to open its engine."""

    family: str
    game: str
    players: int
    # Any: the runner hands each state back to the engine it came from and never looks into it.
    open: Callable[[], Engine[Any]]

    @property
    def label(self) -> str:
        """The name of the line."""
        return f"{self.family}: {self.game}"
