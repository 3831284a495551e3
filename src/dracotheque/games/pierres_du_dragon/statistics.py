"""What a finished game tells in figures: auctions, gold bid, stones, and what was taken from others."""

from dracotheque.core.statistics import Statistics, each, figure

from . import events
from .components import COLOURS


def stones(event: events.StonesDrawn | events.DrawKept | events.StonesPaid) -> int:
    return event.red + event.blue + event.yellow


def goods(event: events.GoodsTaken | events.SpentGoldTaken) -> int:
    return event.n or 0


STATISTICS = Statistics(
    figure("auctions_won", each(events.AuctionWon), better="more"),
    figure("gold_bid", each(events.FistsOpened, lambda fist: fist.fairy + fist.common, within="fists")),
    figure("ties", each(events.GoldTied, who="seats")),
    figure("cursed_coins", each(events.FistsOpened, lambda fist: fist.black, within="fists")),
    figure(
        "stones_gained",
        each(events.GoodsGained, lambda e: e.n if e.item in COLOURS else 0),
        each(events.StonesDrawn, stones),
        each(events.DrawKept, stones),
        each(events.StoneBought),
        better="more",
    ),
    figure("stones_paid", each(events.StonesPaid, stones)),
    figure("goods_taken", each(events.GoodsTaken, goods), each(events.SpentGoldTaken, goods), better="more"),
    figure(
        "goods_lost",
        each(events.GoodsTaken, goods, who="victim"),
        each(events.SpentGoldTaken, goods, who="victim"),
        better="less",
    ),
    tells={
        events.PointsScored: lambda e: 10 * e.n,
        events.AuctionCursed: 6,
        events.Deadlocked: 6,
        events.GoodsTaken: lambda e: 2 * (e.n or 1),
        events.SpentGoldTaken: lambda e: 2 * (e.n or 1),
        events.GoldTied: lambda e: len(e.seats) + e.value,
        events.AuctionWon: lambda e: e.value,
    },
)
