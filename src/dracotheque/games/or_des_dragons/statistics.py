"""What a finished game tells in figures: dragons killed, treasures shared and lost, thefts, magic and trade."""

from dracotheque.core.statistics import Statistics, each, figure

from . import events

# The revelations at the end tell again what was told when it happened, and are not counted twice.
STATISTICS = Statistics(
    figure("dragons_killed", each(events.DragonKilled, who="seats"), better="more"),
    figure("treasures_shared", each(events.AgreementReached, who="seats"), better="more"),
    figure("treasures_lost", each(events.TreasureLost, who="seats", named_by=events.SandTurned), better="less"),
    figure("splits_proposed", each(events.SplitProposed)),
    figure("tokens_stolen", each(events.TokensStolen, lambda e: e.count), better="more"),
    figure("tokens_lost", each(events.TokensStolen, lambda e: e.count, who="victim"), better="less"),
    figure("tokens_pinched", each(events.TokenPinched), better="more"),
    figure("objects_played", each(events.CardPlayed)),
    figure("deals_made", each(events.DealMade, within="deal.sides")),
    tells={
        events.TreasureLost: lambda e: 10 + len(e.tokens),
        events.TokensStolen: lambda e: 6 + e.count,
        events.DealMade: 5,
        events.AgreementReached: lambda e: 2 + len(e.seats),
        events.DragonKilled: lambda e: 1 + len(e.seats),
    },
)
