"""The rules of a game as two tables: steps (what happens) and questions (what is asked, and what an answer does).

A step is a function of the state; the state's stack holds steps still to come as (name, arguments) and nothing
else, so a game can be copied, saved and resumed in the middle of any effect.
"""

from collections.abc import Callable, Sequence
from sys import intern
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, TypeVarTuple

from dracotheque.core.decisions import Prompt, Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.fields import Fields, field, fresh, written
from dracotheque.core.moves import Move

# The arguments of steps and questions differ from one to the next: only the game that writes them knows them.
Step = Callable[..., None]
S = TypeVar("S", bound=Callable[..., object])
P = ParamSpec("P")
R = TypeVar("R")
Ts = TypeVarTuple("Ts")
Context = tuple[str | int, ...]
"""What a step or a question is about: its arguments after the state."""
Frame = tuple[str, Context]
"""A step still to come, by name, with its arguments."""


def first_answer(*_: object) -> Move:
    """In `when_late`: whoever is late gives the first of the answers listed."""
    raise AssertionError("stands for what the question lists")


STEP_NAMES: Final[dict[Callable[..., object], str]] = {}
"""Every step's name, also under the function that announces it: a compiled function spells its own anew each time."""


def frame(step: Callable[[Any, *Ts], None], *context: *Ts) -> Frame:
    """A step with its arguments, as it lies on the stack."""
    return STEP_NAMES[step], context  # type: ignore[return-value]  # as the step says


class Question(metaclass=Fields):
    """A question of the game: which moves answer it, what an answer does, why another move is refused."""

    name: str
    options: Callable[..., Sequence[Move]]
    rule: str
    secret: bool
    final: bool
    announced: bool
    """Whoever was asked wants to hear, wherever they are, that the sealed answers lie open."""
    answer: Callable[..., None] = field(lambda question: _unanswered)
    explain: Callable[..., IllegalMove | None] = field(lambda question: _nothing)
    about: Callable[..., dict[str, object]] = field(lambda question: _about_nothing)
    accepts: Callable[..., bool] = field(lambda question: _accepted)
    open_ended: bool = False
    """Other answers than the options may be accepted."""
    cover: Callable[..., Prompt] | None = None
    """What those see instead who may not know who is asked, or what."""
    reaction: Callable[..., Reaction | None] = field(lambda question: _nothing)
    kind: Callable[..., object] | None = None
    """What its sides are told of its context, in one structure."""
    width: int = 0
    """How many values of the context that structure takes; the others follow as they are."""
    left_answer: Callable[..., Move | None] = field(lambda question: _nothing)
    late_answer: Callable[..., Move | None] = field(lambda question: _nothing)

    @written
    def clear(self) -> None:
        """Nothing is known yet but what it asks."""

    @written
    def clone(self) -> "Question":
        """The same question, for a version of the rules that may change one of its sides."""
        raise AssertionError("written by its fields")

    def typed(self, context: Context) -> tuple[object, ...]:
        """The context as the sides of this question take it; on the table and in saves it is a row of values."""
        return context if self.kind is None else (self.kind(*context[: self.width]), *context[self.width :])

    def answered(self, function: S) -> S:
        """Register what an answer does: `(state, seat, move, *context)`, or `(state, answers, *context)` if secret."""
        self.answer = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def refused(self, function: S) -> S:
        """Register why a move is not an option: `(state, seat, move, *context)` gives an IllegalMove or None."""
        self.explain = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def described(self, function: S) -> S:
        """Register the public values of the question's sentence: `(state, *context)`, where the seat comes first."""
        self.about = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def judged(self, *kinds: type[Move]) -> Callable[[S], S]:
        """Register why a move is not an option, as `refused` does; one of these kinds that is not refused is one."""

        def register(function: S) -> S:
            def accepts(state: Any, seat: int, move: Move, *context: object) -> bool:
                return isinstance(move, kinds) and function(state, seat, move, *context) is None

            self.accepting(accepts)
            return self.refused(function)

        return register

    def accepting(self, function: S) -> S:
        """Register a validator for answers too many to list: `(state, seat, move, *context)`."""
        self.accepts = function  # type: ignore[assignment]  # each question has its own arguments
        self.open_ended = True
        return function

    def hidden(self, function: S) -> S:
        """Register what those see who are not asked, where they may not know who is: `(state, viewer, *context)`."""
        self.cover = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def hurried(self, function: S) -> S:
        """Register how long one has who is asked out of turn: `(state, seat, *context)`."""
        self.reaction = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def in_advance(self, function: S) -> S:
        """Register the answer a player has left for this question: `(state, seat, *context)` gives a move or None."""
        self.left_answer = function  # type: ignore[assignment]  # each question has its own arguments
        return function

    def when_late(self, function: S) -> S:
        """Register the answer of one whose time is up, where the rules have one: `(state, seat, *context)`."""
        self.late_answer = function  # type: ignore[assignment]  # each question has its own arguments
        return function


