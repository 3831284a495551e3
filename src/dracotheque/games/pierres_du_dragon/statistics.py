"""What a finished game tells in figures: auctions, gold bid, stones, and what was taken from others."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from . import events
from .components import COLOURS


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case events.AuctionWon(seat=seat):
                tally.add("auctions_won", seat)
            case events.FistsOpened(fists=fists):
                for fist in fists:
                    tally.add("gold_bid", fist.seat, fist.fairy + fist.common)
                    tally.add("cursed_coins", fist.seat, int(fist.black))
            case events.GoldTied(seats=seats):
                tally.add_all("ties", seats)
            case events.GoodsGained(seat=seat, item=item, n=n) if item in COLOURS:
                tally.add("stones_gained", seat, n)
            case events.StonesDrawn() | events.DrawKept():
                tally.add("stones_gained", event.seat, event.red + event.blue + event.yellow)
            case events.StoneBought(seat=seat):
                tally.add("stones_gained", seat)
            case events.StonesPaid(seat=seat, red=red, blue=blue, yellow=yellow):
                tally.add("stones_paid", seat, red + blue + yellow)
            case events.GoodsTaken() | events.SpentGoldTaken():
                tally.add("goods_taken", event.seat, event.n or 0)
                tally.add("goods_lost", event.victim, event.n or 0)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case events.PointsScored(n=n):
            return 10 * n
        case events.AuctionCursed() | events.Deadlocked():
            return 6
        case events.GoodsTaken() | events.SpentGoldTaken():
            return 2 * (event.n or 1)
        case events.GoldTied(seats=seats, value=value):
            return len(seats) + value
        case events.AuctionWon(value=value):
            return value
        case _:
            return 0


STATISTICS = Statistics(
    (
        "auctions_won",
        "gold_bid",
        "ties",
        "cursed_coins",
        "stones_gained",
        "stones_paid",
        "goods_taken",
        "goods_lost",
    ),
    count,
    more=frozenset({"auctions_won", "stones_gained", "goods_taken"}),
    less=frozenset({"goods_lost"}),
    tells=tells,
)
