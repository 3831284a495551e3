"""Repeating: whether a game turns at the same moments when it is looked at twice, in other imagined worlds."""

from itertools import islice, pairwise
from typing import Final

import msgspec

from dracotheque.analysis.moments import MOMENTS, turned
from dracotheque.analysis.study import chances
from dracotheque.analysis.values import Estimate, Point
from dracotheque.bots.mind import Mind
from dracotheque.core.insight import shared_victory
from tools.analysis.ledgers import measured
from tools.analysis.playing import Played

SEEDS: Final = (0, 1)


class Swing(msgspec.Struct, frozen=True, array_like=True):
    """A turning point: before which move, for whom, and by how much."""

    number: int
    seat: int
    change: float


class Repeated(msgspec.Struct, frozen=True):
    """The turning points of one game, as each look found them."""

    players: int
    decisions: int
    turns: list[list[Swing]]


class RepeatedResult(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    games: int
    decisions: int
    turns: float
    """Turning points in a game, on average."""
    greatest: float
    """The part of the three greatest of one look that are turning points in the other one too."""


def repeat(id: str, bot: str, number: int) -> Repeated:
    """Look at the course of a game twice."""
    played = Played(id, bot, number)
    end = [Estimate(share, share, share) for share in shared_victory(played.journal.state)]
    worlds = Mind(played.game, "master").traits.worlds
    turns = []
    for seed in SEEDS:
        course = [Point(at, chances(state, seed, worlds)) for at, state, _, _ in played.made]
        course.append(Point(len(played.journal.moves) + 1, tuple(end)))
        turns.append(
            [_swing(one, two, seat) for one, two in pairwise(course) if (seat := turned(one, two)) is not None]
        )
    return Repeated(played.players, len(played.made), turns)


def repeated(id: str, bot: str, size: int) -> RepeatedResult:
    """Games looked at twice."""
    rows = list(islice(measured(f"repeat-{id}-{bot}", Repeated, lambda number: repeat(id, bot, number)), size))
    found, wanted = map(sum, zip(*[again(row) for row in rows], strict=True))
    return RepeatedResult(
        bot=bot,
        games=len(rows),
        decisions=sum([row.decisions for row in rows]),
        turns=sum([len(turns) for row in rows for turns in row.turns]) / len(SEEDS) / len(rows),
        greatest=found / wanted if wanted else 1.0,
    )


def again(game: Repeated) -> tuple[int, int]:
    """How many of the three greatest turning points of either look are some of the other's too, and of how many."""
    found, wanted = 0, 0
    for one, other in (game.turns, game.turns[::-1]):
        known = {swing.number for swing in other}
        greatest = sorted(one, key=lambda swing: -abs(swing.change))[:MOMENTS]
        found += sum([swing.number in known for swing in greatest])
        wanted += len(greatest)
    return found, wanted


def _swing(before: Point, after: Point, seat: int) -> Swing:
    return Swing(before.number, seat, round(after.chances[seat].value - before.chances[seat].value, 4))
