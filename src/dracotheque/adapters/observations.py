"""Observations: what a player sees as a vector of numbers, derived from the types of the game's view.

Each field has its place for ever: a flag is 0 or 1, a number itself (within bounds), a word or a seat a row of zeros
with a one; a tuple of words or seats the same row, to which each occurrence adds 1 and a 64th for every place before
it. Structures follow field by field. Tuples of structures have a place for every seat, or for every word, that their
first field may be, else for so many in order. Seats are counted from the viewer. Where the viewer is spelling a move,
the last row marks the letters chosen.
"""

from array import array
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, get_type_hints

from dracotheque.adapters.actions import alphabet
from dracotheque.adapters.play import Play
from dracotheque.adapters.words import Shape, fields, words
from dracotheque.core.game import Game
from dracotheque.core.options import Options
from dracotheque.core.views import View

LEAST: Final = -128
MOST: Final = 1024
SIXTY_FOURTHS: Final = tuple(1 + place / 64 for place in range(256))
LARGEST_ROW: Final = 4096
"""The numbers that a tuple of structures may take."""
ABOUT_NUMBERS: Final = 4
NOT_SHOWN: Final = frozenset({"viewer", "players", "prompt", "over", "ending", "winners"})
"""What every view has and no player needs while playing; the prompt is written apart."""

Write = Callable[[Any, int, Any, int], None]
"""Writes a value of a field into a row from an index on, as a viewer counts seats."""


class Part(NamedTuple):
    """How one field is written, and how many numbers it takes."""

    size: int
    write: Write


class Places(dict[str, int]):
    """Where each word of a kind is written; all others share the last place."""

    def __missing__(self, word: str) -> int:
        return len(self)


