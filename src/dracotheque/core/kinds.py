"""All moves, or all events, of a game: the classes that its modules define, in their order."""

from types import ModuleType
from typing import Any, Union

from dracotheque.core.events import Event
from dracotheque.core.moves import Move


def all_moves(*modules: ModuleType) -> Any:  # Any: a union that no type checker needs to look into
    """The union of the moves that these modules define."""
    return _all_kinds(Move, modules)


def all_events(*modules: ModuleType) -> Any:  # Any: as above
    """The union of the events that these modules define."""
    return _all_kinds(Event, modules)


def _all_kinds(base: type, modules: tuple[ModuleType, ...]) -> Any:
    """Every class with this base, but for those that others of them are made from."""
    found = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, base) and each.__module__ == module.__name__
    ]
    bases = {parent for each in found for parent in each.__mro__[1:]}
    return Union[tuple(each for each in found if each not in bases)]  # noqa: UP007  # as many as there are
