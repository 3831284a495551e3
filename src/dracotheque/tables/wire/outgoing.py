"""What the server says on the WebSocket of a table.

Views, decisions, prompts, moves and events are the engine's own JSON: each game has its own types.
"""

from typing import Any, Final

import msgspec

from dracotheque.analysis.values import Verdict
from dracotheque.tables.domain.tables import Deed, Gesture, Result
from dracotheque.tables.wire.common import Clocks, Milliseconds, Problem, Still, TableInfo

UNNUMBERED: Final = 0
"""A stream numbers its messages when it sends them."""


class Numbered(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of a viewer's stream; `n` grows, and may skip numbers."""

    n: int


class Fresh(Numbered, frozen=True, kw_only=True, tag="view"):
    """Everything there is to see: the beginning of a stream, or what stands after a move was taken back."""

    stream: str
    table: TableInfo
    seat: int | None
    """One's own seat, None for a spectator."""
    view: Any
    """None before the game has started."""
    decision: Any
    """What one is asked: seat, question, moves, rule, open_ended, secret, sealed, changes; None if nothing."""
    prompt: Any
    """What one may know of the question on the table: question, seats, rule, about; None if there is none."""
    clocks: Clocks
    log: tuple[Any, ...]
    """The events of late, oldest first."""
    missed: int
    """How many of them, counted from the end, came after one's own last move; none for a spectator."""
    chat: tuple["Said", ...]


class News(Numbered, frozen=True, kw_only=True, tag="news", omit_defaults=True):
    """Something happened that this viewer may notice."""

    events: tuple[Any, ...]
    view: Any
    decision: Any
    prompt: Any
    clocks: Clocks
    stills: tuple[Still, ...] = ()
    """The moments on the way that are worth a picture, in their order; left out where there are none."""


class TableChanged(Numbered, frozen=True, kw_only=True, tag="table"):
    """Somebody came, left, sat down, was replaced, asked for an undo…"""

    table: TableInfo


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence of the chat, or a gesture without words; `seat` is None for a spectator.

    With a `deed`, something that `doer` did to this person, or answered them; the text is the reason.

    The same `number` again is the same sentence, `hidden` by those who run the server.
    """

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: Milliseconds
    gesture: Gesture | None = None
    hidden: bool = False
    deed: Deed | None = None
    doer: str = ""


class Chat(Numbered, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something, or made a gesture."""

    said: Said


class Over(Numbered, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    result: Result
    table: TableInfo


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """What was asked under this id is done, and durable."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked under this id is not done; None where the message could not even be read."""

    id: str | None
    error: Problem


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do, for whoever asked."""

    id: str
    move: Any
    why: str
    """The id of a sentence in the texts of the bots."""
    args: dict[str, Any]
    chances: float | None
    """The part of the victory the bot expects of it, from 0 to 1, where it has counted."""


class Opinion(msgspec.Struct, frozen=True, tag_field="type", tag="opinion"):
    """What a coach thinks of one's last move, for whoever asked; seen with their own eyes alone."""

    id: str
    verdict: Verdict
    cost: float
    """The part of the victory it gave away, from 0 to 1."""
    best: Any
    """The move that would have been better, or the one that was made."""
    why: str
    """The id of a sentence in the texts of the bots."""
    args: dict[str, Any]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


AnyOutgoing = Fresh | News | TableChanged | Chat | Over | Ack | Refused | Hint | Opinion | Pong
