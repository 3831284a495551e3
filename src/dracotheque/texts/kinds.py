"""Kinds: what a value is (a seat, a card, a colour…), from which follows how it is named."""

from collections.abc import Iterator, Sequence
from functools import cache
from re import sub
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect


@cache
def field_kinds(structure: type[msgspec.Struct]) -> dict[str, str]:
    """The kind of each field, as its annotation says: `Annotated[int, "seat"]`, alone or inside a tuple."""
    hints = get_type_hints(structure, include_extras=True)
    return {name: _annotated_kind(hints[name]) for name in structure.__struct_fields__}


def _annotated_kind(hint: object) -> str:
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        words = [part for part in parts[1:] if isinstance(part, str)]
        if words:
            return words[0]
        parts = parts[:1]
    return next(filter(None, map(_annotated_kind, parts)), "")


def key_kind(key: str) -> str:
    """The kind a key names by its last part: `asker_seat` and `seats` are both of the kind `seat`."""
    return key.rpartition("_")[2].removesuffix("s")


FieldKinds = dict[str, dict[str, str]]


class Kinds(msgspec.Struct, frozen=True):
    """The kinds of the fields of a game's moves, events and the structures inside them, by their names on the wire."""

    moves: FieldKinds
    events: FieldKinds
    parts: FieldKinds


def game_kinds(moves: Sequence[type], events: Sequence[type], view: type) -> Kinds:
    """What each field of a move, an event or a structure inside them is: a kind of word, or `{name}` of a structure."""
    tagged = {*moves, *events}
    parts = [each for each in _structures((view, *moves, *events)) if each not in tagged]
    return Kinds(*({kebab(each.__name__): _spelt_kinds(each) for each in some} for some in (moves, events, parts)))


def _spelt_kinds(structure: type[msgspec.Struct]) -> dict[str, str]:
    found = {}
    hints = get_type_hints(structure, include_extras=True)
    for field, kind in field_kinds(structure).items():
        inside = [each.__name__ for each in _inside(inspect.type_info(hints[field]))]
        word = kind or (f"{{{kebab(inside[0])}}}" if len(inside) == 1 else "")
        if word:
            found[field] = word
    return found


def _structures(types: Sequence[type]) -> list[type[msgspec.Struct]]:
    """These structures and all inside them, each before what it holds."""
    found: dict[str, type[msgspec.Struct]] = {}

    def visit(info: inspect.Type) -> None:
        for each in _inside(info):
            if each.__name__ not in found:
                found[each.__name__] = each
                whole = inspect.type_info(each)
                assert isinstance(whole, inspect.StructType)
                for field in whole.fields:
                    visit(field.type)

    for each in types:
        visit(inspect.type_info(each))
    return list(found.values())


def _inside(info: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    """The structures that a value may be, or is a list of."""
    match info:
        case (
            inspect.Metadata(type=inner) | inspect.CollectionType(item_type=inner) | inspect.DictType(value_type=inner)
        ):
            yield from _inside(inner)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            for each in types:
                yield from _inside(each)
        case inspect.StructType(cls=cls):
            yield cls
        case _:
            pass


def kebab(name: str) -> str:
    """`CardPlayed` is `card-played` on the wire and in the message files."""
    return sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
