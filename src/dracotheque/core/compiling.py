"""What a compiler of this package has to be told, and what it forgets; nothing here needs one."""

import ast
from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from inspect import get_annotations
from pkgutil import get_data
from sys import modules
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**_: object) -> Callable[[Kind], Kind]:
        """`allow_interpreted_subclasses`: a class that is compiled here is extended in plain Python elsewhere."""
        return lambda kind: kind


__all__ = ["field_types", "is_compiled", "mypyc_attr"]


def field_types(kind: type, names: dict[str, Any]) -> dict[str, Any]:
    """The types that a class and its bases declare; `names` are those their modules import for type checkers only."""
    types: dict[str, Any] = {}
    for base in reversed(kind.__mro__[:-1]):
        declared = _written_in_source(base) if is_compiled(base.__module__) else get_annotations(base)
        bare = type(base.__name__, (), {"__annotations__": declared, "__module__": base.__module__})
        types |= get_type_hints(bare, localns=names)
    return types


def is_compiled(module: str) -> bool:
    """Whether this module, which is loaded, runs as machine code."""
    return isinstance(modules[module].__loader__, ExtensionFileLoader)


def _written_in_source(kind: type) -> dict[str, str]:
    """A compiled class has forgotten its annotations; the source it was made from lies beside it."""
    module = modules[kind.__module__]
    package = module.__package__ or ""
    file = "__init__" if module.__name__ == package else module.__name__.rpartition(".")[2]
    source = ast.parse(get_data(package, f"{file}.py") or b"")
    return {
        line.target.id: ast.unparse(line.annotation)
        for statement in source.body
        if isinstance(statement, ast.ClassDef) and statement.name == kind.__name__
        for line in statement.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
