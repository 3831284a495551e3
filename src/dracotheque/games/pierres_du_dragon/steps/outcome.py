"""How an auction ends: somebody uses the power, or nobody; then the card leaves the table. (3.auction)"""

from collections.abc import Sequence

from ..components import DOPPELGANGER
from ..effects.use import use
from ..events import AuctionWon
from ..state import NOBODY, Table
from ..state.fists import fairy_of
from ..state.habits import no_habits
from .orders import forget_auction

rules = Table.rules


@rules.ahead
def next_auction(s: Table) -> None: ...


@rules.ahead
def end_round(s: Table) -> None: ...


def win(s: Table, winner: int, value: int, others: Sequence[int]) -> None:
    """The winner uses the power; the best of the other values make the second-best bidders (PD-21)."""
    record = s.history[-1]
    s.history[-1] = (record[0], winner, *record[2:])
    s.winner = winner
    s.bid_fairy = fairy_of(record[2 + winner])
    second = max(others)
    s.seconds = sum([1 << seat for seat, other in enumerate(others) if other == second])
    if s.told is not None:
        s.tell(AuctionWon, winner, s.who(s.card), value)
        s.moment("auction-won")
    s.push(auction_over)
    use(s, s.card)


@rules.step
def auction_over(s: Table) -> None:
    close_auction(s)


def close_auction(s: Table) -> None:
    """The card joins the auctioned pile, used or not (PD-19); a Doppelganger just won stays with its winner."""
    if s.told:
        s.moment("auction-over")
    if s.card != DOPPELGANGER or s.keeper == NOBODY:
        s.auctioned.append(s.card)
    if s.habits is not no_habits(s.players):
        forget_auction(s)
    s.clear_auction()
    s.push(next_auction if s.pile else end_round)
