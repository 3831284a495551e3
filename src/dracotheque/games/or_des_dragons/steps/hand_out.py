"""Shares go behind the screens, and wizards draw magic objects. (K5, 4.2-advanced)"""

from collections.abc import Mapping
from operator import add

from ..components import KINDS, OWNER, RED, ROLE_OF, WIZARD
from ..components.bundles import bundle
from ..effects.drawing import draw, draw_objects
from ..events.turns import ShareReceived
from ..state import Table
from .windows import why_not_now

rules = Table.rules

draw.refused(why_not_now)


def share_received(seat: int, shares: tuple[int, ...]) -> ShareReceived:
    return ShareReceived(seat, bundle(shares[seat * KINDS : (seat + 1) * KINDS]))


@rules.step
def hand_out(s: Table) -> None:
    """Everybody gets the share that was agreed, or the one the Confusion Ring made of it."""
    shares, s.sharing.shares = s.sharing.shares, ()
    s.loot = list(map(add, s.loot, shares))
    if s.told is not None:
        for seat in s.sharing.party:
            s.tell(share_received, seat, shares)
    if s.options.ruleset == "advanced":
        draw_for_reds(s, {seat: shares[seat * KINDS + RED] for seat in s.sharing.party})


def draw_for_reds(s: Table, reds: Mapping[int, int]) -> None:
    """One magic object for each red token received, wizards in the order placed. (4.2-advanced, OD-20)"""
    for adventurer in reversed(s.under[s.sharing.killed]):
        seat = OWNER[adventurer]
        if ROLE_OF[adventurer] == WIZARD and reds[seat]:
            s.push(draw_objects, seat, reds[seat])
