"""Words: what each kind of name (card, colour, tile…) can be, and what a field of a move or a view is made of."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from dracotheque.core.game import Game
from dracotheque.texts import own_source

MESSAGE: Final = re.compile(r"^([a-z][a-z0-9]*)-([A-Za-z0-9_-]+) =", re.MULTILINE)
SEAT: Final = "seat"
SENTENCES: Final = frozenset(
    {"ask", "coach", "error", "lesson", "move", "option", "preset", "question", "refuse", "statistic", "word"}
)
"""Messages that name nothing on the table: a new one changes no observation."""
ON_THE_LID: Final = frozenset({("game", "length"), ("game", "difficulty")})
"""What the shelf says of a game; observations are older than these."""
UNOWNED: Final = "nobody"
"""How a kind calls what is no player's; it is a number on the table, and no word."""


@cache
def words(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The words of each kind: those that have a name in the game's message file, then those its insight adds."""
    found: dict[str, list[str]] = {}
    for kind, word in MESSAGE.findall(own_source("en", game.package)):
        if kind not in SENTENCES and word != UNOWNED and (kind, word) not in ON_THE_LID:
            found.setdefault(kind, []).append(word)
    for kind, added in getattr(game.insight, "WORDS", {}).items():
        found[kind] = list(added)
    return {kind: tuple(dict.fromkeys(known)) for kind, known in found.items()}


class Shape(NamedTuple):
    """What a type hint says: `form` is bool, int, seat, word, tuple, struct or, where we cannot tell, opaque."""

    form: Literal["bool", "int", "seat", "word", "tuple", "struct", "opaque"]
    kind: str = ""
    """The kind of a word."""
    inner: Any = None
    """What a tuple holds, or the class of a structure."""
    optional: bool = False


def shape(hint: Any, kind: str = "") -> Shape:
    """The shape of a type hint; of several possible types the first that is a word or a number counts."""
    origin = get_origin(hint)
    if origin is Annotated:
        bare, *notes = get_args(hint)
        return shape(bare, next((note for note in notes if isinstance(note, str)), kind))
    if origin in (Union, UnionType):
        parts = get_args(hint)
        shapes = [shape(part, kind) for part in parts if part is not NoneType]
        known = next((found for found in shapes if found.form != "opaque"), Shape("opaque"))
        return known._replace(optional=NoneType in parts)
    if origin is tuple:
        return Shape("tuple", kind, shape(get_args(hint)[0], kind))
    if origin is Literal:
        return Shape("word", kind) if isinstance(get_args(hint)[0], str) else Shape("int")
    if hint is bool:
        return Shape("bool")
    if hint is int:
        return Shape("seat" if kind == SEAT else "int")
    if hint is str:
        return Shape("word", kind)
    if isinstance(hint, type) and hasattr(hint, "__struct_fields__"):
        return Shape("struct", "", hint)
    return Shape("opaque")


def fields(structure: Any) -> Iterator[tuple[str, Shape]]:
    """The fields of a structure and their shapes."""

    hints = get_type_hints(structure, include_extras=True)
    for name in structure.__struct_fields__:
        yield name, shape(hints[name])
