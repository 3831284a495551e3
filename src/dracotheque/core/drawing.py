"""Drawing: how a board that knows no game draws a view, by the types of its fields and by hints beside them.

A tuple of players' structures becomes their places, a tuple of values a row of cards, a tuple of rows a grid, a number
a counter, a structure a zone of its own. Where that is not meant, a field says so: `Annotated[int, BACKS]`.
"""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from dracotheque.core.views import View

Way = Literal["places", "zone", "row", "grid", "counter", "backs", "words", "hidden"]


class Drawn(msgspec.Struct, frozen=True):
    """A hint: draw this field in this way."""

    way: Way


ROW: Final = Drawn("row")
GRID: Final = Drawn("grid")
COUNTER: Final = Drawn("counter")
WORDS: Final = Drawn("words")
BACKS: Final = Drawn("backs")
"""A number of cards that lie face down."""
HIDDEN: Final = Drawn("hidden")
"""Not drawn: whoever wants to know asks for it elsewhere."""


class DrawnPart(msgspec.Struct, frozen=True):
    """One field of a view, and how it is drawn; `kind` names its values, `parts` are the fields inside it."""

    name: str
    way: Way
    kind: str = ""
    parts: "tuple[DrawnPart, ...]" = ()


def layout(view: type[msgspec.Struct]) -> tuple[DrawnPart, ...]:
    """How a view is drawn, field by field; what every table shows around its board is left out."""
    elsewhere = {*View.__struct_fields__, "options", "ranking"} if issubclass(view, View) else {"seat"}
    hints = get_type_hints(view, include_extras=True)
    parts = [part(name, hints[name]) for name in view.__struct_fields__ if name not in elsewhere]
    return tuple(each for each in parts if each.way != "hidden")


def part(name: str, hint: object) -> DrawnPart:
    kinds = [word for word in words(hint) if isinstance(word, str)]
    hinted: Way | None = next((word.way for word in words(hint) if isinstance(word, Drawn)), None)
    kind = kinds[0] if kinds else ""
    inside = next(structures(hint), None)
    if inside is None:
        return DrawnPart(name, hinted or way_of(hint, kind), kind)
    own = get_type_hints(inside, include_extras=True).get("seat")
    natural: Way = "places" if own is not None and depth(hint) == 1 else "zone"
    return DrawnPart(name, hinted or natural, kind, layout(inside))


def way_of(hint: object, kind: str) -> Way:
    """What the type alone suggests."""
    deep = depth(hint)
    if deep:
        return "row" if deep == 1 else "grid"
    if kind:
        return "words" if kind == "seat" else "row"
    return "counter" if int in leaves(hint) else "words"


def words(hint: object) -> Iterator[object]:
    """What is noted beside a type, and beside those inside it, the outermost first."""
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        yield from notes
        yield from words(inner)
    elif get_origin(hint) in (tuple, list, Union, UnionType):
        for each in get_args(hint):
            yield from words(each)


def depth(hint: object) -> int:
    """Rows of rows are two deep."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return depth(inside[0])
    if origin in (Union, UnionType):
        return max(map(depth, inside))
    return 1 + max(map(depth, inside)) if origin in (tuple, list) and inside else 0


def leaves(hint: object) -> set[Any]:
    """The types of single values; Any: a type may be one in more ways than Python has a name for."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return leaves(inside[0])
    if origin in (Union, UnionType, tuple, list):
        return {leaf for each in inside for leaf in leaves(each)} - {NoneType, Ellipsis}
    return {hint}


def structures(hint: object) -> Iterator[type[msgspec.Struct]]:
    for leaf in leaves(hint):
        if isinstance(leaf, type) and issubclass(leaf, msgspec.Struct):
            yield leaf
