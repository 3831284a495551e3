"""All moves, or all events, of a game: the classes that its modules define, in their order."""

from types import ModuleType
from typing import Any, Union


def all_kinds(base: type, *modules: ModuleType) -> Any:  # Any: a union that no type checker needs to look into
    """The union of every class with this base that these modules define."""
    found = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, base) and each.__module__ == module.__name__
    ]
    return Union[tuple(found)]  # noqa: UP007  # as many as there are