class Rules:
    """The steps and questions of one game, by name."""

    def __init__(self) -> None:
        self.steps: dict[str, Step] = {}
        self.questions: dict[str, Question] = {}
        self.announced: set[str] = set()
        """Steps that were announced, and must be registered somewhere."""
        self.parts: dict[str, Callable[..., Any]] = {}
        """What steps and answers do together, where an earlier version did it otherwise."""
        self.orders: dict[type[Move], Callable[..., None]] = {}
        self.on_clock: Callable[..., None] = _unanswered
        self.left_answer: Callable[..., Move | None] = _nothing

    def step(self, function: S) -> S:
        """Register a moment of the game under its own name."""
        STEP_NAMES[function] = name = intern(function.__name__)
        self.steps[name] = function  # type: ignore[assignment]  # each step has its own arguments
        return function

    def ahead(self, function: S) -> S:
        """Announce a step that a room further on registers: its name and its arguments, for those who push it."""
        STEP_NAMES[function] = name = intern(function.__name__)
        self.announced.add(name)
        return function

    def part(self, function: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
        """Register a function of the state that other rules call, so that an earlier version can have its own."""
        name = function.__name__
        self.parts[name] = function

        def part_of_this_version(state: Any, /, *args: P.args, **kwargs: P.kwargs) -> R:
            found: R = state.rules.parts[name](state, *args, **kwargs)
            return found

        return part_of_this_version

    def question(
        self,
        rule: str,
        *,
        name: str = "",
        secret: bool = False,
        final: bool = False,
        announced: bool = False,
        context: type[tuple[Any, ...]] | None = None,
        **sides: Callable[..., object] | Move | Reaction | Prompt,
    ) -> Callable[[Any], Question]:
        """Register the function that lists the answers of a question, under its own name if it is given no other.

        `context`: a named tuple in which all sides of the question find the first values of what it is about. A side
        that has no function of its own may be named at once: `described=about_card`, `when_late=PASS`, which is the
        answer itself, or `when_late=first_answer`.
        """

        def register(options: Callable[..., Sequence[Move]]) -> Question:
            question = fresh(Question)
            question.name = name or options.__name__
            question.options = options
            question.rule = rule
            question.secret = secret
            question.final = final
            question.announced = announced
            if context is not None:
                question.kind = context
                question.width = len(context._fields)  # type: ignore[attr-defined]  # a named tuple
            self.questions[question.name] = question
            for kind, side in sides.items():
                getattr(question, kind)(_as_function(question, side))
            return question

        return register

    def in_order(self, *names: str) -> None:
        """Say in which order learners know the questions, whichever module is read first; a new one comes last."""
        if set(names) != self.questions.keys():
            raise ValueError(f"not these questions: {sorted(set(names) ^ self.questions.keys())}")
        self.questions = {name: self.questions[name] for name in names}

    def order(self, kind: type[Move]) -> Callable[[S], S]:
        """Register a move any player may make at any time, asked or not: a standing order, a gesture, a wish to stop.

        `(state, seat, move)` does what it says, or raises IllegalMove before it has changed anything. It is not listed
        among anybody's moves; the others learn of it what the rule tells them, and of an order nothing.
        """

        def register(function: S) -> S:
            self.orders[kind] = function  # type: ignore[assignment]  # each order has its own type
            return function

        return register

    def clock(self, function: S) -> S:
        """Register what a move of the clock does: `(state, move)`."""
        self.on_clock = function  # type: ignore[assignment]  # each game has its own clock moves
        return function

    def before(self) -> "Rules":
        """A copy on which an earlier version registers what it did otherwise, under the names of today."""
        rules = Rules()
        rules.steps = dict(self.steps)
        rules.questions = {name: question.clone() for name, question in self.questions.items()}
        rules.announced = set(self.announced)
        rules.parts = dict(self.parts)
        rules.orders = dict(self.orders)
        rules.on_clock = self.on_clock
        rules.left_answer = self.left_answer
        return rules

    def in_advance(self, function: S) -> S:
        """Register the answer a player has left for whatever question is on the table: `(state, seat)`, or None."""
        self.left_answer = function  # type: ignore[assignment]  # each game has its own state
        return function


def _unanswered(*_: object) -> None:
    raise AssertionError("a question needs an answer, a clock needs its rule")


def _as_function(question: Question, side: object) -> Callable[..., object]:
    """One side of a question, which may have been named by what it always says."""
    if side is first_answer:
        return lambda state, seat, *context: question.options(state, seat, *context)[0]
    return side if callable(side) else lambda *_: side


def _accepted(*_: object) -> bool:
    return False


def _nothing(*_: object) -> None:
    return None


def _about_nothing(*_: object) -> dict[str, object]:
    return {}
