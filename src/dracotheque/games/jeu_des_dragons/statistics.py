"""What a finished game tells in figures: gambits, flights, powers, and where the gold came from and went."""

from dracotheque.core.statistics import Statistics, each, figure

from . import events
from .state import STAKES


def to_a_player(paid: events.GoldPaid) -> int:
    return 0 if paid.payee == STAKES else paid.amount


STATISTICS = Statistics(
    figure("gambits_won", each(events.GambitWon), better="more"),
    figure("best_gambit", each(events.GambitWon, lambda e: e.amount), better="more", best=True),
    figure("special_flights", each(events.ColourFlightCounted), each(events.StrengthFlightCounted), better="more"),
    figure("powers_used", each(events.PowerUsed)),
    figure("gold_from_stakes", each(events.GoldTaken, lambda e: e.amount), better="more"),
    figure("gold_from_players", each(events.GoldPaid, to_a_player, who="payee"), better="more"),
    figure("gold_to_players", each(events.GoldPaid, to_a_player, who="payer"), better="less"),
    figure("gold_owed", each(events.GoldPaid, lambda e: e.owed, who="payer"), better="less"),
    figure("purchases", each(events.CardsBought)),
    tells={
        events.PlayerEliminated: 1000,
        events.GambitWon: lambda e: e.amount,
        events.StakesShared: lambda e: e.amount,
        events.ColourFlightCounted: lambda e: 2 * e.value,
        events.StrengthFlightCounted: lambda e: 2 * e.strength,
    },
)
