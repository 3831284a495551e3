"""A finished game in figures."""

from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import (
    AuctionWon,
    DrawKept,
    FistsOpened,
    GoldTied,
    GoodsGained,
    GoodsReturned,
    GoodsTaken,
    SpentGoldTaken,
    StoneBought,
    StonesDealt,
    StonesDrawn,
    StonesPaid,
)
from dracotheque.games.pierres_du_dragon.events.shown import GoldFist
from tests.games.figures import figures, finished
from tests.games.pierres_du_dragon.table import P1, P2, P3

STONES = ("red", "blue", "yellow")


def test_auctions_gold_stones_and_thefts_are_counted_for_whose_they_are() -> None:
    happened = [
        FistsOpened((GoldFist(P1, 3, 2, True, False, 5), GoldFist(P2, 1, 0, False, False, 1))),
        GoldTied((P1, P3), 4),
        AuctionWon(P2, "dwarf4", 1),
        GoodsGained(P1, "red", 2, 0),
        GoodsGained(P1, "common_gold", 4, 0),
        StonesDrawn(P2, 1, 1, 0),
        DrawKept(P2, 0, 0, 1),
        StoneBought(P3, "blue", "silver", 2),
        StonesPaid(P3, 1, 1, 1),
        GoodsTaken(P1, P2, "red", 1),
        SpentGoldTaken(P1, P2, 2),
    ]
    assert figures(GAME, 3, happened) == {
        "auctions_won": (0, 1, 0),
        "gold_bid": (5, 1, 0),
        "ties": (1, 0, 1),
        "cursed_coins": (1, 0, 0),
        "stones_gained": (2, 3, 1),
        "stones_paid": (0, 0, 3),
        "goods_taken": (3, 0, 0),
        "goods_lost": (0, 3, 0),
    }


def test_dealt_and_gained_less_paid_is_what_one_ends_with() -> None:
    for state, happened in finished(GAME, 4, games=4):
        counted = figures(GAME, 4, happened)
        for seat in range(4):
            held = counted["stones_gained"][seat] - counted["stones_paid"][seat]
            for event in happened:
                match event:
                    case StonesDealt(stones=stones):
                        held += sum(each.red + each.blue + each.yellow for each in stones if each.seat == seat)
                    case GoodsReturned(item=item, n=n) if item in STONES and event.seat == seat:
                        held -= n
                    case GoodsTaken(item=item, n=n) if item in STONES:
                        held += (n or 0) * ((event.seat == seat) - (event.victim == seat))
            assert held == sum(state.count(seat, column) for column in range(3))
