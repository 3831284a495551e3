"""The setup, and how a round begins and ends. (2, 3.round-start, 3.round-end)"""

from typing import Final

from .. import components as box
from ..events import GameEnded, RoundBegan, RoundEnded, SpecialPileRenewed, StonesDealt
from ..events.shown import Dealt
from ..state import Table, rules
from .auction import put_up
from .orders import forget_orders

ALL_STONES: Final = tuple(colour for colour in range(len(box.COLOURS)) for _ in range(12))
WITHOUT_WITCH: Final = tuple(range(box.WITCH + 1, len(box.BASIC)))


def setup(s: Table) -> None:
    """Four stones each from the bag, seat by seat; the special characters and the table's own are shuffled; these may
    lie on top. (2, 6.guests_first)
    """
    stones = list(ALL_STONES)
    s.chance.shuffle(stones)
    for seat in range(s.players):
        for colour in stones[seat * box.FIRST_STONES : (seat + 1) * box.FIRST_STONES]:
            s.shift(s.bank, seat, colour, 1)
    s.tell(StonesDealt, tuple(Dealt(seat, *s.stones(seat)) for seat in range(s.players)))
    s.special_pile = box.special_cards(s.options.specials)
    s.special_pile += range(box.FIRST_BLANK, box.FIRST_BLANK + len(s.options.own_characters))
    s.chance.shuffle(s.special_pile)
    if s.options.guests_first:
        s.special_pile.sort(key=lambda card: card >= box.FIRST_BLANK)
    s.push(begin_round)


@rules.step
def begin_round(s: Table) -> None:
    """Two special characters, shown to all, are shuffled with the seven basic ones; the Witch comes first (PD-48)."""
    s.round += 1
    s.history = []
    specials = draw_specials(s)
    s.tell(RoundBegan, s.round, tuple(map(s.who, specials)))
    s.aside = 0
    s.pile = [*WITHOUT_WITCH, *specials]
    s.chance.shuffle(s.pile)
    forget_orders(s)
    put_up(s, box.WITCH)


def draw_specials(s: Table) -> list[int]:
    """The discard pile is shuffled anew when a card is needed and there is none, not before (PD-6)."""
    drawn: list[int] = []
    while len(drawn) < box.SPECIALS_A_ROUND:
        if not s.special_pile:
            if not s.special_discard:
                break
            renew_special_pile(s)
        drawn.append(s.special_pile.pop())
    return drawn


def renew_special_pile(s: Table) -> None:
    s.special_pile, s.special_discard = s.special_discard, []
    # From a canonical order, so that the new pile depends on chance and on nothing else.
    s.special_pile.sort()
    s.chance.shuffle(s.special_pile)
    s.tell(SpecialPileRenewed, len(s.special_pile))


@rules.step
def end_round(s: Table) -> None:
    """Spent fairy gold comes back, black coins are handed in, the cards go back to their places (PD-41)."""
    goods = s.goods
    bank = s.bank * box.WIDTH
    for row in range(0, bank, box.WIDTH):
        goods[row + box.FAIRY] += goods[row + box.SPENT]
        goods[row + box.SPENT] = 0
        goods[bank + box.BLACK] += goods[row + box.BLACK]
        goods[row + box.BLACK] = 0
    s.special_discard += [card for card in s.auctioned if card >= box.FIRST_SPECIAL]
    s.auctioned = []
    s.aside = box.ALL_BASIC
    s.tell(RoundEnded, s.round)
    if reason := reason_to_stop(s):
        s.finish(reason, GameEnded)
    else:
        s.push(begin_round)


def reason_to_stop(s: Table) -> str:
    """Nobody can ever win an auction again, or the table has agreed on so many rounds (PD-42)."""
    goods = s.goods
    if not any(goods[row + box.FAIRY] or goods[row + box.COMMON] for row in range(0, s.bank * box.WIDTH, box.WIDTH)):
        return "no-gold"
    return "round-limit" if s.round == s.options.round_limit else ""
