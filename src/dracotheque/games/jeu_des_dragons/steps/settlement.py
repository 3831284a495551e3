"""How a gambit ends: the stakes go to somebody, the table is cleared, the next gambit or the end follows. (5)"""

from collections.abc import Sequence

from dracotheque.core import seats

from ..components import names
from ..events import DebtForgiven, GambitWon, GameEnded, PlayerEliminated, ShareTaken, StakesRanDry, StakesShared
from ..state import STAKES, Table, rules


@rules.ahead
def begin_gambit(s: Table) -> None: ...


def win_stakes(s: Table, winner: int) -> None:
    """The winner's debts to the stakes are wiped out; gold that flows back is the winner's too (JD-22). (5.2.1)"""
    if s.told is not None:
        s.tell(GambitWon, winner, s.flight_strength(winner), s.stakes)
        s.moment("gambit-won")
    forgive_debts_to_stakes(s, winner)
    while s.stakes:
        amount, s.stakes = s.stakes, 0
        s.credit(winner, amount)
    end_gambit(s, winner)


def share_stakes(s: Table, sharers: Sequence[int]) -> None:
    """Equal parts, odd coins one each from the leader clockwise (JD-24, JD-25). (5.1.4)"""
    s.tell(StakesShared, tuple(sharers), s.stakes)
    s.moment("stakes-shared")
    for seat in s.seats:
        forgive_debts_to_stakes(s, seat)
    part, odd = divmod(s.stakes, len(sharers))
    s.stakes = 0
    for place, seat in enumerate(seat for seat in s.clockwise_from(s.leader) if seat in sharers):
        amount = part + (place < odd)
        s.tell(ShareTaken, seat, amount)
        s.credit(seat, amount)
    end_gambit(s, s.leader)


def stakes_ran_dry(s: Table) -> None:
    """No winner, nothing to collect (JD-19)."""
    s.tell(StakesRanDry, s.active)
    s.moment("stakes-dry")
    end_gambit(s, s.active)


def forgive_debts_to_stakes(s: Table, seat: int) -> None:
    forgiven = sum([amount for creditor, amount in s.ledgers[seat] if creditor == STAKES])
    if forgiven:
        s.ledgers[seat] = tuple([debt for debt in s.ledgers[seat] if debt[0] != STAKES])
        s.tell(DebtForgiven, seat, forgiven)


def end_gambit(s: Table, first: int) -> None:
    """Clear the table, see who is out, and end the game or draw two cards each. (5.2)"""
    for flight in s.flights:
        s.discard += flight
    s.discard += s.antes
    s.clear_gambit()
    order = s.clockwise_from(first)
    if 0 in s.hoards:
        eliminate_the_poor(s)
    if ending := reason_to_end(s):
        s.finish(ending, GameEnded)
        return
    if len(order) > len(s.seats):
        order = tuple([seat for seat in order if seat in s.seats])
    s.first_seat = order[0]
    for seat in order:
        s.draw(seat, 2)
    s.push(begin_gambit)


def eliminate_the_poor(s: Table) -> None:
    """Who has no gold is out; the hand is discarded, the debts are void and become IOUs (JD-44). (5.2.3)"""
    for seat in s.seats:
        if s.hoards[seat] == 0:
            hand = s.hands[seat][:]
            for card in hand:
                s.leave_hand(seat, card)
            s.discard += hand
            s.ious += tuple([(seat, creditor, amount) for creditor, amount in s.ledgers[seat]])
            s.ledgers[seat] = ()
            s.eliminated_in = seats.changed(s.eliminated_in, seat, s.gambit)
            s.tell(PlayerEliminated, seat, names(hand))
    s.seats = tuple(seat for seat in s.seats if s.hoards[seat])


def reason_to_end(s: Table) -> str:
    """The first end condition that is met; nothing if the game goes on. (5.3, 6)"""
    options = s.options
    if s.players - len(s.seats) >= options.end_eliminations:
        return "eliminations"
    if options.target_hoard is not None and max(s.hoards) >= options.target_hoard:
        return "target-hoard"
    if s.gambit == s.last_gambit:
        return "time-limit"
    if options.max_gambits is not None and s.gambit >= options.max_gambits:
        return "max-gambits"
    return ""


def ranking(s: Table) -> list[tuple[int, ...]]:
    """Seats from first to last, equals together: by gold, then by the later elimination. (5.3)"""
    return seats.ranking(list(zip(s.hoards, s.eliminated_in, strict=True)))
