"""State: what lies on the table, what is still to happen, and who is asked.

Each game adds its own fields. Rules change the state through steps and answers alone; people,
bots and servers through `play` alone.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, ClassVar, Final, TypeVarTuple

from dracotheque.core.chance import Chance, Rng
from dracotheque.core.checking import check, decide_otherwise, is_among
from dracotheque.core.compiling import mypyc_attr
from dracotheque.core.decisions import Decision, Prompt, Reaction, Timer
from dracotheque.core.events import Event, Told, Viewer
from dracotheque.core.fields import Fields, written
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.options import Options
from dracotheque.core.rules import STEP_NAMES, Context, Frame, Question, Rules
from dracotheque.core.seats import best
from dracotheque.core.stills import Still
from dracotheque.core.types import wrong_field
from dracotheque.core.views import View

if TYPE_CHECKING:
    from typing import Self

    from dracotheque.core.game import Game

Ts = TypeVarTuple("Ts")
NO_SEATS: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=Fields):
    """A game in progress."""

    game: ClassVar["Game"]
    rules: ClassVar[Rules]

    players: int
    options: Options
    chance: Chance
    stack: list[Frame] = []
    """Steps still to come, the next one last."""
    asked: str = ""
    """The question on the table."""
    context: Context = ()
    """What the question is about."""
    actors: tuple[int, ...] = NO_SEATS
    """Who may act now; CLOCK comes last."""
    sealed: list[Move | None] = []
    """The answers to a secret question, by seat, until all are in."""
    ticking: bool = False
    """The clock may still move."""
    over: bool = False
    ending: str = ""
    """Why the game ended."""
    told: list[Told] | None
    """What happened and was not read yet, or None where nobody listens: rules that every move passes look first."""
    stills: list[Still] | None = None
    """The moments of the move that is being played, or None where nobody watches."""
    _decision: Decision | None = None

    def lay(self, players: int, options: Options, chance: Chance, events: bool) -> None:
        """Clear the table for a new game."""
        self.players, self.options, self.chance = players, options, chance
        self.told = [] if events else None
        self.clear()

    @written
    def clear(self) -> None:
        """Every field at its start."""

    @written
    def clone(self) -> "Self":
        """An equal and independent state."""
        raise AssertionError("written by its fields")

    def unheard(self) -> "Self":
        """A clone to which nobody listens, for a world that is imagined."""
        other = self.clone()
        other.told = other.stills = None
        other._decision = None
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has, in the game's own measure."""
        raise AssertionError("every game counts its scores")

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won, nobody before the end: the highest scores, unless the rules say otherwise; equals share."""
        return best(self.scores) if self.over else ()

    # What people, bots and servers use.

    def decision(self, seat: int) -> Decision:
        """What this player is asked now."""
        decision = self._decision
        if decision is not None and decision.seat is seat:  # `is`: neither True nor 1.0 is a seat
            return decision
        if seat not in self.actors or seat is CLOCK or type(seat) is not int:
            return decide_otherwise(self, seat)
        question = self.rules.questions[self.asked]
        options = question.options  # a name of its own: Python calls what a field holds by a slower way
        context = question.typed(self.context) if question.width else self.context
        # Most contexts are short, and unpacking is the slower way of calling: every move of every game passes here.
        if not context:
            moves = options(self, seat)
        elif len(context) == 1:
            moves = options(self, seat, context[0])
        else:
            moves = options(self, seat, *context)
        self._decision = decision = Decision(
            seat, question.name, moves, question.rule, question.open_ended, question.secret
        )
        return decision

    def prompt(self, viewer: Viewer = None) -> Prompt | None:
        """What this viewer may know of the question on the table."""
        if not self.asked:
            return None
        question = self.rules.questions[self.asked]
        seats = self.actors
        if seats and seats[-1] == CLOCK:
            seats = seats[:-1]
        if question.cover is not None:
            if viewer not in seats:
                return question.cover(self, viewer, *question.typed(self.context))
            seats = (viewer,)
        context = question.typed(self.context)
        about = question.about(self, *context) if question.secret else question.about(self, seats[0], *context)
        return Prompt(self.asked, seats, question.rule, about)

    @property
    def hides_question(self) -> bool:
        """Whether those who are not asked may not know who is, or what: then each viewer has a prompt of their own."""
        return bool(self.asked) and self.rules.questions[self.asked].cover is not None

    @property
    def hushed(self) -> bool:
        """Whether the table has agreed that nobody chats at this moment."""
        return False

    @property
    def to_be_announced(self) -> tuple[int, ...]:
        """Who wants to hear when the answers to the question on the table lie open; nobody where it is not sealed."""
        if not self.sealed or not self.rules.questions[self.asked].announced:
            return NO_SEATS
        return tuple(seat for seat, answer in enumerate(self.sealed) if answer is not None or seat in self.actors)

    def awaited(self, viewer: Viewer) -> tuple[int, ...]:
        """Who may act now, as far as this viewer may know; CLOCK comes last."""
        if not self.hides_question:
            return self.actors
        prompt = self.prompt(viewer)
        seats = NO_SEATS if prompt is None else prompt.seats
        return (*seats, CLOCK) if CLOCK in self.actors else seats

    def left_answer(self, seat: int) -> Move | None:
        """The answer this player has left in advance: whoever keeps the table plays it, as if it came from them."""
        if seat not in self.actors or seat == CLOCK:
            return None
        question = self.rules.questions[self.asked]
        own = question.left_answer(self, seat, *question.typed(self.context))
        return own or self.rules.left_answer(self, seat)

    def late_answer(self, seat: int) -> Move | None:
        """The answer of a player whose time is up; None where whoever stands in for them decides."""
        if seat not in self.actors:
            return None
        question = self.rules.questions[self.asked]
        return self.left_answer(seat) or question.late_answer(self, seat, *question.typed(self.context))

    def play(self, seat: int, move: Move) -> tuple[Told, ...]:
        """Play a move and tell what happened; an illegal one changes nothing."""
        decision = self._decision
        if decision is None or decision.seat is not seat:
            decision = self.decision(seat)
        moves = decision.moves
        is_listed = False
        if type(moves) is list or type(moves) is tuple:
            # The very move that was listed, as nearly always: every move of every game passes here.
            for listed in moves:
                if listed is move:
                    is_listed = True
                    break
        if not is_listed and not is_among(moves, move):
            if type(move) in self.rules.orders and wrong_field(move) is None:
                return self._order(seat, move)
            check(self, seat, move)
        if self.told is None:
            self.answer(seat, move)
            return ()
        self.told = []
        self.answer(seat, move)
        return self.news()

    def answer(self, seat: int, move: Move) -> None:
        """Answer the open question with a move known to be legal, and go on."""
        self._decision = None
        if seat == CLOCK:
            self.rules.on_clock(self, move)
        elif self.sealed:
            self._seal(seat, move)
        else:
            question = self.rules.questions[self.asked]
            answered = question.answer
            context = question.typed(self.context) if question.width else self.context
            self.asked = ""
            self.actors = NO_SEATS
            if not context:
                answered(self, seat, move)
            elif len(context) == 1:
                answered(self, seat, move, context[0])
            else:
                answered(self, seat, move, *context)
            if not self.actors:
                self.run()

    def news(self) -> tuple[Told, ...]:
        """What was told and not yet read: after the start, the opening of the game."""
        if not self.told:
            return ()
        told, self.told = tuple(self.told), []
        return told

    def view(self, viewer: Viewer) -> View:
        """What this viewer sees: a seat, or None for a spectator."""
        return self.game.view(self, None if viewer == CLOCK else viewer)

    def recall(self, viewer: Viewer) -> View:
        """The view of one who has forgotten nothing of what this viewer could see and hear."""
        return self.game.recall(self, None if viewer == CLOCK else viewer)

    def imagine(self, viewer: Viewer, rng: Rng) -> "Self":
        """A world drawn at random among those this viewer cannot tell from the real one."""
        return self.game.imagine(self, None if viewer == CLOCK else viewer, rng)

    def to_json(self) -> str:
        """The whole state, secrets included, as text from which `game.from_json` makes it again."""
        return self.game.save(self)

    def digest(self) -> str:
        """A fingerprint of the whole state, keepsakes apart."""
        return blake2b(self.game.save(self, keepsakes=False).encode(), digest_size=16).hexdigest()

    # What steps and answers use.

    def push(self, step: Callable[["Self", *Ts], None], *context: *Ts) -> None:
        """Put a step on top of what is still to come; its arguments are numbers and words."""
        self.stack.append((STEP_NAMES[step], context))  # type: ignore[arg-type]  # as the step says

    def ask(self, question: Question, seat: int, *context: str | int) -> None:
        """Ask one player, and wait."""
        self.asked = question.name
        self.context = context
        self.actors = (seat, CLOCK) if self.ticking else (seat,)

    def asks(self, question: Question) -> bool:
        """Whether this is the question on the table."""
        return self.asked == question.name

    def offer(self, question: Question, seat: int, *context: str | int) -> bool:
        """Ask one player, unless there is one answer only and everybody can see it; False where there is none."""
        question = self.rules.questions[question.name]
        about = question.typed(context)
        moves = question.options(self, seat, *about)
        if len(moves) == 1:
            question.answer(self, seat, moves[0], *about)
        elif moves:
            self.ask(question, seat, *context)
            if self.asked == question.name and seat in self.actors:  # a game may have answered for somebody at once
                self._decision = Decision(seat, question.name, moves, question.rule, question.open_ended)
        return bool(moves)

    def ask_any(self, question: Question, seats: Sequence[int], *context: str | int) -> None:
        """Ask several players openly, and go on with the first who answers."""
        self.asked = question.name
        self.context = context
        self.actors = (*seats, CLOCK) if self.ticking else tuple(seats)

    def ask_all(self, question: Question, seats: Sequence[int], given: dict[int, Move], *context: str | int) -> None:
        """Ask several players at once and wait for all; the answers `given` are sealed already."""
        self.asked = question.name
        self.context = context
        self.sealed = [None] * self.players
        for seat, answer in given.items():
            self.sealed[seat] = answer
        waiting = tuple([seat for seat in seats if seat not in given]) if given else tuple(seats)
        if waiting:
            self.actors = (*waiting, CLOCK) if self.ticking else waiting
        else:
            self._open(self.rules.questions[question.name])

    def tell(self, event: Callable[[*Ts], Event], *about: *Ts) -> None:
        """Say what happened; the event, or a function that makes it of what is dear to say, is called only if heard."""
        if self.told is not None:
            self.told.append(Told(event(*about)))

    def tell_to(self, seats: tuple[int, ...] | None, event: Callable[[*Ts], Event], *about: *Ts) -> None:
        """Say it to these players alone; None are all."""
        if self.told is not None:
            self.told.append(Told(event(*about), seats))

    def tell_others(self, instead: Callable[[*Ts], Event], *about: *Ts) -> None:
        """Say what the others hear instead of what was told just now."""
        if self.told is not None:
            last = self.told.pop()
            self.told.append(Told(last.event, last.seats, instead(*about)))

    def moment(self, name: str, *, passing: bool = False) -> None:
        """Mark a moment worth a picture, told to the whole table; where nobody watches it costs nothing.

        One that is passing counts only where the same move goes on to tell something: else the last view shows it.
        """
        stills, told = self.stills, self.told
        if stills is not None and told and not (stills and stills[-1].last is told[-1]):
            stills.append(Still(name, told[-1], self.unheard(), passing))

    def run(self) -> None:
        """Take steps until somebody is asked or the game is over."""
        stack = self.stack
        steps = self.rules.steps
        while stack and not self.actors:
            step, context = stack.pop()
            if not context:
                steps[step](self)
            elif len(context) == 1:
                steps[step](self, context[0])
            else:
                steps[step](self, *context)

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def right_of(self, seat: int) -> int:
        """The next player the other way round."""
        return seat - 1 if seat else self.players - 1

    def finish(self, ending: str, told: Callable[[str, tuple[int, ...]], Event] | None = None) -> None:
        """The game is over: nothing that was still to come happens."""
        self.over = True
        self.ending = ending
        self.ticking = False
        self.stack.clear()
        if told is not None and self.told is not None:
            self.tell(told, ending, self.winners)

    def withdraw(self) -> None:
        """Take the question on the table back: nobody will answer it, and its clock has stopped."""
        self.asked = ""
        self.actors = NO_SEATS
        self.sealed = []
        self.ticking = False
        self._decision = None

    def stop_clock(self) -> None:
        """The clock has said all it had to say."""
        self.ticking = False
        self.actors = tuple(seat for seat in self.actors if seat != CLOCK)

    def clock_moves(self) -> Sequence[Move]:
        """What the clock may do while it ticks."""
        return ()

    def timer(self) -> Timer | None:
        """How long the clock waits before it moves; asked only while it may."""
        return Timer("clock", decides=True, restarts=True)

    def reaction(self, seat: int) -> Reaction | None:
        """How long this player, who is asked, has for an answer out of turn; None where this is no such question."""
        question = self.rules.questions[self.asked]
        return question.reaction(self, seat, *question.typed(self.context))

    def _seal(self, seat: int, move: Move) -> None:
        self.sealed[seat] = move
        actors = self.actors
        if seat not in actors:
            return  # a changed mind: nobody hears of it
        place = actors.index(seat)
        self.actors = waiting = actors[:place] + actors[place + 1 :] if place else actors[1:]
        if self.told is not None:
            self.tell(self.sealed_event, seat)
        if not waiting or waiting == (CLOCK,):
            self.actors = NO_SEATS
            self._open(self.rules.questions[self.asked])
            self.run()

    def _open(self, question: Question) -> None:
        answers, self.sealed = self.sealed, []
        self.asked = ""
        question.answer(self, answers, *question.typed(self.context))

    def sealed_event(self, seat: int) -> Event:
        """What the table hears when a player seals an answer; never what the answer is."""
        raise AssertionError("a game with secret questions says what a sealed answer looks like")

    def _order(self, seat: int, move: Move) -> tuple[Told, ...]:
        if self.over or type(seat) is not int or not 0 <= seat < self.players:
            check(self, seat, move)
        if self.told:
            self.told = []
        self.rules.orders[type(move)](self, seat, move)
        self._decision = None
        return self.news() if self.told else ()
