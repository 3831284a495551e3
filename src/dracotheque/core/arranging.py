"""Arranging: what every game does to lay a position by name, for tests, lessons and puzzles."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from dracotheque.core.chance import FairChance
from dracotheque.core.errors import ImpossiblePosition, RulesBug
from dracotheque.core.options import Options, chosen
from dracotheque.core.state import State

S = TypeVar("S", bound=State)


def cleared(
    table: type[S], players: int, options: type[Options], wishes: Mapping[str, object] | None, seed: int, events: bool
) -> S:
    """A table on which nothing lies yet, with these options."""
    s = table()
    s.lay(players, chosen(options, wishes or {}), FairChance.of_seed(seed), events)
    return s


def numbers_of(names: Iterable[str], known: Mapping[str, int], refusal: str) -> list[int]:
    """What these names mean; the refusal says that there is nothing of that name."""
    return [number_of(name, known, refusal) for name in names]


def number_of(name: str, known: Mapping[str, int], refusal: str) -> int:
    if name not in known:
        raise ImpossiblePosition(refusal, value=name)
    return known[name]


def go_on(s: S, audit: Callable[[S], None]) -> S:
    """What was laid is looked at, and the game goes on from there."""
    look_at(s, audit)
    s.run()
    return s


def look_at(s: S, audit: Callable[[S], None]) -> None:
    """Refuse what nobody can lay."""
    try:
        audit(s)
    except (RulesBug, IndexError) as bug:
        raise ImpossiblePosition(
            "error-impossible-position", detail=bug.code if isinstance(bug, RulesBug) else str(bug)
        ) from None
