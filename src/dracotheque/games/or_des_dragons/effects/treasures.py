"""The bag, and the magic objects that change what is shared: Renewal Powder, Lens, Confusion Ring.

(4.3.2, 4.3.12, 4.3.16)
"""

from collections.abc import Iterable, Sequence
from math import perm
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import KINDS, LENS_DRAWS, LENS_KEEPS
from ..components.bundles import bundle, bundle_of, counts_of, fits_in, numbers_of, subsets, tokens_of
from ..events import BagEmptied, LensUsed, SharesConfused, TokensPicked, TokensRenewed
from ..moves import CONFUSE, Confuse, Pick, PlayCard, Renew
from ..refusals import no_bundle
from ..state import Table

rules = Table.rules

AT_ONCE: Final = 3
"""Tokens drawn with one random number; the fast generator of imagined worlds has no use for larger ones."""


def take_from_bag(s: Table, wanted: int) -> list[int]:
    """Draw tokens, every one in the bag being as likely as another, or all that are left. (9.7, OD-28)"""
    bag = s.bag
    drawn: list[int] = []
    if s.coming:
        drawn, s.coming = list(s.coming[:wanted]), s.coming[wanted:]
        for kind in drawn:
            bag[kind] -= 1
        s.bag_size -= len(drawn)
    size = s.bag_size
    wanted = min(wanted - len(drawn), size)
    while wanted:
        few = min(wanted, AT_ONCE)
        choice = s.chance.below(perm(size, few))
        for left in range(size, size - few, -1):
            choice, number = divmod(choice, left)
            for kind, count in enumerate(bag):
                if number < count:
                    bag[kind] = count - 1
                    drawn.append(kind)
                    break
                number -= count
        size -= few
        wanted -= few
    s.bag_size = size
    return drawn


def announce_last_phase(s: Table, drawn: Sequence[int]) -> None:
    """The draw that emptied the bag opens the last phase. (4.5)"""
    if drawn and not s.bag_size:
        s.tell(BagEmptied)


def return_to_bag(s: Table, kinds: Sequence[int]) -> None:
    """Put tokens back; the bag is mixed, so nothing is known any more of what comes out first."""
    for kind in kinds:
        s.bag[kind] += 1
    s.bag_size += len(kinds)
    s.coming = ()


def add_to_treasure(s: Table, kinds: Iterable[int]) -> None:
    treasure = list(s.sharing.treasure)
    for kind in kinds:
        treasure[kind] += 1
    s.sharing.treasure = tuple(treasure)


# The Renewal Powder.


def renewal_plays(s: Table, seat: int) -> list[Renew]:
    """One token, all of a kind, or everything; any other choice is accepted too."""
    if not any(s.sharing.treasure):
        return []
    choices: dict[tuple[int, ...], None] = {}
    for kind, count in enumerate(s.sharing.treasure):
        for number in {1, count} if count else ():
            choices[(0,) * kind + (number,) + (0,) * (KINDS - 1 - kind)] = None
    choices[s.sharing.treasure] = None
    return [Renew(bundle(choice)) for choice in sorted(choices)]


def why_no_renewal(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Renew):
        return IllegalMove("refuse-nothing-chosen", "r.nothing_chosen")
    if refusal := no_bundle(move.tokens):
        return refusal
    counts = counts_of(move.tokens)
    if not counts or not any(counts):
        return IllegalMove("refuse-nothing-chosen", "r.nothing_chosen")
    if not fits_in(counts, s.sharing.treasure):
        return IllegalMove("refuse-not-in-treasure", "r.not_in_treasure")
    return None


def renew(s: Table, seat: int, move: Renew) -> None:
    """Return, mix, draw as many. (4.3.2, OD-40)"""
    returned = numbers_of(move.tokens)
    s.sharing.treasure = tuple([own - gone for own, gone in zip(s.sharing.treasure, returned, strict=True)])
    return_to_bag(s, tokens_of(returned))
    drawn = take_from_bag(s, sum(returned))
    add_to_treasure(s, drawn)
    s.tell(TokensRenewed, seat, bundle(returned), bundle_of(drawn))


# The Lens of Discernment.


def look_through_lens(s: Table, seat: int, _: PlayCard) -> None:
    """Five tokens in the open, of which two are chosen; one or two are added at once. (4.3.16, OD-41)"""
    drawn = take_from_bag(s, LENS_DRAWS)
    s.tell(LensUsed, seat, bundle_of(drawn))
    if len(drawn) > LENS_KEEPS:
        s.magic.drawn = tuple(sorted(drawn))
        s.ask(pick, seat)
    else:
        keep(s, seat, drawn)


def keep(s: Table, seat: int, kinds: list[int]) -> None:
    add_to_treasure(s, kinds)
    s.tell(TokensPicked, seat, bundle_of(kinds))
    announce_last_phase(s, kinds)


@rules.question("4.discernment_lens")
def pick(s: Table, seat: int) -> list[Pick]:
    counts = [s.magic.drawn.count(kind) for kind in range(KINDS)]
    return [Pick(bundle_of(kinds)) for kinds in subsets(counts, LENS_KEEPS)]


@pick.described
def about_pick(s: Table, seat: int) -> dict[str, object]:
    return {"tokens": bundle_of(s.magic.drawn)}


@pick.refused
def why_not_these(s: Table, seat: int, move: Move) -> IllegalMove | None:
    return IllegalMove("refuse-two-of-five", "r.two_of_five") if isinstance(move, Pick) else None


@pick.answered
def pick_tokens(s: Table, seat: int, move: Pick) -> None:
    """Two join the treasure, the others go back. (4.3.16)"""
    kept = numbers_of(move.tokens)
    chosen = tokens_of(kept)
    others = list(s.magic.drawn)
    for kind in chosen:
        others.remove(kind)
    s.magic.drawn = ()
    return_to_bag(s, others)
    keep(s, seat, chosen)


# The Confusion Ring.


def confusion_plays(s: Table, seat: int) -> list[Confuse]:
    others = sorted([other for other in s.sharing.party if other != seat])
    return [CONFUSE[first][second] for first in others for second in others if first < second]


def why_no_confusion(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Confuse):
        return IllegalMove("refuse-two-others", "r.two_others")
    pair = {move.first, move.second}
    if len(pair) != 2 or seat in pair or not pair <= set(s.sharing.party):
        return IllegalMove("refuse-two-others", "r.two_others")
    return None


def confuse(s: Table, seat: int, move: Confuse) -> None:
    """Two participants get each other's agreed share, empty ones included. (4.3.12, OD-42)"""
    shares = list(s.sharing.shares)
    one = slice(move.first * KINDS, (move.first + 1) * KINDS)
    other = slice(move.second * KINDS, (move.second + 1) * KINDS)
    shares[one], shares[other] = shares[other], shares[one]
    s.sharing.shares = tuple(shares)
    s.tell(SharesConfused, seat, move.first, move.second)
