"""How the victory would be shared if everybody played on sensibly."""

from dracotheque.core.insight import claims, shared_victory

from ..state import NOBODY
from ..view import DrakonView
from .outlook import Outlook
from .weights import CERTAINTY, FORESEEN, TEMPO


def evaluate(view: DrakonView) -> tuple[float, ...]:
    """Each player's share of the victory, by coins and prospects; together 1. (5.6)"""
    if view.over:
        return shared_victory(view)
    o = Outlook(view, NOBODY)
    standings = []
    for seat in range(view.players):
        turns_to_wait = (seat - view.active) % view.players
        foreseen = FORESEEN * o.prospects[seat] * TEMPO**turns_to_wait
        standings.append(o.riches[o.coins[seat]] + foreseen)
    return claims(standings, CERTAINTY)
