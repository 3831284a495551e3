"""Version 1: the game itself followed standing orders, at the moment their card was carried out.

A seat that alone may know its moves was asked even where its order named the only one, so that slow tables stood still.
The clock moved where nobody had set a time, and among equals the caretaker took what was listed first.
"""

from collections.abc import Sequence

from dracotheque.core.moves import Move
from dracotheque.core.rules import Question

from ... import state
from ...effects.caretaker import PREFERENCES
from ...effects.wishes import order_for_card
from ...events import CaretakerActed, OrderFollowed
from ...game import GAME as NEXT
from ...options import check_numbers
from .options import Options


class Table(state.Table):
    """A game of Les Dragons du Mékong under version 1."""

    rules = state.Table.rules.before()

    def offer(self, question: Question, seat: int, *context: str | int) -> bool:
        return self.follow_order(question, seat, *context) or super().offer(question, seat, *context)

    def ask_in_private(self, question: Question, seat: int, *context: str | int) -> bool:
        return self.follow_order(question, seat, *context) or super().ask_in_private(question, seat, *context)

    def follow_order(self, question: Question, seat: int, *context: str | int) -> bool:
        """The first wish allowed now is carried out, and is used up; else the caretaker acts, if the order says so."""
        order = order_for_card(self, seat)
        if order is None or self.by_hand >> seat & 1:
            return False
        moves = question.options(self, seat, *context)
        if len(moves) < 2:
            return False
        wish = next((wish for wish in order.wishes if wish in moves), None)
        if wish is not None:
            left = order.without(wish)
            self.keep_orders(seat, tuple([left if each is order else each for each in self.orders[seat]]))
            self.tell(OrderFollowed, seat)
            question.answer(self, seat, wish, *context)
        elif order.auto:
            self.tell(CaretakerActed, seat)
            question.answer(self, seat, caretaker(self, question.name, seat, moves), *context)
        return wish is not None or order.auto


rules = Table.rules


@rules.part
def caretaker(s: Table, question: str, seat: int, moves: Sequence[Move]) -> Move:
    """Among equals the first that is listed."""
    preference = PREFERENCES.get(question)
    return moves[0] if preference is None else min(moves, key=lambda move: preference(s, seat, move))


@rules.part
def strike_wish(s: Table, seat: int, move: Move) -> None:
    """Whoever followed an order struck out its wish."""


rules.in_advance(lambda s, seat: None)  # an order never waited until its card had a question


GAME = NEXT.before(Table, options=Options, check_options=check_numbers)
