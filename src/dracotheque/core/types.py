"""Whether a move is made of what its type says: integers where it says so, neither floats nor nothing at all.

Whatever arrives as JSON has been read by its types. A program hands over what it likes, and `1.0 == 1 == True`. Which
words and numbers there are is not looked at here: the game has a better reason to refuse those.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec
from msgspec import inspect

Check = Callable[[object], bool]
_SCALARS: Final[dict[type[inspect.Type], type]] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.BoolType: bool,
    inspect.NoneType: type(None),
}


def wrong_field(move: msgspec.Struct) -> str | None:
    """The first field that does not hold what its type declares."""
    for name, check in _fields(type(move)):
        if not check(getattr(move, name)):
            return name
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Check], ...]:
    """The fields of a structure, and how to look at each."""
    declared = inspect.type_info(kind)
    assert isinstance(declared, inspect.StructType)
    return tuple((field.name, _check(field.type)) for field in declared.fields)


def _check(declared: inspect.Type) -> Check:
    match declared:
        case inspect.UnionType(types):
            checks = [_check(part) for part in types]
            return lambda value: any(check(value) for check in checks)
        case inspect.LiteralType(values):
            kinds = frozenset(map(type, values))
            return lambda value: type(value) in kinds
        case inspect.StructType(cls):
            return lambda value: isinstance(value, cls) and wrong_field(value) is None
        case inspect.VarTupleType(item_type):
            item = _check(item_type)
            return lambda value: isinstance(value, tuple) and all(map(item, value))
        case _:
            scalar = _SCALARS[type(declared)]
            return lambda value: type(value) is scalar
