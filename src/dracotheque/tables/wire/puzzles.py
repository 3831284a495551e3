"""What travels about puzzles."""

from typing import Any

import msgspec

from dracotheque.tables.wire.requests import Ask


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a game for today, and how many it has in all."""

    game: str
    puzzle: str
    count: int


class DailyPuzzles(msgspec.Struct, frozen=True):
    """Today's puzzle of every game that has any; `day` is a date, in UTC."""

    day: str
    puzzles: tuple[DailyPuzzle, ...]


class PuzzleStanding(msgspec.Struct, frozen=True):
    """What somebody has made of a game's puzzles; the streak counts days in a row."""

    rating: int
    tried: int
    solved: int
    streak: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of one game, today's first, and which of them one has tried; nobody's `standing` is null."""

    game: str
    day: str
    puzzles: tuple[str, ...]
    tried: tuple[str, ...]
    standing: PuzzleStanding | None


class PuzzlePosition(msgspec.Struct, frozen=True):
    """A puzzle as its seat sees it; view, decision and prompt are the engine's own JSON."""

    game: str
    puzzle: str
    seat: int
    rating: int
    view: Any
    decision: Any
    prompt: Any


class PuzzleTry(Ask, frozen=True):
    """One's answer."""

    move: dict[str, Any]


class PuzzleRival(msgspec.Struct, frozen=True):
    """Another move, and how much of the victory it gives away, from 0 to 1."""

    move: Any
    cost: float


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to say after a try: the best move, why, what the nearest others cost, and one's own if known."""

    right: bool
    best: Any
    reason: str
    """The id of a sentence, which `values` fill."""
    values: dict[str, Any]
    rivals: tuple[PuzzleRival, ...]
    cost: float | None
    rating: int
    """Of the puzzle, after this try."""
    standing: PuzzleStanding | None
