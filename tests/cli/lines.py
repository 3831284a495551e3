"""A command line as the tests type it, and what comes of it."""

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Outcome(NamedTuple):
    """What a command said and how it left."""

    status: int
    out: str
    err: str


Draco = Callable[..., Outcome]


def command(tokens: Sequence[str]) -> list[str]:
    """The same command line for a process of its own."""
    return [sys.executable, "-W", "error", "-m", "dracotheque.cli", *tokens]
