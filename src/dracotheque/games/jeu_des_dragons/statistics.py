"""What a finished game tells in figures: gambits, flights, powers, and where the gold came from and went."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from .events import (
    CardsBought,
    ColourFlightCounted,
    GambitWon,
    GoldPaid,
    GoldTaken,
    PlayerEliminated,
    PowerUsed,
    StakesShared,
    StrengthFlightCounted,
)
from .state import STAKES


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case GambitWon(seat=seat, amount=amount):
                tally.add("gambits_won", seat)
                tally.best("best_gambit", seat, amount)
            case ColourFlightCounted(seat=seat) | StrengthFlightCounted(seat=seat):
                tally.add("special_flights", seat)
            case PowerUsed(seat=seat):
                tally.add("powers_used", seat)
            case GoldTaken(seat=seat, amount=amount):
                tally.add("gold_from_stakes", seat, amount)
            case GoldPaid(payer=payer, payee=payee, amount=amount, owed=owed):
                tally.add("gold_owed", payer, owed)
                if payee != STAKES:
                    tally.add("gold_from_players", payee, amount)
                    tally.add("gold_to_players", payer, amount)
            case CardsBought(seat=seat):
                tally.add("purchases", seat)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case PlayerEliminated():
            return 1000
        case GambitWon(amount=amount) | StakesShared(amount=amount):
            return amount
        case ColourFlightCounted(value=value):
            return 2 * value
        case StrengthFlightCounted(strength=strength):
            return 2 * strength
        case _:
            return 0


STATISTICS = Statistics(
    (
        "gambits_won",
        "best_gambit",
        "special_flights",
        "powers_used",
        "gold_from_stakes",
        "gold_from_players",
        "gold_to_players",
        "gold_owed",
        "purchases",
    ),
    count,
    more=frozenset({"gambits_won", "best_gambit", "special_flights", "gold_from_stakes", "gold_from_players"}),
    less=frozenset({"gold_to_players", "gold_owed"}),
    tells=tells,
)
