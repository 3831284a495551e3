"""What a table is: its record, its chairs, its log, what is said there, how its game ended."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from dracotheque.tables.domain.speeds import Speed

Status = Literal["open", "running", "over", "closed"]
Author = Literal["person", "bot", "clock", "caretaker", "order", "record"]
"""Who made a move: the clock its own, and what the rules give for a late reaction; a caretaker for a person out of
time; an order what a person left in advance; the record what was played in a game that is played on."""
Gesture = Literal["knock", "laugh", "mug", "coins"]
"""What one does at a tavern table without a word: knock on it, laugh, raise the mug, show one's coins."""
Deed = Literal["undo-refused", "away-asked", "away-refused", "sent-away", "removed", "close-refused"]
"""What others have answered to somebody at the table, or done to them."""
Others = Literal["bots", "own", "here"]
"""With whom a finished game is played on: bots; whoever sat there, people being invited; or all people of that game
around one device."""
Trouble = Literal["unknown", "paused"]
"""Why nothing goes on at a table: the store does not answer, or the rules have failed."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log; `domain/ledger.py` chains it to the one before."""

    table_id: str
    seq: int
    kind: Literal["move", "undo"]
    seat: int
    author: Author
    client: str | None
    content: str
    at: int
    parent: str = ""
    """The fingerprint of the entry before it, or of the table."""
    hash: str = ""
    """The fingerprint of this entry, its parent included."""
    asked: int | None = None
    """Whose turn it is after it, one bit for each seat: for lists of tables, which play no game to know it."""


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without its seats and its log."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    host: str
    status: Status
    speed: Speed
    public: bool
    invite: str
    created: int
    started: int | None = None
    ended: int | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    rated: bool = True
    origin: str | None = None
    """The finished game that is played on here, from after so many of its moves."""
    origin_moves: int | None = None
    shared: bool = False
    """Whether whoever has the link may see the finished game, though it was played among friends."""
    opener: str | None = None
    """Who opened it: a host who gets up before the start is host again on coming back."""
    follows: str | None = None
    """The finished game whose people play again here."""
    fills: int | None = None
    """When bots take the chairs that are free at a table for whoever comes; None at any other."""
    paused: str | None = None
    """The version of the server under which the game could not go on; another one tries again."""
    code: str | None = None
    """A few letters that lead to it, to be read out."""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on one chair of a table; an open one with a person is kept for them."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    choice: str | None = None
    """What was chosen for this seat before the start, in a game where that can be."""
    ready: bool = False
    """Whether the person would start now."""

    @property
    def is_manned(self) -> bool:
        """Whether a person sits there and plays."""
        return self.kind == "person" and not self.away

    @property
    def is_kept(self) -> bool:
        """Whether nobody sits there, but somebody is expected."""
        return self.kind == "open" and self.person is not None

    def seats(self, person: str) -> bool:
        """Whether this person has sat down there."""
        return self.kind == "person" and self.person == person


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence said at a table, a gesture without words, or what was done to this person there."""

    table_id: str
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int
    gesture: Gesture | None = None
    hidden: bool = False
    """Taken away by those who run the server: nobody reads it any more."""
    deed: Deed | None = None
    """Done to this person; the text is the reason."""
    doer: str = ""
    """By whom."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    drawn: bool = False
    """Nobody has won: all share the result."""


def waits_for(row: TableRecord, own: Sequence[Chair], turns: int) -> bool:
    """Whether it is the turn of somebody on these chairs, or they are asked to play again."""
    if row.status == "running":
        return any(turns >> chair.seat & 1 for chair in own)
    return row.status == "open" and any(chair.is_kept for chair in own)
