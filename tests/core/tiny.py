"""A tiny game with one question of each kind, so that the core can be tested without a real one."""

from collections.abc import Sequence

import msgspec

from dracotheque.core.decisions import Prompt
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Viewer
from dracotheque.core.fields import field
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.options import Options
from dracotheque.core.rules import Rules
from dracotheque.core.state import State
from dracotheque.core.views import View


class Hide(Move, frozen=True):
    number: int


class Name(Move, frozen=True):
    word: str


class Lock(Move, frozen=True):
    pass


class Ring(Move, frozen=True):
    pass


class Shout(Move, frozen=True):
    pass


class Whisper(Move, frozen=True):
    """Nobody hears it, but its effect can be seen."""

    silent = True
    word: bool


class Remember(Move, frozen=True):
    """A standing order."""

    number: int


class Sealed(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    numbers: tuple[int, ...]


class Rang(Event, frozen=True):
    pass


class TinyOptions(Options, frozen=True, kw_only=True):
    bell: bool = False
    shout: bool = False
    final: bool = False
    whisper: bool = False


class TinyState(State):
    """Everybody hides a number, then the seat with the highest names a word of three letters, and wins."""

    rules = Rules()
    options: TinyOptions
    ticking: bool = field(lambda s: s.options.bell)
    notes: list[int] = field(lambda s: [0] * s.players)
    numbers: list[int] = field(lambda s: [0] * s.players)
    word: str = ""
    rung: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.numbers)

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.numbers.index(max(self.numbers)),) if self.over else ()

    def sealed_event(self, seat: int) -> Event:
        return Sealed(seat)

    def clock_moves(self) -> Sequence[Move]:
        return (Ring(),)


rules = TinyState.rules


def setup(s: TinyState) -> None:
    s.push(begin)


@rules.step
def begin(s: TinyState) -> None:
    if s.options.shout:
        s.ask_any(shout, range(s.players), 5)
    elif s.options.whisper:
        s.ask(whisper, 1, 7)
    else:
        s.ask_all(lock if s.options.final else hide, range(s.players), {})


@rules.question("1", secret=True)
def hide(s: TinyState, seat: int) -> list[Hide]:
    return [Hide(number) for number in range(4)]


@hide.answered
def open_numbers(s: TinyState, answers: Sequence[Hide]) -> None:
    s.numbers = [answer.number for answer in answers]
    s.tell(Opened, tuple(s.numbers))
    s.moment("opened")
    s.moment("still-opened")
    s.ask(name, s.numbers.index(max(s.numbers)), 3)


@rules.question("2", secret=True, final=True)
def lock(s: TinyState, seat: int) -> list[Lock]:
    return [Lock()]


@lock.answered
def unlock(s: TinyState, answers: Sequence[Lock]) -> None:
    s.over = True
    s.ending = "locked"


@rules.question("3")
def name(s: TinyState, seat: int, length: int) -> list[Name]:
    return [Name("abc")]


@name.accepting
def is_a_word(s: TinyState, seat: int, move: Move, length: int) -> bool:
    return isinstance(move, Name) and len(move.word) == length


@name.refused
def no_word(s: TinyState, seat: int, move: Move, length: int) -> IllegalMove | None:
    return IllegalMove("refuse-length", "3", length=length) if isinstance(move, Name) else None


@name.described
def about_name(s: TinyState, seat: int, length: int) -> dict[str, object]:
    return {"length": length}


@name.answered
def end_with(s: TinyState, seat: int, move: Name, length: int) -> None:
    s.word = move.word
    s.over = True
    s.ending = "named"


@rules.question("4")
def shout(s: TinyState, seat: int, volume: int) -> list[Shout]:
    return [Shout()]


@shout.answered
def hear(s: TinyState, seat: int, move: Shout, volume: int) -> None:
    s.numbers[seat] = volume
    s.over = True
    s.ending = "shouted"


@rules.question("6")
def whisper(s: TinyState, seat: int, volume: int) -> list[Whisper]:
    return [Whisper(False), Whisper(True)]


@whisper.hidden
def quiet(s: TinyState, viewer: Viewer, volume: int) -> Prompt:
    return Prompt("whisper", (), "6", {"volume": volume})


@whisper.answered
def overhear(s: TinyState, seat: int, move: Whisper, volume: int) -> None:
    s.numbers[seat] = volume * move.word
    s.over = True
    s.ending = "whispered"


@rules.order(Remember)
def remember(s: TinyState, seat: int, move: Remember) -> None:
    if move.number < 0:
        raise IllegalMove("refuse-negative", "5")
    s.notes[seat] = move.number


@rules.clock
def ring(s: TinyState, _: Ring) -> None:
    s.rung += 1
    s.stop_clock()
    s.tell(Rang)


def view(s: TinyState, viewer: Viewer) -> View:
    prompt = s.prompt(viewer)
    return View(viewer=viewer, players=s.players, prompt=prompt, over=s.over, ending=s.ending, winners=s.winners)


class Memory(View, frozen=True, kw_only=True):
    """What this viewer once noted, which the table does not show."""

    note: int | None


def recall(s: TinyState, viewer: Viewer) -> Memory:
    seen = msgspec.structs.asdict(view(s, viewer))
    return Memory(note=None if viewer is None else s.notes[viewer], **seen)


def audit(s: TinyState) -> None:
    assert len(s.numbers) == s.players


TINY = Game(
    id="tiny",
    title="Tiny",
    authors=(),
    players=range(2, 4),
    rules_version=1,
    options=TinyOptions,
    state=TinyState,
    moves=Hide | Name | Lock | Ring | Shout | Whisper | Remember,
    events=Sealed | Opened | Rang,
    setup=setup,
    view=view,
    audit=audit,
    arrange=TinyState,
    end_rule="9",
    recall=recall,
    figures=lambda s: {"numbers": sum(s.numbers), "bells": s.rung},
)
