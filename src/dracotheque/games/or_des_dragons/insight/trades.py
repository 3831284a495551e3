"""The Fair: swaps that help both, by what the other seems to have. (9.3.3)"""

from itertools import product

from ..components import KINDS
from ..components.bundles import Side, heap_of, numbers_of
from ..moves import Deal
from .outlook import Outlook
from .weights import LEADER_PRICE, MARGIN


class Trader:
    """What one token more or less of each kind is worth to everybody."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.more = [[outlook.gain(seat, kind) for kind in range(KINDS)] for seat in range(outlook.players)]
        self.less = [[outlook.gain(seat, kind, -1) for kind in range(KINDS)] for seat in range(outlook.players)]

    def side_gain(self, side: Side) -> float:
        """What a side of a deal is worth to its player."""
        return self.o.bundle_gain(side.seat, numbers_of(side.gets)) + self.o.loss(side.seat, side.gives)

    def price(self, seat: int, gain: float) -> float:
        """What one wants at least for letting another gain so much."""
        leads = self.o.standing[seat] >= max(self.o.standing)
        return MARGIN + (LEADER_PRICE * max(0.0, gain) if leads else 0.0)

    def accepts(self, own: Side, others: list[Side]) -> bool:
        prices = [self.price(side.seat, self.side_gain(side)) for side in others]
        return self.side_gain(own) > sum(prices, 0.0) / len(others)

    def best_offer(self) -> tuple[Deal, float] | None:
        """The swap of one token for one with the best own gain, of those that seem to help the partner too."""
        me = self.o.me
        free = numbers_of(self.o.view.places[me].loot or ())
        best: tuple[Deal, float] | None = None
        given_kinds = [kind for kind in range(KINDS) if free[kind]]
        for seat in [seat for seat in range(self.o.players) if seat != me]:
            wanted_kinds = [kind for kind in range(KINDS) if self.o.held[seat][kind] >= 0.9]
            for given, wanted in product(given_kinds, wanted_kinds):
                own = self.more[me][wanted] + self.less[me][given]
                theirs = self.more[seat][given] + self.less[seat][wanted]
                helps_both = given != wanted and theirs > MARGIN and own > self.price(seat, theirs)
                if helps_both and (best is None or own > best[1]):
                    best = swap(me, given, seat, wanted), own
        return best


def swap(me: int, given: int, seat: int, wanted: int) -> Deal:
    gives, gets = (heap_of(given, 1),), (heap_of(wanted, 1),)
    return Deal((Side(me, gives, gets), Side(seat, gets, gives)))
