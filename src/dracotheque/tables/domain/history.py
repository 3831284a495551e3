"""History: the log of one table and the state it leads to. The log is the truth, the state is a cache.

What is played is a draft first, on a copy: it becomes history when its entry is durable, or never.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import add
from typing import Final, Literal, NamedTuple

import msgspec

from dracotheque import games
from dracotheque.core.decisions import plain
from dracotheque.core.events import Event, Told, Viewer, seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.options import Meeting
from dracotheque.core.proofs import Prover
from dracotheque.core.replays import Journal, Replay, decode_move
from dracotheque.core.state import State
from dracotheque.core.stills import Still, play_watched
from dracotheque.tables.domain import ledger, numbers
from dracotheque.tables.domain.numbers import Counted, Numbers
from dracotheque.tables.domain.tables import Author, Entry, TableRecord

REMEMBERED: Final = 120
"""How much of what was told is kept for those who come in later."""
_encode: Final = msgspec.json.Encoder().encode


class Stroke(NamedTuple):
    """A move that stands: who made it, and how."""

    seat: int
    author: Author


_stroke: Final = cache(Stroke)
"""There are few, and every move of every table has one: the same serve all."""


class Fold:
    """The moves that stand, and what they lead to."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.strokes: list[Stroke] = []
        self.told: deque[Told] = deque(journal.opening, REMEMBERED)
        self.count = len(journal.opening)
        """How much was told in all."""
        self.moved: dict[int, int] = {}
        """How much had been told when each seat had made its last move."""
        self.counted = numbers.beginning(journal.state.players)

    def play(self, seat: int, move: Move, author: Author) -> tuple[Told, ...]:
        """Play a move on the state itself: where that fails, nothing of this is of use any more."""
        before = numbers.note(self.journal.state, seat, move)
        told = self.journal.play(seat, move)
        self.counted = numbers.follow(self.counted, before, self.journal.state, seat, told)
        self.note(_stroke(seat, author), told)
        return told

    def note(self, stroke: Stroke, told: tuple[Told, ...]) -> None:
        self.strokes.append(stroke)
        self.told.extend(told)
        self.count += len(told)
        self.moved[stroke.seat] = self.count

    def take_after(self, other: "Fold") -> "Fold":
        """Be equal to another one, and independent of it."""
        self.journal.state = other.journal.state.clone()
        self.journal.moves = other.journal.moves[:]
        self.journal.prover = None if other.journal.prover is None else other.journal.prover.clone()
        self.strokes = other.strokes[:]
        self.told = other.told.copy()
        self.count = other.count
        self.moved = other.moved.copy()
        self.counted = other.counted
        return self


class Draft(msgspec.Struct, frozen=True, eq=False, gc=False):
    """An entry that is not durable yet, and what it would lead to."""

    entry: Entry
    state: State
    counted: Counted
    """Without what taking back has added."""
    lifts: Numbers
    move: Move | None = None
    told: tuple[Told, ...] = ()
    stills: tuple[Still, ...] = ()
    fold: Fold | None = None
    """All that stands, where moves are taken back."""
    prover: Prover | None = None


