"""Mandates: what a steward signs for an owner who is not there. (9.2.3)

Nothing is signed here. Whoever keeps the table plays the signature after a while, so that nobody can tell it from one
given by hand.
"""

from dracotheque.core.errors import IllegalMove

from ..components import NOBODY
from ..components.bundles import fits_in, numbers_of, unpacked
from ..events.magic import OrderKept
from ..moves import Mandate, Sign, sign_move
from ..refusals import no_bundle
from ..state import Table
from ..state.papers import Parchment

rules = Table.rules


@rules.order(Mandate)
def leave_mandate(s: Table, seat: int, move: Mandate) -> None:
    """A steward is told which bundles to sign for; whatever the owner signs from now on goes before. (9.mandates)"""
    if refusal := why_no_mandate(s, seat, move):
        raise refusal
    s.sharing.mandates = (*s.sharing.mandates[:seat], move if move.bundles else None, *s.sharing.mandates[seat + 1 :])
    s.sharing.stamped &= ~(1 << seat)
    s.tell_to((seat,), OrderKept, seat)


def why_no_mandate(s: Table, seat: int, move: Mandate) -> IllegalMove | None:
    if s.options.sand != "slow":
        return IllegalMove("refuse-slow-only", "9.mandates")
    if not s.sharing.sand_is_running:
        return IllegalMove("refuse-no-sharing", "9.mandates")
    if seat not in s.sharing.party:
        return IllegalMove("refuse-not-a-participant", "r.not_a_participant")
    if not isinstance(move.bundles, tuple):
        return IllegalMove("refuse-no-bundle", "1.1")
    return no_bundle(*move.bundles)


def left_with_steward(s: Table, seat: int) -> Sign | None:
    """The steward signs what most would sign, among what satisfies the mandate; a pen is not moved for its equal."""
    if not s.sharing.mandates or not holds_pen(s, seat):
        return None
    fitting = [parchment for parchment in s.sharing.parchments if would_sign(s, seat, parchment)]
    best = max(
        fitting, key=lambda parchment: (backers(s, parchment), s.sharing.pens[seat] == parchment.author), default=None
    )
    return None if best is None or s.sharing.pens[seat] == best.author else sign_move(best.author, best.version)


def holds_pen(s: Table, seat: int) -> bool:
    """Whether it is the steward who signs: not where the owner has signed since, nor where the owner gave up."""
    signed = s.sharing.pens[seat] != NOBODY and s.sharing.stamped >> seat & 1
    return s.sharing.mandates[seat] is not None and not signed and not s.sharing.given_up >> seat & 1


def would_sign(s: Table, seat: int, parchment: Parchment) -> bool:
    """Whether a signature of this player is on a parchment, or would be the steward's to give."""
    if s.sharing.pens[seat] == parchment.author:
        return True
    mandate = s.sharing.mandates[seat]
    if mandate is None or not holds_pen(s, seat):
        return False
    return parchment.complete and parchment.author != seat and satisfies(parchment, seat, mandate)


def backers(s: Table, parchment: Parchment) -> int:
    return sum([would_sign(s, seat, parchment) for seat in s.sharing.party])


def satisfies(parchment: Parchment, seat: int, mandate: Mandate) -> bool:
    """Whether a share holds at least one of the bundles, kind by kind."""
    share = unpacked(parchment.split[seat])
    return any(fits_in(numbers_of(wanted), share) for wanted in mandate.bundles)
