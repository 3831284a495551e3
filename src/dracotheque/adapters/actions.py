"""Actions: every move of a game as one integer, or as a few chosen one after the other.

The table of a game and a number of players is fixed. An action is a *letter*: it gives one field of one type of move
a value (`Place x=3`), the first letter of a move names its type as well, and a type without fields is one letter. A
player spells a move letter by letter among those that still lead to a legal one; where only one letter fits it is not
asked for, so a move with one field is one action. Seats are counted from the player who acts.

What cannot be spelled (a split, a deal, a number beyond the table, an order that is asked for) is chosen from a menu:
letter k is the k-th such move of its type in the order of the decision, and `more` turns the page.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import astuple

from dracotheque.adapters.branches import (
    Branch,
    Fanned,
    Field,
    Fork,
    Listed,
    Mixed,
    Spelling,
    first_fork,
    lettered,
    unfolded,
    whole_fork,
)
from dracotheque.adapters.words import Shape, fields, words
from dracotheque.core.game import Game
from dracotheque.core.kept import MOST_KEPT, Kept
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Fan, Unlisted

NUMBERS: Final = range(-16, 48)
MENU: Final = 32
END: Final = "end"
MOST_KNOWN: Final = 1 << 16

Letter = tuple[str, str, Any]
"""Type, field, value."""


class Alphabet:
    """The action table of one game at one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.players = players
        self.letters: list[Letter] = []
        self.number: dict[Letter, int] = {}
        self.spelled: dict[type, list[tuple[str, Shape]]] = {}
        self.menu: dict[type, str] = {}
        """The menu of a type that is not spelled; the last one, without a name, serves all others."""
        orders = game.state_type.rules.orders
        for kind in game.move_types:
            if kind in orders:
                continue
            shapes = list(fields(kind))
            if all(_is_plain(shape) for _, shape in shapes):
                self.spelled[kind] = shapes
                self._add_fields(game, kind.__name__, shapes)
            else:
                self.menu[kind] = kind.__name__
                self._add_menu(kind.__name__)
        self._add_menu("")
        self.is_composite = len(self.spelled) < len(game.move_types) - len(orders) or any(
            len(shapes) > 1 or any(shape.form == "tuple" for _, shape in shapes) for shapes in self.spelled.values()
        )
        """Some moves take more than one letter."""
        tables = {kind: self._tables(kind.__name__, shapes) for kind, shapes in self.spelled.items()}
        self.fields = {kind: tuple(map(lettered, of_kind)) for kind, of_kind in tables.items()}
        """The fields of a move, as the player who acts counts seats."""
        self.plain = {
            kind: tables[kind]
            for kind, shapes in self.spelled.items()
            if shapes and all(shape.form in ("bool", "int", "word") for _, shape in shapes)
        }
        """The letter of each value of each field, for moves that every player counts alike."""
        self.after = tuple(
            tuple((last + turn) % players for turn in range(1, players + 1)) for last in (*range(players), players - 1)
        )
        """Who comes next round the table after each seat, and last, at -1, after nobody."""
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

    def _tables(self, kind: str, shapes: Sequence[tuple[str, Shape]]) -> tuple[dict[Any, int], ...]:
        return tuple(
            {value: number for (of, named, value), number in self.number.items() if (of, named) == (kind, field)}
            for field, _ in shapes
        )

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