class History:
    """Everything that was played at one table, folded into the state of its game."""

    def __init__(self, row: TableRecord) -> None:
        self.table = row.id
        self.game: Game = games.get(row.game, row.rules)
        self._wishes = (row.players, row.options, int(row.seed))
        self.seq = 0
        self.hash = ledger.beginning(row)
        self.clients: dict[tuple[int, str], int] = {}
        """The entry made for each id a client sent, by seat."""
        self.undos = 0
        self._fold = self._begin()
        self._lifts: Numbers = (0,) * row.players
        """What is added to the numbers, so that one never comes again after a move was taken back."""

    def _begin(self) -> Fold:
        players, options, seed = self._wishes
        return Fold(Journal(self.game, players, options, seed))

    @property
    def journal(self) -> Journal:
        return self._fold.journal

    @property
    def strokes(self) -> list[Stroke]:
        return self._fold.strokes

    @property
    def state(self) -> State:
        return self._fold.journal.state

    @property
    def last_move(self) -> Move | None:
        return self.journal.moves[-1][1] if self.journal.moves else None

    def number(self, seat: int, draft: Draft | None = None) -> int:
        """The number of the question that this seat is asked now, or will be asked after this draft."""
        counted, lifts = self._counted(draft)
        return counted.now[seat] + lifts[seat]

    def stands(self, seat: int, number: int, draft: Draft | None = None) -> bool:
        """Whether an answer under this number still counts now, or will after this draft."""
        counted, lifts = self._counted(draft)
        return counted.standing[seat] <= number - lifts[seat] <= counted.now[seat]

    def question_numbers(self, draft: Draft | None = None) -> Numbers:
        """The numbers of the questions that all seats are asked now, or will be asked after this draft."""
        counted, lifts = self._counted(draft)
        return tuple(map(add, counted.now, lifts))

    def _counted(self, draft: Draft | None) -> tuple[Counted, Numbers]:
        """The numbers, and what is added to them."""
        return (self._fold.counted, self._lifts) if draft is None else (draft.counted, draft.lifts)

    # What may become history.

    def draft(
        self,
        seat: int,
        move: Move,
        author: Author,
        client: str | None,
        at: int,
        after: Draft | None = None,
        *,
        watched: bool = False,
    ) -> Draft:
        """Play a move on a copy, after this draft where there is one; an illegal one is refused."""
        base = self.state if after is None else after.state
        before = numbers.note(base, seat, move)
        state = base.clone()
        told, stills = play_watched(state, seat, move) if watched else (state.play(seat, move), ())
        prover = self.journal.prover if after is None else after.prover
        if prover is not None:
            prover = prover.clone()
            told = prover.follow(seat, base.sealed, state, move, told)
        last, lifts = self._counted(after)
        counted = numbers.follow(last, before, state, seat, told)
        content = _encode(move).decode()
        entry = self._entry("move", seat, author, client, content, at, state, after)
        return Draft(entry, state, counted, lifts, move, told, stills, prover=prover)

    def rewinding(self, kept: int, start: Fold | None = None) -> Iterator[Fold | None]:
        """Play the first moves again, one by one: None after each of them, and in the end what stands then."""
        fold = self._begin() if start is None else start
        done = len(fold.strokes)
        for (mover, move), stroke in zip(self.journal.moves[done:kept], self.strokes[done:kept], strict=True):
            fold.play(mover, move, stroke.author)
            yield None
        fold.counted = numbers.alone(fold.counted.now)
        yield fold

    def draft_undo(self, fold: Fold, seat: int, client: str | None, at: int) -> Draft:
        """Let only the first moves stand, which lead there."""
        state = fold.journal.state
        entry = self._entry("undo", seat, "person", client, str(len(fold.strokes)), at, state, None)
        return Draft(entry, state, fold.counted, self._lifted(fold, seat), fold=fold, prover=fold.journal.prover)

    def commit(self, draft: Draft) -> None:
        """The entry of this draft is durable: it has happened."""
        if draft.fold is not None:
            self._fold = draft.fold
        elif draft.move is not None:
            fold = self._fold
            fold.journal.state = draft.state
            fold.journal.prover = draft.prover
            fold.journal.moves.append((draft.entry.seat, draft.move))
            fold.counted = draft.counted
            fold.note(_stroke(draft.entry.seat, draft.entry.author), draft.told)
        self._lifts = draft.lifts
        self._number(draft.entry)

    def _entry(
        self,
        kind: Literal["move", "undo"],
        seat: int,
        author: Author,
        client: str | None,
        content: str,
        at: int,
        state: State,
        after: Draft | None,
    ) -> Entry:
        seq, parent = (self.seq, self.hash) if after is None else (after.entry.seq, after.entry.hash)
        hash = ledger.fingerprint(parent, seq + 1, kind, seat, author, client, content, at)
        return Entry(self.table, seq + 1, kind, seat, author, client, content, at, parent, hash, asked(state))

    # What has happened.

    def follow(self, entry: Entry, kept: "dict[int, Fold] | None" = None) -> tuple[Told, ...]:
        """Do what an entry of the log says; where that fails, this history is of no use any more."""
        ledger.check(entry, self.seq, self.hash)
        told: tuple[Told, ...] = ()
        if entry.kind == "undo":
            wanted = int(entry.content)
            start = self._begin()
            if kept and wanted in kept:
                start.take_after(kept[wanted])
            *_, fold = self.rewinding(wanted, start)
            assert fold is not None
            self._fold, self._lifts = fold, self._lifted(fold, entry.seat)
        else:
            move = decode_move(self.game, entry.content)
            told = self._fold.play(entry.seat, move, entry.author)
        self._number(entry)
        return told

    def follow_all(self, entries: Iterable[Entry]) -> None:
        for entry, _ in self.following(tuple(entries)):
            del entry

    def following(self, entries: Sequence[Entry]) -> "Iterable[tuple[Entry, tuple[Told, ...]]]":
        """Follow them one after the other; to where moves are taken back the way is not played again each time."""
        wanted = {int(entry.content) for entry in entries if entry.kind == "undo"}
        kept: dict[int, Fold] = {}
        for entry in entries:
            place = len(self.strokes)
            if place in wanted and entry.kind == "move":
                kept[place] = self._begin().take_after(self._fold)
            yield entry, self.follow(entry, kept)
            if entry.kind == "undo":
                kept = {place: fold for place, fold in kept.items() if place <= len(self.strokes)}

    def recent(self, viewer: Viewer) -> list[Event]:
        """What this viewer was told of late."""
        return seen_by(viewer, tuple(self._fold.told))

    def missed(self, viewer: Viewer) -> int:
        """How many of the recent events this viewer was told after its own last move."""
        if viewer is None:
            return 0
        told, fold = tuple(self._fold.told), self._fold
        after = min(fold.count - fold.moved.get(viewer, 0), len(told))
        return len(seen_by(viewer, told[len(told) - after :]))

    def replay(self, names: Iterable[str]) -> Replay:
        return self.journal.replay(tuple(names))

    def _lifted(self, fold: Fold, seat: int) -> Numbers:
        """What to add where only this stands, so that whoever notices it gets a number that nobody has seen."""
        return tuple(
            now + lift + (own == seat or then != now) - then
            for own, (then, now, lift) in enumerate(
                zip(fold.counted.now, self._fold.counted.now, self._lifts, strict=True)
            )
        )

    def _number(self, entry: Entry) -> None:
        self.seq, self.hash = entry.seq, entry.hash
        self.undos += entry.kind == "undo"
        if entry.client is not None:
            self.clients[entry.seat, entry.client] = entry.seq


def asked(state: State) -> int:
    """Whose turn it is, one bit for each seat."""
    bits = 0
    for seat in state.actors:
        if seat != CLOCK:
            bits |= 1 << seat
    return bits


def plain_options(game: Game, options: dict[str, object], players: int, meeting: Meeting) -> dict[str, object]:
    """The options of a table where people play, checked and complete, as JSON."""
    chosen = game.options(options, players).among_people(meeting)
    return plain(chosen)  # type: ignore[return-value]  # options are an object
