"""What a finished game tells in figures: rooms laid, entered and changed, and the ways of the coins."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from .events import (
    AdventurerMoved,
    AdventurerSent,
    CoinCarriedOff,
    CoinFound,
    CoinPickedUp,
    CoinStolen,
    CoinSunk,
    PowerUsed,
    RoomDestroyed,
    RoomSwapped,
    RoomTurned,
    TilePlaced,
)


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case TilePlaced(seat=seat):
                tally.add("tiles_placed", seat)
            case AdventurerMoved(seat=seat) | AdventurerSent(seat=seat):
                tally.add("rooms_entered", seat)
            case RoomDestroyed(seat=seat) | RoomSwapped(seat=seat) | RoomTurned(seat=seat):
                tally.add("rooms_changed", seat)
            case CoinFound(seat=seat) | CoinPickedUp(seat=seat):
                tally.add("coins_found", seat)
            case CoinStolen(seat=seat, victim=victim):
                tally.add("coins_stolen", seat)
                tally.add("coins_lost", victim)
            case CoinSunk(seat=seat) | CoinCarriedOff(seat=seat):
                tally.add("coins_lost", seat)
            case PowerUsed(seat=seat):
                tally.add("powers_used", seat)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case CoinStolen():
            return 6
        case CoinCarriedOff() | CoinSunk():
            return 5
        case CoinPickedUp():
            return 4
        case CoinFound():
            return 3
        case RoomDestroyed():
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
