"""The powers of the good dragons. (4.3)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import CARD_IDS, HAND_LIMIT, IS_EVIL, IS_GOOD, NUMBER, STRENGTH, CardNumber, total
from ..events import CardCameBack, CardReplaced, NothingCame
from ..moves import TAKE, TakeAnteCard
from ..refusals import not_in_antes
from ..state import Table, rules
from .opponents import target_opponent
from .powers import draw_by, leave_flight, power, trigger


@power
def brass(s: Table, seat: int, host: int) -> None:
    """The strongest opponent pays 5 or gives a stronger good dragon (JD-27)."""
    s.offer(target_opponent, seat, host, "brass")


@power
def silver(s: Table, seat: int, host: int) -> None:
    """Clockwise from you, whoever has a good dragon in flight draws a card."""
    drawers = [drawer for drawer in s.clockwise_from(seat) if total(IS_GOOD, s.flights[drawer])]
    for drawer in drawers:
        draw_by(s, drawer, "silver", 1, "no-good-dragon")
    if not drawers:
        s.tell(NothingCame, seat, "silver", "no-good-dragon")


@power
def bronze(s: Table, seat: int, host: int) -> bool:
    """The two lowest ante cards go to your hand; ties and a lack of room make a choice (JD-34)."""
    room = HAND_LIMIT - len(s.hands[seat])
    if not s.antes or not room:
        return False
    if room == 1 and len(s.antes) > 1:
        second_weakest = sorted(STRENGTH[card] for card in s.antes)[1]
        s.offer(bronze_pick, seat, 1, second_weakest)
    else:
        take_lowest_antes(s, seat, min(2, len(s.antes)))
    return True


def take_lowest_antes(s: Table, seat: int, left: int) -> None:
    """Whole strengths at once while they fit; among more equals than are left to take, one pick at a time."""
    while left:
        lowest = min([STRENGTH[card] for card in s.antes])
        equals = [card for card in s.antes if STRENGTH[card] == lowest]
        if len(equals) > left:
            s.ask(bronze_pick, seat, left, lowest)
            return
        s.take_antes(seat, equals)
        left = min(left - len(equals), len(s.antes))


@rules.question("4.bronze")
def bronze_pick(s: Table, seat: int, left: int, strength: int) -> list[TakeAnteCard]:
    return [TAKE[card] for card in s.antes if STRENGTH[card] <= strength]


@bronze_pick.refused
def not_among_the_lowest(s: Table, seat: int, move: Move, left: int, strength: int) -> IllegalMove | None:
    reason = not_in_antes(s, move, "4.bronze")
    if reason is None and isinstance(move, TakeAnteCard):
        return IllegalMove("refuse-not-lowest-ante", "4.bronze", card=move.card, strength=strength)
    return reason


@bronze_pick.answered
def take_picked_ante(s: Table, seat: int, move: TakeAnteCard, left: int, strength: int) -> None:
    s.take_antes(seat, [NUMBER[move.card]])
    take_lowest_antes(s, seat, left - 1)


@power
def copper(s: Table, seat: int, host: int) -> None:
    """Swap the host for the top of the deck, whose power triggers whatever its strength (JD-8, JD-13, JD-33)."""
    flight = s.flights[seat]
    leave_flight(s, seat, host)
    s.copper_gone |= 1 << host
    s.renew_deck()
    replacement = s.take_top()
    s.flights[seat] = tuple([replacement if card == host else card for card in flight])
    s.renew_deck()
    if s.standing[seat] == host:
        s.standing[seat] = CardNumber(replacement)
    s.tell(CardReplaced, seat, CARD_IDS[host], CARD_IDS[replacement])
    if s.copper_gone >> replacement & 1:
        s.tell(CardCameBack, seat, CARD_IDS[replacement])
    else:
        trigger(s, seat, replacement)


@power
def gold(s: Table, seat: int, host: int) -> None:
    """Draw one card per good dragon in your flight."""
    draw_by(s, seat, "gold", total(IS_GOOD, s.flights[seat]), "no-good-dragon")


@power
def bahamut(s: Table, seat: int, host: int) -> bool:
    """Every opponent who mixes good and evil dragons pays you 10."""
    mixed = [
        opponent
        for opponent in s.opponents_of(seat)
        if total(IS_GOOD, s.flights[opponent]) and total(IS_EVIL, s.flights[opponent])
    ]
    for opponent in mixed:
        s.pay(opponent, seat, 10)
    return bool(mixed)
