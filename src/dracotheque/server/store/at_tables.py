"""The store as tables know it: each of their wishes, as work for a connection."""

from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Awaitable, Collection, Sequence
from typing import TypeVar

from dracotheque.server.store import accounts, deadlines, moderation, motions, people, tables
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.motions import Motion, MotionKind, Motions
from dracotheque.tables.domain.tables import Chair, ChatLine, Entry, Status, TableRecord
from dracotheque.tables.store import Finished, Loaded

T = TypeVar("T")


class AtTables(ABC):
    """All of `TableStore` but the log itself, over reading and writing."""

    @abstractmethod
    def read(self, work: Work[T]) -> Awaitable[T]: ...

    @abstractmethod
    def write(self, work: Work[T]) -> "Future[T]": ...

    def load(self, table: str, after: int = 0) -> Awaitable[Loaded | None]:
        return self.read(tables.load(table, after))

    def entries_after(self, table: str, seq: int) -> Awaitable[tuple[Entry, ...]]:
        return self.read(tables.entries_after(table, seq))

    def add(self, table: TableRecord, chairs: Sequence[Chair], played: Sequence[Entry] = ()) -> "Future[None]":
        return self.write(tables.add(table, chairs, played))

    def begin(self, row: TableRecord, chosen: Sequence[str | None], played: Sequence[Entry]) -> "Future[bool]":
        return self.write(tables.begin(row, chosen, played))

    def change(self, table: str, before: Status, /, **values: object) -> "Future[bool]":
        return self.write(tables.change(table, before, **values))

    def pause(self, table: str, version: str | None) -> "Future[None]":
        return self.write(tables.pause(table, version))

    def claim_rematch(self, table: str, rematch: str) -> "Future[str]":
        return self.write(tables.claim_rematch(table, rematch))

    def put_deadline(self, table: str, at: int | None) -> "Future[None]":
        return self.write(deadlines.put(table, at))

    def is_code_taken(self, code: str) -> Awaitable[bool]:
        return self.read(tables.is_code_taken(code))

    def count_hosted(self, person: str) -> Awaitable[int]:
        return self.read(tables.count_hosted(person))

    def finished_games(self, person: str, game: str, most: int) -> Awaitable[Finished]:
        return self.read(tables.finished_games(person, game, most))

    def take_seat(self, table: str, before: Chair, after: Chair) -> "Future[bool]":
        return self.write(tables.take_seat(table, before, after))

    def change_place(self, table: str, own: Chair, target: Chair) -> "Future[bool]":
        return self.write(tables.change_place(table, own, target))

    def ask(self, table: str, kind: MotionKind, seat: int, kept: int = 0) -> "Future[Motions]":
        return self.write(motions.ask(table, kind, seat, kept))

    def vote(self, table: str, motion: Motion) -> "Future[Motions]":
        return self.write(motions.vote(table, motion))

    def drop(
        self, table: str, kind: MotionKind, seat: int | None = None, voter: int | None = None
    ) -> "Future[Motions]":
        return self.write(motions.drop(table, kind, seat, voter))

    def settle_kick(self, table: str, seat: int) -> "Future[Motions]":
        return self.write(motions.settle_kick(table, seat))

    def say(self, line: ChatLine) -> "Future[None]":
        return self.write(tables.say(line))

    def is_silenced(self, person: str, now: int) -> Awaitable[bool]:
        return self.read(moderation.is_silenced(person, now))

    def muted_by(self, person: str) -> Awaitable[frozenset[str]]:
        return self.read(people.muted_by(person))

    def have_accounts(self, people: Collection[str]) -> Awaitable[bool]:
        return self.read(accounts.have_accounts(people))

    def any_hidden(self, cards: Sequence[str]) -> Awaitable[bool]:
        return self.read(moderation.any_hidden(cards))
