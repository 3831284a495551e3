"""What must hold at every instant of a game."""

from dracotheque.core.bits import mask_of
from dracotheque.core.errors import RulesBug

from .components import CARD_IDS, HAND_LIMIT, NUMBER
from .moves import Ante
from .state import NO_CARD, Table
from .state.orders import NO_ORDERS


def audit(s: Table) -> None:
    """Seventy cards, all the gold, no gold beside a debt, no hand above ten. (1.2, 3.7, 3.8)"""
    piles = [s.deck, s.discard, s.antes, *s.hands, *s.flights]
    cards = sorted(card for pile in piles for card in pile)
    if cards != list(range(len(CARD_IDS))):
        raise RulesBug("bug-cards-lost-or-made", count=len(cards))
    if any(not s.deck_from >> card & 1 for card in s.deck):
        raise RulesBug("bug-deck")
    gold = sum(s.hoards) + s.stakes
    if gold != s.gold or s.stakes < 0:
        raise RulesBug("bug-gold-lost-or-made", gold=gold, expected=s.gold)
    for seat in range(s.players):
        if s.hoards[seat] < 0 or (s.hoards[seat] and s.ledgers[seat]):
            raise RulesBug("bug-gold-beside-a-debt", seat=seat)
        if len(s.hands[seat]) > HAND_LIMIT or s.hands[seat] != sorted(s.hands[seat]):
            raise RulesBug("bug-hand", seat=seat)
        if any(amount <= 0 or creditor == seat for creditor, amount in s.ledgers[seat]):
            raise RulesBug("bug-debt", seat=seat)
    if len(s.abilities) != (s.players if s.options.campaign_abilities else 0) or any(
        ability and s.abilities.count(ability) > 1 for ability in s.abilities
    ):
        raise RulesBug("bug-abilities")
    check_seats(s)
    check_knowledge(s)
    check_orders(s)


def check_seats(s: Table) -> None:
    """Eliminated players hold nothing, IOUs are theirs alone; whoever is asked is still in."""
    for seat in range(s.players):
        if seat not in s.seats and (s.hands[seat] or s.flights[seat] or s.hoards[seat]):
            raise RulesBug("bug-eliminated-player-holds-something", seat=seat)
        if (seat in s.seats) == bool(s.eliminated_in[seat]):
            raise RulesBug("bug-elimination", seat=seat)
    if any(seat in s.seats or amount <= 0 or creditor == seat for seat, creditor, amount in s.ious):
        raise RulesBug("bug-iou")
    if any(actor >= 0 and actor not in s.seats for actor in s.actors):
        raise RulesBug("bug-eliminated-player-asked")
    if any(card != NO_CARD and card not in s.antes for card in s.laid) and s.round == 0:
        raise RulesBug("bug-ante-pile")
    for seat, answer in enumerate(s.sealed):
        if isinstance(answer, Ante) and answer.card not in [CARD_IDS[card] for card in s.hands[seat]]:
            raise RulesBug("bug-sealed-card-not-in-hand", seat=seat)


def check_knowledge(s: Table) -> None:
    """What anybody knows of a hand lies there."""
    if any(card not in s.hands[owner] or not s.marks >> card & 1 for _, owner, card in s.seen):
        raise RulesBug("bug-false-knowledge")
    for hand, shown in zip(s.hands, s.shown, strict=True):
        if shown & ~s.marks or shown & ~mask_of(hand):
            raise RulesBug("bug-false-knowledge")


def check_orders(s: Table) -> None:
    """Orders are kept for everybody or for nobody, and every planned card can be played. (9.3)"""
    if s.orders and (len(s.orders) != s.players or all(orders == NO_ORDERS for orders in s.orders)):
        raise RulesBug("bug-orders")
    for hand, orders in zip(s.hands, s.orders, strict=False):
        if any(NUMBER[planned.card] not in hand for planned in orders.plan):
            raise RulesBug("bug-planned-card-not-in-hand")
