"""The occasions for the Invisible Hand: an attack, a sharing, a Fair. (9.6, OD-59)"""

from collections.abc import Callable
from typing import Final

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.rules import Question

from ..components import INVISIBLE_HAND, MAGIC
from ..effects.invisible_hand import pinch, try_to_pinch, why_not_this
from ..moves import Pinch
from ..refusals import not_held
from ..state import Table, rules
from .bargaining import bargain
from .market import market
from .sharing import speak
from .trading import trade
from .turn import attack

AWAITED: Final[dict[str, tuple[Question, Callable[[Table], int]]]] = {
    "attack": (attack, lambda s: s.active),
    "sharing": (speak, lambda s: s.sharing.party[0]),
    "fair": (market, lambda s: s.fair.opener),
}
"""Grain by grain: what is asked after each occasion, and of whom."""
OCCASIONS: Final = {attack.name: "attack", bargain.name: "sharing", trade.name: "fair"}
"""With a clock: the questions during which one may pinch, and the occasion each of them is."""


@pinch.hidden
def what_comes_next(s: Table, viewer: Viewer, occasion: str) -> Prompt:
    """The others see the attack, the sharing or the Fair as if nobody pinched; who is to begin it sees it wait."""
    question, who_begins = AWAITED[occasion]
    beginner = who_begins(s)
    return Prompt(question.name, () if viewer == beginner else (beginner,), question.rule)


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
    no_occasion = not s.has_clock or s.asked not in OCCASIONS
    return (
        IllegalMove.when(no_occasion, "refuse-no-occasion", "r.no_occasion")
        or IllegalMove.when(s.asks(attack) and seat == s.active, "refuse-own-attack", "r.own_attack")
        or IllegalMove.when(s.stealing.tried, "refuse-one-pinch", "r.one_pinch")
    )
