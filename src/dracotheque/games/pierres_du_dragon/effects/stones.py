"""A stone of the acting player's choice: from which heap, and what becomes of it. (3.colour, 3.stone, 3.own)"""

from collections.abc import Callable
from typing import Final, NamedTuple

from dracotheque.core.rules import Question

from ..components import COLOURS
from ..moves import GiveStone, TakeStone
from ..refusals import no_such_stone
from ..state import Table
from .interpreter import Spot, about_card, asks, pose

StoneMoves = tuple[TakeStone, ...] | tuple[GiveStone, ...]


class Heap(NamedTuple):
    """Whose stones they are, and why a colour that is not among them is refused."""

    owner: Callable[[Table, Spot], int]
    reason: str


OF_THE_BANK: Final = Heap(lambda s, spot: s.bank, "refuse-bank-lacks-colour")
ONES_OWN: Final = Heap(lambda s, spot: s.winner, "refuse-stone-not-yours")
OF_THE_TARGET: Final = Heap(lambda s, spot: spot.target, "refuse-stone-not-theirs")


def chosen(
    rule: str, moves: StoneMoves, heap: Heap, described: Callable[..., dict[str, object]] = about_card
) -> Callable[[Callable[..., None]], Question]:
    """Register what is done with a stone, `(state, spot, colour, *others)`, as the question for its colour."""

    def register(done: Callable[..., None]) -> Question:
        def options(s: Table, seat: int, spot: Spot, *_: int) -> list[TakeStone | GiveStone]:
            return [moves[colour] for colour in s.colours_of(heap.owner(s, spot))]

        def answered(s: Table, seat: int, move: TakeStone | GiveStone, spot: Spot, *others: int) -> None:
            done(s, spot, COLOURS.index(move.colour), *others)

        question = asks(rule, done.__name__)(options)
        question.described(described)
        question.answered(answered)
        question.refused(no_such_stone(type(moves[0]), heap.reason, rule))
        return question

    return register


def choose_another(s: Table, question: Question, spot: Spot, left: int) -> None:
    """Stones are chosen one by one, until it is so many."""
    if left > 1:
        pose(s, question, spot, left - 1)
