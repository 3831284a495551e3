"""Positions of every kind, from games played now sensibly, now at random: what the tests of the bots look at."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.window import Window

LONGEST: Final = 250
"""Decisions of a game that are looked through."""

SENSE: Final = 0.25
"""How often somebody plays by policy, which takes its time."""


def walk(game: Game, players: int, options: dict[str, object], seed: int) -> Iterator[tuple[Any, int]]:
    """Every decision of a game in which sense and chance take turns: the state, and who is asked."""
    state: Any = game.start(players, options, seed=seed, events=False)
    rng = Random(seed)
    for _ in range(LONGEST):
        if state.over:
            return
        seat = rng.choice([actor for actor in state.actors if actor != CLOCK] or [CLOCK])
        if seat != CLOCK:
            yield state, seat
        move = rng.choice(state.decision(seat).moves)
        if seat != CLOCK and rng.random() < SENSE:
            move = game.insight.policy(state.recall(seat), state.decision(seat), rng)
        state.play(seat, move)


@cache
def one_of_each(game: Game) -> tuple[tuple[Any, int], ...]:
    """A position for every question met in a few games, with a real choice wherever there was one."""
    found: dict[str, tuple[Any, int]] = {}
    for players in (game.players[0], game.players[-1]):
        for preset in sorted(game.presets(players)):
            for state, seat in walk(game, players, game.presets(players)[preset], seed=players):
                known = found.get(state.asked)
                if known is None or len(known[0].decision(known[1]).moves) == 1:
                    found[state.asked] = (state.clone(), seat)
    return tuple(found.values())


def windows(game: Game) -> list[Window]:
    return [Window(state, seat) for state, seat in one_of_each(game)]


SHELF: Final = games.all()
