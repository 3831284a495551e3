"""Thieves are called, after every sharing and whatever came of it. (4.1)"""

from typing import Final

from dracotheque.core.decisions import Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import OWNER, ROLE_OF, THIEF, VELVET_GLOVE
from ..effects.thefts import declare_theft, why_not_robbed
from ..events import TheftDeclined
from ..moves import PASS, STEAL, Pass, Steal
from ..state import Table, rules
from .windows import why_not_now

THEFT_SECONDS: Final = 15
"""Live: to name a victim. (9.5)"""


@rules.step
def call_thieves(s: Table, place: int) -> None:
    """Thieves in the order placed, each finishing before the next declares. (OD-23)"""
    under = s.under[s.sharing.killed]
    for number in range(place, len(under)):
        if ROLE_OF[under[number]] == THIEF:
            s.push(call_thieves, number + 1)
            s.ask(steal, OWNER[under[number]])
            return


@rules.question("3.steal", hurried=Reaction(live=THEFT_SECONDS), when_late=PASS)
def steal(s: Table, seat: int) -> list[Pass | Steal]:
    """Any other participant, whatever is behind the screen: a shorter list would betray who is broke. (OD-22)

    To let the time go by is to steal nothing. (9.thefts)
    """
    moves: list[Pass | Steal] = [PASS]
    velvet = s.holds_card(seat, VELVET_GLOVE)
    for victim in s.sharing.party:
        if victim != seat:
            moves += STEAL[victim][: 1 + velvet]
    return moves


@steal.refused
def why_no_theft(s: Table, seat: int, move: Move) -> IllegalMove | None:
    return why_not_robbed(s, seat, move) if isinstance(move, Steal) else why_not_now(s, seat, move)


@steal.answered
def steal_or_not(s: Table, seat: int, move: Pass | Steal) -> None:
    if isinstance(move, Pass):
        s.tell(TheftDeclined, seat)
    else:
        declare_theft(s, seat, move.victim, move.velvet, far=False)
