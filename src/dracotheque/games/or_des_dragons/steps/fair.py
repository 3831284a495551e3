"""The Fair, whatever its pace: how it opens and closes. (4.4, 9.3)"""

from ..components import NOBODY
from ..events.fair import FairClosed, FairOpened
from ..state import Table

rules = Table.rules


@rules.ahead
def keep_trading(s: Table) -> None: ...


@rules.ahead
def call_trader(s: Table, turn: int) -> None: ...


@rules.step
def open_fair(s: Table, opener: int) -> None:
    """Everybody may trade, and `opener` speaks first; an occasion for the Invisible Hand. (9.3.3)"""
    s.fair.opener = opener
    s.holds = 0
    s.fair.done = 0
    s.fair.posted = (0,) * s.players
    s.stealing.tried = False
    s.push(begin_fair)


@rules.step
def begin_fair(s: Table) -> None:
    s.tell(FairOpened, s.fair.opener)
    if s.has_clock:
        s.push(keep_trading)
    else:
        s.push(call_trader, 0)


def close_fair(s: Table) -> None:
    """Whatever is on a stall goes home. (9.3.2)"""
    s.fair.deals = ()
    s.fair.opener = NOBODY
    s.holds = 0
    s.fair.done = 0
    s.tell(FairClosed)
