"""The powers of the mortals: pay 1 first, except the Thief. (4.4)"""

from dracotheque.core.bits import mask_of
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import because

from ..components import IS_GOOD, IS_MORTAL, NUMBER, STRENGTH
from ..events import CardDiscarded, CardSlain, DruidInvoked, NothingCame, PriestInvoked
from ..moves import DISCARD, SLAY, TRIGGER, Discard, Slay, TriggerNext
from ..refusals import not_held, unknown_card
from ..state import SLAIN, STAKES, Player, Table, rules
from .abilities import steal_by_power
from .copies import copy_ante
from .powers import draw_by, leave_flight, power, trigger


@power
def archmage(s: Table, seat: int, host: int) -> bool:
    """Pay 1; use the power of an ante card."""
    s.pay(seat, STAKES, 1)
    return s.offer(copy_ante, seat, host)


@power
def dragonslayer(s: Table, seat: int, host: int) -> bool:
    """Pay 1; discard a weaker dragon from any flight, one's own if there is no other (JD-6)."""
    s.pay(seat, STAKES, 1)
    return s.offer(slay, seat, host)


@power
def thief(s: Table, seat: int, host: int) -> None:
    """Steal 7, then discard a card from hand (JD-36)."""
    steal_by_power(s, seat, 7)
    if not s.offer(thief_discard, seat):
        s.tell(NothingCame, seat, "thief", "no-card")


@power
def druid(s: Table, seat: int, host: int) -> None:
    """Pay 1; the weakest flight will win this gambit (JD-26)."""
    s.pay(seat, STAKES, 1)
    s.druid = True
    s.tell(DruidInvoked, seat)


@power
def priest(s: Table, seat: int, host: int) -> None:
    """Pay 1; you lead the next round (JD-10)."""
    s.pay(seat, STAKES, 1)
    s.priest = Player(seat)
    s.tell(PriestInvoked, seat)


@power
def princess(s: Table, seat: int, host: int) -> bool:
    """Pay 1; trigger every good dragon that lies in your flight now (JD-35)."""
    s.pay(seat, STAKES, 1)
    noted = [card for card in s.flights[seat] if IS_GOOD[card]]
    if noted:
        s.push(princess_calls, seat, mask_of(noted))
    return bool(noted)


@power
def fool(s: Table, seat: int, host: int) -> None:
    """Pay 1; draw a card per opponent whose flight beats yours."""
    s.pay(seat, STAKES, 1)
    own = s.flight_strength(seat)
    stronger = sum(s.flight_strength(opponent) > own for opponent in s.opponents_of(seat))
    draw_by(s, seat, "fool", stronger, "nobody-stronger")


# The Dragonslayer's and the Thief's choices.


@rules.question("4.dragonslayer", described=lambda s, seat, host: {"strength": STRENGTH[host]})
def slay(s: Table, seat: int, host: int) -> list[Slay]:
    bar = STRENGTH[host]
    return [SLAY[card] for flight in s.flights for card in flight if STRENGTH[card] < bar and not IS_MORTAL[card]]


@slay.refused
def not_to_be_slain(s: Table, seat: int, move: Move, host: int) -> IllegalMove | None:
    if not isinstance(move, Slay):
        return None
    if (unknown := unknown_card(move.card)) is not None:
        return unknown
    if not any(NUMBER[move.card] in flight for flight in s.flights):
        return IllegalMove("refuse-card-not-in-flight", "4.dragonslayer", card=move.card)
    return IllegalMove("refuse-cannot-slay", "4.dragonslayer", card=move.card, strength=STRENGTH[host])


@slay.answered
def slay_dragon(s: Table, seat: int, move: Slay, host: int) -> None:
    """Whose card of this round is slain cannot lead the next one (JD-9)."""
    card = NUMBER[move.card]
    owner = next(owner for owner in s.seats if card in s.flights[owner])
    leave_flight(s, owner, card)
    if s.standing[owner] == card:
        s.standing[owner] = SLAIN
    s.tell(CardSlain, seat, owner, move.card)


@rules.question("4.thief", refused=not_held(Discard, "4.thief"))
def thief_discard(s: Table, seat: int) -> list[Discard]:
    return [DISCARD[card] for card in s.hands[seat]]


@thief_discard.answered
def discard_card(s: Table, seat: int, move: Discard) -> None:
    card = NUMBER[move.card]
    s.leave_hand(seat, card)
    s.discard.append(card)
    s.tell(CardDiscarded, seat, move.card)


# The Princess calls her dragons one after the other, in an order chosen step by step (JD-35).


@rules.step
def princess_calls(s: Table, seat: int, noted: int) -> None:
    if noted:
        s.offer(princess_next, seat, noted)


@rules.question("4.princess", refused=because(TriggerNext, "refuse-not-called", "4.princess"))
def princess_next(s: Table, seat: int, noted: int) -> list[TriggerNext]:
    return [TRIGGER[card] for card in s.flights[seat] if noted >> card & 1]


@princess_next.answered
def call_dragon(s: Table, seat: int, move: TriggerNext, noted: int) -> None:
    card = NUMBER[move.card]
    s.push(princess_calls, seat, noted & ~(1 << card))
    trigger(s, seat, card)
