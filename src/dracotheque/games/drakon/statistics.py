"""What a finished game tells in figures: rooms laid, entered and changed, and the ways of the coins."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from . import events


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case events.TilePlaced(seat=seat):
                tally.add("tiles_placed", seat)
            case events.AdventurerMoved(seat=seat) | events.AdventurerSent(seat=seat):
                tally.add("rooms_entered", seat)
            case events.RoomDestroyed(seat=seat) | events.RoomSwapped(seat=seat) | events.RoomTurned(seat=seat):
                tally.add("rooms_changed", seat)
            case events.CoinFound(seat=seat) | events.CoinPickedUp(seat=seat):
                tally.add("coins_found", seat)
            case events.CoinStolen(seat=seat, victim=victim):
                tally.add("coins_stolen", seat)
                tally.add("coins_lost", victim)
            case events.CoinSunk(seat=seat) | events.CoinCarriedOff(seat=seat):
                tally.add("coins_lost", seat)
            case events.PowerUsed(seat=seat):
                tally.add("powers_used", seat)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case events.CoinStolen():
            return 6
        case events.CoinCarriedOff() | events.CoinSunk():
            return 5
        case events.CoinPickedUp():
            return 4
        case events.CoinFound():
            return 3
        case events.RoomDestroyed():
            return 2
        case _:
            return 0


STATISTICS = Statistics(
    (
        "tiles_placed",
        "rooms_entered",
        "rooms_changed",
        "coins_found",
        "coins_stolen",
        "coins_lost",
        "powers_used",
    ),
    count,
    more=frozenset({"coins_found", "coins_stolen"}),
    less=frozenset({"coins_lost"}),
    tells=tells,
)
