"""Colour and strength flights, of the active player at the end of the turn, colour first (JD-38). (3.5)"""

from collections import Counter
from collections.abc import Sequence

from dracotheque.core.seats import changed

from .. import moves
from ..components import CARD_IDS, COLOURS, COLOURS_OF, HAND_LIMIT, IS_MORTAL, NUMBER, STRENGTH
from ..effects.powers import CHECK_STAKES
from ..events import AbilityUsed, ColourFlightCounted, MortalCounted, StrengthFlightCounted
from ..refusals import not_in_antes
from ..state import Table, rules


@rules.step
def count_colour_flight(s: Table, seat: int) -> None:
    if not s.colour_counted[seat]:
        s.offer(color_flight, seat)


@rules.question("3.5-colour")
def color_flight(s: Table, seat: int) -> Sequence[moves.CountColour | moves.CountMortal | moves.Decline]:
    """The colours of which three dragons or more lie in the flight; Tiamat is of five colours (JD-39)."""
    counts = Counter(colour for card in s.flights[seat] for colour in COLOURS_OF[card])
    complete = [moves.COLOUR[colour] for colour in COLOURS if counts[colour] > 2]
    if not s.can(seat, "wild_card") or s.wild_used:
        return complete
    mortals = [CARD_IDS[card] for card in s.flights[seat] if IS_MORTAL[card]]
    wild = [moves.CountMortal(colour, mortal) for colour in COLOURS if counts[colour] > 1 for mortal in mortals]
    return [*complete, *wild, *([moves.DECLINE] if wild and not complete else [])]


@color_flight.answered
def pay_colour_flight(s: Table, seat: int, move: moves.CountColour | moves.CountMortal | moves.Decline) -> None:
    """Every opponent pays the strength of the second strongest dragon of that colour (JD-37)."""
    if isinstance(move, moves.Decline):
        return
    s.colour_counted = changed(s.colour_counted, seat, True)
    value = colour_value(s.flights[seat], move)
    if isinstance(move, moves.CountMortal):
        s.wild_used = True
        s.tell(AbilityUsed, seat, "wild_card")
        s.tell(MortalCounted, seat, move.card, move.colour)
    s.tell(ColourFlightCounted, seat, move.colour, value)
    s.moment("flight-counted")
    for opponent in s.opponents_of(seat):
        s.pay(opponent, seat, value)


def colour_value(flight: Sequence[int], move: moves.CountColour | moves.CountMortal) -> int:
    """The second strongest of that colour, a mortal among them where the Wild Card counts one. (6)"""
    wild = NUMBER[move.card] if isinstance(move, moves.CountMortal) else None
    return sorted([STRENGTH[card] for card in flight if move.colour in COLOURS_OF[card] or card == wild])[-2]


@rules.step
def count_strength_flight(s: Table, seat: int) -> None:
    if not s.strength_counted[seat]:
        s.offer(strength_flight, seat)


@rules.question("3.5-strength")
def strength_flight(s: Table, seat: int) -> list[moves.CountStrength]:
    """The strengths of which three dragons or more lie in the flight; mortals never count."""
    counts = Counter(STRENGTH[card] for card in s.flights[seat] if not IS_MORTAL[card])
    return [moves.STRENGTH_COUNT[strength] for strength in sorted(counts) if counts[strength] > 2]


@strength_flight.answered
def take_strength_flight(s: Table, seat: int, move: moves.CountStrength) -> None:
    """Take that much gold from the stakes, then the ante pile (JD-18)."""
    s.strength_counted = changed(s.strength_counted, seat, True)
    s.tell(StrengthFlightCounted, seat, move.strength)
    s.moment("flight-counted")
    s.steal(seat, move.strength)
    s.stack.append(CHECK_STAKES)
    s.push(take_ante_pile, seat)


@rules.step
def take_ante_pile(s: Table, seat: int) -> None:
    """All of it, or as many cards as the hand has room for, one after the other."""
    room = HAND_LIMIT - len(s.hands[seat])
    if room >= len(s.antes):
        if s.antes:
            s.take_antes(seat, s.antes[:])
    elif room:
        s.push(take_ante_pile, seat)
        s.ask(take_ante, seat)


@rules.question("3.5-strength", refused=lambda s, seat, move: not_in_antes(s, move, "3.5-strength"))
def take_ante(s: Table, seat: int) -> list[moves.TakeAnteCard]:
    return [moves.TAKE[card] for card in s.antes]


@take_ante.answered
def take_ante_card(s: Table, seat: int, move: moves.TakeAnteCard) -> None:
    s.take_antes(seat, [NUMBER[move.card]])
