"""How a card gets its decisions: forced ones are carried out, standing orders come before asking. (3.3, 9.4)"""

from dracotheque.core.rules import Question
from dracotheque.games.dragons_du_mekong.components.cards import CARD_IDS
from dracotheque.games.dragons_du_mekong.effects.caretaker import caretaker
from dracotheque.games.dragons_du_mekong.events import CaretakerActed, OrderFollowed
from dracotheque.games.dragons_du_mekong.moves import LeaveOrder
from dracotheque.games.dragons_du_mekong.state import Table


def decide(s: Table, question: Question, seat: int, *context: int) -> bool:
    """Have a question answered or asked; False where nothing answers it."""
    if s.orders[seat] and follow_order(s, question, seat, context):
        return True
    return s.offer(question, seat, *context)


def decide_in_private(s: Table, question: Question, seat: int, *context: int) -> bool:
    """The same where the seat alone may know what answers there are: it is asked even where there is one only. (7)"""
    if s.orders[seat] and follow_order(s, question, seat, context):
        return True
    if not question.options(s, seat, *context):
        return False
    s.ask(question, seat, *context)
    return True


def follow_order(s: Table, question: Question, seat: int, context: tuple[int, ...]) -> bool:
    """The first wish allowed now is carried out, and is used up; else the caretaker acts, if the order says so."""
    if s.by_hand >> seat & 1:
        return False
    card = CARD_IDS[s.card_of(seat)]
    order = next((order for order in s.orders[seat] if order.card == card), None)
    moves = question.options(s, seat, *context)
    if order is None or len(moves) < 2:
        return False
    wish = next((wish for wish in order.wishes if wish in moves), None)
    if wish is not None:
        use_up(s, seat, order, order.wishes.index(wish))
        s.tell(OrderFollowed(seat))
        question.answer(s, seat, wish, *context)
    elif order.auto:
        s.tell(CaretakerActed(seat))
        question.answer(s, seat, caretaker(s, question.name, seat, moves), *context)
    return wish is not None or order.auto


def use_up(s: Table, seat: int, order: LeaveOrder, place: int) -> None:
    """A wish serves once: a card that decides twice goes through the others. (9.4)"""
    left = LeaveOrder(order.card, order.wishes[:place] + order.wishes[place + 1 :], order.auto)
    orders = tuple(left if each is order else each for each in s.orders[seat])
    s.orders = (*s.orders[:seat], orders, *s.orders[seat + 1 :])
