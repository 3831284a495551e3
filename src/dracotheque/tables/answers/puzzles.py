"""Puzzles: one a day of each game, more to try, and what is to be said of an answer."""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.analysis.puzzles import Puzzle
from dracotheque.core.decisions import plain
from dracotheque.core.errors import Unknown
from dracotheque.core.state import State
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.sight import look
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.puzzles import (
    DailyPuzzle,
    DailyPuzzles,
    PuzzleAnswer,
    PuzzlePosition,
    PuzzleRival,
    PuzzleStanding,
)

EASY: Final = 1880
HARD: Final = 2120
"""What a puzzle is worth before anybody has tried it: one that habit finds, and one that it does not."""


def first_worth(*, easy: bool) -> int:
    return EASY if easy else HARD


def daily_puzzles(now: int) -> DailyPuzzles:
    found = [(game, collection.of_the_day(game, now // DAY)) for game in games.all()]
    return DailyPuzzles(
        date_of(now), tuple(DailyPuzzle(game.id, name, len(collection.names(game))) for game, name in found if name)
    )


def date_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def laid(game: str, name: str) -> tuple[Puzzle, State]:
    """A puzzle and its table; there is nothing at the address of one that we do not have."""
    try:
        return collection.laid(game, name)
    except Unknown as error:
        raise Denied(404, error.code, **error.values) from None


def puzzle_position(game: str, name: str, puzzle: Puzzle, state: State, rating: int) -> PuzzlePosition:
    sight = look(state, puzzle.seat)
    return PuzzlePosition(
        game,
        name,
        puzzle.seat,
        rating,
        msgspec.Raw(sight.view),
        msgspec.Raw(sight.decision),
        msgspec.Raw(sight.prompt),
    )


def puzzle_answer(
    puzzle: Puzzle, *, right: bool, cost: float | None, rating: int, standing: PuzzleStanding | None
) -> PuzzleAnswer:
    values: Any = plain(puzzle.reason.values)
    return PuzzleAnswer(
        right=right,
        best=puzzle.best,
        reason=puzzle.reason.code,
        values=values,
        rivals=tuple(PuzzleRival(rival.move, rival.cost.value) for rival in puzzle.rivals),
        cost=cost,
        rating=rating,
        standing=standing,
    )
