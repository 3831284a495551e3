"""Fields: each is declared once, with its type and its start; how it is copied follows from its type.

`Fields` writes the methods that would name every field again, as straight lines of Python, as fast as if somebody had
typed them: `clone`, `clear`, and those that reset a part of the fields, as `clear_gambit` does.
For the compiled engines `tools.compiled` writes the same lines into the sources.
"""

from collections.abc import Callable, Mapping
from inspect import get_annotations
from types import FunctionType, NoneType, UnionType
from typing import Any, ClassVar, Final, Literal, NewType, TypeVar, Union, get_args, get_origin, overload

import msgspec

from dracotheque.core.compiling import is_compiled

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])

ALWAYS: Final = object()
"""The field is part of every save."""
SHARED: Final = frozenset({int, str, bool, float, bytes, object, NoneType, tuple, frozenset, Literal, Callable, range})
"""What two copies may have in common: nothing of it ever changes."""


class Field:
    """What a declaration says about a field besides its type."""

    def __init__(self, start: object, reset: str, unsaved: object, keepsake: bool) -> None:
        self.start = start
        self.resets = reset.split()
        self.unsaved = unsaved
        self.keepsake = keepsake


@overload
def field(start: Callable[[Any], T], *, reset: str = "", unsaved: object = ALWAYS, keepsake: bool = False) -> T: ...
@overload
def field(start: T, *, reset: str = "", unsaved: object = ALWAYS, keepsake: bool = False) -> T: ...
def field(start: object, *, reset: str = "", unsaved: object = ALWAYS, keepsake: bool = False) -> object:
    """Declare a field by its start, or by a function of the state that makes it.

    `reset="clear_gambit"`: that method puts it back to its start. `unsaved=()`: a save leaves it out while it holds
    this value, so that a save from before it existed is as good. `keepsake=True`: it changes nothing in the game; a
    save has it, the fingerprint does not.
    """
    return Field(start, reset, unsaved, keepsake)


def written(method: F) -> F:
    """Mark a method that `Fields` writes: its lines follow from the fields."""
    method.__written__ = True  # type: ignore[attr-defined]
    return method


