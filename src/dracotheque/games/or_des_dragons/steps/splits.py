"""Splits of a treasure as participants write them, what is wrong with some, and a few sensible ones. (9.2.1, 11.3)"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Menu

from ..components import COMMON_WORTH, NOBODY
from ..components.bundles import (
    BEST_FIRST,
    SHIFT,
    UNIT,
    WORST_FIRST,
    Share,
    fits_in,
    is_bundle,
    numbers_of,
    packed,
    share_of,
    unpacked,
)
from ..moves import PHRASES, Propose, Reason
from ..refusals import no_bundle
from ..state import Table
from ..state.papers import Parchment

OWN_WEIGHTS: Final[tuple[float, ...]] = (1.0, 1.3, 1.8, 2.5)
"""How much more one's own gain counts than another's."""

Split = tuple[int, ...]
"""The share of each participant, packed, by place in the order of speaking."""
Deal = tuple[int, ...]
"""Who gets each token, the best token being the first: a place in the order of speaking."""


def split_of(s: Table, move: Propose) -> list[int]:
    """The share of each seat, packed."""
    split = [0] * s.players
    for share in move.shares:
        for heap in share.tokens:
            split[share.seat] += heap.count << SHIFT[heap.token]
    return split


def missing_from(s: Table, split: Sequence[int]) -> int:
    """What nobody gets yet, packed; of a complete split, nothing."""
    return packed(s.sharing.treasure) - sum(split)


def why_no_split(s: Table, move: Propose) -> IllegalMove | None:
    """Why this cannot be written on a parchment at all; an incomplete split can. (OD-16)"""
    if any(share.seat not in s.sharing.party for share in move.shares):
        return IllegalMove("refuse-share-to-bystander", "r.share_to_bystander")
    everything = tuple(heap for share in move.shares for heap in share.tokens)
    if refusal := no_bundle(everything):
        return refusal
    if not fits_in(numbers_of(everything), s.sharing.treasure):
        return IllegalMove("refuse-too-many-tokens", "r.too_many_tokens")
    return why_not_said_so(s, move.reason)


def why_not_said_so(s: Table, reason: Reason | None) -> IllegalMove | None:
    """Why these words cannot go with a split: there are ready-made ones only, and none at a silent table. (9.8)"""
    if reason is None:
        return None
    if s.options.talk == "off":
        return IllegalMove("refuse-silence", "6.talk")
    is_known = reason.phrase in PHRASES and is_bundle(reason.tokens)
    return IllegalMove.when(not is_known, "refuse-unknown-phrase", "9.talk")


def written(s: Table, author: int, split: Sequence[int], reason: Reason | None, complete: bool = True) -> Parchment:
    """Write a new version of an author's parchment, which is now the last one written."""
    version = 1
    others = []
    for parchment in s.sharing.parchments:
        if parchment.author == author:
            version = parchment.version + 1
        else:
            others.append(parchment)
    parchment = Parchment(author, version, tuple(split), complete, reason)
    s.sharing.parchments = (*others, parchment)
    return parchment


def shares_of(s: Table, parchment: Parchment) -> tuple[Share, ...]:
    """A split as people read it, by seat."""
    return tuple(share_of(seat, parchment.split[seat]) for seat in sorted(s.sharing.party))


# A few splits for whoever has none in mind: they go by what a token is worth to most players, not by what anybody
# holds. So they betray nothing, and are the same for everybody. Nobody is bound to them.


def menu(s: Table, seat: int, others: Sequence[Move]) -> Menu[Split]:
    """Other moves, then splits to propose, each once; what was posted or refused before suggests one more."""
    party = s.sharing.party
    place = party.index(seat)
    order = party[place:] + party[:place]
    splits = ideas(s, len(order))
    if s.sharing.parchments:
        more = suggested(s, order)
        if more is not None and more not in splits:
            splits = (*splits, more)
    return Menu(others, splits, Propose, proposals(order))


@Table.rules.part
def ideas(s: Table, size: int) -> tuple[Split, ...]:
    """The splits that depend on the treasure alone."""
    return common_splits(s.sharing.treasure, size)


@cache
def proposals(order: tuple[int, ...]) -> Callable[[Split], Propose]:
    """How these participants write a split as a move: by seat."""
    seats = sorted(order)
    by_seat = itemgetter(*map(order.index, seats))

    def proposed(split: Split) -> Propose:
        return Propose(tuple(map(share_of, seats, by_seat(split))))

    return proposed


