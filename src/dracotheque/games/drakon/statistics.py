"""What a finished game tells in figures: rooms laid, entered and changed, and the ways of the coins."""

from dracotheque.core.statistics import Statistics, each, figure

from . import events

STATISTICS = Statistics(
    figure("tiles_placed", each(events.TilePlaced)),
    figure("rooms_entered", each(events.AdventurerMoved), each(events.AdventurerSent)),
    figure("rooms_changed", each(events.RoomDestroyed), each(events.RoomSwapped), each(events.RoomTurned)),
    figure("coins_found", each(events.CoinFound), each(events.CoinPickedUp), better="more"),
    figure("coins_stolen", each(events.CoinStolen), better="more"),
    figure(
        "coins_lost",
        each(events.CoinStolen, who="victim"),
        each(events.CoinSunk),
        each(events.CoinCarriedOff),
        better="less",
    ),
    figure("powers_used", each(events.PowerUsed)),
    tells={
        events.CoinStolen: 6,
        events.CoinCarriedOff: 5,
        events.CoinSunk: 5,
        events.CoinPickedUp: 4,
        events.CoinFound: 3,
        events.RoomDestroyed: 2,
    },
)
