"""Version 1: the game itself followed standing orders, at the moment their card was carried out.

A seat that alone may know its moves was asked even where its order named the only one, so that slow tables stood still.
"""

from dracotheque.core.moves import Move
from dracotheque.core.rules import Question
from dracotheque.games.dragons_du_mekong import state
from dracotheque.games.dragons_du_mekong.components.cards import CARD_IDS
from dracotheque.games.dragons_du_mekong.effects.caretaker import caretaker
from dracotheque.games.dragons_du_mekong.events import CaretakerActed, OrderFollowed
from dracotheque.games.dragons_du_mekong.game import GAME as NEXT


class Table(state.Table):
    """A game of Les Dragons du Mékong under version 1."""

    __slots__ = ()

    rules = state.Table.rules.before()

    def offer(self, question: Question, seat: int, *context: str | int) -> bool:
        if self.orders[seat] and self.follow_order(question, seat, *context):
            return True
        return super().offer(question, seat, *context)

    def ask_in_private(self, question: Question, seat: int, *context: str | int) -> bool:
        if self.orders[seat] and self.follow_order(question, seat, *context):
            return True
        return super().ask_in_private(question, seat, *context)

    def follow_order(self, question: Question, seat: int, *context: str | int) -> bool:
        """The first wish allowed now is carried out, and is used up; else the caretaker acts, if the order says so."""
        if self.by_hand >> seat & 1:
            return False
        card = CARD_IDS[self.card_of(seat)]
        order = next((order for order in self.orders[seat] if order.card == card), None)
        moves = question.options(self, seat, *context)
        if order is None or len(moves) < 2:
            return False
        wish = next((wish for wish in order.wishes if wish in moves), None)
        if wish is not None:
            left = order.without(wish)
            self.keep_orders(seat, tuple([left if each is order else each for each in self.orders[seat]]))
            self.tell(OrderFollowed(seat))
            question.answer(self, seat, wish, *context)
        elif order.auto:
            self.tell(CaretakerActed(seat))
            question.answer(self, seat, caretaker(self, question.name, seat, moves), *context)
        return wish is not None or order.auto


rules = Table.rules


@rules.part
def strike_wish(s: Table, seat: int, move: Move) -> None:
    """Whoever followed an order struck out its wish."""


@rules.in_advance
def nothing_left(s: Table, seat: int) -> None:
    """An order never waited until its card had a question."""


GAME = NEXT.before(Table)
