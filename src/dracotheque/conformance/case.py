"""What is tested, what a promise is, and how a broken one is reported."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import NamedTuple

from dracotheque.core.events import Told
from dracotheque.core.game import Game
from dracotheque.core.state import State


class Stop(NamedTuple):
    """A position of a random game: after how many decisions, what the last one told, and the state."""

    number: int
    told: tuple[Told, ...]
    state: State


@dataclass(frozen=True, kw_only=True)
class Case:
    """One game at one size of table with one set of options, and how closely to look at it."""

    game: Game
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    games: int = 2
    """How many random games: with this seed, the next one, and so on."""
    decisions: int = 60
    """How many positions of each game are looked at closely, spread over the whole game."""
    limit: int = 10_000
    """How many decisions a random game may take."""
    visited: dict[int, list[Stop]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The positions that are looked at closely in the random game of each seed, once it was played."""

    lengths: dict[int, int] = field(default_factory=dict, init=False, repr=False, compare=False)
    """How many positions the random game of each seed has."""

    def __str__(self) -> str:
        return f"{self.game.id}, {self.players} players, options {dict(self.options)}"


class Broken(AssertionError):
    """A promise that was not kept: what was promised, where it broke, and how to mend it."""

    def __init__(self, promise: str, where: str, repair: str) -> None:
        super().__init__(promise, where, repair)
        self.promise = promise
        self.where = where
        self.repair = repair

    def __str__(self) -> str:
        return f"\n  promised: {self.promise}\n  broken:   {self.where}\n  to mend:  {self.repair}"


Promise = Callable[[Case], None]
_PROMISES: dict[str, Promise] = {}


@contextmanager
def promised(sentence: str) -> Iterator[None]:
    """Whatever breaks in here breaks this promise."""
    try:
        yield
    except Broken as broken:
        broken.promise = broken.promise or sentence
        raise


def promise(check: Promise) -> Promise:
    """Register a promise under its name; its docstring is the sentence that a broken one quotes."""

    @wraps(check)
    def kept(case: Case) -> None:
        with promised(check.__doc__ or ""):
            check(case)

    _PROMISES[check.__name__] = kept
    return kept


def promises() -> dict[str, Promise]:
    """Every promise that needs nothing but a case, by name."""
    return dict(_PROMISES)
