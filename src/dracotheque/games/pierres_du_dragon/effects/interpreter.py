"""The interpreter: one step of a character after the other, each with what it is about. (6.2-play)"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from dracotheque.core.rules import Question, first_answer

from ..components import FIRST_BLANK
from ..components.blank_cards.schema import Step
from ..events import PowerIdle
from ..state import Table, rules
from .programs import NOWHERE, At, Op, program_of

NO_COLOUR: Final = -1


class Spot(NamedTuple):
    """Where the interpreter is: the card, the number of the step, the colour named and the player aimed at."""

    card: int
    at: int
    named: int
    target: int


# Each operation takes a step of its own type, which only the registry knows.
Operation = Callable[[Table, Any, Spot], None]
OPERATIONS: Final[dict[type[Step], Operation]] = {}
F = TypeVar("F", bound=Callable[..., None])


def operation(kind: type[Step]) -> Callable[[F], F]:
    """Register what a step does: `(state, step, spot)`."""

    def register(function: F) -> F:
        OPERATIONS[kind] = function
        return function

    return register


@rules.step
def proceed(s: Table, card: int, at: int, named: int, target: int) -> None:
    """Carry out a step; what follows it in its list waits until it is complete."""
    op = program_of(s, card).ops[at]
    if op.next != NOWHERE:
        s.push(proceed, card, op.next, named, target)
    OPERATIONS[type(op.step)](s, op.step, Spot(card, at, named, target))


def enter(s: Table, spot: Spot, first: At) -> None:
    """Go on with a list of steps inside this one, with the colour and the player of the spot."""
    if first != NOWHERE:
        s.push(proceed, spot.card, first, spot.named, spot.target)


def asks(rule: str, name: str = "") -> Callable[[Any], Question]:
    """A question of a step: everybody may know whose power asks, and whoever is late gives the first answer."""
    return rules.question(rule, name=name, context=Spot, described=about_card, when_late=first_answer)


def pose(s: Table, question: Question, spot: Spot, *others: int) -> bool:
    """Ask the acting player, unless there is one answer only; says whether there is any."""
    return s.offer(question, s.winner, *spot, *others)


def op_at(s: Table, spot: Spot) -> Op:
    return program_of(s, spot.card).ops[spot.at]


def step_at(s: Table, spot: Spot) -> Any:
    """The step a question is about; Any stands for its own type, which the question knows."""
    return op_at(s, spot).step


def about_card(s: Table, seat: int, about: Spot | int, *_: int) -> dict[str, object]:
    """Whose power asks: what everybody may know of most questions."""
    return {"character": s.who(about if isinstance(about, int) else about.card)}


def is_invented(card: int) -> bool:
    return card >= FIRST_BLANK


def find_nothing(s: Table, spot: Spot) -> None:
    """The power has nothing to do. (4.mandatory)"""
    s.tell(PowerIdle, s.winner, s.who(spot.card))
