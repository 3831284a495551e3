"""Version 1: stewards signed within the move that gave them something to sign, and as if they were the owner.

A steward's signature was never moved again. Of several deals alike the first was signed, whoever had signed it already.
The first idea for a split favoured the others.
"""

from collections.abc import Sequence

from dracotheque.core.moves import Move

from .. import state
from ..components import NOBODY
from ..components.bundles import UNIT
from ..game import GAME as NEXT
from ..moves import Mandate, Sign, SignDeal
from ..state.papers import Offer
from ..steps import bargaining, trading
from ..steps.bargaining import agreed, keep_bargaining, satisfies
from ..steps.splits import Split, token_by_token


class Table(state.Table):
    rules = state.Table.rules.before()


rules = Table.rules


@rules.questions["bargain"].answered
def act_in_sharing(s: Table, seat: int, move: Move) -> None:
    bargaining.act_in_sharing(s, seat, move)
    stewards_sign(s)


@rules.part
def stamp(s: Table, seat: int, move: Sign) -> None:
    """Every signature counted as the owner's."""
    s.sharing.stamped |= 1 << seat


@rules.order(Mandate)
def leave_mandate(s: Table, seat: int, move: Mandate) -> None:
    bargaining.leave_mandate(s, seat, move)
    if stewards_sign(s) and agreed(s) is not None:
        s.withdraw()
        s.push(keep_bargaining)
        s.run()


def stewards_sign(s: Table) -> bool:
    """Each steward signs the first parchment of another that satisfies the mandate, unless the owner signed since."""
    acted = False
    for seat in s.sharing.party:
        mandate = s.sharing.mandates[seat]
        if mandate is None or (s.sharing.pens[seat] != NOBODY and s.sharing.stamped >> seat & 1):
            continue
        for parchment in s.sharing.parchments:
            if parchment.complete and parchment.author != seat and satisfies(parchment, seat, mandate):
                stamp(s, seat, Sign(parchment.author, parchment.version))
                bargaining.sign(s, seat, parchment.author)
                acted = True
                break
    return acted


rules.questions["bargain"].in_advance(lambda s, seat: None)  # stewards waited for nobody


@rules.part
def find(s: Table, seat: int, move: SignDeal) -> Offer | None:
    return next(iter(trading.named(s, seat, move)), None)


# Ideas for a split.


@rules.part
def ideas(s: Table, size: int) -> tuple[Split, ...]:
    """Equal numbers of every kind came first, and what could not be divided went to the others."""
    return tuple(dict.fromkeys([to_the_others(s.sharing.treasure, size), *token_by_token(s.sharing.treasure, size)]))


def to_the_others(treasure: Sequence[int], size: int) -> Split:
    even = 0
    shares = [0] * size
    place = 0
    for unit, count in zip(UNIT, treasure, strict=True):
        each, left = divmod(count, size)
        even += each * unit
        for _ in range(left):
            place = place % (size - 1) + 1
            shares[place] += unit
    return tuple([even + share for share in shares])


GAME = NEXT.before(Table)
