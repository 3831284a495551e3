"""What Red, Green and Brass want of an opponent: gold, or a card. (4.1, 4.2, 4.3)"""

from bisect import insort
from typing import Final

from dracotheque.core.decisions import Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import because

from ..components import CARD_IDS, HAND_LIMIT, IS_EVIL, IS_GOOD, NUMBER, STRENGTH
from ..events import CardGiven, CardShown, CardStolen, DemandAnswered, DemandMade, NothingCame
from ..moves import GIVE, PAY, TARGET, Give, Pay, Target
from ..refusals import not_in_hand
from ..state import Table, rules

DEMAND_SECONDS: Final = 20.0
"""It interrupts somebody else's turn; where days are counted they have the time of any decision. (9.2)"""


# Red and Brass look for the strongest opponent. (4.1)


@rules.question(
    "4.1",
    described=lambda s, seat, host, name: {"power": name},
    refused=because(Target, "refuse-not-strongest", "4.1"),
)
def target_opponent(s: Table, seat: int, host: int, name: str) -> list[Target]:
    return [TARGET[opponent] for opponent in s.strongest_opponents(seat)]


@target_opponent.answered
def hit_target(s: Table, seat: int, move: Target, host: int, name: str) -> None:
    if name == "red":
        rob(s, seat, move.seat)
    else:
        demand_from(s, move.seat, seat, host, name)


def rob(s: Table, seat: int, victim: int) -> None:
    """Gold first, then the card, if the victim has one and the taker has room (JD-14, JD-28)."""
    s.pay(victim, seat, 1)
    if not s.hands[victim]:
        s.tell(NothingCame, victim, "red", "no-card")
    elif len(s.hands[seat]) >= HAND_LIMIT:
        s.tell(NothingCame, seat, "red", "full-hand")
    else:
        card = s.steal_card(seat, victim)
        s.tell_to((seat, victim), CardStolen, seat, victim, CARD_IDS[card])
        s.tell_others(CardStolen, seat, victim)


# Green and Brass ask somebody for a card or 5 gold. (4.2, 4.3, JD-29)


def demand_from(s: Table, target: int, asker: int, host: int, name: str) -> None:
    """Asked even where paying is the only answer, unless everybody can see that it is (JD-50)."""
    if s.told is not None:
        s.tell(DemandMade, asker, target, CARD_IDS[host], name)
    if not s.hands[target] or (name == "green" and STRENGTH[host] == 1):
        pay_demand(s, target, asker, name)
    else:
        s.ask(demand, target, asker, host, name)


@rules.question("3.9", hurried=Reaction(live=DEMAND_SECONDS), when_late=PAY)
def demand(s: Table, target: int, asker: int, host: int, name: str) -> list[Pay | Give]:
    """Pay, or give an evil dragon weaker than the host (Green) or a good one stronger than it (Brass).

    Whoever lets a demand wait too long pays; all else the house decides. (9.2, 9.7)
    """
    bar = STRENGTH[host]
    hand = s.hands[target]
    if name == "green":
        return [PAY, *[GIVE[card] for card in hand if IS_EVIL[card] and STRENGTH[card] < bar]]
    return [PAY, *[GIVE[card] for card in hand if IS_GOOD[card] and STRENGTH[card] > bar]]


@demand.described
def about_demand(s: Table, target: int, asker: int, host: int, name: str) -> dict[str, object]:
    return {"asker_seat": asker, "host_card": CARD_IDS[host], "power": name, "strength": STRENGTH[host]}


@demand.refused
def not_what_was_asked(s: Table, target: int, move: Move, asker: int, host: int, name: str) -> IllegalMove | None:
    if not isinstance(move, Give):
        return None
    return not_in_hand(s, target, move.card, f"4.{name}") or IllegalMove(
        f"refuse-demand-{name}", f"4.{name}", card=move.card, strength=STRENGTH[host]
    )


@demand.answered
def answer_demand(s: Table, target: int, move: Pay | Give, asker: int, host: int, name: str) -> None:
    """The given card is shown to all; a full hand cannot take it, and its owner keeps it and pays nothing."""
    if isinstance(move, Pay):
        pay_demand(s, target, asker, name)
        return
    card = NUMBER[move.card]
    if len(s.hands[asker]) < HAND_LIMIT:
        s.leave_hand(target, card)
        insort(s.hands[asker], card)
        s.show(asker, card)
        if s.orders:
            s.hand_changed(asker, target)
        s.tell(CardGiven, target, asker, move.card)
    else:
        s.show(target, card)
        s.tell(CardShown, target, asker, move.card)


def pay_demand(s: Table, target: int, asker: int, name: str) -> None:
    s.tell(DemandAnswered, target, asker, name)
    s.pay(target, asker, 5)
