"""Actions: every move of a game as one integer, or as a few chosen one after the other.

The table of a game and a number of players is fixed. An action is a *letter*: it gives one field of one type of move
a value (`Place x=3`), the first letter of a move names its type as well, and a type without fields is one letter. A
player spells a move letter by letter among those that still lead to a legal one; where only one letter fits it is not
asked for, so a move with one field is one action. Seats are counted from the player who acts.

What cannot be spelled (a split, a deal, a number beyond the table) is chosen from a menu: letter k is the k-th such
move of its type in the order of the decision, and `more` turns the page.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from dracotheque.adapters.words import Shape, fields, words
from dracotheque.core.game import Game
from dracotheque.core.moves import Move

NUMBERS: Final = range(-16, 48)
MENU: Final = 32
END: Final = "end"
MOST_KEPT: Final = 1 << 16

Spelling = tuple[int, ...]
Letter = tuple[str, str, Any]
"""Type, field, value."""


class Alphabet:
    """The action table of one game at one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.letters: list[Letter] = []
        self.number: dict[Letter, int] = {}
        self.spelled: dict[type, list[tuple[str, Shape]]] = {}
        orders = game.state_type.rules.orders
        for kind in game.move_types:
            if kind in orders:
                continue
            shapes = list(fields(kind))
            if all(_is_plain(shape) for _, shape in shapes):
                self.spelled[kind] = shapes
                self._add_fields(game, kind.__name__, shapes)
            else:
                self._add_menu(kind.__name__)
        self._add_menu("")
        self.is_composite = len(self.spelled) < len(game.move_types) - len(orders) or any(
            len(shapes) > 1 or any(shape.form == "tuple" for _, shape in shapes) for shapes in self.spelled.values()
        )
        """Some moves take more than one letter."""
        self.names_seats = {
            kind
            for kind, shapes in self.spelled.items()
            if any("seat" in (shape.form, getattr(shape.inner, "form", "")) for _, shape in shapes)
        }
        self.common = Memory()
        self.lexicons = tuple(Lexicon(self, seat) for seat in range(players))

    def __len__(self) -> int:
        return len(self.letters)

    def name(self, action: int) -> str:
        """An action as people read it: `PlayCard card=gold_2`, `Target seat=+1`, `Propose #0`."""
        kind, field, value = self.letters[action]
        if not field:
            return kind
        if field == "#":
            return f"{kind} {'more' if value == MENU else f'#{value}'}".strip()
        shapes = dict(self.spelled[next(each for each in self.spelled if each.__name__ == kind)])
        form = shapes[field].inner.form if shapes[field].form == "tuple" else shapes[field].form
        return f"{kind} {field}={f'+{value}' if form == 'seat' and value != END else value}"

    def _add(self, letter: Letter) -> None:
        self.number[letter] = len(self.letters)
        self.letters.append(letter)

    def _add_menu(self, kind: str) -> None:
        for place in range(MENU + 1):
            self._add((kind, "#", place))

    def _add_fields(self, game: Game, kind: str, shapes: Sequence[tuple[str, Shape]]) -> None:
        if not shapes:
            self._add((kind, "", None))
        for field, shape in shapes:
            one = shape.inner if shape.form == "tuple" else shape
            for value in self._values(game, one):
                self._add((kind, field, value))
            if shape.form == "tuple":
                self._add((kind, field, END))
            if shape.optional:
                self._add((kind, field, None))

    def _values(self, game: Game, shape: Shape) -> Sequence[Any]:
        match shape.form:
            case "bool":
                return (False, True)
            case "seat":
                return range(self.players)
            case "int":
                return NUMBERS
            case _:
                return list(dict.fromkeys(("", *words(game).get(shape.kind, ()))))


