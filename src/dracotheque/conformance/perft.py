"""Perft: how many different sequences of decisions a position allows; a rule gone wrong changes a number."""

from typing import Final

from dracotheque.conformance.case import Broken, Case
from dracotheque.conformance.walk import Walk
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State

Counts = dict[str, list[int]]

MOST: Final = 1_000
"""Counting goes one decision deeper until it finds more sequences than this."""
DEEPEST: Final = 12
BEGINNINGS: Final = (0, 25, 50)
"""How many random decisions come before the counting."""
PROMISE: Final = "Every position allows as many sequences of decisions as its table says."


def perft(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are; one that ends the game earlier counts as well.

    Where several are asked at once they answer in order of seats: who comes first makes no difference.
    """
    if depth == 0 or state.over:
        return 1
    asked = [seat for seat in state.actors if seat != CLOCK][:1]
    asked += [CLOCK] * (CLOCK in state.actors)
    if depth == 1:
        return sum(len(state.decision(seat).moves) for seat in asked)
    found = 0
    for seat in asked:
        for move in state.decision(seat).moves:
            world = state.clone()
            world.play(seat, move)
            found += perft(world, depth - 1)
    return found


def counts(state: State) -> list[int]:
    """The sequences of one decision, of two, and so on, as long as they can be counted quickly."""
    found = [1]
    while found[-1] <= MOST and len(found) <= DEEPEST:
        found.append(perft(state, len(found)))
    return found[1:]


def table(game: Game) -> Counts:
    """The counts of a game: a few positions of the rulebook's game for all numbers of players, and of each preset."""
    found: Counts = {}
    for players in game.players:
        for preset, options in game.presets(players).items():
            if preset == "base" or players == game.players[len(game.players) // 2]:
                found |= beginnings(Case(game=game, players=players, options=options), f"{players} players, {preset}")
    return found


def beginnings(case: Case, name: str) -> Counts:
    """The counts after the first decisions of a random game."""
    walk = Walk(case, case.seed)
    found: Counts = {}
    with walk:
        for state in walk.positions():
            if walk.number in BEGINNINGS and not state.over:
                found[f"{name}, after {walk.number}"] = counts(state)
    return found


def check_table(game: Game, expected: Counts) -> None:
    """Compare the counts of a game with those that were recorded."""
    found = table(game)
    for name in sorted(found | expected):
        if found.get(name) != expected.get(name):
            raise Broken(
                PROMISE,
                f"{game.id}, {name}: {found.get(name)}, but the table says {expected.get(name)}",
                "mend the rule; where the change is meant, raise the rules version and record again",
            )
