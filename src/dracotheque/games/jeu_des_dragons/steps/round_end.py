"""The end of a round: a winner, a tie, or the next leader. (3.4, 5.1)"""

from ..components import STANDING_STRENGTH, CardNumber
from ..events import FlightsTied, TimeRanOut
from ..moves import TimeUp
from ..state import NO_CARD, NOBODY, SLAIN, Player, Table, rules
from .settlement import share_stakes, win_stakes


@rules.ahead
def begin_round(s: Table) -> None: ...


@rules.clock
def time_is_up(s: Table, _: TimeUp) -> None:
    """The gambit in progress is finished, then exactly one more is played (JD-46)."""
    s.last_gambit = s.gambit + 1
    s.stop_clock()
    s.tell(TimeRanOut)


@rules.step
def end_round(s: Table) -> None:
    if s.round < 3:
        s.leader = next_leader(s)
        s.push(begin_round)
        return
    best = best_flights(s)
    if not best:
        share_stakes(s, s.seats)  # nobody may win: only between two players (JD-24)
    elif len(best) == 1:
        win_stakes(s, best[0])
    elif all(card == NO_CARD for card in s.standing):
        share_stakes(s, best)  # nobody can play any more (JD-25)
    else:
        s.tell(FlightsTied, best)
        s.leader = next_leader(s)
        s.push(begin_round)
        s.buy_empty_hands(s.leader)


def best_flights(s: Table) -> tuple[int, ...]:
    """Who has the strongest flight, or the weakest where the Druid reigns; barred ones are out (JD-23, JD-26)."""
    return tuple(s.strongest([seat for seat in s.seats if not s.is_barred(seat)], -1 if s.druid else 1))


def next_leader(s: Table) -> Player:
    """The Priest's player, else the strongest untied card, else the present leader unless slain (JD-9, JD-10)."""
    if s.priest != NOBODY:
        return s.priest
    strongest = strongest_untied(s.standing)
    if strongest != NOBODY:
        return strongest
    return Player(next(seat for seat in s.clockwise_from(s.leader) if s.standing[seat] != SLAIN))


def strongest_untied(cards: list[CardNumber]) -> Player:
    """Who owns the strongest card whose strength no other card shows; slain and missing cards are out (JD-9)."""
    strengths = [STANDING_STRENGTH[card] for card in cards]
    strongest, owner = 0, NOBODY
    for seat, strength in enumerate(strengths):
        if strength > strongest and strengths.count(strength) == 1:
            strongest, owner = strength, Player(seat)
    return owner
