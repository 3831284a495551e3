"""How a power acts: through a host in the flight, its own or copied, one inside another. (4.1, 4.5)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.rules import frame

from ..components import CARD_IDS, HAND_LIMIT, POWER
from ..events import Cause, NothingCame, PowerUsed, PowerWithoutEffect
from ..state import Table, rules

Power = Callable[[Table, int, int], bool | None]
"""False where it finds nothing to work on."""
POWERS: Final[dict[str, Power]] = {}


@rules.ahead
def check_stakes(s: Table) -> None: ...


@rules.ahead
def princess_calls(s: Table, seat: int, noted: int) -> None: ...


CHECK_STAKES: Final = frame(check_stakes)
CALLS: Final = princess_calls.__name__


def power(function: Power) -> Power:
    """Register the power of the cards that bear this name."""
    POWERS[function.__name__] = function
    return function


def trigger(s: Table, seat: int, host: int) -> None:
    """A card's power inside another's; the stakes are looked at as soon as it is complete (JD-17). (3.3.4)"""
    s.stack.append(CHECK_STAKES)
    use(s, seat, host, POWER[host])


def use(s: Table, seat: int, host: int, name: str) -> None:
    """A power through its host, be it the host's own or copied. (4.1)"""
    if s.told is not None:
        s.tell(PowerUsed, seat, CARD_IDS[host], name)
    if POWERS[name](s, seat, host) is False:
        s.tell(PowerWithoutEffect, seat, name)


def draw_by(s: Table, seat: int, name: str, count: int, otherwise: Cause) -> None:
    """Draw as many cards as a power gives, or say why there are none."""
    if not count:
        s.tell(NothingCame, seat, name, otherwise)
    elif len(s.hands[seat]) >= HAND_LIMIT:
        s.tell(NothingCame, seat, name, "full-hand")
    elif not s.deck and not s.discard:
        s.tell(NothingCame, seat, name, "no-card-left")
    else:
        s.draw(seat, count)


def leave_flight(s: Table, seat: int, card: int) -> None:
    """A card goes from a flight to the discard pile; a Princess waiting for it strikes it off (JD-35)."""
    s.flights[seat] = tuple([other for other in s.flights[seat] if other != card])
    s.discard.append(card)
    for place, (step, context) in enumerate(s.stack):
        if step == CALLS:
            owner, noted = context
            s.stack[place] = (step, (owner, int(noted) & ~(1 << card)))
