"""The figures of a game: of what is said to have happened, or of games among people who choose at random."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from dracotheque.conformance.dice import any_move
from dracotheque.core.events import Event
from dracotheque.core.game import Game


def figures(game: Game, players: int, happened: Iterable[Event]) -> dict[str, tuple[int, ...]]:
    """What the game makes of these events, without the figures that nobody has."""
    assert game.statistics is not None
    return {each.name: each.values for each in game.statistics.of(players, happened) if any(each.values)}


def finished(
    game: Game, players: int, options: Mapping[str, object] | None = None, *, games: int = 6
) -> Iterator[tuple[Any, list[Event]]]:
    """The last positions of games at random, each with all that happened."""
    for seed in range(games):
        dice = Random(seed)
        state = game.start(players, options, seed=seed)
        happened = [told.event for told in state.news()]
        while not state.over:
            happened += [told.event for told in state.play(*any_move(state, dice))]
        yield state, happened
