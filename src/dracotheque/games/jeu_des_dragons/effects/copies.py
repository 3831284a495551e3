"""Copied powers: the Archmage from the ante pile, the Dracolich from the flights. (4.1, JD-31, JD-32)"""

from functools import partial

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import DRACOLICH, IS_EVIL, POWER, TIAMAT
from ..moves import COPY, CopyPower
from ..refusals import unknown_card
from ..state import Table, rules
from .powers import POWERS, use


def cannot_copy(code: str, rule: str, s: Table, seat: int, move: Move, host: int) -> IllegalMove | None:
    if not isinstance(move, CopyPower):
        return None
    return unknown_card(move.power, POWERS) or IllegalMove(code, rule, power=move.power)


@rules.question("4.archmage", refused=partial(cannot_copy, "refuse-power-not-in-antes", "4.archmage"))
def copy_ante(s: Table, seat: int, host: int) -> list[CopyPower]:
    """One entry per distinct power in the ante pile."""
    return [COPY[name] for name in dict.fromkeys(POWER[card] for card in s.antes if card != TIAMAT)]


@rules.question("4.dracolich", refused=partial(cannot_copy, "refuse-power-not-in-flights", "4.dracolich"))
def copy_evil(s: Table, seat: int, host: int) -> list[CopyPower]:
    """One entry per distinct power among the evil dragons in all flights."""
    evil = (card for flight in s.flights for card in flight if IS_EVIL[card] and card not in (TIAMAT, DRACOLICH))
    return [COPY[name] for name in dict.fromkeys(POWER[card] for card in evil)]


@copy_ante.answered
@copy_evil.answered
def copy_power(s: Table, seat: int, move: CopyPower, host: int) -> None:
    use(s, seat, host, move.power)
