"""Scoring: what a sensible player makes of what each answer is worth."""

from collections.abc import Sequence
from math import exp
from typing import Final

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import Move

NEAR_TIE: Final = 0.05
"""Scores this close are equal."""
TEMPTATION: Final = 3.0
"""How much worse a move may look and still be worth a thought."""


def one_of_the_best(moves: Sequence[Move], scores: list[float], rng: Rng, near: float = NEAR_TIE) -> Move:
    """The move with the best score; chance decides between equals."""
    bar = max(scores) - near
    best = [move for move, score in zip(moves, scores, strict=True) if score >= bar]
    return best[0] if len(best) == 1 else any_of(best, rng)


def drawn_to(scores: list[float]) -> list[float]:
    """How much a sensible player is drawn to each move, relative to the best: from 1 down to nothing."""
    most = max(scores)
    return [exp((score - most) / TEMPTATION) for score in scores]
