"""Observations: what a player sees as a vector of numbers, derived from the types of the game's view.

Each field has its place for ever: a flag is 0 or 1, a number itself (within bounds), a word or a seat a row of zeros
with a one; a tuple of words or seats the same row, to which each occurrence adds 1 and a 64th for every place before
it. Structures follow field by field. Tuples of structures have a place for every seat, or for every word, that their
first field may be; where that is too much, the last of them follow in order, and a word or a seat in them is its number
counted from 1. Seats are counted from the viewer. Where the viewer is spelling a move, the last row marks the letters.
"""

from array import array
from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache
from itertools import chain, count
from typing import Any, Final, NamedTuple, get_type_hints

from msgspec.structs import astuple

from dracotheque.adapters.actions import alphabet
from dracotheque.adapters.play import Play
from dracotheque.adapters.words import Shape, fields, words
from dracotheque.core.decisions import Prompt
from dracotheque.core.game import Game
from dracotheque.core.observing import LEAST, MOST, SIXTY_FOURTHS, bounded
from dracotheque.core.options import Options

LARGEST: Final = 2048
"""The numbers that a tuple of structures may take, if four of them do not take more."""
IN_ORDER: Final = 128
"""How many structures follow in order, and how many inside one that does; fewer where they are large."""
INSIDE: Final = 4
ABOUT_NUMBERS: Final = 4
NOT_SHOWN: Final = frozenset({"viewer", "players", "prompt", "over", "ending", "winners"})
"""What every view has and no player needs while playing; the prompt is written apart."""

Write = Callable[[Any, int, Any, int], None]
"""Writes a value of a field into a row from an index on, as a viewer counts seats."""


class Part(NamedTuple):
    """How one field is written, and how many numbers it takes."""

    size: int
    write: Write
    is_number: bool = False


class Places(dict[str, int]):
    """Where each word of a kind is written; all others share the last place."""

    def __missing__(self, word: str) -> int:
        return len(self)


class Fields:
    """The fields of a structure, one after the other; numbers, of which there are most, are written on the spot."""

    def __init__(self, parts: Sequence[tuple[str, Part | None]]) -> None:
        self.size = 0
        self.numbers: list[tuple[int, int]] = []
        self.others: list[tuple[int, int, Write]] = []
        for place, (_, part) in enumerate(parts):
            if part is not None:
                if part.is_number:
                    self.numbers.append((place, self.size))
                else:
                    self.others.append((place, self.size, part.write))
                self.size += part.size

    def write(self, row: Any, at: int, value: Any, viewer: int) -> None:
        values = astuple(value)
        for place, offset in self.numbers:
            number = values[place]
            row[at + offset] = number if LEAST < number < MOST else bounded(number)
        for place, offset, write in self.others:
            write(row, at + offset, values[place], viewer)


