"""History: the log of one table and the state it leads to. The log is the truth, the state is a cache."""

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from dracotheque import games
from dracotheque.core.events import Event, Told, Viewer, seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.options import Meeting
from dracotheque.core.replays import Journal, Replay, read_move
from dracotheque.core.state import State, plain
from dracotheque.server.store.rows import Author, Entry, TableRow

REMEMBERED: Final = 120
"""How much of what was told is kept for those who come in later."""


class Stroke(NamedTuple):
    """A move that stands: who made it, and how."""

    seat: int
    author: Author


_stroke: Final = cache(Stroke)
"""There are few, and every move of every table has one: the same serve all."""


class History:
    """Everything that was played at one table, folded into the state of its game."""

    def __init__(self, row: TableRow) -> None:
        self.table = row.id
        self.game: Game = games.get(row.game, row.rules)
        self._wishes = (row.players, row.options, int(row.seed))
        self.seq = 0
        self.clients: dict[tuple[int, str], int] = {}
        """The entry made for each id a client sent, by seat."""
        self._begin()

    def _begin(self) -> None:
        players, options, seed = self._wishes
        self.journal = Journal(self.game, players, options, seed)
        self.strokes: list[Stroke] = []
        self._told: deque[Told] = deque(self.journal.opening, REMEMBERED)
        self._count = len(self.journal.opening)
        """How much was told in all."""
        self._moved: dict[int, int] = {}
        """How much had been told when each seat had made its last move."""

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def last_move(self) -> Move | None:
        return self.journal.moves[-1][1] if self.journal.moves else None

    def play(
        self, seat: int, move: Move, author: Author, client: str | None, at: int
    ) -> tuple[Entry, tuple[Told, ...]]:
        """Play a move and make the entry that will record it; an illegal one changes nothing."""
        told = self.journal.play(seat, move)
        self._note(_stroke(seat, author), told)
        content = msgspec.json.encode(move).decode()
        return self._entry("move", seat, author, client, content, at), told

    def take_back(self, kept: int, seat: int, client: str | None, at: int) -> Entry:
        """Let only the first moves stand."""
        self._rewind(kept)
        return self._entry("undo", seat, "person", client, str(kept), at)

    def follow(self, entry: Entry) -> tuple[Told, ...]:
        """Do what an entry of the log says."""
        told: tuple[Told, ...] = ()
        if entry.kind == "undo":
            self._rewind(int(entry.content))
        else:
            move = read_move(self.game, msgspec.json.decode(entry.content))
            told = self.journal.play(entry.seat, move)
            self._note(_stroke(entry.seat, entry.author), told)
        self._number(entry)
        return told

    def follow_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.follow(entry)

    def before(self, kept: int) -> State:
        """The state after the first moves only."""
        players, options, seed = self._wishes
        earlier = Journal(self.game, players, options, seed)
        for seat, move in self.journal.moves[:kept]:
            earlier.play(seat, move)
        return earlier.state

    def recent(self, viewer: Viewer) -> list[Event]:
        """What this viewer was told of late."""
        return seen_by(viewer, tuple(self._told))

    def missed(self, viewer: Viewer) -> int:
        """How many of the recent events this viewer was told after its own last move."""
        if viewer is None:
            return 0
        after = min(self._count - self._moved.get(viewer, 0), len(self._told))
        return len(seen_by(viewer, tuple(self._told)[len(self._told) - after :]))

    def replay(self, names: Iterable[str]) -> Replay:
        return self.journal.replay(tuple(names))

    def _rewind(self, kept: int) -> None:
        moves, strokes = self.journal.moves[:kept], self.strokes[:kept]
        self._begin()
        for (seat, move), stroke in zip(moves, strokes, strict=True):
            self._note(stroke, self.journal.play(seat, move))

    def _note(self, stroke: Stroke, told: tuple[Told, ...]) -> None:
        self.strokes.append(stroke)
        self._told.extend(told)
        self._count += len(told)
        self._moved[stroke.seat] = self._count

    def _entry(
        self, kind: Literal["move", "undo"], seat: int, author: Author, client: str | None, content: str, at: int
    ) -> Entry:
        entry = Entry(self.table, self.seq + 1, kind, seat, author, client, content, at)
        self._number(entry)
        return entry

    def _number(self, entry: Entry) -> None:
        self.seq = entry.seq
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = entry.seq


def plain_options(game: Game, options: dict[str, object], players: int, meeting: Meeting) -> dict[str, object]:
    """The options of a table where people play, checked and complete, as JSON."""
    chosen = game.options(options, players).among_people(meeting)
    return plain(chosen)  # type: ignore[return-value]  # options are an object
