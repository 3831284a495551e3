"""Branches: the letters that a player may choose next, and what each leads to, a whole move or the next branch.

Nothing beyond a branch is looked at before somebody goes there, and what was looked at once is kept.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from dracotheque.core.moves import Move

Spelling = tuple[int, ...]
Table = Mapping[Any, int]
"""The letter of each value of one field."""


class Branch:
    """A choice among letters; those without an alternative are settled already."""

    __slots__ = ("letters", "prefix")

    letters: list[int]
    """In ascending order."""
    prefix: Spelling
    """The letters before."""

    def choose(self, letter: int) -> "Move | Branch":
        """What one of the letters leads to."""
        raise AssertionError("every kind of branch leads somewhere")


class Listed(Branch):
    """A choice among moves whose spellings are all known."""

    __slots__ = ("moves", "onward", "opened", "spellings")

    moves: Sequence[Move]
    spellings: Sequence[Spelling]
    onward: dict[int, list[int]]
    """By letter, the places of the moves that it leaves."""
    opened: dict[int, Branch]
    """The branches beyond, as far as anybody went."""

    @classmethod
    def of(cls, moves: Sequence[Move], spellings: Sequence[Spelling], places: Sequence[int], depth: int) -> "Listed":
        """The choice among these places from this depth on."""
        while len(onward := by_letter(spellings, places, depth)) == 1 < len(places):
            depth += 1
        branch = cls()
        branch.letters = sorted(onward)
        branch.prefix = spellings[places[0]][:depth]
        branch.moves = moves
        branch.spellings = spellings
        branch.onward = onward
        branch.opened = {}
        return branch

    def among(self, moves: Sequence[Move]) -> "Listed":
        """The same choice among other moves with the same spellings."""
        other = Listed()
        other.letters = self.letters
        other.prefix = self.prefix
        other.moves = moves
        other.spellings = self.spellings
        other.onward = self.onward
        other.opened = {}
        return other

    def choose(self, letter: int) -> Move | Branch:
        places = self.onward[letter]
        if len(places) == 1:
            return self.moves[places[0]]
        step = self.opened.get(letter)
        if step is None:
            self.opened[letter] = step = Listed.of(self.moves, self.spellings, places, len(self.prefix) + 1)
        return step


class Fan(Protocol):
    """Moves of one type that can be told apart field by field without listing them, and a few others after them."""

    kind: type[Move]
    others: Sequence[Move]

    def values(self, chosen: tuple[Any, ...]) -> Sequence[Any]:
        """The values that the next field may have where the fields before have these, each once."""
        ...

    def written(self, chosen: tuple[Any, ...]) -> Move:
        """The move whose fields have these values."""
        ...

    def numbers(self) -> tuple[int, int]:
        """Bounds for the whole numbers in these moves."""
        ...

    def __len__(self) -> int: ...


class Fanned(Branch):
    """A choice among the values of one field of a fan."""

    __slots__ = ("chosen", "fan", "onward", "tables")

    def __init__(
        self, fan: Fan, tables: Sequence[Table], chosen: tuple[Any, ...], values: Sequence[Any], prefix: Spelling
    ) -> None:
        table = tables[len(chosen)]
        self.fan = fan
        self.tables = tables
        self.chosen = chosen
        self.prefix = prefix
        self.onward: dict[int, Any] = {table[value]: value for value in values}
        self.letters = sorted(self.onward)

    def choose(self, letter: int) -> Move | Branch:
        return unfolded(self.fan, self.tables, (*self.chosen, self.onward[letter]), (*self.prefix, letter))


class Mixed(Branch):
    """The first letters of a fan and of the moves after it."""

    __slots__ = ("fanned", "onward", "others", "spellings")

    def __init__(self, fan: Fan, tables: Sequence[Table], spellings: Sequence[Spelling]) -> None:
        self.prefix = ()
        self.others = fan.others
        self.spellings = spellings
        self.fanned = Fanned(fan, tables, (), fan.values(()), ())
        self.onward = by_letter(spellings, range(len(spellings)), 0)
        self.letters = sorted([*self.fanned.letters, *self.onward])

    def choose(self, letter: int) -> Move | Branch:
        places = self.onward.get(letter)
        if places is None:
            return self.fanned.choose(letter)
        return self.others[places[0]] if len(places) == 1 else Listed.of(self.others, self.spellings, places, 1)


def by_letter(spellings: Sequence[Spelling], places: Sequence[int], depth: int) -> dict[int, list[int]]:
    """Which of these spellings have which letter at this depth."""
    found: dict[int, list[int]] = {}
    for place in places:
        letter = spellings[place][depth]
        if letter in found:
            found[letter].append(place)
        else:
            found[letter] = [place]
    return found


def unfolded(fan: Fan, tables: Sequence[Table], chosen: tuple[Any, ...], prefix: Spelling) -> Move | Branch:
    """The next field of a fan that leaves a choice, or the move where none does."""
    while len(chosen) < len(tables):
        values = fan.values(chosen)
        if len(values) > 1:
            return Fanned(fan, tables, chosen, values, prefix)
        prefix = (*prefix, tables[len(chosen)][values[0]])
        chosen = (*chosen, values[0])
    return fan.written(chosen)