@lru_cache(maxsize=2048)
def common_splits(treasure: tuple[int, ...], size: int) -> tuple[Split, ...]:
    """All speakers of a sharing use them, the most even-handed first; each once."""
    return tuple(dict.fromkeys([*token_by_token(treasure, size), kind_by_kind(treasure, size)]))


def token_by_token(treasure: Sequence[int], size: int) -> list[Split]:
    """Each token, the best first, to one participant."""
    worths: tuple[float, ...] = ()
    units: tuple[int, ...] = ()
    for kind in BEST_FIRST:
        if count := treasure[kind]:
            worths += (COMMON_WORTH[kind],) * count
            units += (UNIT[kind],) * count
    splits = []
    for deal in sensible_deals(worths, size):
        shares = [0] * size
        for place, unit in zip(deal, units, strict=True):
            shares[place] += unit
        splits.append(tuple(shares))
    return splits


@lru_cache(maxsize=4096)
def sensible_deals(worths: tuple[float, ...], size: int) -> tuple[Deal, ...]:
    """Ways to deal tokens of these worths, which many treasures have in common."""
    deals = [weighted(worths, own, size) for own in OWN_WEIGHTS]
    deals.append(tuple([number % size for number in range(len(worths))]))
    return tuple(dict.fromkeys(deals))


def weighted(worths: Sequence[float], own: float, size: int) -> Deal:
    """Each token to whom it means most: the largest weighted gain in the logarithm of the total."""
    mine = poorest = 1.0
    others = [1.0] * (size - 1)
    deal = []
    for worth in worths:
        if (1.0 + worth / mine) ** own >= 1.0 + worth / poorest:  # the same as comparing logarithms
            mine += worth
            deal.append(0)
        else:
            place = others.index(poorest)
            others[place] = poorest + worth
            deal.append(place + 1)
            poorest = min(others)
    return tuple(deal)


def kind_by_kind(treasure: Sequence[int], size: int) -> Split:
    """Equal numbers of every kind; of what cannot be divided, the best first, each goes to whoever has least of it."""
    even = 0
    shares = [0] * size
    worths = [0.0] * size
    for kind in BEST_FIRST:
        each, left = divmod(treasure[kind], size)
        even += each * UNIT[kind]
        for _ in range(left):
            place = worths.index(min(worths))
            worths[place] += COMMON_WORTH[kind]
            shares[place] += UNIT[kind]
    return tuple([even + share for share in shares])


def suggested(s: Table, order: Sequence[int]) -> Split | None:
    """The last split with a token more for its refuser, or as it is if it gave the speaker enough."""
    last = s.sharing.parchments[-1]
    if not last.complete or last.author == order[0]:
        return None
    if last.refused_by != NOBODY:
        return sweetened(last, order)
    return by_place(last.split, order) if is_enough(s, last.split[order[0]]) else None


def sweetened(refused: Parchment, order: Sequence[int]) -> Split | None:
    """One token goes to the refuser: from the speaker, or from the author where the speaker refused."""
    refuser = refused.refused_by
    giver = refused.author if refuser == order[0] else order[0]
    token = worst_of(refused.split[giver])
    if not token:
        return None
    changed = list(refused.split)
    changed[giver] -= token
    changed[refuser] += token
    return by_place(changed, order)


@lru_cache(maxsize=8192)
def worst_of(share: int) -> int:
    """The token of a packed share that most would miss least; nothing where there is none."""
    counts = unpacked(share)
    return next((UNIT[kind] for kind in WORST_FIRST if counts[kind]), 0)


def by_place(split: Sequence[int], order: Sequence[int]) -> Split:
    """The share of each participant, in the order of speaking."""
    return tuple(map(split.__getitem__, order))


def is_enough(s: Table, share: int) -> bool:
    """Whether a packed share is an equal part, by what tokens are worth to most."""
    own = sum([count * worth for count, worth in zip(unpacked(share), COMMON_WORTH, strict=True)])
    whole = sum([count * worth for count, worth in zip(s.sharing.treasure, COMMON_WORTH, strict=True)])
    return own * len(s.sharing.party) >= whole
