"""What a finished game tells in figures: dragons killed, treasures shared and lost, thefts, magic and trade."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from . import events


def count(tally: Tally, happened: Iterable[Event]) -> None:
    """The revelations at the end tell again what was told when it happened, and are not counted twice."""
    party: tuple[int, ...] = ()
    for event in happened:
        match event:
            case events.DragonKilled(seats=seats):
                tally.add_all("dragons_killed", seats)
            case events.SandTurned(seats=seats):
                party = seats
            case events.SplitProposed(seat=seat):
                tally.add("splits_proposed", seat)
            case events.AgreementReached(seats=seats):
                tally.add_all("treasures_shared", seats)
            case events.TreasureLost():
                tally.add_all("treasures_lost", party)
            case events.TokensStolen(seat=seat, victim=victim, count=stolen):
                tally.add("tokens_stolen", seat, stolen)
                tally.add("tokens_lost", victim, stolen)
            case events.TokenPinched(seat=seat):
                tally.add("tokens_pinched", seat)
            case events.CardPlayed(seat=seat):
                tally.add("objects_played", seat)
            case events.DealMade(deal=deal):
                tally.add_all("deals_made", [side.seat for side in deal.sides])
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case events.TreasureLost(tokens=tokens):
            return 10 + len(tokens)
        case events.TokensStolen(count=stolen):
            return 6 + stolen
        case events.DealMade():
            return 5
        case events.AgreementReached(seats=seats):
            return 2 + len(seats)
        case events.DragonKilled(seats=seats):
            return 1 + len(seats)
        case _:
            return 0


STATISTICS = Statistics(
    (
        "dragons_killed",
        "treasures_shared",
        "treasures_lost",
        "splits_proposed",
        "tokens_stolen",
        "tokens_lost",
        "tokens_pinched",
        "objects_played",
        "deals_made",
    ),
    count,
    more=frozenset({"dragons_killed", "treasures_shared", "tokens_stolen", "tokens_pinched"}),
    less=frozenset({"treasures_lost", "tokens_lost"}),
    tells=tells,
)
