"""The Fair with a clock: stalls, cries, deals open side by side. (9.3.2)"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.seats import changed

from ..components import TOKEN, TOKENS
from ..events import DealWithdrawn, TradingDone, WaresCried
from ..moves import DONE, Cry, Deal, Done, PlayCard, Refuse, SignDeal, WithdrawDeal
from ..state import Table, rules
from ..state.papers import Offer
from .deals import (
    audience,
    carry_out,
    covers,
    free_loot,
    others_asked,
    posted,
    seen_by,
    side_of,
    sign_deal,
    why_no_deal,
    why_not_covered,
)
from .market import close_fair, even_swaps

OPEN_AT_ONCE: Final = 3
SLOW_LIMIT: Final = 20
A_CRY: Final = Cry((TOKENS[-2],), (TOKENS[0],))


@rules.step
def keep_trading(s: Table) -> None:
    """Everybody may act until the sand is out, or all are done and no deal is open."""
    if s.fair.done == (1 << s.players) - 1 and not s.fair.deals:
        close_fair(s)
        return
    s.ticking = True
    s.ask_any(trade, range(s.players))


@rules.question("9.fair")
def trade(s: Table, seat: int) -> Sequence[Move]:
    """Deals one could sign, one's own to withdraw, and some one could post; cries and other deals are free."""
    moves: list[Move] = [DONE, A_CRY]
    for offer in s.fair.deals:
        if offer.maker == seat:
            moves.append(WithdrawDeal(offer.deal))
        elif seat not in offer.signed and covers(s, seat, offer):
            moves.append(SignDeal(offer.maker, offer.deal))
    moves = list(dict.fromkeys(moves))
    if why_no_more(s, seat) is not None:
        return moves
    return even_swaps(moves, free_loot(s, seat), seat)


def why_no_more(s: Table, seat: int) -> IllegalMove | None:
    """Three deals at a time, and in slow play twenty a Fair."""
    if sum([offer.maker == seat for offer in s.fair.deals]) >= OPEN_AT_ONCE:
        return IllegalMove("refuse-three-deals", "r.three_deals")
    if s.options.sand == "slow" and s.fair.posted[seat] >= SLOW_LIMIT:
        return IllegalMove("refuse-deal-limit", "r.deal_limit")
    return None


@trade.judged(Deal, Cry)
def why_no_trade(s: Table, seat: int, move: Move) -> IllegalMove | None:
    match move:
        case Refuse():
            return IllegalMove("refuse-grains-only", "r.grains_only")
        case PlayCard():
            return IllegalMove("refuse-tokens-only", "r.tokens_only")
        case Cry():
            cried = {*move.seeks, *move.offers}  # any kinds, checked against nothing; but something must be said
            return IllegalMove.when(not cried or not cried <= TOKEN.keys(), "refuse-no-bundle", "1.1")
        case Deal():
            return why_no_more(s, seat) or why_no_deal(s, seat, move)
        case WithdrawDeal():
            return why_not_withdrawn(s, seat, move)
        case SignDeal():
            return why_not_signed(s, seat, move)
        case _:
            return None


def why_not_withdrawn(s: Table, seat: int, move: WithdrawDeal) -> IllegalMove:
    if any(offer.deal == move.deal for offer in seen_by(s, seat)):
        return IllegalMove("refuse-not-your-deal", "r.not_your_deal")
    return IllegalMove("refuse-deal-closed", "r.deal_closed")


def why_not_signed(s: Table, seat: int, move: SignDeal) -> IllegalMove | None:
    offer = find(s, seat, move)
    if offer is None:
        signed = bool(named(s, seat, move))
        return IllegalMove("refuse-deal-signed" if signed else "refuse-deal-closed", "r.deal_closed")
    if side_of(offer.deal, seat) is None:
        return IllegalMove("refuse-not-a-party", "r.not_a_party")
    return why_not_covered(s, seat, offer)


@rules.part
def find(s: Table, seat: int, move: SignDeal) -> Offer | None:
    """The open deal a signature is meant for: of several alike, one this player has not signed that lacks fewest."""
    alike = [offer for offer in named(s, seat, move) if seat not in offer.signed]
    return max(alike, key=lambda offer: len(offer.signed), default=None)


def named(s: Table, seat: int, move: SignDeal) -> list[Offer]:
    """The deals on the table that a signature names, as far as this player sees them."""
    return [offer for offer in seen_by(s, seat) if offer.maker == move.maker and offer.deal == move.deal]


@trade.answered
def act_at_fair(s: Table, seat: int, move: Move) -> None:
    s.ticking = False
    match move:
        case Done() if not s.fair.done >> seat & 1:
            s.fair.done |= 1 << seat
            s.tell(TradingDone, seat)
        case Cry():
            s.tell(WaresCried, seat, move.seeks, move.offers)
        case Deal():
            s.fair.deals += (posted(s, seat, move),)
            s.fair.posted = changed(s.fair.posted, seat, s.fair.posted[seat] + 1)
        case WithdrawDeal():
            withdraw(s, seat, move)
        case SignDeal():
            sign(s, seat, move)
    s.push(keep_trading)


def withdraw(s: Table, seat: int, move: WithdrawDeal) -> None:
    """Only the maker takes a deal back; all stalls for it are cleared. (3.withdraw_deal)"""
    offer = next(offer for offer in s.fair.deals if offer.maker == seat and offer.deal == move.deal)
    remove(s, offer)
    s.tell_to(audience(s, offer), DealWithdrawn, seat, move.deal)


def remove(s: Table, gone: Offer) -> None:
    """Take one deal off the table; of two alike the older one."""
    place = s.fair.deals.index(gone)
    s.fair.deals = s.fair.deals[:place] + s.fair.deals[place + 1 :]


def sign(s: Table, seat: int, move: SignDeal) -> None:
    """With the last signature everything changes hands. (3.sign_deal)"""
    offer = find(s, seat, move)
    assert offer is not None
    signed = sign_deal(s, seat, offer)
    remove(s, offer)
    if offer.deal.is_open or set(signed.signed) == {offer.maker, *others_asked(s, offer)}:
        carry_out(s, offer, seat)
    else:
        s.fair.deals += (signed,)
