"""Buying where a gambler sits at the table: a second price card, if they like. (3.6, 6)"""

from ..components import CARD_IDS, STRENGTH
from ..events import AbilityUsed, PriceCardTurned
from ..moves import DECLINE, TURN_ANOTHER, Decline, TurnAnother
from ..state import Table, rules


@rules.step
def buy_cards(s: Table, seat: int) -> None:
    """The gambler sees the price card before deciding about another; everybody else pays."""
    s.renew_deck()
    if not s.can(seat, "gambler") or len(s.deck) + len(s.discard) < 2:
        s.buy(seat)
        return
    card = s.take_top()
    s.discard.append(card)
    s.tell(PriceCardTurned, seat, CARD_IDS[card], STRENGTH[card])
    s.ask(second_price, seat, card)


@rules.question("6.gambler", described=lambda s, seat, card: {"price_card": CARD_IDS[card], "price": STRENGTH[card]})
def second_price(s: Table, seat: int, card: int) -> list[TurnAnother | Decline]:
    return [TURN_ANOTHER, DECLINE]


@second_price.answered
def pay_price(s: Table, seat: int, move: TurnAnother | Decline, card: int) -> None:
    """The lower of the two; both are discarded."""
    s.discard.remove(card)
    turned: tuple[int, ...] = (card,)
    if move == TURN_ANOTHER:
        s.tell(AbilityUsed, seat, "gambler")
        s.renew_deck()
        turned = (card, s.take_top())
        s.tell(PriceCardTurned, seat, CARD_IDS[turned[1]], STRENGTH[turned[1]])
    s.buy_for(seat, min(turned, key=STRENGTH.__getitem__), turned)
