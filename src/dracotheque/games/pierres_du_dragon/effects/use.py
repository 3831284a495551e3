"""Using a power: the Doppelganger's window, then once or twice, one power inside another. (4.29)"""

from dracotheque.core.rules import first_answer

from ..components import DOPPELGANGER
from ..events import DoppelgangerKept, PowerDeclined, PowerDoubled, PowerUsed
from ..moves import ACCEPT, DECLINE, DOUBLE, USE_ONCE, Accept, Decline, Double, UseOnce
from ..state import NOBODY, Table
from .interpreter import NO_COLOUR, NO_TARGET, about_card, proceed
from .programs import program_of

rules = Table.rules


def use(s: Table, card: int) -> None:
    """Use the power of a card as if it had just been won in this auction (PD-31)."""
    if card == DOPPELGANGER:
        keep_doppelganger(s)
    elif s.keeper == s.winner and not program_of(s, card).costs_the_bid:
        s.offer(double, s.winner, card)
    else:
        s.push(use_power, card)


def keep_doppelganger(s: Table) -> None:
    """It lies face up before its owner and does nothing yet; the Ghost takes it out of the auctioned pile."""
    s.keeper = s.winner
    if DOPPELGANGER in s.auctioned:
        s.auctioned.remove(DOPPELGANGER)
    s.tell(DoppelgangerKept, s.winner)


@rules.question("3.double", described=about_card, when_late=first_answer)
def double(s: Table, seat: int, card: int) -> tuple[UseOnce, Double]:
    """Before the first use, never after it (PD-28); not where the bid itself is the price (PD-30)."""
    return (USE_ONCE, DOUBLE)


@double.answered
def use_once_or_twice(s: Table, seat: int, move: UseOnce | Double, card: int) -> None:
    s.push(use_power, card)
    if move == DOUBLE:
        s.push(use_power, card)
        s.keeper = NOBODY
        s.special_discard.append(DOPPELGANGER)
        s.tell(PowerDoubled, seat, s.who(card))


@rules.step
def use_power(s: Table, card: int) -> None:
    """One use, from its first step to its last; until then nobody can borrow the card (PD-32)."""
    s.resolving |= 1 << card
    s.push(end_power, card)
    if program_of(s, card).optional:
        s.offer(use_or_not, s.winner, card)
    else:
        begin_power(s, card)


def begin_power(s: Table, card: int) -> None:
    if s.told is not None:
        s.tell(PowerUsed, s.winner, s.who(card))
    s.push(proceed, card, 0, NO_COLOUR, NO_TARGET)


@rules.step
def end_power(s: Table, card: int) -> None:
    s.resolving &= ~(1 << card)


# A home-made character may be optional; asked at the start of each use. (6.2-play)


@rules.question("3.own", described=about_card, when_late=first_answer)
def use_or_not(s: Table, seat: int, card: int) -> tuple[Accept, Decline]:
    return (ACCEPT, DECLINE)


@use_or_not.answered
def use_or_decline(s: Table, seat: int, move: Accept | Decline, card: int) -> None:
    if move == ACCEPT:
        begin_power(s, card)
    else:
        s.tell(PowerDeclined, seat, s.who(card))
