"""Branches: the letters that a player may choose next, and what each leads to, a whole move or the next branch.

Nothing beyond a branch is looked at before somebody goes there, and what was looked at once is kept.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from dracotheque.core.kept import Kept
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Fan

Spelling = tuple[int, ...]
Values = tuple[Any, ...]
"""Of the fields of a move from the first one on, or all that one field may have."""


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


class Fork(dict[int, "int | Fork"]):
    """A choice among spellings, by letter: the place of the only one that is left, or the next fork."""

    def __init__(self, spellings: Sequence[Spelling], places: Sequence[int], depth: int) -> None:
        super().__init__()
        self.spellings = spellings
        self.prefix = spellings[places[0]][:depth]
        self.places = by_letter(spellings, places, depth)
        self.letters = sorted(self.places)

    def __missing__(self, letter: int) -> "int | Fork":
        places = self.places[letter]
        alone = len(places) == 1
        self[letter] = step = places[0] if alone else fork_ahead(self.spellings, places, len(self.prefix) + 1)
        return step


def fork_ahead(spellings: Sequence[Spelling], places: Sequence[int], depth: int) -> Fork:
    """The first real choice among these places from this depth on."""
    while len((fork := Fork(spellings, places, depth)).letters) == 1 < len(places):
        depth += 1
    return fork


def whole_fork(spellings: Sequence[Spelling]) -> Fork:
    """The first real choice among all these spellings."""
    return fork_ahead(spellings, range(len(spellings)), 0)


def first_fork(spellings: Sequence[Spelling]) -> Fork:
    """The choice among the first letters of all these spellings, be it a real one or not."""
    return Fork(spellings, range(len(spellings)), 0)


class Listed(Branch):
    """A choice among moves whose spellings are all known."""

    __slots__ = ("fork", "moves")

    def __init__(self, fork: Fork, moves: Sequence[Move]) -> None:
        self.letters = fork.letters
        self.prefix = fork.prefix
        self.fork = fork
        self.moves = moves

    def choose(self, letter: int) -> Move | Branch:
        step = self.fork[letter]
        return self.moves[step] if isinstance(step, int) else Listed(step, self.moves)


Choice = tuple[list[int], Mapping[int, Any]]
"""Letters in ascending order, and the value that each stands for."""
Field = Kept[Values, Choice]
"""By the values that one field of a move may have: the choice among them."""


def lettered(letter_of: Mapping[Any, int]) -> Field:
    """A field whose values have these letters."""

    def choice(values: Values) -> Choice:
        by_letter = {letter_of[value]: value for value in values}
        return sorted(by_letter), by_letter

    return Kept(choice)


class Fanned(Branch):
    """A choice among the values of one field of a fan."""

    __slots__ = ("by_letter", "chosen", "fan", "fields")

    def __init__(self, fan: Fan, fields: Sequence[Field], chosen: Values, prefix: Spelling, choice: Choice) -> None:
        self.letters, self.by_letter = choice
        self.prefix = prefix
        self.fan = fan
        self.fields = fields
        self.chosen = chosen

    def choose(self, letter: int) -> Move | Branch:
        return unfolded(self.fan, self.fields, (*self.chosen, self.by_letter[letter]), (*self.prefix, letter))


class Mixed(Branch):
    """The first letters of a fan and of the moves after it."""

    __slots__ = ("fanned", "listed")

    def __init__(self, fanned: Fanned, listed: Listed) -> None:
        self.prefix = ()
        self.fanned = fanned
        self.listed = listed
        self.letters = sorted(fanned.letters + listed.letters)

    def choose(self, letter: int) -> Move | Branch:
        return (self.fanned if letter in self.fanned.by_letter else self.listed).choose(letter)


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


def unfolded(fan: Fan, fields: Sequence[Field], chosen: Values, prefix: Spelling) -> Move | Branch:
    """The next field of a fan that leaves a choice, or the move where none does."""
    while len(chosen) < len(fields):
        values = fan.values(chosen)
        choice = fields[len(chosen)][values]
        if len(values) > 1:
            return Fanned(fan, fields, chosen, prefix, choice)
        prefix += tuple(choice[0])
        chosen += values
    return fan.written(chosen)