class Lexicon:
    """How one seat spells its moves, and which letters lead to them; what was met before is found by identity."""

    def __init__(self, alphabet: Alphabet, seat: int) -> None:
        self.alphabet = alphabet
        self.seat = seat
        self.spelling: dict[int, Spelling] = {}
        """By identity, since a game makes most moves once and keeps them: to ask what a move is like takes longer."""
        self.letter: dict[int, int] = {}
        """By identity: the letter of a move that has only one."""
        self.kept: list[Move] = []
        """What is known by identity must not be freed."""
        self.move: dict[int, Move] = {}
        """By letter: a move that has only one."""
        self.fixed: dict[int, tuple[object, list[int], Branch | None]] = {}
        """By identity: tuples of moves, most of which a game makes once and keeps, and where they begin."""
        self.forks = Kept(whole_fork)
        """By the spellings of a decision."""
        self.first_forks = Kept(first_fork)
        self.menus = Kept(self._menu_fork)

    def begin(self, moves: Sequence[Move]) -> tuple[list[int], Branch | None]:
        """The first letters of a decision, and where they lead unless each is a whole move that `move` knows."""
        if type(moves) is tuple:
            fixed = self.fixed.get(id(moves))
            if fixed is None:
                if len(self.fixed) > MOST_KEPT:
                    self.fixed.clear()
                self.fixed[id(moves)] = fixed = (moves, *self._begin(moves))
            return fixed[1], fixed[2]
        if type(moves) is list or not isinstance(moves, Unlisted):
            return self._begin(moves)
        branch = self._unlisted(moves)
        return branch.letters, branch

    def _begin(self, moves: Sequence[Move]) -> tuple[list[int], Branch | None]:
        try:
            return sorted(map(self.letter.__getitem__, map(id, moves))), None
        except KeyError:
            branch = self._listed(moves)
            return branch.letters, branch

    def _listed(self, moves: Sequence[Move]) -> Listed:
        return Listed(self.forks[tuple(self.spell_all(moves))], moves)

    def _unlisted(self, moves: Unlisted) -> Branch:
        """The first letters of moves that are written only for whoever chooses them."""
        fields = self.alphabet.fields.get(moves.kind)
        if fields is None:
            spellings = tuple(self.spell_all(moves.others))
            return Listed(self.menus[moves.kind, len(moves), spellings], moves)
        fanned = self._fanned(moves, fields) if isinstance(moves, Fan) else None
        return fanned or self._listed(moves)

    def _fanned(self, fan: Fan, fields: Sequence[Field]) -> Branch | None:
        """The first letters of a fan, unless there are none on the table."""
        others = fan.others
        if others and not fan.values(()):
            return None
        least, most = fan.numbers()
        if least < NUMBERS.start or most >= NUMBERS.stop:
            return None
        if others:
            fanned = Fanned(fan, fields, (), (), fields[0][fan.values(())])
            return Mixed(fanned, Listed(self.first_forks[tuple(self.spell_all(others))], others))
        branch = unfolded(fan, fields, (), ())
        return branch if isinstance(branch, Branch) else None

    def _menu_fork(self, key: tuple[type[Move], int, tuple[Spelling, ...]]) -> Fork:
        """The choice among other moves with these spellings, then lines of a menu, so many moves in all."""
        kind, length, spellings = key
        menu = self.alphabet.menu[kind]
        first = self.alphabet.number[menu, "#", 0]
        before = sum([first <= spelling[0] <= first + MENU for spelling in spellings])
        lines = [self._page(menu, before + line) for line in range(length - len(spellings))]
        return whole_fork([*spellings, *lines])

    def spell_all(self, moves: Sequence[Move]) -> list[Spelling]:
        """The spelling of each move of a decision; no two are alike and none begins another."""
        found = list(map(self.spelling.get, map(id, moves)))
        if None not in found:
            return found  # type: ignore[return-value]  # none is None
        menus: dict[str, int] = {}
        spellings = [one or self._look_up(move) for one, move in zip(found, moves, strict=True)]
        for place, (move, spelling) in enumerate(zip(moves, spellings, strict=True)):
            if not spelling:
                menu = self.alphabet.menu.get(type(move), "")
                menus[menu] = number = menus.get(menu, -1) + 1
                spellings[place] = self._page(menu, number)
        return spellings

    def _look_up(self, move: Move) -> Spelling:
        """The spelling of a move not met before, or nothing for what only a menu has."""
        spelling = self._spell(move) if type(move) in self.alphabet.spelled else ()
        if spelling:
            if len(self.kept) >= MOST_KNOWN:
                for memory in (self.spelling, self.letter, self.kept):
                    memory.clear()
            self.kept.append(move)
            self.spelling[id(move)] = spelling
            if len(spelling) == 1:
                self.letter[id(move)] = spelling[0]
                self.move[spelling[0]] = move
        return spelling

    def _spell(self, move: Move) -> Spelling:
        tables = self.alphabet.plain.get(type(move))
        if tables is not None:
            try:
                return tuple([table[value] for table, value in zip(tables, astuple(move), strict=True)])
            except KeyError:
                return ()
        number = self.alphabet.number
        letters = list(self._letters(move))
        return tuple(number[letter] for letter in letters) if all(map(number.__contains__, letters)) else ()

    def _letters(self, move: Move) -> Iterator[Letter]:
        kind = type(move)
        name = kind.__name__
        shapes = self.alphabet.spelled[kind]
        if not shapes:
            yield name, "", None
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
