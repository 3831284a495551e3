"""What a client may say on the WebSocket of a table."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from dracotheque.tables.domain.tables import Gesture
from dracotheque.tables.wire.common import SeatNumber, Word

PROTOCOL: Final = 2
LONGEST_CHAT: Final = 500


class Incoming(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(Incoming, frozen=True, tag="hello"):
    """The first thing said. With the stream and the last number seen, what was missed is sent; else a fresh view."""

    protocol: Literal[2] = PROTOCOL
    stream: Word | None = None
    last: Annotated[int, Meta(ge=0)] | None = None
    invite: Word | None = None
    seat: SeatNumber | None = None
    """Which of one's own seats, for one who holds several; left out, the first."""
    watch: bool = False
    """Look on as spectators do, even where one has a seat."""
    moments: bool = False
    """Be sent pictures of the moments in the middle of a move, for a page that tells its story."""


class AnyHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The hello of a client of any version, as far as we can know it."""

    protocol: int


class PlayMove(Incoming, frozen=True, tag="move"):
    """A move, in the JSON form of its game. The same `id` sent again is acknowledged again and not played again."""

    id: Word
    move: msgspec.Raw
    number: Annotated[int, Meta(ge=0)] | None = None
    """Of the decision it answers; None for what answers none, as a standing order."""


class Undo(Incoming, frozen=True, tag="undo"):
    """Take one's last move back: at once where nothing was revealed, else when everybody agrees."""

    id: Word


class UndoAnswer(Incoming, frozen=True, tag="undo-answer"):
    """Agree or not that somebody takes a move back."""

    id: Word
    agree: bool
    seat: SeatNumber | None = None
    """Who asks, as far as one knows; None for whoever does."""


class Say(Incoming, frozen=True, tag="chat"):
    """Say something to the table."""

    id: Word
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class MakeGesture(Incoming, frozen=True, tag="gesture"):
    """Make a gesture that the table sees; it binds nobody."""

    id: Word
    gesture: Gesture


class AskHint(Incoming, frozen=True, tag="hint"):
    """Ask what a bot would do."""

    id: Word


class AskOpinion(Incoming, frozen=True, tag="opinion"):
    """Ask a coach what one's last move was worth; only where nobody else but bots plays."""

    id: Word


class Ping(Incoming, frozen=True, tag="ping"):
    """Are you there?"""


AnyIncoming = Hello | PlayMove | Undo | UndoAnswer | Say | MakeGesture | AskHint | AskOpinion | Ping
