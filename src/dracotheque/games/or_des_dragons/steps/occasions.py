"""The occasions for the Invisible Hand: an attack, a sharing, a Fair. (9.6, OD-59)"""

from typing import Final

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer

from ..components import INVISIBLE_HAND, MAGIC
from ..effects.invisible_hand import pinch, try_to_pinch, why_not_this
from ..moves import Pinch
from ..refusals import not_held
from ..state import Table
from .bargaining import bargain
from .market import market
from .sharing import speak
from .trading import trade
from .turn import attack

rules = Table.rules

AWAITED: Final = {"attack": attack, "sharing": speak, "fair": market}
"""Grain by grain: what is asked after each occasion."""
OCCASIONS: Final = {attack.name: "attack", bargain.name: "sharing", trade.name: "fair"}
"""With a clock: the questions during which one may pinch, and the occasion each of them is."""


@pinch.hidden
def what_comes_next(s: Table, viewer: Viewer, occasion: str) -> Prompt:
    """The others see the attack, the sharing or the Fair as if nobody pinched; who is to begin it sees it wait."""
    question = AWAITED[occasion]
    beginner = who_begins(s, occasion)
    return Prompt(question.name, () if viewer == beginner else (beginner,), question.rule)


def who_begins(s: Table, occasion: str) -> int:
    """Who attacks, speaks first or opens the Fair."""
    if occasion == "attack":
        return s.active
    return s.sharing.party[0] if occasion == "sharing" else s.fair.opener


@rules.order(Pinch)
def pinch_unasked(s: Table, seat: int, move: Pinch) -> None:
    """With a clock: at any time during an occasion, once. (9.6)"""
    if refusal := not_held(s, seat, MAGIC[INVISIBLE_HAND]) or why_no_occasion(s, seat) or why_not_this(s, move):
        raise refusal
    try_to_pinch(s, seat, move, OCCASIONS[s.asked])


def why_no_occasion(s: Table, seat: int) -> IllegalMove | None:
    """Grain by grain one pinches when asked; with a clock, once during an occasion that is not one's own attack."""
    if s.asks(pinch) and seat in s.actors:
        return None
    if not s.has_clock or s.asked not in OCCASIONS:
        return IllegalMove("refuse-no-occasion", "r.no_occasion")
    if s.asks(attack) and seat == s.active:
        return IllegalMove("refuse-own-attack", "r.own_attack")
    return IllegalMove("refuse-one-pinch", "r.one_pinch") if s.stealing.tried else None
