"""An auction: a character is shown, all close a fist, all open it, all pay. (3.auction)"""

from collections.abc import Sequence
from itertools import starmap
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import AMULET, BLACK, COMMON, FAIRY, NOBODY, SPENT, WIDTH
from ..events import AuctionCursed, CharacterShown, FistsOpened, GoldTied, NobodyBid
from ..moves import EMPTY_FIST, Bid, BidSilver, gold_fists
from ..refusals import no_such_gold_fist
from ..state import Table, rules
from ..state.fists import gold_value, is_cursed, packed_gold, shown_gold
from ..state.habits import no_habits
from .orders import arm_orders, belated_gold, end_gestures, left_gold, note_stops
from .outcome import ask_silver, auction_over, win

SEATS: Final = tuple(tuple(range(players)) for players in range(7))


@rules.step
def next_auction(s: Table) -> None:
    put_up(s, s.pile.pop())


def put_up(s: Table, card: int) -> None:
    """Show the card; everybody closes a fist, even who has nothing to put in it (PD-49)."""
    s.card = card  # type: ignore[assignment]  # Card(card) would be a call for every auction
    if s.told is not None:
        s.tell(CharacterShown, s.who(card), len(s.pile))
    if s.habits is not no_habits(s.players):
        note_stops(s)
    s.ask_all(bid, SEATS[s.players], {})


@rules.question("3.bid", secret=True, in_advance=left_gold, when_late=belated_gold)
def bid(s: Table, seat: int) -> tuple[Bid, ...]:
    """Any mix of available fairy gold and common gold, at most one black coin, at most one amulet (PD-11)."""
    row = seat * WIDTH
    goods = s.goods
    return gold_fists(goods[row + FAIRY], goods[row + COMMON], goods[row + BLACK] > 0, goods[row + AMULET] > 0)


@bid.described
def about_bid(s: Table) -> dict[str, object]:
    return {"character": s.who(s.card)}


@bid.refused
def cannot_bid(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, BidSilver):
        return IllegalMove("refuse-silver-in-gold-fist", "3.bid")
    return no_such_gold_fist(s, seat, move) if isinstance(move, Bid) else None


@bid.answered
def open_fists(s: Table, answers: Sequence[Bid]) -> None:
    """Everybody pays before anything is compared (PD-17)."""
    if s.habits is not no_habits(s.players):
        arm_orders(s, answers)
    end_gestures(s)
    goods = s.goods
    bank = s.players * WIDTH
    record = [s.card, NOBODY]
    values = []
    cursed = False
    row = -WIDTH
    for fist in answers:
        row += WIDTH
        if fist is EMPTY_FIST:
            record.append(0)
            values.append(0)
            continue
        fairy = fist.fairy
        common = fist.common
        goods[row + FAIRY] -= fairy
        goods[row + SPENT] += fairy
        goods[row + COMMON] -= common
        goods[bank + COMMON] += common
        if fist.black:
            goods[row + BLACK] -= 1
            goods[bank + BLACK] += 1
            cursed = True
        if fist.amulet:
            goods[row + AMULET] -= 1
            goods[bank + AMULET] += 1
        record.append(packed_gold(fist))
        values.append(gold_value(fist))
    s.history.append(tuple(record))
    if s.told is not None:
        s.tell(FistsOpened, tuple(starmap(shown_gold, enumerate(answers))))
        s.moment("fists-opened")
    compare(s, values, cursed)


def compare(s: Table, values: list[int], cursed: bool) -> None:
    """A curse comes before everything, a tie before a victory (PD-14, PD-15, PD-18)."""
    best = max(values)
    if cursed:
        fists = s.history[-1][2 : 2 + s.players]
        s.tell(AuctionCursed, s.who(s.card), tuple([seat for seat, fist in enumerate(fists) if is_cursed(fist)]))
        auction_over(s)
    elif not best:
        if s.told is not None:
            s.tell(NobodyBid, s.who(s.card))
        auction_over(s)
    else:
        s.bidders = len(values) - values.count(0)
        if values.count(best) > 1:
            tied = tuple([seat for seat, value in enumerate(values) if value == best])
            s.tell(GoldTied, tied, best)
            ask_silver(s, tied)
        else:
            win(s, values)
