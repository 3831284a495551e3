"""Who will win, as things look from one chair. (11.4)"""

from math import sqrt

from dracotheque.core.insight import claims, shared_victory

from ..components.bundles import numbers_of
from ..view.sights import GoldView
from .attacks import owners
from .outlook import Outlook
from .weights import DEATH_BY_LACK, JOINERS, VICTORY_SPREAD


def evaluate(view: GoldView) -> tuple[float, ...]:
    """Each player's share of the victory, by loot, agreed shares and dragons under attack; together 1. (5.ranking)"""
    if view.over:
        return shared_victory(view)
    o = Outlook(view)
    points = [o.standing[seat] + agreed(o, seat) + hopes(o, seat) for seat in range(view.players)]
    coming = view.bag_size + sum(map(sum, o.lying)) + sum(o.treasure)
    return claims(points, VICTORY_SPREAD[0] + VICTORY_SPREAD[1] * sqrt(coming))


def agreed(o: Outlook, seat: int) -> float:
    """What a player will be handed out, or may hope to get of the treasure on the table."""
    sharing = o.view.sharing
    if sharing is None or seat not in sharing.participants:
        return 0.0
    if sharing.agreed:
        return sum([o.bundle_gain(seat, numbers_of(share.tokens)) for share in sharing.agreed if share.seat == seat])
    return o.bundle_gain(seat, o.treasure) / len(sharing.participants)


def hopes(o: Outlook, seat: int) -> float:
    """What a player may hope to get from the dragons under attack."""
    total = 0.0
    for lair, tokens in zip(o.view.lairs, o.lying, strict=True):
        party = owners(lair)
        if seat in party and not lair.dead:
            worth = o.bundle_gain(seat, tokens) + min(lair.unknown, o.view.bag_size) * o.bag_worth
            lack = min(lair.power - lair.total, len(DEATH_BY_LACK) - 1)
            total += DEATH_BY_LACK[lack] * worth / (len(party) + JOINERS)
    return total