class Encoder:
    """The observation of one game at one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.words = words(game)
        self.places = {kind: {word: place for place, word in enumerate(known)} for kind, known in self.words.items()}
        questions = {name: place for place, name in enumerate(game.state_type.rules.questions)}
        every = dict.fromkeys(word for known in self.words.values() for word in known)
        mentions = {word: place for place, word in enumerate(every)}
        self.blocks: dict[str, range] = {}
        view = get_type_hints(game.view)["return"]
        self._parts = [(name, part) for name, part in self._fields(view) if name not in NOT_SHOWN]
        self._at: list[tuple[str, int, Write]] = []
        self.size = 0
        self._block("own seat", players)
        self._block("question", len(questions))
        self._block("asked", players)
        self._block("about", len(mentions))
        self._block("about numbers", ABOUT_NUMBERS)
        for name, part in self._parts:
            self._at.append((name, self.size, part.write))
            self._block(name, part.size)
        self._block("letters", len(alphabet(game, players)))
        self._questions = questions
        self._mentions = mentions

    def encode(self, play: Play, viewer: int) -> "array[float]":
        """What this viewer sees now."""
        row = array("f", bytes(4 * self.size))
        row[viewer] = 1
        view = play.state.view(viewer)
        if view.prompt is not None:
            self._write_prompt(row, view, viewer)
        for name, at, write in self._at:
            write(row, at, getattr(view, name), viewer)
        if viewer == play.seat:
            first = self.blocks["letters"].start
            for letter in play.prefix:
                row[first + letter] += 1
        return row

    def _block(self, name: str, size: int) -> None:
        self.blocks[name] = range(self.size, self.size + size)
        self.size += size

    def _write_prompt(self, row: "array[float]", view: View, viewer: int) -> None:
        prompt = view.prompt
        assert prompt is not None
        players = self.players
        row[players + self._questions[prompt.question]] = 1
        asked = self.blocks["asked"].start
        for seat in prompt.seats:
            row[asked + (seat - viewer) % players] = 1
        if prompt.about:
            self._write_about(row, prompt.about, viewer)

    def _write_about(self, row: "array[float]", about: Mapping[str, object], viewer: int) -> None:
        first = self.blocks["about"].start
        numbers = self.blocks["about numbers"]
        free = iter(numbers)
        for key in sorted(about):
            value = about[key]
            for one in value if isinstance(value, list | tuple) else (value,):
                if isinstance(one, str) and one in self._mentions:
                    row[first + self._mentions[one]] += 1
                elif isinstance(one, int) and (place := next(free, None)) is not None:
                    is_seat = key.endswith(("seat", "seats"))
                    row[place] = 1 + (one - viewer) % self.players if is_seat else _bounded(one)

    # One writer for each shape.

    def _fields(self, structure: Any) -> list[tuple[str, Part]]:
        hints = get_type_hints(structure)
        shapes = [(name, found) for name, found in fields(structure) if not _is_options(hints[name])]
        return [(name, part) for name, found in shapes if (part := self._part(found)) is not None]

    def _part(self, found: Shape) -> Part | None:
        """How a field of this shape is written; None where we cannot tell what it means."""
        match found.form:
            case "bool" | "int":
                part = self._number()
            case "seat":
                part = self._seat()
            case "word" if found.kind in self.places:
                part = self._word(found.kind)
            case "tuple":
                return self._tuple(found.inner)
            case "struct":
                part = self._structure(found.inner)
            case _:
                return None
        return _with_presence(part) if found.optional and found.form in ("int", "bool", "struct") else part

    def _number(self) -> Part:
        def write(row: Any, at: int, value: int, viewer: int) -> None:
            row[at] += value if LEAST < value < MOST else _bounded(value)

        return Part(1, write)

    def _seat(self) -> Part:
        players = self.players

        def write(row: Any, at: int, value: int | None, viewer: int) -> None:
            if value is not None and 0 <= value < players:
                row[at + (value - viewer) % players] += 1

        return Part(players, write)

    def _word(self, kind: str) -> Part:
        place = self.places[kind].get

        def write(row: Any, at: int, value: str | None, viewer: int) -> None:
            found = place(value)  # type: ignore[arg-type]  # None is no word
            if found is not None:
                row[at + found] += 1

        return Part(len(self.places[kind]), write)

    def _structure(self, structure: Any) -> Part:
        parts: list[tuple[str, int, Write]] = []
        size = 0
        for name, part in self._fields(structure):
            parts.append((name, size, part.write))
            size += part.size

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for name, offset, write_field in parts:
                write_field(row, at + offset, getattr(value, name), viewer)

        return Part(size, write)

    def _tuple(self, inner: Shape) -> Part | None:
        match inner.form:
            case "word" if inner.kind in self.places:
                return self._words(inner.kind)
            case "seat":
                return self._seats()
            case "struct":
                return self._structures(inner.inner)
            case "int":
                return self._in_order(self._number())
            case _:
                return None

    def _words(self, kind: str) -> Part:
        places = Places(self.places[kind])

        def write(row: Any, at: int, value: tuple[str, ...], viewer: int) -> None:
            if value:
                for weight, place in zip(SIXTY_FOURTHS, map(places.__getitem__, value), strict=False):
                    row[at + place] += weight

        return Part(len(places) + 1, write)

    def _seats(self) -> Part:
        players = self.players

        def write(row: Any, at: int, value: tuple[int, ...], viewer: int) -> None:
            for weight, seat in zip(SIXTY_FOURTHS, value, strict=False):
                row[at + (seat - viewer) % players] += weight

        return Part(players, write)

    def _structures(self, structure: Any) -> Part | None:
        """By seat or by word where the first field is one; else one after the other."""
        part = self._structure(structure)
        if not part.size:
            return None
        name, first = next(fields(structure))
        if first.form == "seat" and not first.optional:
            return self._by_seat(name, part)
        if first.form == "word" and first.kind in self.places and not first.optional:
            rest = self._structure_without(structure, name)
            if rest.size * len(self.places[first.kind]) <= LARGEST_ROW:
                return self._by_word(name, first.kind, rest)
        return self._in_order(part)

    def _structure_without(self, structure: Any, left_out: str) -> Part:
        parts: list[tuple[str, int, Write]] = []
        size = 1
        for name, part in self._fields(structure):
            if name != left_out:
                parts.append((name, size, part.write))
                size += part.size

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            row[at] += 1
            for name, offset, write_field in parts:
                write_field(row, at + offset, getattr(value, name), viewer)

        return Part(size, write)

    def _by_seat(self, name: str, part: Part) -> Part:
        players = self.players
        size, write_one = part

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for one in value or ():
                write_one(row, at + (getattr(one, name) - viewer) % players * size, one, viewer)

        return Part(players * size, write)

    def _by_word(self, name: str, kind: str, part: Part) -> Part:
        place = self.places[kind].get
        size, write_one = part

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for one in value or ():
                found = place(getattr(one, name))
                if found is not None:
                    write_one(row, at + found * size, one, viewer)

        return Part(len(self.places[kind]) * size, write)

    def _in_order(self, part: Part) -> Part:
        size, write_one = part
        capacity = min(64, max(1, LARGEST_ROW // size))

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for place, one in enumerate(value[-capacity:]):
                write_one(row, at + place * size, one, viewer)

        return Part(capacity * size, write)


def _with_presence(part: Part) -> Part:
    """A field that may be empty: one number more says whether it is there."""
    size, write_value = part

    def write(row: Any, at: int, value: Any, viewer: int) -> None:
        if value is not None:
            row[at] += 1
            write_value(row, at + 1, value, viewer)

    return Part(size + 1, write)


def _bounded(number: int) -> int:
    return min(max(number, LEAST), MOST)


def _is_options(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Options)


@cache
def encoder(game: Game, players: int) -> Encoder:
    """The observation of a game at a number of players."""
    return Encoder(game, players)
