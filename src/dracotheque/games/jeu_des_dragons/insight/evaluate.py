"""How the victory would be shared if everybody played on sensibly."""

from math import exp

from dracotheque.core.insight import claims, shared_victory

from ..view import DragonView, Place
from .outlook import Outlook
from .weights import CARD_GOLD, MEAN_WORTH, RUIN, WORTH_GOLD


def evaluate(view: DragonView) -> tuple[float, ...]:
    """Each player's share of the victory, by gold, chances to win the stakes and cards; together 1. (5.3, JD-43)"""
    if view.over:
        return shared_victory(view)
    shares = [0.0] * view.players
    o = Outlook(view)
    own = 0.0 if o.me.barred else exp(o.coming / o.spread)
    total = own + o.total or 1.0
    # How much better than usual the viewer's own cards are.
    quality = WORTH_GOLD * (sum([o.worth[card] for card in o.hand], 0.0) - MEAN_WORTH * o.size)
    riches = [riches_of(o.me, view.stakes * own / total) + quality]
    for rival, chance in zip(o.rivals, o.chances, strict=True):
        riches.append(riches_of(rival, view.stakes * chance / total))
    # The richest wins when the poorest has no gold: differences weigh more the nearer that is.
    spread = RUIN[0] + RUIN[1] * max(0.0, min(riches))
    for place, share in zip([o.me, *o.rivals], claims(riches, spread), strict=True):
        shares[place.seat] = share
    return tuple(shares)


def riches_of(place: Place, winnings: float) -> float:
    """Gold, expected winnings and cards of one player, in gold pieces."""
    owed = sum([debt.amount for debt in place.debts])
    return place.hoard - owed + winnings + CARD_GOLD * place.hand_size
