"""How a game begins. (2)"""

from ..components import COPIES, DRAGONS, INVISIBLE_HAND, MAGIC, SLOTS
from ..effects.playing import draw_cards
from ..events import GameBegan
from ..state import Table
from .kill import settle_dragon
from .turn import begin_turn


def setup(s: Table) -> None:
    """Somebody begins, four dragons settle, everybody gets a magic object under the advanced rules."""
    s.first = s.active = s.chance.below(s.players)
    s.tell(GameBegan, s.first)
    s.deck = list(range(len(DRAGONS)))
    s.chance.shuffle(s.deck)
    s.bag = list(COPIES)
    s.bag_size = sum(COPIES)
    for slot in range(SLOTS):
        settle_dragon(s, slot)
    if s.is_advanced:
        deal_magic(s)
    s.push(begin_turn, s.first)


def deal_magic(s: Table) -> None:
    """One magic object each, the rest is the pile. (2)"""
    s.magic.pile = list(range(len(MAGIC)))
    if s.options.invisible_hand == "out":
        s.magic.pile.remove(INVISIBLE_HAND)
    s.chance.shuffle(s.magic.pile)
    for seat in range(s.players):
        draw_cards(s, seat, 1)
