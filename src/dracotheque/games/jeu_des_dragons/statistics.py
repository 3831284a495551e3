"""What a finished game tells in figures: gambits, flights, powers, and where the gold came from and went."""

from collections.abc import Iterable

from dracotheque.core.events import Event
from dracotheque.core.statistics import Statistics, Tally

from . import events
from .state import STAKES


def count(tally: Tally, happened: Iterable[Event]) -> None:
    for event in happened:
        match event:
            case events.GambitWon(seat=seat, amount=amount):
                tally.add("gambits_won", seat)
                tally.best("best_gambit", seat, amount)
            case events.ColourFlightCounted(seat=seat) | events.StrengthFlightCounted(seat=seat):
                tally.add("special_flights", seat)
            case events.PowerUsed(seat=seat):
                tally.add("powers_used", seat)
            case events.GoldTaken(seat=seat, amount=amount):
                tally.add("gold_from_stakes", seat, amount)
            case events.GoldPaid(payer=payer, payee=payee, amount=amount, owed=owed):
                tally.add("gold_owed", payer, owed)
                if payee != STAKES:
                    tally.add("gold_from_players", payee, amount)
                    tally.add("gold_to_players", payer, amount)
            case events.CardsBought(seat=seat):
                tally.add("purchases", seat)
            case _:
                pass


def tells(event: Event) -> int:
    match event:
        case events.PlayerEliminated():
            return 1000
        case events.GambitWon(amount=amount) | events.StakesShared(amount=amount):
            return amount
        case events.ColourFlightCounted(value=value):
            return 2 * value
        case events.StrengthFlightCounted(strength=strength):
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
