"""The Fair: how it opens and closes, whatever its pace; and grain by grain, one deal each in turn. (4.4, 9.3.3)"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Menu

from ..components import KINDS, NOBODY, Player
from ..components.bundles import Side, heap_of
from ..effects.invisible_hand import let_begin, tempt
from ..effects.playing import ask_quietly
from ..events import DealRefused, DealUntaken, FairClosed, FairOpened, FairPassed, TraderCalled
from ..moves import PASS, REFUSE, Cry, Deal, Done, Pass, PlayCard, Refuse, SignDeal, WithdrawDeal
from ..state import Table, rules
from ..state.papers import Offer
from .deals import audience, carry_out, covers, others_asked, posted, sees, sign_deal, why_no_deal, why_not_covered

PASS_ONLY: Final = (PASS,)


@rules.ahead
def keep_trading(s: Table) -> None: ...


@rules.step
def open_fair(s: Table, opener: int) -> None:
    """Everybody may trade, and `opener` speaks first; an occasion for the Invisible Hand. (9.3.3)"""
    s.fair.opener = Player(opener)
    s.holds = 0
    s.fair.done = 0
    s.fair.posted = (0,) * s.players
    s.stealing.tried = False
    s.push(begin_fair)


@rules.step
def begin_fair(s: Table) -> None:
    s.tell(FairOpened, s.fair.opener)
    if s.has_clock:
        s.push(keep_trading)
    else:
        s.push(call_trader, 0)


def close_fair(s: Table) -> None:
    """Whatever is on a stall goes home. (9.3.2)"""
    s.fair.deals = ()
    s.fair.opener = NOBODY
    s.holds = 0
    s.fair.done = 0
    s.tell(FairClosed)


# Grain by grain.


EvenSwap = tuple[int, int, int]
"""Who offers one token for one, the kind to give, and another to get."""


def even_swaps(others: Sequence[Move], free: Sequence[int], seat: int) -> Menu[EvenSwap]:
    """After other moves, every swap of one token for one that a player can offer to anybody."""
    return Menu(others, swaps_of(seat, tuple(map(bool, free))), Deal, offered)


@cache
def swaps_of(seat: int, owned: tuple[bool, ...]) -> list[EvenSwap]:
    kinds = range(KINDS)
    return [(seat, given, wanted) for given in kinds if owned[given] for wanted in kinds if wanted != given]


@cache
def offered(swap: EvenSwap) -> Deal:
    seat, given, wanted = swap
    return Deal((Side(seat, (heap_of(given, 1),), (heap_of(wanted, 1),)),))


@rules.step
def call_trader(s: Table, turn: int) -> None:
    """The next player speaks, unless everybody has passed or spoken often enough. (OD-56)"""
    if s.holds == s.players or turn == s.options.fair_rounds * s.players:
        close_fair(s)
    else:
        trader = (s.fair.opener + turn) % s.players
        s.tell(TraderCalled, trader)
        if turn == 0 and s.options.ruleset == "advanced":
            s.push(ask_trader, trader, turn)
            tempt(s, "fair")
        else:
            s.ask(market, trader, turn)


@rules.step
def ask_trader(s: Table, trader: int, turn: int) -> None:
    let_begin(s, market, trader, turn)


@rules.question("9.3.3", when_late=PASS)
def market(s: Table, seat: int, turn: int) -> Menu[EvenSwap]:
    """Pass, or propose; any fair deal is accepted, these are swaps of one token for one. (11.2)"""
    return even_swaps(PASS_ONLY, s.loot_of(seat), seat)


@market.judged(Deal)
def why_not_offered(s: Table, seat: int, move: Move, turn: int) -> IllegalMove | None:
    if isinstance(move, Cry | Done | WithdrawDeal):
        return IllegalMove("refuse-clock-only", "r.clock_only")
    if isinstance(move, PlayCard):
        return IllegalMove("refuse-tokens-only", "r.tokens_only")
    return why_no_deal(s, seat, move) if isinstance(move, Deal) else None


@market.answered
def pass_or_propose(s: Table, seat: int, move: Pass | Deal, turn: int) -> None:
    s.push(call_trader, turn + 1)
    if isinstance(move, Pass):
        s.holds += 1
        s.tell_to((seat,) if s.options.fair_whispers else None, FairPassed, seat)
        return
    s.holds = 0
    s.fair.deals = (posted(s, seat, move),)
    s.push(ask_party, 0)


@rules.step
def ask_party(s: Table, place: int) -> None:
    """Who cannot cover the deal is not asked and counts as refusing, and nobody can tell. (9.3.3)"""
    (offer,) = s.fair.deals
    asked = others_asked(s, offer)
    while place < len(asked):
        seat = asked[place]
        if covers(s, seat, offer):
            ask_quietly(s, answer_deal, seat, place)
            return
        if not offer.deal.is_open:
            refuse_deal(s, seat, offer)
            return
        place += 1
    if offer.deal.is_open:
        s.tell_to(audience(s, offer), DealUntaken, offer.maker)
    else:
        carry_out(s, offer)
    s.fair.deals = ()


def refuse_deal(s: Table, seat: int, offer: Offer) -> None:
    """All named parties must sign."""
    s.tell_to(audience(s, offer), DealRefused, seat, offer.maker)
    s.fair.deals = ()


@rules.question("3.sign_deal", when_late=REFUSE)
def answer_deal(s: Table, seat: int, place: int) -> list[SignDeal | Refuse]:
    """Nobody trades in their sleep. (3.2)"""
    (offer,) = s.fair.deals
    if not covers(s, seat, offer):
        return [REFUSE]
    return [SignDeal(offer.maker, offer.deal), REFUSE]


@answer_deal.hidden
def somebody_answers(s: Table, viewer: Viewer, place: int) -> Prompt:
    """Whoever does not hear the whispers sees the maker still thinking. (6.fair_whispers)"""
    (offer,) = s.fair.deals
    if sees(s, viewer, offer):
        return Prompt("answer_deal", (), "3.sign_deal")
    return Prompt("market", (offer.maker,), "9.3.3")


@answer_deal.refused
def why_not_signed(s: Table, seat: int, move: Move, place: int) -> IllegalMove | None:
    if not isinstance(move, SignDeal):
        return None
    (offer,) = s.fair.deals
    if (move.maker, move.deal) != (offer.maker, offer.deal):
        return IllegalMove("refuse-deal-closed", "r.deal_closed")
    return why_not_covered(s, seat, offer)


@answer_deal.answered
def sign_or_refuse(s: Table, seat: int, move: SignDeal | Refuse, place: int) -> None:
    (offer,) = s.fair.deals
    if isinstance(move, SignDeal):
        signed = sign_deal(s, seat, offer)
        if offer.deal.is_open:
            carry_out(s, offer, seat)
            s.fair.deals = ()
            return
        s.fair.deals = (signed,)
    elif not offer.deal.is_open:
        refuse_deal(s, seat, offer)
        return
    s.push(ask_party, place + 1)
