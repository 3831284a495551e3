"""Standing orders: in slow play, cards that are armed beforehand and go off by themselves. (9.orders)"""

from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.seats import changed

from ..components import BAND, CARD, CLOUD, DRAGON, DRAGON_IDS, KINDS, MAGIC, STONE, TOKEN, WEAKNESS, WIZARD
from ..effects.objects import OBJECTS
from ..effects.playing import lay_down
from ..effects.thefts import carry_off, spoils
from ..events import OrderKept, WindowShut
from ..moves import PLAY, Arm, ArmCloud, ArmStone, ArmWeakness, Disarm, StandingOrder, card_of
from ..refusals import no_seat, not_held
from ..state import Table, rules
from .windows import WINDOWS, keep_open, play_object

CARDS: Final = {ArmCloud: CLOUD, ArmWeakness: WEAKNESS, ArmStone: STONE}
NO_CARD: Final = -1
"""What a standing order arms that plays no magic object."""


def armed_card(order: StandingOrder) -> int:
    return CARD.get(card_of(order.order) or "", NO_CARD) if isinstance(order, Arm) else CARDS[type(order)]


# Keeping them.


@rules.order(ArmCloud)
@rules.order(ArmWeakness)
@rules.order(ArmStone)
@rules.order(Arm)
def keep_order(s: Table, seat: int, order: StandingOrder) -> None:
    """An order replaces an older one for the same card; nobody else learns of it. (7)"""
    if refusal := why_no_order(s, seat, order):
        raise refusal
    kept = [other for other in s.magic.orders[seat] if armed_card(other) != armed_card(order)]
    set_orders(s, seat, (*kept, order))


def set_orders(s: Table, seat: int, orders: tuple[StandingOrder, ...]) -> None:
    s.magic.orders = changed(s.magic.orders, seat, orders)
    s.tell_to((seat,), OrderKept, seat)


def why_no_order(s: Table, seat: int, order: StandingOrder) -> IllegalMove | None:
    if s.options.sand != "slow":
        return IllegalMove("refuse-slow-only", "9.orders")
    card = armed_card(order)
    if card == NO_CARD or (isinstance(order, Arm) and OBJECTS[card].when != "between_turns"):
        return IllegalMove("refuse-wrong-window", "r.wrong_window", card="" if card == NO_CARD else MAGIC[card])
    if refusal := not_held(s, seat, MAGIC[card]):
        return refusal
    if isinstance(order, Arm):
        return None
    if refusal := no_seat(s, *order.seats):
        return refusal
    names, known = (order.tokens, TOKEN) if isinstance(order, ArmStone) else (order.dragons, DRAGON)
    return IllegalMove.when(not set(names) <= known.keys(), "refuse-no-bundle", "1.1")


@rules.order(Disarm)
def disarm(s: Table, seat: int, move: Disarm) -> None:
    if s.options.sand != "slow":
        raise IllegalMove("refuse-slow-only", "9.orders")
    kept = tuple(order for order in s.magic.orders[seat] if MAGIC[armed_card(order)] != move.card)
    if kept == s.magic.orders[seat]:
        raise IllegalMove("refuse-card-not-held", "r.card_not_held", card=move.card)
    set_orders(s, seat, kept)


# Firing them.


@rules.step
def fire_orders(s: Table, name: str) -> None:
    """The first armed card that is legal goes off, in polling order; then the window is looked at again."""
    for seat in WINDOWS[name].eligible(s):
        for order in s.magic.orders[seat]:
            move = play_of(s, seat, order, name)
            if move is not None:
                s.push(keep_open, name, 0)
                kept = tuple(other for other in s.magic.orders[seat] if other != order)
                s.magic.orders = changed(s.magic.orders, seat, kept)
                if isinstance(order, ArmStone):  # the order answers what the Stone would ask
                    lay_down(s, seat, STONE)
                    carry_off(s, given_up(s, seat, order))
                else:
                    play_object(s, seat, move)
                return
    s.tell(WindowShut, name)


def play_of(s: Table, seat: int, order: StandingOrder, name: str) -> Move | None:
    """The play an order asks for in this window, if it is legal now and the order wants it."""
    card = armed_card(order)
    if OBJECTS[card].when != name:
        return None
    move: Move = order.order if isinstance(order, Arm) else PLAY[card]
    if not s.holds_card(seat, card) or OBJECTS[card].refusal(s, seat, move) is not None:
        return None
    return move if is_wanted(s, order) else None


def is_wanted(s: Table, order: StandingOrder) -> bool:
    """Whether the case is one the order was given for."""
    match order:
        case ArmStone():
            thief, _, velvet, far = s.stealing.theft
            grave = velvet or (not far and BAND[thief][WIZARD] in s.under[s.sharing.killed])
            return (not order.seats or thief in order.seats) and bool(grave or not order.only_if_grave)
        case ArmCloud() | ArmWeakness():
            if order.seats and s.active not in order.seats:
                return False
            if order.dragons and DRAGON_IDS[s.dragons[s.aim]] not in order.dragons:
                return False
            is_deadly = s.strengths[s.aim] >= s.power_in(s.aim)
            return not isinstance(order, ArmCloud) or not order.only_if_deadly or is_deadly
        case _:
            return True


def given_up(s: Table, seat: int, order: ArmStone) -> list[int]:
    """What goes, by the order's list; where that is too short, what there is most of. (9.orders)"""
    own = s.loot_of(seat)
    ranked = [TOKEN[token] for token in order.tokens]
    ranked += sorted([kind for kind in range(KINDS) if kind not in ranked], key=lambda kind: (-own[kind], kind))
    return [kind for kind in ranked for _ in range(own[kind])][: spoils(s)]
