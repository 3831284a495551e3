"""Orders: keeping them, and the answers they give when their moment comes. (9.2, 9.3)

Nothing is answered here. Whoever keeps the table plays the answer after a while, so that nobody can tell it from one
given by hand.
"""

from collections.abc import Callable
from typing import Final, get_args

from msgspec.structs import asdict, replace

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from .. import moves
from ..components import COLOURS, NUMBER, POWER, PRIEST, STRENGTH, CardNumber
from ..moves import AnswerDemands, PlanCards, Planned, Stance, Wish
from ..refusals import not_in_hand, unknown_card
from ..state import Table, rules
from ..state.orders import orders_of, with_orders
from .round_end import next_leader

DEMANDS, PLANS = "6.orders", "6.plan"
MOST_PLANNED: Final = 30
MOST_WISHES: Final = 30
PRICE: Final = 5


# Keeping them.


@rules.order(AnswerDemands)
def keep_stance(s: Table, seat: int, move: AnswerDemands) -> None:
    check_player(s, seat, DEMANDS)
    if move.power not in get_args(moves.Demanding) or move.stance not in get_args(Stance):
        raise IllegalMove("refuse-unknown-order", DEMANDS, value=str(move.stance))
    own = orders_of(s.orders, seat)
    own = replace(own, green=move.stance) if move.power == "green" else replace(own, brass=move.stance)
    s.orders = with_orders(s.orders, s.players, seat, own)


@rules.order(PlanCards)
def keep_plan(s: Table, seat: int, move: PlanCards) -> None:
    """A list takes the place of the one before; choices left with a card already played stay."""
    check_player(s, seat, PLANS)
    if len(move.cards) > MOST_PLANNED or any(len(planned.wishes) > MOST_WISHES for planned in move.cards):
        raise IllegalMove("refuse-plan-too-long", PLANS, most=MOST_PLANNED)
    for planned in move.cards:
        if (missing := not_in_hand(s, seat, planned.card, PLANS)) is not None:
            raise missing
        if planned.condition not in CONDITIONS:
            raise IllegalMove("refuse-unknown-order", PLANS, value=str(planned.condition))
        for wish in planned.wishes:
            check_wish(s, seat, wish)
    own = replace(orders_of(s.orders, seat), plan=move.cards, keep=move.keep and bool(move.cards), dropped=False)
    s.orders = with_orders(s.orders, s.players, seat, own)


def check_player(s: Table, seat: int, rule: str) -> None:
    if seat not in s.seats:
        raise IllegalMove("refuse-order-from-outside", rule)


def check_wish(s: Table, seat: int, wish: Wish) -> None:
    """The seat, power, colour, strength or card that the choice names must be one."""
    if not isinstance(wish.choice, get_args(moves.Choice)) or not 0 <= wish.stakes <= s.gold:
        raise IllegalMove("refuse-unknown-order", PLANS, value=str(wish.stakes))
    known = {"seat": s.opponents_of(seat), "power": POWER, "colour": COLOURS, "strength": STRENGTH, "card": NUMBER}
    for name, value in asdict(wish.choice).items():
        if name == "card" and (unknown := unknown_card(value)) is not None:
            raise unknown
        if value not in known[name]:
            raise IllegalMove("refuse-no-such-choice", PLANS)


def take_up_wishes(s: Table, seat: int, card: str) -> None:
    """A card is played: the choices that were planned with it hold for this turn, and no others."""
    own = s.orders[seat]
    entries = sorted([each for each in own.plan if each.card == card], key=lambda each: not holds(s, seat, each))
    own = replace(own, wishes=entries[0].wishes if entries else ())
    s.orders = with_orders(s.orders, s.players, seat, own)


# What they answer.


@rules.in_advance
def ordered(s: Table, seat: int) -> Move | None:
    """The answer to the question on the table that this player has left, if any."""
    if not s.orders:
        return None
    own = s.orders[seat]
    match s.asked:
        case "play":
            return next((moves.PLAY[NUMBER[each.card]] for each in own.plan if holds(s, seat, each)), None)
        case "demand":
            return answer_to_demand(s, seat, own.green if s.context[-1] == "green" else own.brass)
        case _:
            wished = [wish.choice for wish in own.wishes if s.stakes >= wish.stakes]
            return next((choice for choice in wished if choice in s.decision(seat).moves), None)


def answer_to_demand(s: Table, seat: int, stance: Stance) -> Move | None:
    """Whoever cannot give pays; among equals the first by the order of the cards is given."""
    if stance == "ask":
        return None
    cards = [move for move in s.decision(seat).moves if isinstance(move, moves.Give)]
    if stance == "pay" or not cards or (stance == "if_rich" and s.hoards[seat] >= PRICE):
        return moves.PAY
    return (max if stance == "strongest" else min)(cards, key=lambda give: STRENGTH[NUMBER[give.card]])


def holds(s: Table, seat: int, planned: Planned) -> bool:
    return CONDITIONS[planned.condition](s, seat, NUMBER[planned.card])


def triggers(s: Table, seat: int, card: CardNumber) -> bool:
    return STRENGTH[card] <= s.reference or s.reference == 0


def leads(s: Table, seat: int, card: CardNumber) -> bool:
    """As things stand on the table, and if this card stayed there."""
    if card == PRIEST and triggers(s, seat, card):
        return True
    world = s.clone()
    world.standing[seat] = card
    return next_leader(world) == seat


def is_strongest(s: Table, seat: int, card: CardNumber) -> bool:
    """Stronger than every other flight, whoever is barred and whatever the Druid says."""
    own = s.flight_strength(seat) + STRENGTH[card]
    return all(s.flight_strength(other) < own for other in s.opponents_of(seat))


CONDITIONS: Final[dict[str, Callable[[Table, int, CardNumber], bool]]] = {
    "always": lambda s, seat, card: True,
    "triggers": triggers,
    "leads": leads,
    "strongest": is_strongest,
}
