"""The moves of a sensible player, from what that player sees. (11.2, 11.3)"""

from dracotheque.core.chance import Rng, any_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move

from ..view import StoneView
from .bidding import gold_fist, silver_fist
from .choices import best
from .outlook import Outlook


def policy(view: StoneView, decision: Decision, rng: Rng) -> Move:
    """A fist drawn from the sensible ones, or the best answer; among equals, any."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    o = Outlook(view)
    if decision.question == "bid":
        return gold_fist(o, moves, rng)
    if decision.question == "silver":
        return silver_fist(o, moves, rng)
    return any_of(best(o, decision.question, moves), rng)