class Encoder:
    """The observation of one game at one number of players.

    A game whose insight has `observe` and `observation` writes its part itself, straight from the state.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.places = {kind: Places(zip(known, count(), strict=False)) for kind, known in words(game).items()}
        self.orders = game.state_type.rules.orders
        """Nobody who learns gives standing orders, so none are shown."""
        self.blocks: dict[str, range] = {}
        self.size = 0
        self._questions = Places(zip(game.state_type.rules.questions, count(), strict=False))
        self._mentions = Places(zip(dict.fromkeys(chain.from_iterable(words(game).values())), count(), strict=False))
        self._block("own seat", players)
        self._block("question", len(self._questions))
        self._asked = self._block("asked", players)
        self._about = self._block("about", len(self._mentions))
        self._numbers = self._block("about numbers", ABOUT_NUMBERS)
        self._first = self.size
        self._observe: Callable[..., None] | None = getattr(game.insight, "observe", None)
        if self._observe is not None:
            for name, size in game.insight.observation(players).items():
                self._block(name, size)
        else:
            parts = self._parts(get_type_hints(game.view)["return"], NOT_SHOWN)
            self._fields = Fields(parts)
            for name, part in parts:
                if part is not None:
                    self._block(name, part.size)
        table = alphabet(game, players)
        self._letters = self._block("letters", len(table) if table.is_composite else 0)
        self._nothing = bytes(4 * self.size)

    def encode(self, play: Play, viewer: int) -> "array[float]":
        """What this viewer sees now."""
        row = array("f", self._nothing)
        row[viewer] = 1
        state = play.state
        if self._observe is not None:
            self._observe(state, viewer, row, self._first)
            prompt = state.prompt(viewer)
        else:
            view = state.view(viewer)
            self._fields.write(row, self._first, view, viewer)
            prompt = view.prompt
        if prompt is not None:
            self._write_prompt(row, prompt, viewer)
        if viewer == play.seat and self._letters:
            for letter in play.prefix:
                row[self._letters.start + letter] += 1
        return row

    def _block(self, name: str, size: int) -> range:
        self.blocks[name] = block = range(self.size, self.size + size)
        self.size += size
        return block

    def _write_prompt(self, row: "array[float]", prompt: Prompt, viewer: int) -> None:
        row[self.players + self._questions[prompt.question]] = 1
        for seat in prompt.seats:
            row[self._asked.start + (seat - viewer) % self.players] = 1
        if prompt.about:
            self._write_about(row, prompt.about, viewer)

    def _write_about(self, row: "array[float]", about: Mapping[str, object], viewer: int) -> None:
        numbers = iter(self._numbers)
        for key in sorted(about):
            value = about[key]
            for one in value if isinstance(value, (list, tuple)) else (value,):
                if isinstance(one, str) and one in self._mentions:
                    row[self._about.start + self._mentions[one]] += 1
                elif isinstance(one, int) and (place := next(numbers, None)) is not None:
                    is_seat = key.endswith(("seat", "seats"))
                    row[place] = 1 + (one - viewer) % self.players if is_seat else bounded(one)

    # One writer for each shape.

    def _parts(
        self, structure: Any, hidden: Container[str] = (), numbered: bool = False
    ) -> list[tuple[str, Part | None]]:
        """How each field of a structure is written; None for those that are not."""
        hints = get_type_hints(structure)
        return [
            (name, None if name in hidden or _is_options(hints[name]) else self._part(found, numbered))
            for name, found in fields(structure)
        ]

    def _part(self, found: Shape, numbered: bool) -> Part | None:
        """How a field of this shape is written, words as numbers or not; None where we cannot tell what it means."""
        match found.form:
            case "bool" | "int":
                part = self._number()
            case "seat":
                part = self._seat_number() if numbered else self._seat()
            case "word" if found.kind in self.places:
                part = self._word_number(found.kind) if numbered else self._word(found.kind)
            case "tuple":
                return self._tuple(found.inner, numbered)
            case "struct" if found.inner not in self.orders:
                part = self._structure(found.inner, (), numbered)
            case _:
                return None
        return _with_presence(part) if found.optional and found.form in ("int", "bool", "struct") else part

    def _number(self) -> Part:
        def write(row: Any, at: int, value: int, viewer: int) -> None:
            row[at] = value if LEAST < value < MOST else bounded(value)

        return Part(1, write, is_number=True)

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

    def _seat_number(self) -> Part:
        players = self.players

        def write(row: Any, at: int, value: int | None, viewer: int) -> None:
            if value is not None and value >= 0:
                row[at] = 1 + (value - viewer) % players

        return Part(1, write)

    def _word_number(self, kind: str) -> Part:
        places = self.places[kind]

        def write(row: Any, at: int, value: str | None, viewer: int) -> None:
            if value:
                row[at] = 1 + places[value]

        return Part(1, write)

    def _structure(self, structure: Any, hidden: Container[str] = (), numbered: bool = False) -> Part:
        parts = Fields(self._parts(structure, hidden, numbered))
        return Part(parts.size, parts.write)

    def _tuple(self, inner: Shape, numbered: bool) -> Part | None:
        match inner.form:
            case "word" if inner.kind in self.places:
                return self._words(inner.kind)
            case "seat":
                return self._seats()
            case "struct" if inner.inner not in self.orders:
                return self._structures(inner.inner, numbered)
            case "int":
                return self._in_order(self._number(), numbered)
            case _:
                return None

    def _words(self, kind: str) -> Part:
        places = self.places[kind]

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

    def _structures(self, structure: Any, numbered: bool) -> Part | None:
        """By seat or by word where the first field is one; else one after the other."""
        if not self._structure(structure).size:
            return None
        name, first = next(fields(structure))
        if first.form == "seat" and not first.optional:
            return self._by_seat(name, self._structure(structure))
        if first.form == "word" and first.kind in self.places and not first.optional:
            rest = _with_presence(self._structure(structure, (name,)))
            if rest.size * len(self.places[first.kind]) <= LARGEST:
                return self._by_word(name, first.kind, rest)
        return self._in_order(self._structure(structure, (), numbered=True), numbered)

    def _by_seat(self, name: str, part: Part) -> Part:
        players = self.players
        size, write_one, _ = part

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for one in value or ():
                write_one(row, at + (getattr(one, name) - viewer) % players * size, one, viewer)

        return Part(players * size, write)

    def _by_word(self, name: str, kind: str, part: Part) -> Part:
        place = self.places[kind].get
        size, write_one, _ = part

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for one in value or ():
                found = place(getattr(one, name))
                if found is not None:
                    write_one(row, at + found * size, one, viewer)

        return Part(len(self.places[kind]) * size, write)

    def _in_order(self, part: Part, inside: bool) -> Part:
        """The last of them, one after the other."""
        size, write_one, _ = part
        capacity = INSIDE if inside else min(IN_ORDER, max(INSIDE, LARGEST // size))

        def write(row: Any, at: int, value: Any, viewer: int) -> None:
            for place, one in enumerate(value[-capacity:]):
                write_one(row, at + place * size, one, viewer)

        return Part(capacity * size, write)


def _with_presence(part: Part) -> Part:
    """A field that may be empty: one number more says whether it is there."""
    size, write_value, _ = part

    def write(row: Any, at: int, value: Any, viewer: int) -> None:
        if value is not None:
            row[at] += 1
            write_value(row, at + 1, value, viewer)

    return Part(size + 1, write)


def _is_options(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Options)


@cache
def encoder(game: Game, players: int) -> Encoder:
    """The observation of a game at a number of players."""
    return Encoder(game, players)