class Fields(type):
    """The kind of a class whose fields are declared once; also of the parts such a class is made of."""

    own_fields: tuple[str, ...]
    """What the class adds to the fields of its bases."""
    unsaved: Mapping[str, object]
    """Fields that a save leaves out while they hold this value."""
    keepsakes: frozenset[str]
    """Fields that change nothing in the game: a save has them, the fingerprint does not."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "Fields":
        inherited = all_fields(bases)
        declared = {each: kind for each, kind in declared_types(namespace).items() if not is_class_variable(kind)}
        starts = {each: namespace.pop(each) for each in declared if each in namespace}
        own = {each: kind for each, kind in declared.items() if each not in inherited}
        namespace["__slots__"] = tuple(sorted(own))
        made = super().__new__(cls, name, bases, namespace)
        complete(made, own, starts)
        return made


def complete(kind: type, own: Mapping[str, Any], starts: Mapping[str, object]) -> None:
    """Write the methods of a class, and say what its saves have of each field."""
    kind.own_fields = tuple(sorted(own))  # type: ignore[attr-defined]
    kind.own_types = dict(own)  # type: ignore[attr-defined]
    kind.own_starts = declared = {  # type: ignore[attr-defined]
        name: start if isinstance(start, Field) else Field(start, "", ALWAYS, False) for name, start in starts.items()
    }
    unsaved = {name: each.unsaved for name, each in declared.items() if each.unsaved is not ALWAYS}
    kind.unsaved = {**getattr(kind, "unsaved", {}), **unsaved}  # type: ignore[attr-defined]
    keepsakes = frozenset(name for name, each in declared.items() if each.keepsake)
    kind.keepsakes = getattr(kind, "keepsakes", frozenset()) | keepsakes  # type: ignore[attr-defined]
    if not own and not starts:
        return
    for part in own.values():
        if isinstance(part, type) and hasattr(part, "own_fields"):
            complete_all(part)
    values = {f"start_of_{name}": each.start for name, each in all_starts(kind).items()}
    values |= {f"part_{name}": each for name, each in all_types(kind).items() if is_plain_part(each)}
    values["base"] = compiled_base(kind)
    for name, lines in methods(kind).items():
        found = vars(kind).get(name)
        if found is None or hasattr(found, "__written__"):
            setattr(kind, name, _method(kind, name, lines, values, found))


def methods(kind: type) -> dict[str, list[str]]:
    """The lines of every method that follows from the fields of a class and of its bases."""
    types = all_types(kind)
    starts = all_starts(kind)
    is_based = compiled_base(kind) is not None
    found = {
        "clone": [
            "other = base.clone(self)" if is_based else "other = self.__class__()",
            *(line for name, kind in types.items() for line in _copy(name, kind)),
            "return other",
        ],
        "clear": ["base.clear(self)" if is_based else "pass"],
    }
    for name, each in starts.items():
        for method in ("clear", *each.resets):
            found.setdefault(method, []).append(_start(name, types.get(name, object), each.start))
    return found


def compiled_base(kind: type) -> type | None:
    """The nearest base that runs as machine code, and has its methods already."""
    return next((base for base in kind.__mro__ if "own_fields" in vars(base) and "own_types" not in vars(base)), None)


def copies(types: Mapping[str, Any]) -> list[str]:
    """How each of these fields is copied."""
    return [f"other.{name} = {copied(kind, f'self.{name}')}" for name, kind in types.items()]


def _copy(name: str, kind: Any) -> list[str]:
    """The same in plain Python, where a call is dear: a part is copied field by field on the spot."""
    if not is_plain_part(kind):
        return copies({name: kind})
    inner = [f"copy.{each} = {copied(own, f'part.{each}')}" for each, own in all_types(kind).items()]
    return [f"part = self.{name}; copy = other.{name} = part_{name}()", *inner]


def is_plain_part(kind: Any) -> bool:
    """Whether this is a class of plain Python whose `clone` follows from its fields."""
    return isinstance(kind, type) and "own_types" in vars(kind) and hasattr(vars(kind).get("clone"), "__written__")


def copied(kind: Any, value: str) -> str:  # Any: whatever stands in an annotation
    """How a value of this type is copied, as Python; what never changes is shared."""
    if is_shared(kind):
        return value
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin is list and not all(map(is_shared, inner)):
        return (
            f"list(map(list.copy, {value}))" if get_origin(inner[0]) is list else f"[each.clone() for each in {value}]"
        )
    if origin is list:
        return f"{value}.copy()"
    if origin in (dict, set) and all(map(is_shared, inner)):
        return f"{value}.copy()"
    if origin in (Union, UnionType) and NoneType in inner:
        (other,) = (each for each in inner if each is not NoneType)
        return f"None if {value} is None else {copied(other, value)}"
    if all(hasattr(each, "clone") for each in (inner if origin in (Union, UnionType) else (origin,))):
        return f"{value}.clone()"
    raise TypeError(f"{value}: nobody knows how a {kind} is copied")


def is_shared(kind: Any) -> bool:
    """Whether two copies may have such a value in common."""
    if isinstance(kind, NewType):
        return is_shared(kind.__supertype__)
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, UnionType, tuple, frozenset):
        return all(map(is_shared, inner))
    if origin in SHARED or kind is ... or get_origin(kind) is Literal:
        return True
    return isinstance(origin, type) and issubclass(origin, msgspec.Struct) and origin.__struct_config__.frozen


def complete_all(kind: type) -> None:
    """Do the same for classes of plain Python on a compiled base, which `Fields` has not made."""
    for base in reversed(kind.__mro__[:-1]):
        if "own_fields" not in vars(base) and not is_compiled(base.__module__):
            inherited = all_fields(base.__mro__[1:])
            declared = {name: each for name, each in get_annotations(base).items() if not is_class_variable(each)}
            starts = {name: vars(base)[name] for name in declared if name in vars(base)}
            for name in starts:
                delattr(base, name)
            complete(base, {name: each for name, each in declared.items() if name not in inherited}, starts)


def looks_at(fields: Mapping[str, str]) -> Callable[[object], dict[str, object]]:
    """A function that reads these fields of a state, each with the part it lies in, if in any."""
    pairs = ", ".join(f"{name!r}: s.{part}{'.' if part else ''}{name}" for name, part in fields.items())
    return _made("look", f"def look(s):\n    return {{{pairs}}}", {})


def fills_in(fields: Mapping[str, str], parts: Mapping[str, type]) -> Callable[[object, object], None]:
    """A function that gives a state these fields of what was saved, and its parts."""
    lines = [f"{part} = s.{part} = new_{part}()" for part in parts]
    lines += [f"{part or 's'}.{name} = saved.{name}" for name, part in fields.items()]
    new = {f"new_{part}": kind for part, kind in parts.items()}
    return _made("fill", "def fill(s, saved):\n    " + "\n    ".join(lines), new)


def fresh(kind: type[T], **starts: object) -> T:
    """A part of a state, at its start; of fields that begin otherwise in this game, with these values."""
    part = kind()
    part.clear()  # type: ignore[attr-defined]
    for name, start in starts.items():
        setattr(part, name, start)
    return part


def all_types(kind: type) -> dict[str, Any]:
    """The fields of a class and its bases with their types, bases first."""
    return {name: kind for base in reversed(kind.__mro__) for name, kind in vars(base).get("own_types", {}).items()}


def all_starts(kind: type) -> dict[str, Field]:
    """What a class and its bases declare; a class may give a field of its base another start."""
    return {name: each for base in reversed(kind.__mro__) for name, each in vars(base).get("own_starts", {}).items()}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of all fields, those of the bases first, each class's in the order of the alphabet."""
    return tuple(name for base in reversed(kind.__mro__) for name in own_fields(base))


