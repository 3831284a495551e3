"""The powers of the evil dragons. (4.2)"""

from ..components import IS_EVIL, IS_MORTAL, total
from ..moves import LEVY, STEAL_GOLD, Levy, StealGold
from ..state import STAKES, Table, rules
from .abilities import steal_by_power
from .copies import copy_evil
from .opponents import demand_from, target_opponent
from .powers import power


@power
def white(s: Table, seat: int, host: int) -> bool:
    """If a mortal lies in any flight, steal 3."""
    for flight in s.flights:
        if total(IS_MORTAL, flight):
            steal_by_power(s, seat, 3)
            return True
    return False


@power
def blue(s: Table, seat: int, host: int) -> bool:
    """Per evil dragon in your flight, steal 1 or have each opponent pay 1; an Archmage may have none (JD-30)."""
    evil = total(IS_EVIL, s.flights[seat])
    if evil:
        s.ask(blue_mode, seat, evil)
    return evil > 0


@rules.question("4.blue", described=lambda s, seat, evil: {"amount": evil})
def blue_mode(s: Table, seat: int, evil: int) -> tuple[StealGold, Levy]:
    return (STEAL_GOLD, LEVY)


@blue_mode.answered
def steal_or_levy(s: Table, seat: int, move: StealGold | Levy, evil: int) -> None:
    if move == STEAL_GOLD:
        steal_by_power(s, seat, evil)
    else:
        for opponent in s.opponents_of(seat):
            s.pay(opponent, STAKES, evil)


@power
def black(s: Table, seat: int, host: int) -> None:
    """Steal 2."""
    steal_by_power(s, seat, 2)


@power
def red(s: Table, seat: int, host: int) -> None:
    """The strongest opponent pays 1 and loses a card drawn blind (JD-27)."""
    s.offer(target_opponent, seat, host, "red")


@power
def green(s: Table, seat: int, host: int) -> None:
    """The left neighbour pays 5 or gives a weaker evil dragon."""
    demand_from(s, s.opponents_of(seat)[0], seat, host, "green")


@power
def tiamat(s: Table, seat: int, host: int) -> bool:
    """No power; the divine ability lies in special flights and in barring."""
    return False


@power
def dracolich(s: Table, seat: int, host: int) -> bool:
    """Use the power of an evil dragon lying in any flight (JD-32)."""
    return s.offer(copy_evil, seat, host)
