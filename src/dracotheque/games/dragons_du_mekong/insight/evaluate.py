"""How the victory would be shared if everybody played on sensibly."""

from math import exp
from typing import Final

from dracotheque.core.insight import shared_victory

from ..view import DeltaView
from .rivals import Rivals
from .survey import Survey

SPREAD: Final = 2.0


def evaluate(view: DeltaView) -> tuple[float, ...]:
    """Each player's share of the victory, by what is missing to arrive; together 1. (11.5)"""
    if view.over:
        return shared_victory(view)
    if not view.order:
        return (1.0 / view.players,) * view.players
    claims = [exp(-far / SPREAD) for far in Rivals(Survey(view, "regular")).distances]
    total = sum(claims)
    return tuple(claim / total for claim in claims)
