"""A few sensible splits of a treasure, for whoever has none in mind. (11.3)

They go by what a token is worth to most players, not by what anybody holds: so they betray nothing, and are the same
for everybody. Nobody is bound to them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Final

from dracotheque.games.or_des_dragons.bundles import Share, bundle
from dracotheque.games.or_des_dragons.components import KINDS
from dracotheque.games.or_des_dragons.moves import Propose
from dracotheque.games.or_des_dragons.papers import NOBODY, Parchment
from dracotheque.games.or_des_dragons.state import Table

COMMON_WORTH: Final = (1.0, 3.0, 1.5, 3.5, 3.5, 3.5, 3.5, 6.0, 7.0)
"""What a token of each kind is worth to most players."""
BEST_FIRST: Final = tuple(sorted(range(KINDS), key=lambda kind: (-COMMON_WORTH[kind], kind)))
OWN_WEIGHTS: Final = (1.0, 1.3, 1.8, 2.5)
"""How much more one's own gain counts than another's."""

Split = tuple[tuple[int, ...], ...]
"""Nine numbers for each participant, by place in the order of speaking."""
Deal = tuple[int, ...]
"""Who gets each token, the best token first, by place in the order of speaking."""


def menu(s: Table, seat: int) -> list[Propose]:
    """Splits a speaker may propose, each once; what was refused or posted before suggests some more."""
    party = s.party
    place = party.index(seat)
    order = party[place:] + party[:place]
    known = usual_splits(s.treasure, order)
    if not s.parchments:
        return list(known)
    return [*known, *[split for split in suggested(s, order) if split not in known]]


@lru_cache(maxsize=512)
def usual_splits(treasure: tuple[int, ...], order: tuple[int, ...]) -> tuple[Propose, ...]:
    """The splits that depend on the treasure alone, as the first of these participants would write them."""
    places = [(seat, order.index(seat)) for seat in sorted(order)]
    return tuple(
        [
            Propose(tuple([share_of(seat, split[place]) for seat, place in places]))
            for split in common_splits(treasure, len(order))
        ]
    )


@lru_cache(maxsize=512)
def common_splits(treasure: tuple[int, ...], size: int) -> tuple[Split, ...]:
    """The same by place in the order of speaking: all speakers of a sharing use them."""
    tokens = [kind for kind in BEST_FIRST for _ in range(treasure[kind])]
    splits = [kind_by_kind(treasure, size)]
    for deal in sensible_deals(tuple([COMMON_WORTH[kind] for kind in tokens]), size):
        shares = [[0] * KINDS for _ in range(size)]
        for place, kind in zip(deal, tokens, strict=True):
            shares[place][kind] += 1
        splits.append(tuple(map(tuple, shares)))
    return tuple(dict.fromkeys(splits))


@lru_cache(maxsize=8192)
def share_of(seat: int, counts: tuple[int, ...]) -> Share:
    """A share as a move names it; most are small and come up again and again."""
    return Share(seat, bundle(counts))


@lru_cache(maxsize=4096)
def sensible_deals(worths: tuple[float, ...], size: int) -> tuple[Deal, ...]:
    """Ways to deal tokens of these worths, which many treasures have in common."""
    deals = [weighted(worths, own, size) for own in OWN_WEIGHTS]
    deals.append(tuple([number % size for number in range(len(worths))]))
    return tuple(dict.fromkeys(deals))


def weighted(worths: Sequence[float], own: float, size: int) -> Deal:
    """Each token to whom it means most: the largest weighted gain in the logarithm of the total."""
    totals = [1.0] * size
    deal = []
    for worth in worths:
        poorest = min(totals[1:])
        place = 0 if own * log(1.0 + worth / totals[0]) >= log(1.0 + worth / poorest) else totals.index(poorest, 1)
        totals[place] += worth
        deal.append(place)
    return tuple(deal)


def kind_by_kind(treasure: Sequence[int], size: int) -> Split:
    """Equal numbers of every kind, and what cannot be divided goes to the others."""
    even = [count // size for count in treasure]
    shares = [even[:] for _ in range(size)]
    turn = 0
    for kind, count in enumerate(treasure):
        for _ in range(count % size):
            shares[1 + turn % (size - 1)][kind] += 1
            turn += 1
    return tuple(map(tuple, shares))


def suggested(s: Table, order: Sequence[int]) -> list[Propose]:
    """The last split with a token more for its refuser, or as it is if it gave the speaker enough."""
    last = s.parchments[-1]
    if not last.complete or last.author == order[0]:
        return []
    if last.refused_by != NOBODY:
        return sweetened(last, order)
    return [proposed(last.split, order)] if is_enough(s, last.split, order[0]) else []


def sweetened(refused: Parchment, order: Sequence[int]) -> list[Propose]:
    """One token goes to the refuser: from the speaker, or from the author where the speaker refused."""
    refuser = refused.refused_by
    giver = refused.author if refuser == order[0] else order[0]
    split = refused.split
    for kind in reversed(BEST_FIRST):
        if split[giver * KINDS + kind]:
            changed = list(split)
            changed[giver * KINDS + kind] -= 1
            changed[refuser * KINDS + kind] += 1
            return [proposed(changed, order)]
    return []


def proposed(split: Sequence[int], order: Sequence[int]) -> Propose:
    return Propose(tuple([share_of(seat, tuple(split[seat * KINDS : (seat + 1) * KINDS])) for seat in sorted(order)]))


def is_enough(s: Table, split: Sequence[int], seat: int) -> bool:
    """Whether a split gives somebody an equal part, by what tokens are worth to most."""
    own = sum([split[seat * KINDS + kind] * COMMON_WORTH[kind] for kind in range(KINDS)])
    whole = sum([count * worth for count, worth in zip(s.treasure, COMMON_WORTH, strict=True)])
    return own * len(s.party) >= whole