class Memory:
    """The spellings of moves that were met, and what leads back from letters to moves."""

    def __init__(self) -> None:
        self.known: dict[Move, tuple[Move, Spelling]] = {}
        """Every move, as it was met last, and its spelling; an empty one for what only a menu has."""
        self.spelling: dict[int, Spelling] = {}
        """The same by identity, for moves that a game makes once and keeps: to ask what a move is like takes longer."""
        self.letter: dict[int, int] = {}
        """By identity: the letter of a move that has only one."""
        self.kept: list[Move] = []
        """What is known by identity must not be freed."""
        self.move: dict[int, Move] = {}
        """By letter: a move that has only one."""

    def note(self, move: Move, met: Move | None, spelling: Spelling) -> None:
        """Remember a move; by identity as soon as the very same object is met again."""
        if met is not move:
            if len(self.known) > MOST_KEPT:
                for memory in (self.known, self.spelling, self.letter, self.kept):
                    memory.clear()
            self.known[move] = move, spelling
        elif spelling:
            self.kept.append(move)
            self.spelling[id(move)] = spelling
            if len(spelling) == 1:
                self.letter[id(move)] = spelling[0]
        if len(spelling) == 1:
            self.move[spelling[0]] = move


class Lexicon:
    """How one seat spells its moves; those that name no seat are spelled alike by all."""

    def __init__(self, alphabet: Alphabet, seat: int) -> None:
        self.alphabet = alphabet
        self.seat = seat
        self.common = alphabet.common
        self.own = Memory()

    def spell_all(self, moves: Sequence[Move]) -> list[Spelling]:
        """The spelling of each move of a decision; no two are alike and none begins another."""
        found = list(map(self.common.spelling.get, map(id, moves)))
        if None not in found:
            return found  # type: ignore[return-value]  # none is None
        menus: dict[str, int] = {}
        spellings = [one or self._look_up(move) for one, move in zip(found, moves, strict=True)]
        for place, (move, spelling) in enumerate(zip(moves, spellings, strict=True)):
            if not spelling:
                menu = "" if type(move) in self.alphabet.spelled else type(move).__name__
                menus[menu] = number = menus.get(menu, -1) + 1
                spellings[place] = self._page(menu, number)
        return spellings

    def _look_up(self, move: Move) -> Spelling:
        memory = self.own if type(move) in self.alphabet.names_seats else self.common
        met, spelling = memory.known.get(move) or (None, self._spell(move))
        memory.note(move, met, spelling)
        return spelling

    def _spell(self, move: Move) -> Spelling:
        number = self.alphabet.number
        letters = list(self._letters(move))
        return tuple(number[letter] for letter in letters) if all(map(number.__contains__, letters)) else ()

    def _letters(self, move: Move) -> Iterator[Letter]:
        kind = type(move)
        name = kind.__name__
        shapes = self.alphabet.spelled.get(kind)
        if shapes is None:
            yield name, "", "unspelled"
        elif not shapes:
            yield name, "", None
        else:
            for field, shape in shapes:
                value = getattr(move, field)
                if shape.form == "tuple":
                    yield from ((name, field, self._seen(shape.inner, each)) for each in value)
                    yield name, field, END
                else:
                    yield name, field, self._seen(shape, value)

    def _seen(self, shape: Shape, value: Any) -> Any:
        """Seats as this player counts them."""
        if shape.form == "seat" and value is not None and 0 <= value < self.alphabet.players:
            return (value - self.seat) % self.alphabet.players
        return value

    def _page(self, menu: str, place: int) -> Spelling:
        pages, line = divmod(place, MENU)
        number = self.alphabet.number
        return (number[menu, "#", MENU],) * pages + (number[menu, "#", line],)


def _is_plain(shape: Shape) -> bool:
    if shape.form == "tuple":
        return not shape.optional and shape.inner.form in ("bool", "int", "seat", "word") and not shape.inner.optional
    return shape.form in ("bool", "int", "seat", "word")


@cache
def alphabet(game: Game, players: int) -> Alphabet:
    """The action table of a game at a number of players."""
    return Alphabet(game, players)
