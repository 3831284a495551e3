"""Whether a move is made of what its type says: integers where it says so, neither floats nor nothing at all.

Whatever arrives as JSON has been read by its types. A program hands over what it likes, and `1.0 == 1 == True`.
"""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

Decoder = msgspec.json.Decoder[Any]
_encode: Final = msgspec.json.Encoder().encode
_SCALARS: Final[dict[type[inspect.Type], type]] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.NoneType: type(None),
}


def wrong_field(move: msgspec.Struct) -> str | None:
    """The first field that does not hold what its type declares."""
    for name, kinds, decoder in _fields(type(move)):
        value = getattr(move, name)
        if type(value) not in kinds if decoder is None else not _reads_back(value, decoder):
            return name
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, frozenset[type], Decoder | None], ...]:
    """The fields of a structure: the types of a plain value, or who can read a value that is more than that."""
    declared = inspect.type_info(kind)
    assert isinstance(declared, inspect.StructType)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    found = []
    for field in declared.fields:
        kinds = _kinds(field.type)
        found.append((field.name, kinds, None if kinds else msgspec.json.Decoder(types[field.name])))
    return tuple(found)


def _kinds(declared: inspect.Type) -> frozenset[type]:
    """What a plain value may be; nothing where it has parts."""
    if isinstance(declared, inspect.LiteralType):
        return frozenset(map(type, declared.values))
    if isinstance(declared, inspect.UnionType):
        kinds = [_kinds(part) for part in declared.types]
        return frozenset().union(*kinds) if all(kinds) else frozenset()
    return frozenset({_SCALARS[type(declared)]}) if type(declared) in _SCALARS else frozenset()


def _reads_back(value: object, decoder: Decoder) -> bool:
    """Whether a value with parts comes out of its JSON form as it went in."""
    try:
        text = _encode(value)
        again = decoder.decode(text)
        return type(again) is type(value) and again == value and _encode(again) == text
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError, OverflowError):
        return False
