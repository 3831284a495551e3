"""What a compiler of this package has to be told, and what it forgets; nothing here needs one."""

import ast
from collections.abc import Callable
from functools import cache
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


def is_compiled(module: str) -> bool:
    """Whether this module runs as machine code."""
    return isinstance(getattr(modules.get(module), "__loader__", None), ExtensionFileLoader)


def field_types(kind: type, names: dict[str, Any]) -> dict[str, Any]:
    """The types that a class and its bases declare; `names` are those their modules import for type checkers only."""
    types: dict[str, Any] = {}
    for base in reversed(kind.__mro__[:-1]):
        declared = get_annotations(base)
        if is_compiled(base.__module__):
            for line in _source(base):
                match line:
                    case ast.AnnAssign(ast.Name(name), annotation):
                        declared[name] = ast.unparse(annotation)
        bare = type(base.__name__, (), {"__annotations__": declared, "__module__": base.__module__})
        types |= get_type_hints(bare, localns=names)
    return types


@cache
def _source(kind: type) -> list[ast.stmt]:
    """What a compiled class was made from: it has forgotten its annotations, its source lies beside it."""
    module = modules[kind.__module__]
    package = module.__package__ or ""
    file = "__init__" if module.__name__ == package else module.__name__.rpartition(".")[2]
    tree = ast.parse(get_data(package, f"{file}.py") or b"")
    return next((node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__), [])
