"""Answers of which there are many: written out only for whoever looks at them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Unlisted

K = TypeVar("K")


class Menu(Unlisted, Generic[K]):
    """Moves that exist already, then one of this kind for each of these keys."""

    __slots__ = ("_moves", "keys", "kind", "others", "write")

    def __init__(self, others: Sequence[Move], keys: Sequence[K], kind: type[Move], write: Callable[[K], Move]) -> None:
        self._listed = self._taken = None
        self.others = others
        self.keys = keys
        self.kind = kind
        self.write = write
        self._moves: list[Move | None] = [*others, *[None] * len(keys)]

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            return self.listed()[place]
        move = self._moves[place]
        if move is None:
            key = self.keys[place - len(self._moves) if place >= 0 else place]
            move = self._moves[place] = self.write(key)
        self._taken = move
        return move

    def __contains__(self, move: object) -> bool:
        """Whoever answers has most often just taken the move from here."""
        return move in self._moves or move in self.listed()

    def written_out(self) -> list[Move]:
        return [self[place] for place in range(len(self))]
