"""Answers of which there are many: written out only for whoever looks at them."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from dracotheque.core.moves import Move

K = TypeVar("K")


class Menu(Sequence[Move], Generic[K]):
    """Moves that exist already, then one of this kind for each of these keys."""

    __slots__ = ("_moves", "keys", "kind", "others", "write")

    def __init__(self, others: Sequence[Move], keys: Sequence[K], kind: type[Move], write: Callable[[K], Move]) -> None:
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
            return list(self)[place]
        move = self._moves[place]
        if move is None:
            key = self.keys[place - len(self._moves) if place >= 0 else place]
            move = self._moves[place] = self.write(key)
        return move

    def __contains__(self, move: object) -> bool:
        """Whoever answers has most often just taken the move from here."""
        return move in self._moves or Sequence.__contains__(self, move)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Menu | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # like a list
