"""What a finished game tells in figures: what was built, how far the pawn came, and what the dragons did."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from . import events


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case events.StonePlaced(seat=seat):
                tally.add("stones_placed", seat)
            case events.PlankLaid(seat=seat):
                tally.add("planks_laid", seat)
            case events.PlankTooShort(seat=seat, lost=True) | events.PlankGivenUp(seat=seat):
                tally.add("planks_lost", seat)
            case events.PawnWalked(seat=seat, way=way):
                tally.add("places_entered", seat, len(way))
            case events.PawnReturned(seat=seat):
                tally.add("places_entered", seat, 2)
            case events.PawnJumped(seat=seat):
                tally.add("places_entered", seat)
                tally.add("jumps", seat)
            case events.PawnFell(seat=seat, at_home=False):
                tally.add("falls", seat)
            case events.CardCancelled(seat=seat, dragons=dragons):
                tally.add("cards_lost", seat)
                tally.add_all("cards_cancelled", dragons)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case events.PawnFell(at_home=False):
            return 9
        case events.PawnJumped():
            return 8
        case events.PawnReturned():
            return 6
        case events.PlankTooShort(lost=True):
            return 5
        case events.CardCancelled(dragons=dragons):
            return 2 + len(dragons)
        case events.PlankLaid():
            return 1
        case _:
            return 0


STATISTICS = Statistics(
    (
        "stones_placed",
        "planks_laid",
        "planks_lost",
        "places_entered",
        "jumps",
        "falls",
        "cards_cancelled",
        "cards_lost",
    ),
    count,
    more=frozenset({"planks_laid", "cards_cancelled"}),
    less=frozenset({"planks_lost", "falls", "cards_lost"}),
    tells=tells,
)
