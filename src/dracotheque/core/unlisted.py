"""Unlisted: the moves of a decision that has hundreds of them, written out only for whoever wants them all.

A `Fan` is chosen from field by field, a `Menu` line by line.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from dracotheque.core.compiling import mypyc_attr
from dracotheque.core.moves import Move

K = TypeVar("K")


@mypyc_attr(allow_interpreted_subclasses=True)
class Unlisted(Sequence[Move]):
    """A sequence that equals a list of moves, and makes that list when it is first needed."""

    __slots__ = ("_listed", "_taken", "kind", "others")

    kind: type[Move]
    """What most of them are."""
    others: Sequence[Move]
    """The rest of them."""
    _listed: list[Move] | None
    """None until somebody wants them all."""
    _taken: Move | None
    """The move that was taken last without a list, where the sequence remembers it."""

    def listed(self) -> list[Move]:
        """All of them."""
        if self._listed is None:
            self._listed = self.written_out()
        return self._listed

    def handed_out(self, move: Move) -> bool:
        """Whether this very move was taken from here, as far as the sequence remembers."""
        return self._taken is not None and move is self._taken

    def numbered(self, place: int) -> Move:
        """The move that has so many before it, without a list where there is a quicker way."""
        return self.listed()[place]

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if self._listed is not None or isinstance(place, slice) or place < 0:
            return self.listed()[place]
        self._taken = move = self.numbered(place)
        return move

    @abstractmethod
    def written_out(self) -> list[Move]:
        """Make the list."""

    def __iter__(self) -> Iterator[Move]:
        return iter(self.listed())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.listed() == list(other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self.listed())


@mypyc_attr(allow_interpreted_subclasses=True)
class Fan(Unlisted):
    """Moves of one kind that can be told apart field by field without listing them, then the others."""

    __slots__ = ()

    @abstractmethod
    def values(self, chosen: tuple[Any, ...]) -> tuple[Any, ...]:
        """What the next field may be where the fields before are these, each once."""

    def written(self, chosen: tuple[Any, ...]) -> Move:
        """The move whose fields are these."""
        return self.kind(*chosen)

    def numbers(self) -> tuple[int, int]:
        """Bounds for the whole numbers in these moves, where there are any."""
        return 0, 0

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, self.kind):
            return move in self.others
        chosen: tuple[Any, ...] = ()
        for field in self.kind.__struct_fields__:
            value = getattr(move, field)
            if value not in self.values(chosen):
                return False
            chosen += (value,)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Unlisted, Generic[K]):
    """Moves that exist already, then one for each of these keys, written when somebody looks at it."""

    __slots__ = ("_moves", "keys", "write")

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
