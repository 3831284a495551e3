"""When to play which magic object, where to look, what to pinch. (11.4)"""

from collections.abc import Callable, Sequence
from operator import sub
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move

from ..components import CARD, SWAPPED, TOKEN
from ..components.bundles import numbers_of
from ..moves import Confuse, Invert, Pinch, PlayCard, Renew, Swap, card_of
from .attacks import Campaign, owners
from .outlook import Outlook
from .trades import Trader
from .weights import EYE_FEAR, PINCH_RISK, RIVAL_LOSS

# Each move of a window has its own type; only its valuer knows it.
Valuer = Callable[[Outlook, Any], float]


def reaction_worth(o: Outlook, move: Move) -> float:
    """What playing a card in a window brings; passing brings nothing."""
    valuer = VALUERS.get(card_of(move) or "")
    return valuer(o, move) if valuer else 0.0


def exclusion(o: Outlook, move: PlayCard) -> float:
    """Cloud and Weakness Powder: worth it when a rich dragon would die without oneself."""
    worth = 0.0
    for lair in o.view.lairs:
        if lair.dragon is not None and lair.total >= lair.power and o.me not in owners(lair):
            worth = Campaign(o).treasure_worth(lair)
    return worth - 9.0


def renewal(o: Outlook, move: Renew) -> float:
    """Poor tokens for average ones if one shares, rich ones for average ones if one does not."""
    tokens = numbers_of(move.tokens)
    change = sum(tokens) * o.bag_worth - o.worth_to_me(tokens)
    part = 1.0 / len(o.sharing.participants) if o.me in o.sharing.participants else -RIVAL_LOSS
    return change * part - 1.2


def lens(o: Outlook, move: PlayCard) -> float:
    """Two chosen tokens, if one shares them."""
    return 4.0 / len(o.sharing.participants) - 0.6 if o.me in o.sharing.participants else -1.0


def confusion(o: Outlook, move: Confuse) -> float:
    """The larger share to the lesser threat."""
    shares = {share.seat: numbers_of(share.tokens) for share in o.sharing.agreed}
    change = 0.0
    for one, other in ((move.first, move.second), (move.second, move.first)):
        change -= o.threats[one] * (o.bundle_gain(one, shares[other]) - o.bundle_gain(one, shares[one]))
    return RIVAL_LOSS * change - 0.3


def theft_worth(o: Outlook, victim: int, tokens: int) -> float:
    return tokens * o.mean_token(victim) * (1.0 + RIVAL_LOSS * o.threats[victim])


def swap(o: Outlook, move: Swap) -> float:
    """Good tokens towards the dragons one fights, poor ones towards the others."""
    campaign = Campaign(o)
    first, second = numbers_of(move.first_tokens), numbers_of(move.second_tokens)
    moved = o.worth_to_me(list(map(sub, first, second)))
    parts = []
    for slot in (move.first_slot, move.second_slot):
        lair = o.view.lairs[slot - 1]
        worth = campaign.worths[slot - 1] or 1.0
        parts.append(campaign.hopes[slot - 1] / worth if o.me in owners(lair) else -0.05 * len(owners(lair)))
    return moved * (parts[1] - parts[0]) - 0.5 * SWAPPED[CARD[move.card]]


def inversion(o: Outlook, move: Invert) -> float:
    """A better dragon for one's own fighters."""
    campaign = Campaign(o)
    before = after = 0.0
    for here, there in ((move.first_slot, move.second_slot), (move.second_slot, move.first_slot)):
        fighters, arriving = o.view.lairs[here - 1], o.view.lairs[there - 1]
        before += campaign.hopes[here - 1]
        after += campaign.hope(arriving, fighters.total, owners(fighters))
    return after - before - 1.5


def bell(o: Outlook, move: PlayCard) -> float:
    offer = Trader(o).best_offer()
    return offer[1] - 2.0 if offer else -1.0


VALUERS: Final[dict[str, Valuer]] = {
    "repulsive_cloud": exclusion,
    "weakness_powder": exclusion,
    "discernment_lens": lens,
    "muddle_stone": lambda o, move: 1.0,
    "emergency_bell": bell,
    "renewal_powder": renewal,
    "confusion_ring": confusion,
    "long_arm": lambda o, move: theft_worth(o, move.victim, 1 + move.velvet) - 1.0,
    "exchange_mirror": swap,
    "suction_tube": swap,
    "inversion_powder": inversion,
}


# The Invisible Hand.


def eye_scores(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    """On one of the richer lairs, never quite the same."""
    worths = Campaign(o).worths
    return [0.0 if move.slot == 0 else worths[move.slot - 1] * (0.5 + rng.random()) for move in moves]


def pinch_scores(o: Outlook, moves: Sequence[Any], occasion: str) -> list[float]:
    """The best token, as long as the risk is small."""
    taken = o.view.pinches.taken if o.view.pinches else 0
    watchers = 0.0 if occasion == "fair" else EYE_FEAR * (o.players - 1)
    risk = min(1.0, (taken + watchers) / 6.0)
    return [
        o.gain(o.me, TOKEN[move.token]) * (1.0 - risk) - 8.0 * max(0.0, risk - PINCH_RISK)
        if isinstance(move, Pinch)
        else 0.0
        for move in moves
    ]
