"""The bag, and the magic objects that change what is shared: Renewal Powder, Lens, Confusion Ring.

(4.3.2, 4.3.12, 4.3.16)
"""

from collections.abc import Iterable, Sequence
from math import perm
from operator import add, sub
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.seats import changed

from ..components import LENS_DRAWS, LENS_KEEPS
from ..components.bundles import NOTHING, PART, bundle, bundle_of, counted, fits_in, numbers_of, subsets, tokens_of
from ..events import BagEmptied, LensUsed, SharesConfused, TokensPicked, TokensRenewed
from ..moves import CONFUSE, Confuse, Pick, PlayCard, Renew
from ..refusals import no_bundle
from ..state import Table, rules

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
    s.sharing.treasure = tuple(map(add, s.sharing.treasure, counted(kinds)))


# The Renewal Powder.


def renewal_plays(s: Table, seat: int) -> list[Renew]:
    """One token, all of a kind, or everything; any other choice is accepted too."""
    choices = {s.sharing.treasure}
    for kind, count in enumerate(s.sharing.treasure):
        if count:
            choices |= {changed(NOTHING, kind, 1), changed(NOTHING, kind, count)}
    return [Renew(bundle(choice)) for choice in sorted(choices) if any(choice)]


def why_no_renewal(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Renew) or not move.tokens:
        return IllegalMove("refuse-nothing-chosen", "r.nothing_chosen")
    if refusal := no_bundle(move.tokens):
        return refusal
    is_there = fits_in(numbers_of(move.tokens), s.sharing.treasure)
    return IllegalMove.when(not is_there, "refuse-not-in-treasure", "r.not_in_treasure")


def renew(s: Table, seat: int, move: Renew) -> None:
    """Return, mix, draw as many. (4.3.2, OD-40)"""
    returned = numbers_of(move.tokens)
    s.sharing.treasure = tuple(map(sub, s.sharing.treasure, returned))
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


@rules.question("4.discernment_lens", described=lambda s, seat: {"tokens": bundle_of(s.magic.drawn)})
def pick(s: Table, seat: int) -> list[Pick]:
    return [Pick(bundle_of(kinds)) for kinds in subsets(counted(s.magic.drawn), LENS_KEEPS)]


@pick.refused
def why_not_these(s: Table, seat: int, move: Move) -> IllegalMove | None:
    return IllegalMove.when(isinstance(move, Pick), "refuse-two-of-five", "r.two_of_five")


@pick.answered
def pick_tokens(s: Table, seat: int, move: Pick) -> None:
    """Two join the treasure, the others go back. (4.3.16)"""
    kept = numbers_of(move.tokens)
    return_to_bag(s, tokens_of(list(map(sub, counted(s.magic.drawn), kept))))
    s.magic.drawn = ()
    keep(s, seat, tokens_of(kept))


# The Confusion Ring.


def confusion_plays(s: Table, seat: int) -> list[Confuse]:
    others = sorted([other for other in s.sharing.party if other != seat])
    return [CONFUSE[first][second] for first in others for second in others if first < second]


def why_no_confusion(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, Confuse):
        pair = {move.first, move.second}
        if len(pair) == 2 and seat not in pair and pair <= set(s.sharing.party):
            return None
    return IllegalMove("refuse-two-others", "r.two_others")


def confuse(s: Table, seat: int, move: Confuse) -> None:
    """Two participants get each other's agreed share, empty ones included. (4.3.12, OD-42)"""
    shares = list(s.sharing.shares)
    one, other = PART[move.first], PART[move.second]
    shares[one], shares[other] = shares[other], shares[one]
    s.sharing.shares = tuple(shares)
    s.tell(SharesConfused, seat, move.first, move.second)
