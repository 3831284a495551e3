"""Kinds: what a value is (a seat, a card, a colour…), from which follows how it is named."""

from functools import cache
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec


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
