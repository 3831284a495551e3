"""Arranging: what every game does to lay a position by name, for tests, lessons and puzzles."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from dracotheque.core.chance import FairChance
from dracotheque.core.errors import ImpossiblePosition, RulesBug
from dracotheque.core.state import State

S = TypeVar("S", bound=State)


def cleared(table: type[S], players: int, wishes: Mapping[str, object] | None, seed: int, events: bool) -> S:
    """A table for so many on which nothing lies yet, with these options, checked."""
    if players not in table.game.players:
        raise uneven(table, players)
    s = table()
    s.lay(players, table.game.options(wishes, players), FairChance.of_seed(seed), events)
    return s


def uneven(table: type[State], players: int) -> ImpossiblePosition:
    """There are too few players or too many, or something is not there for each of them."""
    seats = table.game.players
    return ImpossiblePosition("error-uneven-position", players=players, low=seats[0], high=seats[-1])


def numbers_of(names: Iterable[str], known: Mapping[str, int], refusal: str) -> list[int]:
    """What these names mean; the refusal says that there is nothing of that name."""
    return [number_of(name, known, refusal) for name in names]


def number_of(name: str, known: Mapping[str, int], refusal: str) -> int:
    if name not in known:
        raise ImpossiblePosition(refusal, value=name)
    return known[name]


def go_on(s: S) -> S:
    """What was laid is looked at, and the game goes on from there."""
    look_at(s)
    s.run()
    return s


def look_at(s: State) -> None:
    """Refuse what nobody can lay."""
    try:
        s.game._audit(s)  # the whole audit wants somebody to be asked already
    except (RulesBug, IndexError) as bug:
        raise ImpossiblePosition(
            "error-impossible-position", detail=bug.code if isinstance(bug, RulesBug) else str(bug)
        ) from None
