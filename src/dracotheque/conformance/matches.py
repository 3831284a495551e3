"""Recorded matches: whole games of every ending, with every kind of move and event, that must replay for ever."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from dracotheque.conformance.case import Broken, Case
from dracotheque.conformance.logs import replay_of
from dracotheque.conformance.walk import Walk
from dracotheque.core.game import Game
from dracotheque.core.replays import Replay, follow

SEEDS: Final = range(1, 21)
"""How many random games of each table are searched for something new."""
PROMISE: Final = "A recorded match replays to the same result."


def matches(game: Game) -> Iterator[tuple[str, Replay]]:
    """Named matches: every ending at every size of table, and every kind of move and event that random play meets."""
    walks = [
        Walk(Case(game=game, players=players, options=options), seed)
        for players in game.players
        for options in game.presets(players).values()
        for seed in SEEDS
    ]
    found = sorted(((walk, features(walk)) for walk in walks), key=lambda pair: pair[0].number)
    met: set[str] = set()
    kept: Counter[str] = Counter()
    for walk, special in found:
        if special - met:
            met |= special
            replay = replay_of(walk)
            name = f"{replay.players}-{replay.ending}"
            kept[name] += 1
            yield f"{name}-{kept[name]}", replay


def features(walk: Walk) -> set[str]:
    """What there is to a random game: its ending, its kinds of moves and of events."""
    found: set[str] = set()
    with walk:
        for state in walk.positions():
            found.update(type(told.event).__name__ for told in walk.told)
            if state.over:
                found.add(f"{state.players}-{state.ending}")
    return found | {type(move).__name__ for _, move in walk.log}


def check_match(game: Game, replay: Replay) -> None:
    """Play a recorded match again."""
    reached = 0
    try:
        for moment in follow(game, replay):
            reached = moment.number
    except Exception as error:
        where = f"{game.id}, {replay.players} players, seed {replay.seed}, after decision {reached}: {error!r}"
        repair = "mend the rule; where the change is meant, raise the rules version and record again"
        raise Broken(PROMISE, where, repair) from error
