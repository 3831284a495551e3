"""A tie for the highest value is settled in silver, or not at all. (3.gold-tie, 3.deadlock)"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import AMULET, SILVER, WIDTH
from ..events import Deadlocked, SilverOpened
from ..moves import Bid, BidSilver, silver_fists
from ..refusals import no_such_silver_fist
from ..state import Table
from ..state.fists import packed_silver, shown_silver, silver_value
from .orders import belated_silver, end_gestures, left_silver
from .outcome import close_auction, win

rules = Table.rules

OUT: Final = -1
"""The value of a fist that nobody closed: who was not in the tie is never second."""
BEATEN_BY_NOBODY: Final = -2


def ask_silver(s: Table, tied: tuple[int, ...]) -> None:
    """Only the tied players close a silver fist; an empty one is closed like a full one (PD-16, PD-49)."""
    s.ask_all(silver, tied, {}, sum([1 << seat for seat in tied]))


@rules.question("3.silver", secret=True)
def silver(s: Table, seat: int, tied: int) -> tuple[BidSilver, ...]:
    """Silver and an amulet, never gold, never a black coin (PD-12)."""
    row = seat * WIDTH
    return silver_fists(s.goods[row + SILVER], s.goods[row + AMULET] > 0)


silver.in_advance(left_silver)
silver.when_late(belated_silver)


@silver.described
def about_silver(s: Table, tied: int) -> dict[str, object]:
    return {"character": s.who(s.card), "seats": [seat for seat in range(s.players) if tied >> seat & 1]}


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
    s.tell(silver_opened, answers)
    settle_tie(s, values)


def silver_opened(answers: Sequence[BidSilver | None]) -> SilverOpened:
    return SilverOpened(tuple(shown_silver(seat, fist) for seat, fist in enumerate(answers) if fist is not None))


def settle_tie(s: Table, values: list[int]) -> None:
    """One best fist wins; otherwise nobody does, and there is no third stage (PD-16)."""
    best = max(values)
    if values.count(best) > 1:
        s.tell(Deadlocked, s.who(s.card))
        close_auction(s)
    else:
        winner = values.index(best)
        values[winner] = BEATEN_BY_NOBODY
        win(s, winner, best, values)