def own_fields(kind: type) -> tuple[str, ...]:
    """The names of the fields that a class adds to those of its bases."""
    names: tuple[str, ...] = vars(kind).get("own_fields", ())
    return names


def all_fields(bases: tuple[type, ...]) -> set[str]:
    """The names of all fields of these classes and their bases."""
    return {name for base in bases for name in field_names(base)}


def declared_types(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The annotations of a class that is being made."""
    if "__annotations__" in namespace:
        return dict(namespace["__annotations__"])
    try:
        from annotationlib import (  # type: ignore[import-not-found]  # noqa: PLC0415  # from Python 3.14 on, which looks when asked
            Format,
            call_annotate_function,
            get_annotate_from_class_namespace,
        )
    except ImportError:
        return {}
    annotate = get_annotate_from_class_namespace(namespace)
    return {} if annotate is None else call_annotate_function(annotate, Format.FORWARDREF)


def is_class_variable(kind: Any) -> bool:
    return get_origin(kind) is ClassVar or kind is ClassVar


def _start(name: str, kind: Any, start: object) -> str:
    if callable(start):
        return f"self.{name} = start_of_{name}(self)"
    if type(start) in (int, bool, str, NoneType) or start == ():
        return f"self.{name} = {start!r}"
    return f"self.{name} = {copied(kind, f'start_of_{name}')}"


def _method(kind: type, name: str, lines: list[str], values: dict[str, object], found: object) -> FunctionType:
    source = f"def {name}(self):\n    " + "\n    ".join(lines)
    method = _made(name, source, values, f"<fields of {kind.__qualname__}>")
    method.__qualname__ = f"{kind.__qualname__}.{name}"
    method.__module__ = kind.__module__
    method.__doc__ = getattr(found, "__doc__", None)
    return written(method)


def _made(name: str, source: str, values: Mapping[str, object], where: str = "<fields>") -> FunctionType:
    space = dict(values)
    exec(compile(source, where, "exec"), space)  # our own lines
    made: FunctionType = space[name]  # type: ignore[assignment]
    return made
