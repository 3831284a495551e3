"""What must hold at every instant of a game."""

from dracotheque.core.errors import RulesBug

from .components import (
    ALL_BASIC,
    BLACK,
    BOX,
    CHARACTER,
    DOPPELGANGER,
    FAIRY,
    FIRST_BLANK,
    FIRST_SPECIAL,
    NO_CARD,
    NOBODY,
    SPENT,
    WIDTH,
    WINNING_POINTS,
    special_cards,
)
from .components.blank_cards.validation import check_table
from .moves import Bid, BidSilver
from .refusals import no_such_gold_fist, no_such_silver_fist
from .state import Table
from .steps.orders import GUARDS


def audit(s: Table) -> None:
    """All goods and all cards of the box are somewhere, once; nothing is negative; points and secrets are sound."""
    check_sizes(s)
    check_goods(s)
    if any(report.errors for report in check_table(s.options.own_characters)):
        raise RulesBug("bug-own-character")
    check_cards(s)
    check_points(s)
    check_fists(s)


def check_sizes(s: Table) -> None:
    habits = s.habits
    lists = (s.points, habits.orders, habits.stops, habits.marks, habits.missed, habits.looks)
    if not 3 <= s.players <= 6 or any(len(each) != s.players for each in lists):
        raise RulesBug("bug-seats", players=s.players)
    if len(s.goods) != (s.players + 1) * WIDTH or (s.sealed and len(s.sealed) != s.players):
        raise RulesBug("bug-rows", players=s.players)


def check_goods(s: Table) -> None:
    """Bank and players together hold the box; black coins are the exception (PD-8)."""
    goods = s.goods
    totals = [sum(goods[column::WIDTH]) for column in range(WIDTH)]
    totals[FAIRY] += totals[SPENT]
    totals[SPENT] = 0
    if totals != list(BOX):
        raise RulesBug("bug-goods-lost-or-made", totals=totals)
    bank_black = s.bank * WIDTH + BLACK
    if min(goods[:bank_black] + goods[bank_black + 1 :]) < 0 or goods[-1]:
        raise RulesBug("bug-negative-goods")


def check_cards(s: Table) -> None:
    """Every card of the game lies in one place: piles, table, a player, or on its way through a power."""
    loose = [s.card] if s.card != NO_CARD else []
    if s.keeper != NOBODY and s.card != DOPPELGANGER and not s.taken >> DOPPELGANGER & 1:
        loose.append(DOPPELGANGER)
    cards = sorted(
        [*s.pile, *s.auctioned, *s.special_pile, *s.special_discard, *loose]
        + [card for card in range(len(CHARACTER)) if (s.taken | s.aside) >> card & 1]
    )
    expected = [*range(FIRST_SPECIAL), *special_cards(s.options.specials)]
    expected += range(FIRST_BLANK, FIRST_BLANK + len(s.options.own_characters))
    if cards != expected or s.aside & ~ALL_BASIC:
        raise RulesBug("bug-cards-lost-or-made", count=len(cards))
    if any(card < FIRST_SPECIAL for card in (*s.special_pile, *s.special_discard)):
        raise RulesBug("bug-basic-among-specials")
    if not NOBODY <= s.keeper < s.players or not NOBODY <= s.winner < s.players:
        raise RulesBug("bug-no-such-player")


def check_points(s: Table) -> None:
    """Three points and the game is over: nobody goes on with them. (5.immediate-victory)"""
    if any(not 0 <= points <= WINNING_POINTS for points in s.points):
        raise RulesBug("bug-points")
    if (WINNING_POINTS in s.points) != (s.ending == "three-points") or s.over != bool(s.ending):
        raise RulesBug("bug-victory")


def check_fists(s: Table) -> None:
    """Every sealed fist can be paid by its owner, every order names a guard we know."""
    for seat, fist in enumerate(s.sealed):
        gold = isinstance(fist, Bid) and no_such_gold_fist(s, seat, fist)
        silver = isinstance(fist, BidSilver) and no_such_silver_fist(s, seat, fist)
        if gold or silver:
            raise RulesBug("bug-fist", seat=seat)
    for orders in s.habits.orders:
        if any(order.guard is not None and order.guard.fact not in GUARDS for order in orders):
            raise RulesBug("bug-guard")
    for record in s.history:
        if len(record) not in (2 + s.players, 2 + 2 * s.players) or not 0 <= record[0] < len(CHARACTER):
            raise RulesBug("bug-history")
