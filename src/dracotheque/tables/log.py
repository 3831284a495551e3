"""What tables report to whoever runs them: an event by its name, and what belongs to it.

Each server or house says where that goes (`use`); until then it goes to Python's own logging.
"""

import logging
from collections.abc import Callable
from typing import Protocol


class Sink(Protocol):
    """Takes reports; structlog's loggers are such."""

    def warning(self, event: str, **values: object) -> object: ...

    def error(self, event: str, **values: object) -> object: ...


class _Plain:
    """Python's own logging: one line for each report."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(f"dracotheque.{name}")

    def warning(self, event: str, **values: object) -> None:
        self._say(logging.WARNING, event, values)

    def error(self, event: str, **values: object) -> None:
        self._say(logging.ERROR, event, values)

    def _say(self, level: int, event: str, values: dict[str, object]) -> None:
        why = values.pop("exc_info", None)
        told = " ".join(f"{name}={value}" for name, value in values.items())
        self._logger.log(level, "%s %s", event, told, exc_info=why if isinstance(why, BaseException) else bool(why))


MakeSink = Callable[[str], Sink]
_sinks: list[MakeSink] = [_Plain]


def use(make: MakeSink) -> None:
    """From now on, reports go there; it is asked by the name of the room."""
    _sinks[0] = make


class Log:
    """The reports of one room."""

    def __init__(self, room: str) -> None:
        self._room = room

    def warning(self, event: str, **values: object) -> None:
        _sinks[0](self._room).warning(event, **values)

    def error(self, event: str, **values: object) -> None:
        _sinks[0](self._room).error(event, **values)

    def exception(self, event: str, **values: object) -> None:
        """Report what is being handled."""
        self.error(event, exc_info=True, **values)
