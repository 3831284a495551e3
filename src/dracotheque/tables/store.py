"""Where tables are kept, as the tables know it: the log above all, and beside it who sits where and what is said.

Whatever changes something is submitted when it is called, in the order of the calls; the future is done when it is
durable.
"""

from asyncio import Future
from collections.abc import Awaitable, Collection, Sequence
from typing import Final, NamedTuple, Protocol

from dracotheque.tables.domain.motions import Motion, MotionKind, Motions
from dracotheque.tables.domain.tables import Chair, ChatLine, Entry, Status, TableRecord
from dracotheque.tables.saving import Chain, Saving

RECENT_CHAT: Final = 50
"""What was said of late, for those who come in."""


class Loaded(NamedTuple):
    """Everything the store knows of one table."""

    row: TableRecord
    seats: tuple[Chair, ...]
    entries: tuple[Entry, ...]
    chat: tuple[ChatLine, ...]
    motions: Motions = ()


class Listed(NamedTuple):
    """A table as a list shows it."""

    row: TableRecord
    seats: tuple[Chair, ...]
    asked: int | None
    """Whose turn it is, one bit for each seat; None where the log does not say."""
    moved: int | None
    """When something was last played there."""


Finished = tuple[tuple[TableRecord, tuple[Chair, ...]], ...]
"""Games that are over, each with who sat there."""


class TableStore(Protocol):
    """Keeps tables; whoever asks while it does not answer gets `StoreDown`."""

    # The log.

    def append(self, entry: Entry, chain: Chain) -> Saving:
        """Append to a table's log; done when durable, `Conflict` where the place is taken."""
        ...

    # Tables.

    def load(self, table: str, after: int = 0) -> Awaitable[Loaded | None]:
        """Everything about a table; of its log, what comes after this entry."""
        ...

    def entries_after(self, table: str, seq: int) -> Awaitable[tuple[Entry, ...]]: ...

    def add(self, table: TableRecord, chairs: Sequence[Chair], played: Sequence[Entry] = ()) -> "Future[None]":
        """A new table; what has been played there already."""
        ...

    def begin(self, row: TableRecord, chosen: Sequence[str | None], played: Sequence[Entry]) -> "Future[bool]":
        """An open table is a running one, with what was chosen as its first moves; not if that is no longer so."""
        ...

    def change(self, table: str, before: Status, /, **values: object) -> "Future[bool]":
        """Change a table that still has this status; False where it has another by now."""
        ...

    def pause(self, table: str, version: str | None) -> "Future[None]":
        """The game cannot go on under this version; None where it may again."""
        ...

    def claim_rematch(self, table: str, rematch: str) -> "Future[str]":
        """Name the table of the rematch, unless one has been named that is not closed; the name that holds."""
        ...

    def put_deadline(self, table: str, at: int | None) -> "Future[None]":
        """When the table wants to be looked at next, or None where nothing runs."""
        ...

    def is_code_taken(self, code: str) -> Awaitable[bool]: ...

    def count_hosted(self, person: str) -> Awaitable[int]:
        """How many tables somebody hosts that are not over."""
        ...

    def finished_games(self, person: str, game: str, most: int) -> Awaitable[Finished]:
        """The latest games of this kind that somebody has finished, the latest first."""
        ...

    # Chairs.

    def take_seat(self, table: str, before: Chair, after: Chair) -> "Future[bool]":
        """Let somebody else sit there, or the same one otherwise, unless somebody was faster."""
        ...

    def change_place(self, table: str, own: Chair, target: Chair) -> "Future[bool]":
        """Let a person move to a chair that is free, unless somebody was faster, or the game has begun."""
        ...

    # What people want of each other, and say.

    def ask(self, table: str, kind: MotionKind, seat: int, kept: int = 0) -> "Future[Motions]":
        """Somebody asks anew to take moves back, or to close the table; what was asked before is forgotten."""
        ...

    def vote(self, table: str, motion: Motion) -> "Future[Motions]":
        """Add a voice; the motions there are then."""
        ...

    def drop(
        self, table: str, kind: MotionKind, seat: int | None = None, voter: int | None = None
    ) -> "Future[Motions]":
        """Take voices back: all of a kind, all about a seat, or one; the motions there are then."""
        ...

    def settle_kick(self, table: str, seat: int) -> "Future[Motions]":
        """It is decided whether a seat leaves: forget who wanted what."""
        ...

    def say(self, line: ChatLine) -> "Future[None]":
        """Keep a line of the chat; `Conflict` where its number is taken."""
        ...

    # People.

    def is_silenced(self, person: str, now: int) -> Awaitable[bool]: ...

    def muted_by(self, person: str) -> Awaitable[frozenset[str]]:
        """Whom somebody does not want to hear."""
        ...

    def have_accounts(self, people: Collection[str]) -> Awaitable[bool]:
        """Whether all of these have an account."""
        ...

    def any_hidden(self, cards: Sequence[str]) -> Awaitable[bool]:
        """Whether one of these cards, by fingerprint, was taken away."""
        ...
