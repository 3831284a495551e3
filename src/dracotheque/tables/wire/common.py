"""What HTTP and WebSocket have in common: people, tables, seats, speeds, clocks and refusals."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dracotheque import bots, games
from dracotheque.core.errors import BadTable, BrokenBot, BrokenGame, DracothequeError, IllegalMove, Unknown
from dracotheque.tables.domain.speeds import Speed
from dracotheque.tables.domain.tables import Result, Trouble
from dracotheque.tables.faults import StoreDown
from dracotheque.tables.refusals import Denied

Milliseconds = Annotated[int, Meta(ge=0, le=1 << 53)]
"""A moment, since the beginning of 1970, in UTC."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:#-]+\Z")]
"""A name of ours: a game, a bot, a table, an id a client has made."""
SeatNumber = Annotated[int, Meta(ge=0, le=11)]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: `code` is the id of its sentence, `args` fill it, `rule` is the paragraph."""

    code: str
    args: dict[str, Any] = {}
    rule: str = ""


def problem(error: DracothequeError) -> Problem:
    """A refusal as it travels; what is wrong with a package is for whoever runs the server."""
    if isinstance(error, BrokenGame):
        return Problem("error-unknown-game", {"value": error.values["value"], "known": games.ids()})
    if isinstance(error, BrokenBot):
        return Problem("error-unknown-bot", {"value": error.values["value"], "known": bots.names()})
    return Problem(error.code, error.values, error.rule if isinstance(error, IllegalMove) else "")


def refused(error: DracothequeError | StoreDown) -> tuple[int, Problem]:
    """The status and the words with which a request is refused."""
    if isinstance(error, StoreDown):
        return 503, Problem("server-store-down")
    if isinstance(error, Denied):
        return error.status, problem(error)
    return 422 if isinstance(error, BadTable | IllegalMove | Unknown) else 400, problem(error)


class Refusal(msgspec.Struct, frozen=True):
    """The body of every HTTP answer that says no."""

    error: Problem


class Me(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    guest: bool
    language: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `away` says that a bot plays for the person until they come back."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str | None = None
    bot: str | None = None
    here: bool = False
    away: bool = False
    choice: str | None = None
    """What was chosen for this seat before the start: one of the table's `choice`."""
    kept_for: str | None = None
    """An open chair, and the person who is asked to play again; `name` is theirs."""
    kept_until: Milliseconds | None = None
    """Nobody else sits there before."""
    ready: bool = False
    """Before the start: this person would begin now."""


class Choice(msgspec.Struct, frozen=True):
    """What each seat may choose before the game begins, everybody another one; whoever does not gets what is left."""

    name: str
    """The texts of the game call its values by it: `adventurer-wizard`."""
    values: tuple[str, ...]
    explained: bool
    """Whether it matters which: `adventurer-wizard-text` says what for."""


class UndoAsked(msgspec.Struct, frozen=True):
    """Somebody wants to take a move back, and these seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class ClosingAsked(msgspec.Struct, frozen=True):
    """The host (`seat` -1 for one who does not play) wants to close the table; these seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table plays on, and how many of its moves stand."""

    table: str
    moves: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer knows it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    choice: Choice | None
    """What there is to choose before the game begins, while it has not."""
    host: str
    """The id of the person who opened it."""
    status: Literal["open", "running", "over", "closed"]
    speed: Speed
    public: bool
    rated: bool
    """Whether the game counts for ratings, if all people who play have accounts by its end."""
    invite: str | None
    """For its host and those seated: whoever has it may watch and sit down."""
    code: str | None
    """For the same: a few letters that lead to the invitation."""
    commitment: str | None
    """The fingerprint of the seed, from the start."""
    seed: str | None
    """The seed in decimal digits, once the game is over."""
    created: Milliseconds
    started: Milliseconds | None
    ended: Milliseconds | None
    result: Result | None
    rematch: str | None
    """The table at which the same people play again."""
    follows: str | None
    """The finished table whose people play again here: the game starts when all have sat down."""
    origin: Origin | None
    """Where this game is played on from a moment of another, whose seed everybody knows."""
    shared: bool
    """Whether one who played has opened the finished game to whoever has its link."""
    fills: Milliseconds | None
    """When bots take the free chairs, at a table for whoever comes."""
    undo: UndoAsked | None
    closing: ClosingAsked | None
    kicks: dict[int, tuple[int, ...]]
    """Seats that others want to see empty, and who wants it."""
    kick_reasons: dict[int, str]
    """Why, in the words of whoever asked first."""
    left_alone: Milliseconds | None
    """From when on anybody seated may start an open table whose host has gone, if so: after a minute."""
    trouble: Trouble | None
    """`unknown`: until the store answers, nobody knows what was played. `paused`: until somebody has looked at it."""


class Still(msgspec.Struct, frozen=True):
    """The table in the middle of a move, as one viewer saw it then: nobody is asked anything."""

    name: str
    """What the rules call this moment: `gambit-won`."""
    heard: int
    """How many of the events of the move had been told by then."""
    view: Any


class SeatClock(msgspec.Struct, frozen=True):
    """One person's time: when their decision is taken for them, and the reserve they had when they were asked."""

    seat: int
    until: Milliseconds
    reserve: int | None
    """In seconds; None where the speed knows no reserve."""


class Timer(msgspec.Struct, frozen=True):
    """A time limit of the game itself: sand, a window, the evening."""

    name: str
    until: Milliseconds
    since: Milliseconds
    """When it began to run."""


class Clocks(msgspec.Struct, frozen=True):
    """The clocks that are running, with the server's own idea of now."""

    now: Milliseconds
    seats: tuple[SeatClock, ...] = ()
    timer: Timer | None = None
