"""How an auction is decided: somebody uses the power, at once or after a tie is settled in silver, or nobody.

(3.auction, 3.gold-tie, 3.deadlock)
"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.seats import clockwise_among

from ..components import AMULET, DOPPELGANGER, NOBODY, SILVER, WIDTH
from ..effects.use import use
from ..events import AuctionWon, Deadlocked, SilverOpened
from ..moves import Bid, BidSilver, silver_fists
from ..refusals import no_such_silver_fist
from ..state import Table, rules
from ..state.fists import fairy_of, packed_silver, shown_silver, silver_value
from ..state.habits import no_habits
from .orders import belated_silver, end_gestures, forget_auction, left_silver

OUT: Final = -1
"""The value of a fist that nobody closed: who was not in the tie is never second."""


@rules.ahead
def next_auction(s: Table) -> None: ...


@rules.ahead
def end_round(s: Table) -> None: ...


def win(s: Table, values: Sequence[int]) -> None:
    """The highest value stands alone and uses the power; the next make the second-best bidders (PD-21)."""
    second, value = sorted(values)[-2:]
    winner = values.index(value)
    record = s.history[-1]
    s.history[-1] = (record[0], winner, *record[2:])
    s.winner = winner  # type: ignore[assignment]  # Player(winner) would be a call for every auction
    s.bid_fairy = fairy_of(record[2 + winner])
    s.seconds = sum([1 << seat for seat, other in enumerate(values) if other == second])
    if s.told is not None:
        s.tell(AuctionWon, winner, s.who(s.card), value)
        s.moment("auction-won")
    s.push(auction_over)
    use(s, s.card)


@rules.step
def auction_over(s: Table) -> None:
    """The card joins the auctioned pile, used or not (PD-19); a Doppelganger just won stays with its winner."""
    if s.told:
        s.moment("auction-over")
    if s.card != DOPPELGANGER or s.keeper == NOBODY:
        s.auctioned.append(s.card)
    if s.habits is not no_habits(s.players):
        forget_auction(s)
    s.clear_auction()
    s.push(next_auction if s.pile else end_round)


# A tie for the highest value is settled in silver, or not at all. (3.gold-tie, 3.deadlock)


def ask_silver(s: Table, tied: tuple[int, ...]) -> None:
    """Only the tied players close a silver fist; an empty one is closed like a full one (PD-16, PD-49)."""
    s.ask_all(silver, tied, {}, sum([1 << seat for seat in tied]))


@rules.question("3.silver", secret=True, in_advance=left_silver, when_late=belated_silver)
def silver(s: Table, seat: int, tied: int) -> tuple[BidSilver, ...]:
    """Silver and an amulet, never gold, never a black coin (PD-12)."""
    row = seat * WIDTH
    return silver_fists(s.goods[row + SILVER], s.goods[row + AMULET] > 0)


@silver.described
def about_silver(s: Table, tied: int) -> dict[str, object]:
    return {"character": s.who(s.card), "seats": list(clockwise_among(s.players, 0, tied))}


@silver.refused
def cannot_bid_silver(s: Table, seat: int, move: Move, tied: int) -> IllegalMove | None:
    if isinstance(move, Bid):
        return IllegalMove("refuse-gold-in-silver-fist", "3.silver")
    return no_such_silver_fist(s, seat, move) if isinstance(move, BidSilver) else None


@silver.answered
def open_silver(s: Table, answers: Sequence[BidSilver | None], tied: int) -> None:
    """Silver and amulets go to the bank, then the best fist wins the auction, if it is alone."""
    end_gestures(s)
    goods = s.goods
    bank = s.bank * WIDTH
    values = [OUT] * s.players
    for seat, fist in enumerate(answers):
        if fist is not None:
            row = seat * WIDTH
            goods[row + SILVER] -= fist.silver
            goods[bank + SILVER] += fist.silver
            goods[row + AMULET] -= fist.amulet
            goods[bank + AMULET] += fist.amulet
            values[seat] = silver_value(fist)
    s.history[-1] += tuple([0 if fist is None else packed_silver(fist) for fist in answers])
    s.tell(lambda: SilverOpened(tuple(shown_silver(seat, fist) for seat, fist in enumerate(answers) if fist)))
    s.moment("silver-opened")
    if values.count(max(values)) > 1:  # nobody wins, and there is no third stage (PD-16)
        s.tell(Deadlocked, s.who(s.card))
        auction_over(s)
    else:
        win(s, values)
