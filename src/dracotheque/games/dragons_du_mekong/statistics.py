"""What a finished game tells in figures: what was built, how far the pawn came, and what the dragons did."""

from dracotheque.core.statistics import Statistics, each, figure

from . import events

STATISTICS = Statistics(
    figure("stones_placed", each(events.StonePlaced)),
    figure("planks_laid", each(events.PlankLaid), better="more"),
    figure("planks_lost", each(events.PlankTooShort, lambda e: e.lost), each(events.PlankGivenUp), better="less"),
    figure(
        "places_entered",
        each(events.PawnWalked, lambda e: len(e.way)),
        each(events.PawnReturned, lambda _: 2),
        each(events.PawnJumped),
    ),
    figure("jumps", each(events.PawnJumped)),
    figure("falls", each(events.PawnFell, lambda e: not e.at_home), better="less"),
    figure("cards_cancelled", each(events.CardCancelled, who="dragons"), better="more"),
    figure("cards_lost", each(events.CardCancelled), better="less"),
    tells={
        events.PawnFell: lambda e: 0 if e.at_home else 9,
        events.PawnJumped: 8,
        events.PawnReturned: 6,
        events.PlankTooShort: lambda e: 5 if e.lost else 0,
        events.CardCancelled: lambda e: 2 + len(e.dragons),
        events.PlankLaid: 1,
    },
)
