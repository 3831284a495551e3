"""Splits as participants write them, and what is wrong with some. (9.2.1)"""

from collections.abc import Sequence

from dracotheque.core.errors import IllegalMove

from ..components.bundles import (
    SHIFT,
    Bundle,
    Share,
    bundle,
    counts_of,
    fits_in,
    numbers_of,
    packed,
    share_of,
    unpacked,
)
from ..moves import PHRASES, Propose, Reason
from ..refusals import no_bundle
from ..state import Table
from ..state.papers import Parchment


def split_of(s: Table, move: Propose) -> list[int]:
    """The share of each seat, packed."""
    split = [0] * s.players
    for share in move.shares:
        for heap in share.tokens:
            split[share.seat] += heap.count << SHIFT[heap.token]
    return split


def is_complete(s: Table, split: Sequence[int]) -> bool:
    return sum(split) == packed(s.sharing.treasure)


def missing_from(s: Table, split: Sequence[int]) -> Bundle:
    """What nobody gets yet."""
    return bundle(unpacked(packed(s.sharing.treasure) - sum(split)))


def why_no_split(s: Table, move: Propose) -> IllegalMove | None:
    """Why this cannot be written on a parchment at all; an incomplete split can. (OD-16)"""
    for share in move.shares:
        if type(share.seat) is not int or share.seat not in s.sharing.party:
            return IllegalMove("refuse-share-to-bystander", "r.share_to_bystander")
    if refusal := no_bundle(*(share.tokens for share in move.shares)):
        return refusal
    everything = numbers_of(tuple(heap for share in move.shares for heap in share.tokens))
    if not fits_in(everything, s.sharing.treasure):
        return IllegalMove("refuse-too-many-tokens", "r.too_many_tokens")
    return why_not_said_so(s, move.reason)


def why_not_said_so(s: Table, reason: object) -> IllegalMove | None:
    """Why these words cannot go with a split: there are ready-made ones only, and none at a silent table. (9.8)"""
    if reason is None:
        return None
    if s.options.talk == "off":
        return IllegalMove("refuse-silence", "6.talk")
    return None if is_a_phrase(reason) else IllegalMove("refuse-unknown-phrase", "9.talk")


def is_a_phrase(reason: object) -> bool:
    return isinstance(reason, Reason) and reason.phrase in PHRASES and counts_of(reason.tokens) is not None


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


def parchment_of(s: Table, author: int) -> Parchment | None:
    for parchment in s.sharing.parchments:
        if parchment.author == author:
            return parchment
    return None


def shares_of(s: Table, parchment: Parchment) -> tuple[Share, ...]:
    """A split as people read it, by seat."""
    return tuple(share_of(seat, parchment.split[seat]) for seat in sorted(s.sharing.party))
