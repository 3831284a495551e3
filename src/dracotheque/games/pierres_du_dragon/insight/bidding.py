"""How much to put into a fist: what a character is worth, what others may bid, what the gold is for. (11.2, 11.3)"""

from collections.abc import Sequence
from math import exp

from dracotheque.core.chance import Rng, weighted
from dracotheque.core.moves import Move

from ..moves import Bid, BidSilver
from ..view import Place
from . import weights
from .outlook import Outlook, name_of
from .worth import scores_with, worth


def gold_fist(o: Outlook, moves: Sequence[Move], rng: Rng) -> Move:
    """A fist near the best one: sampled, because a bid that can be read can be beaten."""
    name = o.shown
    prize = prize_of(o, name)
    fists = sensible_fists(o, name, moves)
    beaten = [beats(o, rival, name) for rival in o.rivals]
    price = shadow_price(o)
    scores = [fist_score(o, fist, prize, beaten, price, name) for fist in fists]
    return sampled(fists, scores, weights.WARMTH * max(1.0, prize / 6), rng)


def prize_of(o: Outlook, name: str) -> float:
    """What winning the auction is worth: the power, and what nobody else does with it."""
    prize = max(0.0, worth(o, o.me, name))
    if o.me.doppelganger:
        prize *= 1.3
    if any(scores_with(o, rival, name) for rival in o.rivals):
        prize += weights.THREAT
    return prize


def sensible_fists(o: Outlook, name: str, moves: Sequence[Move]) -> list[Bid]:
    """One way to make each value: fairy gold first, or common gold first where the bid may be lost for good."""
    best: dict[tuple[int, bool, bool], Bid] = {}
    common_first = name == "necromancer"
    for fist in moves:
        assert isinstance(fist, Bid)
        if fist.black and fist.fairy + fist.common:
            continue  # a black coin goes alone
        key = (fist.fairy + fist.common, fist.amulet, fist.black)
        known = best.get(key)
        if known is None or (fist.common > known.common) == common_first:
            best[key] = fist
    return list(best.values())


def shadow_price(o: Outlook) -> float:
    """What a coin is worth for the rest of the round."""
    still = sum([max(0.0, worth(o, o.me, name_of(who))) for who in o.view.remaining])
    return weights.SHADOW * min(still, 6.0 * len(o.view.remaining)) / (1 + o.gold_of(o.me))


def beats(o: Outlook, rival: Place, name: str) -> list[float]:
    """The chance that a rival bids less than each value, and at the end the most a rival can bid."""
    most = o.gold_of(rival) * (2 if rival.amulets else 1)
    auctions = 1 + len(o.view.remaining)
    keen = 1.5 if worth(o, rival, name) > 4 else 1.0
    mean = weights.EAGER * keen * (0.5 + most / auctions)
    ratio = mean / (1 + mean)
    shares = [ratio**bid for bid in range(1, most + 1)]
    total = sum(shares) or 1.0
    idle = weights.IDLE if shares else 1.0
    below = [0.0, idle]
    for share in shares:
        below.append(below[-1] + (1 - idle) * share / total)
    return below


def chance_to_win(bid: int, beaten: list[list[float]]) -> float:
    """The chance that a value is the highest, ties counting in part."""
    if not bid:
        return 0.0
    alone = level = 1.0
    for below in beaten:
        alone *= below[min(bid, len(below) - 1)]
        level *= below[min(bid + 1, len(below) - 1)]
    return alone + weights.TIE_SHARE * (level - alone)


def fist_score(o: Outlook, fist: Bid, prize: float, beaten: list[list[float]], price: float, name: str) -> float:
    if fist.black:
        return curse_score(o, beaten, name)
    coins = fist.fairy + fist.common
    cost = price * coins + weights.KEPT * fist.common
    if fist.amulet:
        cost += weights.AMULET
        coins *= 2
    if name == "necromancer" and o.me.points < 2:
        cost += weights.FAIRY * 0.5 * fist.fairy
    return chance_to_win(coins, beaten) * prize - cost


def curse_score(o: Outlook, beaten: list[list[float]], name: str) -> float:
    """What it is worth that nobody gets the character, and that gold was bid in vain."""
    harm = max([worth(o, rival, name) for rival in o.rivals])
    if any(scores_with(o, rival, name) for rival in o.rivals):
        harm += weights.THREAT
    return weights.HARM * harm - weights.BLACK * len(o.view.remaining) / 9


def silver_fist(o: Outlook, moves: Sequence[Move], rng: Rng) -> Move:
    """Silver settles a tie: worth more the more there is to win."""
    prize = prize_of(o, o.shown)
    beaten = [spread(o.purses[seat].silver) for seat in o.about["seats"] if seat != o.me.seat]
    scores = []
    for fist in moves:
        assert isinstance(fist, BidSilver)
        amount = fist.silver * (2 if fist.amulet else 1)
        chance = 1.0
        for below in beaten:
            chance *= below[min(amount, len(below) - 1)]
        scores.append(chance * prize - weights.SILVER * fist.silver - weights.AMULET * fist.amulet)
    return sampled(moves, scores, weights.SILVER_WARMTH, rng)


def spread(silver: int) -> list[float]:
    """The chance that a tied rival bids less than each amount: small bids more often than great ones."""
    shares = [0.75**bid for bid in range(silver + 1)]
    total = sum(shares)
    below = [0.0]
    for share in shares:
        below.append(below[-1] + share / total)
    return below


def sampled(moves: Sequence[Move], scores: Sequence[float], warmth: float, rng: Rng) -> Move:
    """One of the moves, the better the likelier."""
    best = max(scores)
    return moves[weighted([exp((score - best) / warmth) for score in scores], rng)]
