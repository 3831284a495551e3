"""Puzzling: whoever tries a puzzle plays against it, and both are rated like players."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from dracotheque.server.records.ratings import newcomer, rate, shown
from dracotheque.server.store import puzzles
from dracotheque.server.store.puzzles import Strength, TryRow
from dracotheque.server.store.records import RatingRow
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.wire.puzzles import PuzzleStanding

EASY: Final = Strength(mu=22.0, sigma=4.0)
"""Before anybody has tried it: one that habit finds, and one that it does not."""
HARD: Final = Strength(mu=28.0, sigma=4.0)


def first_strength(*, easy: bool) -> Strength:
    return EASY if easy else HARD


def worth(strength: Strength) -> int:
    """What is shown of a puzzle: what it takes to solve it, more likely than not."""
    return round(shown(strength.mu, 0.0))


def standing(tries: Sequence[TryRow], day: int) -> PuzzleStanding:
    """What somebody has made of a game's puzzles; a streak lasts while today's may still be solved."""
    solved_days = {each.day for each in tries if each.daily and each.solved}
    last = day if day in solved_days else day - 1
    streak = 0
    while last - streak in solved_days:
        streak += 1
    latest = tries[0] if tries else None
    start = newcomer("", "")
    rating = start.shown if latest is None else shown(latest.mu, latest.sigma)
    return PuzzleStanding(round(rating), len(tries), sum(each.solved for each in tries), streak)


def tried(
    person: str, game: str, puzzle: str, *, first: Strength, solved: bool, daily: bool, at: int, guest: bool = False
) -> Work[tuple[PuzzleStanding, Strength]]:
    """Keep the first try, with what it means for both; a later one changes nothing.

    Anybody may be a guest, and again another one: what guests try tells nothing about a puzzle.
    """

    def work(connection: Connection) -> tuple[PuzzleStanding, Strength]:
        before = puzzles.tries_of(person, game)(connection)
        strength = puzzles.strength_of(game, puzzle)(connection) or first
        day = at // DAY
        if any(each.puzzle == puzzle for each in before):
            return standing(before, day), strength
        mine, its = _rated(before, strength, person, game, solved=solved)
        its = strength if guest else its
        row = TryRow(
            person=person,
            game=game,
            puzzle=puzzle,
            day=day,
            daily=daily,
            solved=solved,
            at=max(at, before[0].at + 1) if before else at,
            mu=mine.mu,
            sigma=mine.sigma,
            puzzle_mu=its.mu,
            puzzle_sigma=its.sigma,
        )
        puzzles.enter(row)(connection)
        return standing((row, *before), day), its

    return work


def adopted(guest: str, account: str) -> Work[None]:
    """What a guest tried first is somebody's own try, as if they had made it now; the puzzles stay what they were."""

    def work(connection: Connection) -> None:
        for row in reversed(puzzles.all_tries_of(guest)(connection)):
            before = puzzles.tries_of(account, row.game)(connection)
            if any(each.puzzle == row.puzzle for each in before):
                continue
            its = Strength(row.puzzle_mu, row.puzzle_sigma)
            mine, _ = _rated(before, its, account, row.game, solved=row.solved)
            at = max(row.at, before[0].at + 1) if before else row.at
            puzzles.enter(replace(row, person=account, at=at, mu=mine.mu, sigma=mine.sigma))(connection)

    return work


def _rated(
    before: Sequence[TryRow], strength: Strength, person: str, game: str, *, solved: bool
) -> tuple[Strength, Strength]:
    """What somebody with these tries, the latest first, and a puzzle are worth after one more."""
    fresh = newcomer(person, game)
    own = Strength(before[0].mu, before[0].sigma) if before else Strength(fresh.mu, fresh.sigma)
    rows = [_row(person, game, own), _row("", game, strength)]
    mine, its = rate(rows, [1, 2] if solved else [2, 1])
    return Strength(mine.mu, mine.sigma), Strength(its.mu, its.sigma)


def _row(who: str, game: str, strength: Strength) -> RatingRow:
    return RatingRow(person=who, game=game, mu=strength.mu, sigma=strength.sigma, shown=0.0, games=0)
