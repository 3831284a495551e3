"""Puzzles: positions in which one move is clearly best, whatever lies under the cards, and can be said why.

A puzzle is the seed, the options and the moves that lead to its position, like a replay that stops where the question
is. Whoever shows it shows what the seat sees; the answer was found from there too.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final, Literal

import msgspec

from dracotheque import games
from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.judging import Depth
from dracotheque.analysis.study import Made, decisions
from dracotheque.analysis.values import Estimate, Plain, content_of
from dracotheque.bots import Budget, Reason
from dracotheque.bots.advice import percent
from dracotheque.bots.mind import Mind
from dracotheque.bots.player import best as leading
from dracotheque.bots.search import think
from dracotheque.core.errors import BadTable, BrokenReplay, IllegalMove, Unknown
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import Replay, read_move, record
from dracotheque.core.state import State
from dracotheque.core.window import Window

LEAD: Final = 0.05
"""Every other move considered must surely cost as much of the victory."""
FEWEST: Final = 3
"""Answers, or there is nothing to look for."""
SEEDS: Final = (1, 2)
BUDGETS: Final = (2, 5)
"""With these many times the glance, and all seeds, the same move must come out first."""
RIVALS: Final = 4


class Rival(msgspec.Struct, frozen=True):
    """Another move, and what it costs."""

    move: Plain
    cost: Estimate


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One position, who is asked in it, and the answer."""

    format: Literal["dracotheque-puzzle"] = "dracotheque-puzzle"
    version: Literal[1] = 1
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    moves: tuple[tuple[int, Any], ...]
    seat: int
    question: str
    best: Plain
    reason: Reason
    rivals: tuple[Rival, ...]
    """The nearest first."""
    easy: bool
    """Whether habit finds it."""
    digest: str
    """The fingerprint of the position."""


def puzzles_in(replay: Replay, get_game: Callable[[str], Game] = games.get) -> Iterator[Puzzle]:
    """Every puzzle that somebody's decision in this game makes."""
    game = get_game(replay.game).under(replay.rules)
    made, _ = decisions(game, replay)
    for each in made:
        found = puzzle_at(game, replay, each)
        if found is not None:
            yield found


def puzzle_at(game: Game, replay: Replay, made: Made) -> Puzzle | None:
    """The puzzle before this decision; None where no move is clearly best, not all are listed, or it stays secret."""
    window = Window(made.state, made.seat)
    decision = window.decision
    chair = Chair(window)
    if (
        len(decision.moves) < FEWEST
        or decision.open_ended
        or decision.secret
        or not chair.mind.ponders(decision.question)
    ):
        return None
    depth = Depth.of(chair.mind.traits)
    first = _thought(chair, depth.glance, "puzzle")
    if first is None or any(
        _thought(Chair(window, seed), factor * depth.glance, "puzzle", first[0]) is None
        for factor, seed in product(BUDGETS, SEEDS)
    ):
        return None
    best, others = first
    costs = [(move, chair.difference(best, move, depth.second, "rival").own) for move in others[:RIVALS]]
    if any(cost.low < LEAD for _, cost in costs):
        return None
    reason = Reason("reason-clear", {"lead": percent(min([cost.value for _, cost in costs]))})
    habit = Mind(game, "regular").move_at(window, chair.dice("habit"))
    return Puzzle(
        game=replay.game,
        rules=replay.rules,
        players=replay.players,
        options=replay.options,
        seed=replay.seed,
        moves=replay.moves[: made.number - 1],
        seat=made.seat,
        question=decision.question,
        best=content_of(best),
        reason=reason,
        rivals=tuple([Rival(content_of(move), cost) for move, cost in sorted(costs, key=lambda pair: pair[1].value)]),
        easy=habit == best,
        digest=made.state.digest(),
    )


def position(puzzle: Puzzle, get_game: Callable[[str], Game] = games.get) -> State:
    """The table of a puzzle, played again move by move; one that leads elsewhere is refused."""
    try:
        game = get_game(puzzle.game).under(puzzle.rules)
        journal = record(game, puzzle.players, puzzle.options, seed=int(puzzle.seed))
        for seat, content in puzzle.moves:
            journal.play(seat, read_move(game, content))
        known = read_move(game, puzzle.best) in journal.state.decision(puzzle.seat).moves
    except (Unknown, BadTable, IllegalMove, ValueError) as error:
        raise BrokenReplay("error-replay-damaged", detail=str(error)) from error
    if not known or journal.state.digest() != puzzle.digest:
        raise BrokenReplay("error-replay-damaged", detail="digest")
    return journal.state


def _thought(chair: Chair, iterations: int, purpose: str, wanted: Move | None = None) -> tuple[Move, list[Move]] | None:
    """The move that leads, and the others by how near they came; None where it leads by too little."""
    search = think(chair.window, chair.mind, chair.dice(purpose))
    if len(search.edges) < 2:
        return None
    search.run(Budget(iterations=iterations))
    edge, _ = leading(search, 0.0)
    others = sorted([other for other in search.edges if other is not edge], key=lambda other: -other.mean)
    seen = [other.mean for other in others if other.visits]
    if (wanted is not None and edge.move != wanted) or (seen and edge.mean - max(seen) < LEAD / 2.0):
        return None
    return edge.move, [other.move for other in others]
