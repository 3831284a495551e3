"""Unlisted: the moves of a decision that has hundreds of them, written out only for whoever wants them all."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import overload

from dracotheque.core.compiling import mypyc_attr
from dracotheque.core.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Unlisted(Sequence[Move]):
    """A sequence that equals a list of moves, and makes that list when it is first needed."""

    __slots__ = ("_listed", "_taken")

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
